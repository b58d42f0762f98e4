import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const TEXTS = `${WEB}/public-texts.test.ts`;
const PAGES = `${TEXTS} › the sentences of the public pages`;
const SCREENS = `${WEB}/screen-list.ts`;
const MENUS = `${WEB}/accounts.test.ts › a person › finds in the menu what the own role has, on a desk and on a phone, and signs out to the login`;

/** What the league is for, its addresses, and the frame around every page. */
export const frame: readonly CoverageChapter[] = [
  {
    title: 'What it is for',
    rows: [
      {
        says: 'Visitors read the title of the league, its description, and the days on which it begins and ends.',
        rows: [`${TEXTS}: Sahaya çıkma vakti.`, `${TEXTS}: 5 Eyl – 30 Ara 2026`],
      },
      {
        says: 'Visitors read the rules and the awards that admins wrote.',
        tests: [
          `${WEB}/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once`,
        ],
        rows: [`${SCREENS}: Maçlar 8v8 oynanır.`],
      },
      {
        says: 'Visitors see the logo of the league, or its first letter.',
        tests: [`${PAGES} › the bar has the logo of the league, or its first letter while there is none`],
      },
      {
        says: 'The interface is Turkish, and so is each sentence of the server.',
        tests: [
          `${WEB}/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper`,
          'docs/refusals.test.ts › the sentences of refusals › %s is a Turkish sentence of its own',
        ],
      },
      {
        says: 'Every public screen shows its data to visitors, also before any script runs.',
        tests: [
          `${WEB}/finished-pages.test.ts › each public screen › $name shows its data before any script runs, is taken over as it is, and stays without a line`,
        ],
      },
      {
        says: 'Somebody registers, waits for an admin, logs in, keeps a profile, belongs to a team, and is deleted again, while others look on.',
        tests: [
          `${WEB}/player-story.test.ts › a player, from the registration to the deletion › is followed live by admin, visitors and the player, none of whom reads a page anew`,
        ],
      },
      {
        says: 'Players like the profiles of other players.',
        tests: [
          `${WEB}/players.test.ts › players, their profiles and their teams › are liked by others and counted at once on every page that is open`,
        ],
      },
      {
        says: 'A referee has a panel of the own matches.',
        tests: [
          `${WEB}/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none`,
        ],
      },
      {
        says: 'A broadcaster has a panel from which streams are started and stopped.',
        tests: [
          `${WEB}/broadcasts.test.ts › a broadcaster › starts a stream, to which lists, home and the match lead without a reload until it is stopped`,
        ],
      },
      {
        says: 'Admins have a login of their own; a session of the players’ login opens nothing of theirs.',
        tests: [
          'command-api/identity/player-login.test.ts › the login of a player › opens a session of a player, which opens nothing of admins',
        ],
      },
      {
        says: 'Days and times are written in Turkish, as they are in Turkey, wherever the browser stands.',
        tests: [
          'web/src/format/time.test.ts › in a browser in %s › shows Turkish time',
          'web/src/format/time.test.ts › in a browser in %s › leaves a calendar day on its day',
        ],
      },
      {
        says: 'Pages have advertisements beside, above and below, in sandboxed frames of the network, once the operator has named it, and none before.',
        tests: [
          `${WEB}/shell.test.ts › the frame › has advertisements beside, above and below a page, in frames that cannot reach it, and says so`,
          'infra/programs/http/ads-frame.test.ts › nothing is framed in the page unless advertisements are set, and then only from their origin',
        ],
      },
      {
        says: 'A play-off and relegation are played only where the settings say so.',
        tests: [
          'web/src/features/standings/zones.test.ts › the zones of a table › are none where the season has no such thing, whatever number is kept for it',
          `${WEB}/zone-settings.test.ts › the settings of play-off and relegation › show who would play off today while the number is chosen, and are saved`,
        ],
      },
    ],
  },
  {
    title: 'Addresses',
    rows: [
      { says: 'The home page stands at `/`.', rows: [`${SCREENS}: name: 'home'`] },
      { says: 'All teams stand at `/teams`.', rows: [`${SCREENS}: path: '/teams'`] },
      { says: 'A team stands at `/team/{id}`.', rows: [`${SCREENS}: name: 'team'`] },
      { says: 'All players stand at `/players`.', rows: [`${SCREENS}: path: '/players'`] },
      { says: 'The matches of a day stand at `/matches`.', rows: [`${SCREENS}: path: '/matches'`] },
      { says: 'The weeks stand at `/weekly-matches`.', rows: [`${SCREENS}: path: '/weekly-matches?week=8'`] },
      { says: 'The table stands at `/standings`.', rows: [`${SCREENS}: path: '/standings'`] },
      {
        says: 'The three boards stand at `/leaderboards/goals`, `/leaderboards/assists` and `/leaderboards/saves`.',
        tests: [
          `${WEB}/leaderboards.test.ts › a leaderboard › as it is read › is one of three pages, and the season in the address goes with each`,
        ],
        rows: [`${WEB}/board-screens.ts: path: \`/leaderboards/`],
      },
      {
        says: 'What the league stores of people stands at `/privacy-policy`.',
        rows: [`${SCREENS}: path: '/privacy-policy'`],
      },
      { says: 'What the league is stands at `/about`.', rows: [`${SCREENS}: path: '/about'`] },
      { says: 'Players log in at `/login`.', rows: [`${SCREENS}: path: '/login'`] },
      { says: 'Players register at `/register`.', rows: [`${SCREENS}: path: '/register'`] },
      { says: 'Admins log in at `/admin`.', rows: [`${SCREENS}: path: '/admin'`] },
      {
        says: 'A profile stands at `/profile/{gamertag}`, the own one at `/profile`.',
        tests: [
          `${WEB}/players.test.ts › players, their profiles and their teams › edit their own profile, of which others see what is for everybody`,
        ],
        rows: [`${WEB}/player-screens.ts: name: 'profile'`, `${WEB}/player-screens.ts: path: '/profile'`],
      },
      {
        says: 'The own statistics stand at `/my-stats`.',
        rows: [`${WEB}/player-screens.ts: path: '/my-stats'`],
      },
      {
        says: 'Any other address says that there is no such page.',
        tests: [`${WEB}/hostile.test.ts › an address › that leads nowhere says so, whatever its form`],
      },
    ],
  },
  {
    title: 'The frame of all pages',
    rows: [
      {
        says: 'The bar has the title of the league with its first and last day, written in Turkish.',
        rows: [`${TEXTS}: 5 Eyl – 30 Ara 2026`],
      },
      {
        says: "The bar leads to teams and players under 'Turnuva', to days and weeks, to the table, and to the three boards under 'Krallıklar'.",
        tests: [`${PAGES} › the bar leads to teams and players, days and weeks, the table and the three boards`],
      },
      {
        says: "Who is signed out finds 'Kayıt Ol', and under 'Giriş' the two logins 'Oyuncu Girişi' and 'Admin Girişi'.",
        tests: [MENUS],
      },
      {
        says: 'Who is signed in finds a menu under the own gamertag or user name, with its initial.',
        tests: [MENUS, `${PAGES} › the menu of who is signed in begins with the initial of the name`],
      },
      {
        says: "Players find 'Profilim' and 'İstatistiklerim' in it.",
        tests: [MENUS],
        rows: [`${WEB}/accounts.test.ts: const PLAYER = ['Profilim', 'İstatistiklerim'`],
      },
      {
        says: "Admins who play find 'Admin Paneli', 'Maç Planlama', 'Hakem Yönetimi', 'Yayıncı Yönetimi' and 'Adminler' as well.",
        tests: [MENUS],
        rows: [`${WEB}/accounts.test.ts: 'Yayıncı Yönetimi',`],
      },
      {
        says: "An admin without a gamertag finds 'Admin Paneli' alone.",
        tests: [MENUS],
        rows: [`${WEB}/accounts.test.ts: const ADMIN_ONLY = ['Admin Paneli'];`],
      },
      { says: "The last entry is 'Çıkış Yap'.", tests: [MENUS] },
      {
        says: 'The foot of a page has the name of the league and the year of today.',
        tests: [`${WEB}/finished-pages.test.ts › each public screen › $name of another day shows today`],
        rows: [`${TEXTS}: Yaz Ligi\``],
      },
      {
        says: 'A page does not wait for the settings: while they load, all the rest is shown.',
        tests: [
          `${WEB}/faults.test.ts › a part of a page › needs no settings: a first visit that waits ten seconds for them shows all the rest`,
        ],
      },
      {
        says: 'A page whose code comes late shows a spinner that fills the window.',
        tests: [
          'web/src/components/ui/late-parts.browser.test.tsx › a page whose code comes late leaves its foot below the window',
        ],
      },
      {
        says: "A page that broke says 'Oops! Bir Hata Oluştu', offers 'Sayfayı Yenile' and 'Ana Sayfaya Dön', and shows what is known of the error.",
        tests: [
          'web/src/layout/crash-screen.browser.test.tsx › says that something broke, with two ways on and what is known of it',
        ],
      },
      {
        says: 'A page for people who are signed in leads everybody else to the login, and after it back.',
        tests: [
          `${WEB}/accounts.test.ts › a person › is led by the login to the own account, ends the other sessions there, and changes the password`,
        ],
      },
      {
        says: 'A page of admins leads who is signed out to the admins’ login, and tells a player that the right is missing.',
        tests: [
          `${WEB}/accounts.test.ts › a person › who is no admin reads so at an address of admins, and goes on from there`,
          `${WEB}/hostile.test.ts › a browser › that is signed out returns after the login to the requested week and match`,
        ],
      },
    ],
  },
  {
    title: 'Home',
    rows: [
      {
        says: 'The head of the page shows the night that comes, runs or is over.',
        tests: [
          `${WEB}/home.test.ts › the home page › knows the hour: before a night, while it runs, after it, and between two`,
        ],
      },
      {
        says: 'Four cards lead to teams, matches, table and boards.',
        tests: [
          `${PAGES} › the home page leads to teams, matches, table and scorers, and to a channel in a tab of its own`,
        ],
      },
      {
        says: 'Five platforms have a place: Discord, Instagram, YouTube, Kick and Twitch.',
        tests: [
          `${PAGES} › the home page leads to teams, matches, table and scorers, and to a channel in a tab of its own`,
        ],
      },
      {
        says: "A platform with an address offers 'Takip Et', which opens it in a tab of its own.",
        tests: [
          `${PAGES} › the home page leads to teams, matches, table and scorers, and to a channel in a tab of its own`,
        ],
        rows: [`${TEXTS}: Takip Et`],
      },
      {
        says: "A platform without an address says 'Yakında' and cannot be pressed.",
        tests: [
          `${PAGES} › the home page leads to teams, matches, table and scorers, and to a channel in a tab of its own`,
        ],
        rows: [`${TEXTS}: Yakında`],
      },
      {
        says: 'There are three pieces of news, of the new season, the transfers and the rules, until admins write others.',
        tests: [
          `${WEB}/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once`,
        ],
        rows: [`${TEXTS}: Yeni sezon`, `${TEXTS}: Transfer dönemi`, `${TEXTS}: Turnuva kuralları`],
      },
    ],
  },
];
