import type { CoverageChapter } from './coverage-row.ts';

/** Administration and officials: their screens, calls, rights and constants. */
export const administration: readonly CoverageChapter[] = [
  {
    title: 'Teams',
    rows: [
      {
        says: 'An admin withdraws a team from the season.',
        tests: ['command-api/season/withdrawals.test.ts › withdrawing a team'],
      },
    ],
  },
];
