import { LONG } from './nonsense.ts';
import { main } from './page-parts.ts';
import { admins, dialog, NO_FIXTURES, type Screen } from './screen.ts';

const FAILED = 'Veriler yüklenemedi.';

/** The control panel of the season, and what opens over it. */
export const CONTROL_PANEL_SCREENS: readonly Screen[] = [
  admins({
    name: 'admin-control-panel',
    path: '/admin/control-panel',
    filled: (page) => main(page).getByText('66 maç', { exact: true }),
    empty: NO_FIXTURES,
    parts: [
      {
        read: '/api/admin/dashboard-stats',
        failed: FAILED,
        itself: (page) => main(page).getByRole('region', { name: 'Sayılarla sezon' }),
        rest: (page) => main(page).getByText('66 maç', { exact: true }),
      },
      {
        read: '/api/matches',
        failed: FAILED,
        rest: (page) => main(page).getByRole('region', { name: 'Sayılarla sezon' }),
      },
    ],
    nonsense: [
      'tab=x',
      'tab=__proto__',
      'tab[]=system',
      'q[]=x',
      `q=${LONG}`,
      'status=drop',
      'week=1e9',
      'missing=1',
      'match=../../x',
      'match=<b>',
      'open=constructor',
      `open=${LONG}`,
    ],
  }),
  admins({
    name: 'admin-control-panel-result',
    path: ({ match }) => `/admin/control-panel?week=${match.week}&match=${match._id}`,
    filled: dialog,
    isDialog: true,
  }),
  admins({
    name: 'admin-control-panel-system',
    path: '/admin/control-panel?tab=system',
    filled: (page) => main(page).getByRole('button', { name: 'Yeni sezonu başlat' }),
    parts: [
      {
        read: '/api/admin/season-acts',
        failed: FAILED,
        rest: (page) => main(page).getByRole('region', { name: 'Sayılarla sezon' }),
      },
    ],
  }),
  ...['statistics', 'transfers', 'season', 'matches'].map((act) =>
    admins({
      name: `admin-control-panel-${act}`,
      path: `/admin/control-panel?tab=system&open=${act}`,
      filled: (page) => page.getByRole('alertdialog').getByRole('listitem').first(),
      isDialog: true,
    }),
  ),
];
