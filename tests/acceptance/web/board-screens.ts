import { LONG } from './nonsense.ts';
import { main } from './page-parts.ts';
import { type Screen, visitors } from './screen.ts';

/** The three leaderboards. */
export const BOARDS: readonly Screen[] = (
  [
    ['goals', 'Henüz Gol Yok'],
    ['assists', 'Henüz Asist Yok'],
    ['saves', 'Henüz Kurtarış Yok'],
  ] as const
).map(([board, empty]) =>
  visitors({
    name: `leaderboards-${board}`,
    path: `/leaderboards/${board}`,
    filled: (page) =>
      main(page)
        .filter({ has: page.getByRole('list', { name: 'İlk üç' }) })
        .getByRole('rowheader')
        .nth(5),
    empty,
    parts: [
      {
        read: `/api/players/leaders/${board}`,
        failed: 'Veriler yüklenirken bir hata oluştu.',
        rest: (page) => main(page).getByRole('link', { name: 'Kurtarış', exact: true }),
      },
    ],
    nonsense: ['season=0', 'season=-1', 'season=1.5', 'season=abc', 'season[$gt]=', 'season=99999', `season=${LONG}`],
  }),
);
