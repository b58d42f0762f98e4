import { LONG } from './nonsense.ts';
import { main } from './page-parts.ts';
import { OWN_GAMERTAG } from './sample-officials.ts';
import { admins, dialog, type Screen, visitors } from './screen.ts';

const FAILED = 'Veriler yüklenemedi.';
const OPEN = ['open=../x', 'open=<b>', 'open[]=new', 'open=__proto__', `open=${LONG}`, 'open={"a":1}'];

/** The admin's pages about referees and broadcasters, and what opens over them. */
export const OFFICIAL_SCREENS: readonly Screen[] = [
  admins({
    name: 'admin-simple-referees',
    path: '/admin/simple-referees',
    filled: (page) => main(page).getByText('Derbilere verilmesin', { exact: false }),
    empty: 'Henüz atanmış hakem bulunmuyor.',
    parts: [{ read: '/api/simple-referees', failed: FAILED }],
    nonsense: OPEN,
  }),
  admins({
    name: 'admin-simple-referees-new',
    path: '/admin/simple-referees?open=new',
    filled: dialog,
    isDialog: true,
  }),
  admins({
    name: 'admin-simple-referees-dismiss',
    path: '/admin/simple-referees',
    filled: (page) => page.getByRole('alertdialog'),
    isDialog: true,
    open: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Kaldır: / })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  admins({
    name: 'admin-simple-broadcasters',
    path: '/admin/simple-broadcasters',
    filled: (page) => main(page).getByText('Karadeniz Fırtınası', { exact: false }),
    empty: 'Henüz atanmış yayıncı bulunmuyor.',
    parts: [{ read: '/api/simple-broadcasters', failed: FAILED }],
    nonsense: OPEN,
  }),
  admins({
    name: 'admin-simple-broadcasters-new',
    path: '/admin/simple-broadcasters?open=new',
    filled: dialog,
    isDialog: true,
  }),
  admins({
    name: 'admin-management',
    path: '/admin/management',
    filled: (page) => main(page).getByRole('button', { name: `Onayla: ${OWN_GAMERTAG}` }),
    empty: 'Henüz hakem ya da hakemlik başvurusu bulunmuyor.',
    parts: [{ read: '/api/admin/referees', failed: FAILED }],
    nonsense: ['tab=x', 'tab[]=broadcasters', 'tab=__proto__', `tab=${LONG}`],
  }),
  admins({
    name: 'admin-management-broadcasters',
    path: '/admin/management?tab=broadcasters',
    filled: (page) => main(page).getByText('Karadeniz Fırtınası', { exact: false }),
    empty: 'Henüz yayıncı ya da yayıncılık başvurusu bulunmuyor.',
    parts: [
      {
        read: '/api/admin/broadcasters',
        failed: FAILED,
        rest: (page) => main(page).getByRole('link', { name: 'Yayıncılar', exact: true }),
      },
    ],
  }),
  admins({
    name: 'admin-management-matches',
    path: '/admin/management?tab=matches',
    filled: (page) =>
      main(page)
        .getByRole('button', { name: /^Görevliler: / })
        .first(),
    empty: 'Oynanacak maç yok.',
    parts: [{ read: '/api/matches', failed: FAILED }],
  }),
];

/** The own profile, with what its player alone sees. */
export const OWN_PROFILE_SCREENS: readonly Screen[] = [
  visitors({
    name: 'profile-own',
    path: `/profile/${encodeURIComponent(OWN_GAMERTAG)}`,
    as: 'player',
    filled: (page) => main(page).getByText('Başvurunuz yönetici onayı bekliyor.', { exact: true }),
  }),
  visitors({
    name: 'profile-own-application',
    path: `/profile/${encodeURIComponent(OWN_GAMERTAG)}`,
    as: 'player',
    filled: dialog,
    isDialog: true,
    open: async (page) => {
      await main(page).getByRole('button', { name: 'Yayıncılığa başvur' }).click();
      await dialog(page).getByRole('combobox', { name: 'Platform' }).waitFor();
    },
  }),
  visitors({
    name: 'profile-own-application-referee',
    path: `/profile/${encodeURIComponent(OWN_GAMERTAG)}`,
    as: 'player',
    filled: dialog,
    isDialog: true,
    open: async (page) => {
      await main(page).getByRole('button', { name: 'Başvuruyu değiştir' }).click();
      await dialog(page).getByRole('combobox', { name: 'Seviye' }).waitFor();
    },
  }),
];
