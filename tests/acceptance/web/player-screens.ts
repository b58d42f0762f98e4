import { SAMPLE_PROFILE } from '@league/infra/programs/sample/sample-players.ts';
import type { Page } from 'playwright-core';
import { LONG } from './nonsense.ts';
import { AWARD_SCREENS } from './achievement-screens.ts';
import { OWN_PROFILE_SCREENS } from './official-screens.ts';
import { main } from './page-parts.ts';
import { REFEREE_SCREENS } from './referee-screens.ts';
import { OWN_GAMERTAG } from './sample-officials.ts';
import { admins, dialog, type Screen, visitors } from './screen.ts';

/** The sample's player whose profile says something. */
const PROFILE = `/profile/${OWN_GAMERTAG}`;

const SEASONS = ['season=0', 'season=-1', 'season=1.5', 'season=abc', 'season[$gt]=', 'season=99999'];

/** A profile with its tabs, and what is the own player's alone. */
export const PLAYER_SCREENS: readonly Screen[] = [
  visitors({
    name: 'profile',
    path: PROFILE,
    filled: (page) =>
      main(page)
        .filter({ has: page.getByText(SAMPLE_PROFILE.bio) })
        .getByRole('link', { name: 'Tüm maç geçmişi' }),
    parts: [
      {
        read: '/api/players/gamertag/*/profile',
        failed: 'Profil bilgileri yüklenirken bir hata oluştu',
      },
    ],
    nonsense: ['tab=x', 'tab[]=teams', 'tab=__proto__', 'view=x', 'view[]=timeline', ...SEASONS],
  }),
  visitors({
    name: 'profile-teams',
    path: `${PROFILE}?tab=teams`,
    filled: (page) => main(page).getByText('Şu anki takımı', { exact: true }),
    parts: [
      {
        read: '/api/players/gamertag/*/teams',
        failed: 'Oynadığı takımlar yüklenirken bir hata oluştu.',
        rest: (page) => main(page).getByRole('link', { name: 'Genel bakış' }),
      },
    ],
  }),
  visitors({
    name: 'profile-matches',
    path: `${PROFILE}?tab=matches`,
    // A table, and cards where there is little room.
    filled: (page) => main(page).getByRole('link', { name: / – / }).nth(5),
  }),
  visitors({
    name: 'profile-visitor',
    path: '/profile',
    filled: (page) =>
      main(page).getByText('Profil sayfasına erişmek için oyuncu olarak giriş yapmalısınız.', { exact: true }),
    nonsense: ['tab=x', 'tab[]=teams'],
  }),
  visitors({
    name: 'my-stats-visitor',
    path: '/my-stats',
    filled: (page) =>
      main(page).getByText('İstatistikleri görüntülemek için oyuncu olarak giriş yapmalısınız.', { exact: true }),
    nonsense: SEASONS,
  }),
  ...REFEREE_SCREENS,
  visitors({
    name: 'team-lineup',
    path: ({ match }) => `/team/${match.homeTeam._id}?tab=lineup`,
    filled: (page) =>
      main(page)
        .getByRole('region', { name: 'Diziliş' })
        .filter({ has: page.getByRole('list').nth(1) }),
  }),
  ...OWN_PROFILE_SCREENS,
  ...AWARD_SCREENS,
];

const ofFirst = (page: Page) => main(page).getByRole('button', { name: /^İstatistik sil/, disabled: false });

/** The admin's page about the totals of players, and what opens over it. */
export const STATISTICS_SCREENS: readonly Screen[] = [
  admins({
    name: 'admin-player-stats',
    path: '/admin/player-stats',
    filled: (page) => ofFirst(page).nth(20),
    empty: 'Henüz Oyuncu Yok',
    parts: [{ read: '/api/players', failed: 'Oyuncular yüklenirken hata oluştu' }],
    nonsense: ['q[]=x', `q=${LONG}`, 'q={"a":1}', 'player=../x', 'player=<b>', 'open=edit', 'open=constructor'],
  }),
  admins({
    name: 'admin-player-stats-dialog',
    path: '/admin/player-stats',
    filled: dialog,
    isDialog: true,
    open: async (page) => {
      await ofFirst(page).first().click();
      await dialog(page).waitFor();
    },
  }),
  admins({
    name: 'admin-player-stats-reset',
    path: '/admin/player-stats?open=reset-all',
    filled: (page) => page.getByRole('alertdialog'),
    isDialog: true,
  }),
];
