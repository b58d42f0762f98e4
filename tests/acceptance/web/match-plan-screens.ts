import { LONG } from './nonsense.ts';
import { main } from './page-parts.ts';
import { admins, dialog, type Facts, NO_FIXTURES, type Screen } from './screen.ts';

/** The address at which this is open for a match that has both officials. */
const opened =
  (open: string) =>
  ({ planned }: Facts): string =>
    `/admin/match-plan?week=${planned.week}&match=${planned._id}&open=${open}`;

/** The plan of the matches, and what opens over it. */
export const MATCH_PLAN_SCREENS: readonly Screen[] = [
  admins({
    name: 'admin-match-plan',
    path: '/admin/match-plan',
    filled: (page) => main(page).getByText('66 maç', { exact: true }),
    empty: NO_FIXTURES,
    parts: [{ read: '/api/matches', failed: 'Maçlar yüklenemedi.' }],
    nonsense: [
      'q[]=x',
      `q=${LONG}`,
      'status=drop',
      'status=__proto__',
      'week=-1',
      'week=abc',
      'week=1e9',
      'missing=1',
      'missing[]=true',
      'match=../../x',
      'match=<b>&open=referee',
      'open=referee',
      'match=x&open=constructor',
    ],
  }),
  admins({
    name: 'admin-match-plan-week',
    path: ({ planned }) => `/admin/match-plan?week=${planned.week}&missing=true`,
    filled: (page) => main(page).getByRole('button', { name: 'Temizle' }),
  }),
  admins({
    name: 'admin-match-plan-officials',
    path: ({ planned }) => `/admin/match-plan?week=${planned.week}&status=scheduled`,
    filled: (page) => main(page).getByRole('button', { name: /^Kaldır: Yayıncı/ }),
  }),
  admins({ name: 'admin-match-plan-schedule', path: opened('schedule'), filled: dialog, isDialog: true }),
  admins({ name: 'admin-match-plan-referee', path: opened('referee'), filled: dialog, isDialog: true }),
  admins({ name: 'admin-match-plan-broadcaster', path: opened('broadcaster'), filled: dialog, isDialog: true }),
  admins({
    name: 'admin-match-plan-remove',
    path: opened('remove-referee'),
    filled: (page) => page.getByRole('alertdialog'),
    isDialog: true,
  }),
];
