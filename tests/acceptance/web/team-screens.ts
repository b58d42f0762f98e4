import { LONG } from './nonsense.ts';
import { main } from './page-parts.ts';
import { admins, dialog, type Facts, type Screen } from './screen.ts';

const ofTeam =
  (path: (id: string) => string) =>
  ({ match }: Facts): string =>
    path(match.homeTeam._id);

/** The list of teams for admins, what opens over it, and the form of a team. */
export const TEAM_SCREENS: readonly Screen[] = [
  admins({
    name: 'admin-teams',
    path: '/admin/teams',
    filled: (page) =>
      main(page)
        .getByRole('link', { name: /^Düzenle:/ })
        .nth(11),
    empty: 'Henüz Takım Yok',
    parts: [{ read: '/api/teams', failed: 'Takımlar yüklenirken bir hata oluştu.' }],
    nonsense: [
      'q[]=x',
      `q=${LONG}`,
      'q={"a":1}',
      'team=../x',
      'team=<b>&open=delete',
      'open=delete',
      'open=edit',
      'team=x&open=constructor',
    ],
  }),
  admins({ name: 'admin-teams-add', path: '/admin/teams?open=add', filled: dialog, isDialog: true }),
  admins({
    name: 'admin-teams-add-crest',
    path: '/admin/teams?open=add',
    filled: (page) => dialog(page).getByRole('radiogroup', { name: 'Desen' }),
    isDialog: true,
    open: (page) => dialog(page).getByRole('checkbox', { name: 'Armayı lig seçsin' }).uncheck(),
  }),
  admins({
    name: 'admin-teams-delete',
    path: ofTeam((id) => `/admin/teams?team=${id}&open=delete`),
    filled: (page) => page.getByRole('alertdialog').getByRole('listitem').first(),
    isDialog: true,
  }),
  admins({
    name: 'admin-team-edit',
    path: ofTeam((id) => `/admin/team/${id}/edit`),
    filled: (page) => main(page).getByRole('button', { name: 'Kaydet', exact: true }),
  }),
  admins({
    name: 'admin-team-new',
    path: '/admin/team/new/edit',
    filled: (page) => main(page).getByRole('button', { name: 'Takım ekle', exact: true }),
  }),
  admins({
    name: 'admin-team-edit-not-found',
    path: '/admin/team/boyle-bir-takim-yok/edit',
    filled: (page) => main(page).getByText('Takım bulunamadı.', { exact: true }),
    nonsense: ['tab=x', 'team[]=1'],
    isNotFound: true,
  }),
];
