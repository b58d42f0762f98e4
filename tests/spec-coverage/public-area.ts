import type { CoverageChapter } from './coverage-row.ts';
import { frame } from './public/frame.ts';
import { lists } from './public/lists.ts';
import { matches } from './public/matches.ts';
import { people } from './public/people.ts';
import { rights } from './public/rights.ts';
import { things } from './public/things.ts';

/** The public and player area: what visitors and players see, and which calls answer it. */
export const publicArea: readonly CoverageChapter[] = [...frame, ...lists, ...matches, ...people, ...things, ...rights];
