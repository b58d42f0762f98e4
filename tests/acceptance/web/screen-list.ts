import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';
import { LONG } from './nonsense.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { BOARDS } from './board-screens.ts';
import { MATCH_SCREENS } from './match-screens.ts';
import { BROADCASTER_SCREENS } from './broadcaster-screens.ts';
import { main, matchLink, table, weekPicker } from './page-parts.ts';
import { PLAYER_SCREENS } from './player-screens.ts';
import { SEASON_SCREENS } from './season-screens.ts';
import { dialog, type Facts, NO_FIXTURES, type Screen, visitors, WEEKS } from './screen.ts';

export { type Facts, heading, type Screen } from './screen.ts';

/**
 * Each screen in all its states: what looks at screens, and what breaks them, goes by this table. A new screen needs a line
 * here. `/_ui` is left out, since it exists in development only.
 */
export const SCREENS: readonly Screen[] = [
  visitors({
    name: 'home',
    path: '/',
    named: false,
    filled: matchLink,
    empty: 'Henüz Puan Durumu Yok',
    parts: [
      {
        read: '/api/matches',
        failed: 'Veriler yüklenirken bir hata oluştu.',
        rest: table,
      },
      {
        read: '/api/leaderboards/standings',
        failed: 'Veriler yüklenirken bir hata oluştu.',
        itself: table,
        rest: matchLink,
      },
    ],
  }),
  visitors({
    name: 'standings',
    path: '/standings',
    filled: (page) => page.getByRole('rowheader').nth(11),
    empty: 'Henüz Puan Durumu Yok',
    parts: [
      {
        read: '/api/leaderboards/standings',
        failed: 'Puan durumu yüklenirken bir hata oluştu.',
        rest: (page) => page.getByRole('button', { name: 'Sezon ve hafta' }),
      },
    ],
    nonsense: [
      'season=0',
      'season=-1',
      'season=1e400',
      'season=abc',
      'season[$gt]=',
      'week=-1',
      'week=abc',
      `week=${LONG}`,
      'view=middle',
      'view[]=home',
      'view[]=playoff',
      'view=playoffs',
      'knownAt=',
      'knownAt=2026-02-31',
      'knownAt[$gt]=',
      'asOf=now',
      'asOf=%00',
    ],
  }),
  visitors({ name: 'standings-season', path: ({ season }) => `/standings?season=${season}`, filled: table }),
  visitors({
    name: 'standings-home',
    path: '/standings?view=home',
    filled: (page) => main(page).getByText('Yalnızca iç saha maçları sayılır', { exact: false }),
  }),
  visitors({
    name: 'standings-playoff',
    path: '/standings?view=playoff',
    filled: (page) => main(page).getByRole('heading', { name: 'Yarı final' }),
    empty: 'Henüz Puan Durumu Yok',
    parts: [
      {
        read: '/api/leaderboards/standings',
        failed: 'Puan durumu yüklenirken bir hata oluştu.',
        rest: (page) => page.getByRole('button', { name: 'Play-off' }),
      },
    ],
  }),
  ...BOARDS,
  visitors({
    name: 'weekly-matches',
    path: '/weekly-matches?week=8',
    filled: (page) => main(page).getByText(/^Hafta \d+ \/ 11$/),
    empty: NO_FIXTURES,
    parts: [
      { read: '/api/matches/week/8', failed: 'Maçlar alınamadı', itself: matchLink, rest: weekPicker },
      { ...WEEKS, rest: matchLink },
    ],
    nonsense: [
      'week=-1',
      'week=0',
      'week=1e9',
      'week=1.5',
      'week=abc',
      'week=%00',
      'week=[8]',
      'week={"a":8}',
      'week=null',
    ],
  }),
  visitors({
    name: 'matches',
    path: '/matches',
    filled: (page) => main(page).getByText('Bugün · 6 maç'),
    empty: 'Bugün maç yok.',
    parts: [
      {
        read: '/api/matches/date/*',
        failed: 'Maçlar yüklenemedi.',
        rest: (page) => page.getByRole('textbox', { name: 'Tarih' }),
      },
    ],
    nonsense: [
      'date=31.02.2026',
      'date=2026-02-31',
      'date=<script>',
      'date=1970-01-01',
      'date=20261120',
      'match=',
      'tab=x',
    ],
  }),
  visitors({
    name: 'matches-dialog',
    path: ({ match }) => `/matches?date=${match.date?.slice(0, 10)}&match=${match._id}`,
    filled: dialog,
    isDialog: true,
  }),
  visitors({
    name: 'teams',
    path: '/teams',
    filled: (page) => main(page).getByRole('article').nth(11),
    empty: 'Henüz Takım Yok',
    parts: [{ read: '/api/teams', failed: 'Takımlar yüklenirken bir hata oluştu.' }],
    nonsense: ['sort=drop', 'sort=__proto__', 'q[]=x', `q=${LONG}`, 'q={"a":1}', 'q=null'],
  }),
  visitors({
    name: 'team',
    path: ({ match }) => `/team/${match.homeTeam._id}`,
    // The squad has room beside the matches, and each may come first.
    filled: (page) =>
      main(page)
        .filter({ has: page.getByRole('button', { name: '+3 Maç Daha' }) })
        .getByRole('region', { name: 'Takım Kadrosu' })
        .getByRole('listitem')
        .nth(10),
  }),
  visitors({
    name: 'players',
    path: '/players',
    filled: (page) =>
      main(page)
        .filter({ has: page.getByText('138 oyuncu', { exact: true }) })
        .getByRole('listitem')
        .nth(23),
    empty: 'Henüz Oyuncu Yok',
    parts: [{ read: '/api/players', failed: 'Oyuncular yüklenirken hata oluştu:' }],
    nonsense: ['q[]=x', `q=${LONG}`, 'q=null', 'position=Libero', 'position=__proto__', 'team=<b>', 'team=1'],
  }),
  ...PLAYER_SCREENS,
  visitors({
    name: 'admins',
    path: '/admins',
    filled: (page) => main(page).getByText('1 admin', { exact: true }),
    empty: 'Henüz admin yetkisi olan oyuncu bulunmuyor.',
    parts: [{ read: '/api/admins', failed: 'Adminler yüklenemedi.' }],
    nonsense: ['q=x', 'page=-1'],
  }),
  visitors({
    name: 'not-found',
    path: '/boyle-bir-sayfa-yok',
    filled: (page) => page.getByRole('heading', { name: 'Sayfa bulunamadı' }),
    isNotFound: true,
  }),
  visitors({
    name: 'register',
    path: '/register',
    filled: (page) => page.getByRole('button', { name: 'Kayıt ol', exact: true }),
  }),
  visitors({
    name: 'login',
    path: '/login',
    filled: (page) => page.getByRole('heading', { name: 'Oyuncu Girişi' }),
    nonsense: ['form=x', 'form[]=code', 'next=//evil.example', 'next=javascript:alert(1)', `next=${LONG}`],
  }),
  visitors({
    name: 'login-code',
    path: '/login?form=code',
    filled: (page) => page.getByRole('heading', { name: 'Kodla yeni şifre' }),
  }),
  visitors({
    name: 'rules',
    path: '/rules',
    filled: (page) => main(page).getByText('Maçlar 8v8 oynanır.', { exact: false }),
    empty: 'Henüz Kural Yok',
  }),
  visitors({
    name: 'about',
    path: '/about',
    filled: (page) => page.getByRole('heading', { name: 'Amacımız' }),
  }),
  visitors({
    name: 'privacy-policy',
    path: '/privacy-policy',
    filled: (page) => page.getByRole('heading', { name: 'Hesap silinince' }),
  }),
  visitors({
    name: 'admin-login',
    path: '/admin',
    filled: (page) => page.getByRole('heading', { name: 'Admin Girişi' }),
  }),
  ...MATCH_SCREENS,
  ...BROADCASTER_SCREENS,
  ...SEASON_SCREENS,
  ...ADMIN_SCREENS,
];

/** The screens whose address needs no facts: these have states and nonsense. */
export const PLAIN = SCREENS.flatMap((screen) => {
  const { path } = screen;
  return typeof path === 'string' ? [{ ...screen, path }] : [];
});

export const pathOf = ({ path }: Screen, facts: Facts): string => (typeof path === 'string' ? path : path(facts));

/** @throws when the sample has no played match, or none that is still to be played */
export const factsOf = async (league: LeagueUnderTest): Promise<Facts> => {
  const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches');
  const [match, planned] = ['finished', 'scheduled'].map((wanted) => body.find(({ status }) => status === wanted));
  if (match === undefined || planned === undefined)
    throw new Error('the sample has no played match, or no planned one');
  return { season: match.season, match, planned };
};
