import type { CoverageChapter } from './coverage-row.ts';
import { achievements } from './public/achievements.ts';
import { calls } from './public/calls.ts';
import { constants } from './public/constants.ts';
import { frame } from './public/frame.ts';
import { lists } from './public/lists.ts';
import { matches } from './public/matches.ts';
import { people } from './public/people.ts';
import { rights } from './public/rights.ts';
import { sentences } from './public/sentences.ts';
import { things } from './public/things.ts';

/** The public and player area: what visitors and players see, and which calls answer it. */
export const publicArea: readonly CoverageChapter[] = [
  ...frame,
  ...lists,
  ...matches,
  ...people,
  ...things,
  ...achievements,
  ...rights,
  ...calls,
  ...sentences,
  ...constants,
];
