import { achievements } from './administration/achievements.ts';
import { addresses } from './administration/addresses.ts';
import { calls } from './administration/calls.ts';
import { constants } from './administration/constants.ts';
import { controlPanel } from './administration/control-panel.ts';
import { fields } from './administration/fields.ts';
import { matchDays } from './administration/match-days.ts';
import { officialSentences } from './administration/official-sentences.ts';
import { officials } from './administration/officials.ts';
import { records } from './administration/records.ts';
import { rights } from './administration/rights.ts';
import { screens } from './administration/screens.ts';
import { sentences } from './administration/sentences.ts';
import { squads } from './administration/squads.ts';
import type { CoverageChapter } from './coverage-row.ts';

/** Administration and officials: their screens, calls, rights and constants. */
export const administration: readonly CoverageChapter[] = [
  ...addresses,
  ...screens,
  ...squads,
  ...officials,
  ...matchDays,
  ...controlPanel,
  ...achievements,
  ...records,
  ...fields,
  ...rights,
  ...calls,
  ...sentences,
  ...officialSentences,
  ...constants,
];
