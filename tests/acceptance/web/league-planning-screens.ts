import type { Page } from 'playwright-core';
import { main, weekPicker } from './page-parts.ts';
import { admins, dialog, NO_FIXTURES, type Screen, WEEKS } from './screen.ts';

const TABLE = {
  read: '/api/leaderboards/standings',
  failed: 'Puan durumu yüklenirken bir hata oluştu.',
  rest: (page: Page) => main(page).getByRole('button', { name: 'Kaydet' }),
};

const WEEK = '/admin/weekly-fixtures';

/** The screens on which the season is planned: the matches of a week, and what opens over them. */
export const LEAGUE_PLANNING_SCREENS: readonly Screen[] = [
  admins({
    name: 'admin-weekly-fixtures',
    path: `${WEEK}?week=8`,
    filled: (page) => main(page).getByText(/^\d+\. hafta · 6 maç$/),
    empty: NO_FIXTURES,
    parts: [
      {
        read: '/api/matches/week/8',
        failed: 'Maçlar alınamadı',
        itself: (page) => main(page).getByRole('button', { name: 'Haftayı taşı' }),
        rest: weekPicker,
      },
      { ...WEEKS, rest: (page) => main(page).getByRole('button', { name: 'Haftayı taşı' }) },
    ],
    nonsense: ['week=-1', 'week=abc', 'week=1e9', 'match=<b>&open=delete', 'open=constructor', 'open=schedule'],
  }),
  admins({ name: 'admin-weekly-fixtures-move', path: `${WEEK}?week=8&open=move`, filled: dialog, isDialog: true }),
  admins({ name: 'admin-weekly-fixtures-add', path: `${WEEK}?week=8&open=add`, filled: dialog, isDialog: true }),
  admins({
    name: 'admin-weekly-fixtures-delete',
    path: ({ planned }) => `${WEEK}?week=${planned.week}&match=${planned._id}&open=delete`,
    filled: (page) => page.getByRole('alertdialog'),
    isDialog: true,
  }),
  admins({
    name: 'admin-league-plan',
    path: '/admin/league-plan',
    filled: (page) => main(page).getByRole('button', { name: '66 maçı sil' }),
    empty: 'Haftaları göster',
    parts: [{ read: '/api/matches', failed: 'Maçlar alınamadı' }],
    nonsense: ['open=constructor', 'open[]=delete', 'open=move'],
  }),
  admins({
    name: 'admin-league-plan-delete',
    path: '/admin/league-plan?open=delete',
    filled: (page) => page.getByRole('alertdialog'),
    isDialog: true,
  }),
  admins({
    name: 'admin-import',
    path: '/admin/import',
    filled: (page) => main(page).getByRole('button', { name: 'Satırları göster' }),
    empty: 'Satırları göster',
    nonsense: ['file=x', 'open=__proto__'],
  }),
  admins({
    name: 'admin-ranking-rules',
    path: '/admin/ranking-rules',
    filled: (page) => main(page).getByText('Bu kurallarla kimsenin yeri değişmez.'),
    empty: 'Tabloda henüz takım yok.',
    parts: [{ ...TABLE, read: '/api/leaderboards/standings/preview', failed: 'Önizleme alınamadı.' }],
  }),
  admins({
    name: 'admin-playoff-settings',
    path: '/admin/playoff-settings',
    filled: (page) => main(page).getByText('Bugün play-off oynayacak 6 takım'),
    empty: 'Tabloda henüz takım yok.',
    parts: [TABLE],
  }),
  admins({
    name: 'admin-relegation-settings',
    path: '/admin/relegation-settings',
    filled: (page) => main(page).getByText('12', { exact: true }),
    empty: 'Tabloda henüz takım yok.',
    parts: [TABLE],
  }),
];
