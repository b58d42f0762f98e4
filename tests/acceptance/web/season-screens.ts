import type { Page } from 'playwright-core';
import { main } from './page-parts.ts';
import { type Screen, visitors } from './screen.ts';

/** A search means nothing to these pages. */
const NONSENSE = ['season=2', 'n[$gt]=', 'week=7', 'view=away'];

const part = (page: Page, title: string) => main(page).getByRole('heading', { name: title });

/** The archive of seasons, and the page of one. The sample plays its first season. */
export const SEASON_SCREENS: readonly Screen[] = [
  visitors({
    name: 'seasons',
    path: '/seasons',
    filled: (page) => main(page).getByRole('article').filter({ hasText: 'Lider: ' }),
    empty: 'Henüz fikstür yok',
    parts: [{ read: '/api/seasons', failed: 'Sezonlar yüklenirken bir hata oluştu.' }],
    nonsense: NONSENSE,
  }),
  visitors({
    name: 'season',
    path: '/seasons/1',
    // Each part may come first.
    filled: (page) =>
      main(page)
        .filter({ has: page.getByText('Sürüyor', { exact: true }) })
        .filter({ has: page.getByText('11. hafta', { exact: true }) })
        .filter({ has: page.getByRole('listitem').filter({ hasText: 'kurtarış' }) })
        .filter({ has: page.getByRole('listitem').filter({ hasText: 'Gol Kralı' }) })
        .getByRole('rowheader')
        .nth(11),
    empty: 'Bu sezonda maç yok.',
    parts: [
      {
        read: '/api/leaderboards/standings',
        failed: 'Puan durumu yüklenirken bir hata oluştu.',
        itself: (page) => main(page).getByRole('rowheader').nth(11),
        rest: (page) => part(page, 'Sonuçlar'),
      },
      {
        read: '/api/matches',
        failed: 'Maçlar alınamadı',
        itself: (page) => main(page).getByText('11. hafta', { exact: true }),
        rest: (page) => main(page).getByRole('rowheader').nth(11),
      },
      {
        read: '/api/players/leaders/saves',
        failed: 'Veriler yüklenirken bir hata oluştu.',
        rest: (page) => part(page, 'Kurtarış Krallığı'),
      },
      {
        read: '/api/achievements/season/1',
        failed: 'Başarımlar yüklenemedi',
        itself: (page) => main(page).getByText('Gol Kralı', { exact: true }),
        rest: (page) => part(page, 'Sonuçlar'),
      },
      {
        read: '/api/seasons',
        failed: 'Sezonlar yüklenirken bir hata oluştu.',
        itself: (page) => main(page).getByText('Eşit puanda sıra', { exact: true }),
        rest: (page) => main(page).getByRole('rowheader').nth(11),
      },
    ],
    nonsense: NONSENSE,
  }),
  visitors({
    name: 'season-not-found',
    path: '/seasons/99',
    filled: (page) => main(page).getByRole('link', { name: 'Sezonlara bak' }),
    isNotFound: true,
    isRefused: true,
  }),
];
