import type { Locator, Page } from 'playwright-core';
import { ACHIEVEMENT_SCREENS } from './achievement-screens.ts';
import { CONTROL_PANEL_SCREENS } from './control-panel-screens.ts';
import { LEAGUE_PLANNING_SCREENS } from './league-planning-screens.ts';
import { MATCH_PLAN_SCREENS } from './match-plan-screens.ts';
import { LONG } from './nonsense.ts';
import { OFFICIAL_SCREENS } from './official-screens.ts';
import { main, weekPicker } from './page-parts.ts';
import { STATISTICS_SCREENS } from './player-screens.ts';
import { admins, dialog, NO_FIXTURES, type Screen, WEEKS } from './screen.ts';
import { TEAM_SCREENS } from './team-screens.ts';

const results = (page: Page): Locator => page.getByRole('button', { name: /^Sonuç Gir/ }).first();

/** The admin's screens. */
export const ADMIN_SCREENS: readonly Screen[] = [
  admins({
    name: 'admin-dashboard',
    path: '/admin/dashboard',
    filled: (page) => main(page).getByRole('heading', { name: 'Onay bekleyen oyuncu' }),
    empty: 'Bekleyen iş yok; her şey yolunda.',
    parts: [
      {
        read: '/api/admin/dashboard-stats',
        failed: 'İstatistikler yüklenirken bir hata oluştu.',
        rest: (page) => main(page).getByRole('navigation', { name: 'Kısa yollar' }),
      },
    ],
    nonsense: ['open=x', 'open[]=fixtures', 'open=__proto__', 'open=%00', `open=${LONG}`],
  }),
  admins({
    name: 'admin-dashboard-settings',
    path: '/admin/dashboard?open=settings',
    filled: dialog,
    isDialog: true,
  }),
  admins({
    name: 'admin-match-results',
    path: '/admin/match-results?week=8',
    filled: (page) => main(page).getByText(/^Hafta \d+ \/ 11$/),
    empty: NO_FIXTURES,
    parts: [
      { read: '/api/matches/week/8', failed: 'Maçlar alınamadı', itself: results, rest: weekPicker },
      { ...WEEKS, rest: results },
    ],
    nonsense: ['week=-1', 'week=abc', 'match=../../x', 'match=<b>', `match=${LONG}`, 'week=1e9'],
  }),
  admins({
    name: 'admin-match-results-dialog',
    path: ({ match }) => `/admin/match-results?week=${match.week}`,
    filled: dialog,
    isDialog: true,
    open: async (page) => {
      await main(page)
        .getByRole('button', { name: /^(Sonuç Gir|Düzenle)/ })
        .first()
        .click();
      await dialog(page).waitFor();
    },
  }),
  admins({
    name: 'admin-match-edit',
    path: ({ match }) => `/admin/match/${match._id}/edit`,
    filled: (page) => main(page).getByRole('button', { name: 'Kaydet', exact: true }),
  }),
  admins({
    name: 'admin-match-edit-planned',
    path: ({ planned }) => `/admin/match/${planned._id}/edit`,
    filled: (page) => main(page).getByRole('link', { name: 'Sonuca git' }),
  }),
  admins({
    name: 'admin-match-edit-not-found',
    path: '/admin/match/boyle-bir-mac-yok/edit',
    filled: (page) => main(page).getByText('Maç bulunamadı.', { exact: true }),
    nonsense: ['team=x', 'team[]=home', 'team=__proto__'],
    isNotFound: true,
  }),
  admins({
    name: 'account',
    path: '/account',
    target: { phone: 44, wide: 44 },
    filled: (page) => main(page).getByText('Bu oturum', { exact: true }),
    parts: [{ read: '/api/account/sessions', failed: 'Oturumlar yüklenemedi.' }],
  }),
  admins({
    name: 'admin-players',
    path: '/admin/players',
    filled: (page) => main(page).getByText('2 oyuncu onay bekliyor'),
    empty: 'Henüz Oyuncu Yok',
    parts: [{ read: '/api/players', failed: 'Veri yüklenirken bir hata oluştu.' }],
    nonsense: [
      'status=drop',
      'status=__proto__',
      'status[]=pending',
      'q[]=x',
      `q=${LONG}`,
      'q={"a":1}',
      'player=../x',
      'player=<b>&open=edit',
      'open=edit',
      'player=x&open=constructor',
    ],
  }),
  admins({
    name: 'admin-team-assignment',
    path: '/admin/team-assignment',
    filled: (page) => main(page).getByText('138 oyuncu', { exact: true }),
    empty: 'Henüz Oyuncu Yok',
    parts: [{ read: '/api/players', failed: 'Veriler yüklenemedi.' }],
    nonsense: ['sort=goals', 'sort=__proto__', 'order=x', 'view=%00', 'team=../x', 'position=Antrenör', `q=${LONG}`],
  }),
  ...CONTROL_PANEL_SCREENS,
  ...STATISTICS_SCREENS,
  ...OFFICIAL_SCREENS,
  ...MATCH_PLAN_SCREENS,
  ...TEAM_SCREENS,
  ...LEAGUE_PLANNING_SCREENS,
  ...ACHIEVEMENT_SCREENS,
  admins({
    name: 'admin-audit',
    path: '/admin/audit',
    filled: (page) => main(page).getByRole('listitem').nth(49),
    empty: 'En eski kayda ulaşıldı.',
    parts: [{ read: '/api/admin/audit', failed: 'Denetim kayıtları alınamadı' }],
    nonsense: [
      'type=%00',
      'type=constructor',
      'type=NoSuchThing',
      'match=../x',
      'actor=<b>',
      'from=2026-02-31',
      'to=%F0%28',
    ],
  }),
];
