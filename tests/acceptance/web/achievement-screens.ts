import { LONG } from './nonsense.ts';
import { main } from './page-parts.ts';
import { LONG_ACHIEVEMENT, NEVER_GIVEN } from './sample-achievements.ts';
import { OWN_GAMERTAG } from './sample-officials.ts';
import { admins, dialog, type Screen, visitors } from './screen.ts';

const FAILED = 'Veriler yüklenemedi.';
const NONSENSE = [
  'tab=x',
  'tab[]=assign',
  'type=referee',
  'type=__proto__',
  'category=<b>',
  'open=edit',
  'open=constructor',
  'open=delete&of=../x',
  `of=${LONG}`,
];

/** The admin's page about achievements, and what opens over it. */
export const ACHIEVEMENT_SCREENS: readonly Screen[] = [
  admins({
    name: 'admin-achievements',
    path: '/admin/achievements',
    filled: (page) => main(page).getByText(NEVER_GIVEN, { exact: true }),
    empty: 'Henüz başarım yok',
    parts: [{ read: '/api/achievements', failed: FAILED }],
    nonsense: NONSENSE,
  }),
  admins({
    name: 'admin-achievements-assign',
    path: '/admin/achievements?tab=assign',
    filled: (page) => main(page).getByText('5. hafta', { exact: true }),
    empty: 'Henüz verilmiş ödül yok',
    parts: [{ read: '/api/achievements', failed: FAILED }],
  }),
  admins({
    name: 'admin-achievements-new',
    path: '/admin/achievements?open=new',
    filled: dialog,
    isDialog: true,
  }),
  admins({
    name: 'admin-achievements-delete',
    path: '/admin/achievements',
    filled: (page) => page.getByRole('alertdialog').getByRole('listitem').first(),
    isDialog: true,
    open: async (page) => {
      await main(page).getByRole('button', { name: 'Sil: Haftanın Oyuncusu' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  admins({
    name: 'admin-achievements-award',
    path: '/admin/achievements?tab=assign&open=assign',
    filled: (page) => dialog(page).getByRole('combobox', { name: 'Oyuncu' }),
    isDialog: true,
    open: async (page) => {
      await dialog(page).getByRole('combobox', { name: 'Başarım' }).fill('gol kralı');
    },
  }),
  admins({
    name: 'admin-achievements-withdraw',
    path: '/admin/achievements?tab=assign',
    filled: (page) => page.getByRole('alertdialog'),
    isDialog: true,
    open: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Geri al: / })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
];

/** The achievements of a player and of a team. */
export const AWARD_SCREENS: readonly Screen[] = [
  visitors({
    name: 'profile-achievements',
    path: `/profile/${OWN_GAMERTAG}?tab=achievements`,
    filled: (page) => main(page).getByText(LONG_ACHIEVEMENT, { exact: true }),
    parts: [
      {
        read: '/api/achievements/player/*',
        failed: 'Başarımlar yüklenemedi',
        rest: (page) => main(page).getByRole('link', { name: 'Genel bakış' }),
      },
    ],
  }),
  visitors({
    name: 'team-achievements',
    path: ({ match }) => `/team/${match.homeTeam._id}?tab=achievements&view=timeline`,
    filled: (page) => main(page).getByText('Süper Kupa', { exact: true }),
    parts: [
      {
        read: '/api/achievements/team/*',
        failed: 'Başarımlar yüklenemedi',
        rest: (page) => main(page).getByRole('link', { name: 'Takım Kadrosu' }),
      },
    ],
  }),
];
