import type { CoverageChapter } from './coverage-row.ts';

/** The public and player area: what visitors and players see, and which calls answer it. */
export const publicArea: readonly CoverageChapter[] = [
  {
    title: 'Seasons',
    rows: [
      {
        says: "A league without a season says 'Henüz Sezon Yok'.",
        rows: ['tests/acceptance/web/season-texts.test.ts: Henüz Sezon Yok'],
      },
    ],
  },
];
