import { calls } from './administration/calls.ts';
import { officials } from './administration/officials.ts';
import { records } from './administration/records.ts';
import { screens } from './administration/screens.ts';
import { sentences } from './administration/sentences.ts';
import type { CoverageChapter } from './coverage-row.ts';

/** Administration and officials: their screens, calls, rights and constants. */
export const administration: readonly CoverageChapter[] = [
  ...screens,
  ...officials,
  ...records,
  ...calls,
  ...sentences,
];
