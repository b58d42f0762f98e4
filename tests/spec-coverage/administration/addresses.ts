import type { CoverageChapter } from '../coverage-row.ts';

/** The product in general, and what stands at which address. */
export const addresses: readonly CoverageChapter[] = [
  {
    title: 'The product',
    rows: [
      {
        says: 'Every page is in Turkish and declares so.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
      },
      {
        says: 'Every refusal of a command is a Turkish sentence of its own.',
        tests: ['docs/refusals.test.ts › the sentences of refusals › %s is a Turkish sentence of its own'],
      },
      {
        says: 'Times are shown in Turkish time and words, wherever the browser stands.',
        tests: ['web/src/format/time.test.ts › in a browser in %s › shows Turkish time'],
      },
      {
        says: 'A match after midnight in Turkey belongs to the new day.',
        tests: [
          'web/src/format/time.test.ts › in a browser in %s › counts a match after midnight in Turkey to the new day',
        ],
      },
      {
        says: 'A referee enters the results of the matches at which the league has placed that referee.',
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
      {
        says: 'A broadcaster starts and stops the stream of the own matches.',
        tests: [
          'tests/acceptance/web/broadcasts.test.ts › a broadcaster › starts a stream, to which lists, home and the match lead without a reload until it is stopped',
        ],
      },
      {
        says: 'A gamertag names one player, in any spelling.',
        tests: [
          'command-api/player/gamertags.test.ts › a gamertag › belongs to the first who registers under it, in any spelling of the same key',
        ],
      },
      {
        says: 'A player who registers waits until an admin approves it.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › approves a player at a press, on every admin’s screen at once, and goes on to the next who waits',
        ],
      },
      {
        says: 'An admin puts approved players into teams.',
        tests: [
          'command-api/player/squad.test.ts › assigning › puts a player into a team and takes the player out, by both calls',
        ],
      },
    ],
  },
  {
    title: 'Addresses',
    rows: [
      {
        says: 'The home page, the table and the leaderboards stand at /, /standings and /leaderboards/goals, /assists and /saves.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/screen-list.ts: name: 'home'",
          "tests/acceptance/web/screen-list.ts: path: '/standings'",
          'tests/acceptance/web/board-screens.ts: path: `/leaderboards/${board}`',
        ],
      },
      {
        says: 'Matches stand at /matches and /weekly-matches.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/screen-list.ts: path: '/matches'",
          "tests/acceptance/web/screen-list.ts: path: '/weekly-matches?week=8'",
        ],
      },
      {
        says: 'Teams stand at /teams and /team/{id}.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/screen-list.ts: path: '/teams'",
          'tests/acceptance/web/screen-list.ts: `/team/${match.homeTeam._id}`',
        ],
      },
      {
        says: 'Players stand at /players and /profile/{gamertag}.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/screen-list.ts: path: '/players'",
          'tests/acceptance/web/player-screens.ts: const PROFILE = `/profile/${OWN_GAMERTAG}`',
        ],
      },
      {
        says: 'The own player stands at /profile and /my-stats.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/player-screens.ts: path: '/profile'",
          "tests/acceptance/web/player-screens.ts: path: '/my-stats'",
        ],
      },
      {
        says: 'The lists of admins, the privacy policy and what the league is stand at /admins, /privacy-policy and /about.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/screen-list.ts: path: '/admins'",
          "tests/acceptance/web/screen-list.ts: path: '/privacy-policy'",
          "tests/acceptance/web/screen-list.ts: path: '/about'",
        ],
      },
      {
        says: 'Players log in and register at /login and /register, admins at /admin.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/screen-list.ts: path: '/login'",
          "tests/acceptance/web/screen-list.ts: path: '/register'",
          "tests/acceptance/web/screen-list.ts: path: '/admin'",
        ],
      },
      {
        says: 'Officials have /referee-panel, /referee-results and /broadcaster-panel.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/referee-screens.ts: name: 'referee-panel'",
          "tests/acceptance/web/referee-screens.ts: name: 'referee-results'",
          "tests/acceptance/web/broadcaster-screens.ts: const PANEL = '/broadcaster-panel'",
        ],
      },
      {
        says: 'Admins have /admin/dashboard.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: ["tests/acceptance/web/admin-screens.ts: path: '/admin/dashboard'"],
      },
      {
        says: 'Admins have /admin/teams and /admin/team/{id}/edit.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/team-screens.ts: path: '/admin/teams'",
          'tests/acceptance/web/team-screens.ts: `/admin/team/${id}/edit`',
        ],
      },
      {
        says: 'Admins have /admin/players.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: ["tests/acceptance/web/admin-screens.ts: path: '/admin/players'"],
      },
      {
        says: 'Admins have /admin/match-plan.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: ["tests/acceptance/web/match-plan-screens.ts: path: '/admin/match-plan'"],
      },
      {
        says: 'Admins have /admin/match-results and /admin/match/{id}/edit.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/admin-screens.ts: path: '/admin/match-results?week=8'",
          'tests/acceptance/web/admin-screens.ts: `/admin/match/${match._id}/edit`',
        ],
      },
      {
        says: 'Admins have /admin/playoff-settings, /admin/relegation-settings and /admin/league-plan.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/league-planning-screens.ts: path: '/admin/playoff-settings'",
          "tests/acceptance/web/league-planning-screens.ts: path: '/admin/relegation-settings'",
          "tests/acceptance/web/league-planning-screens.ts: path: '/admin/league-plan'",
        ],
      },
      {
        says: 'Admins have /admin/player-stats and /admin/team-assignment.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/player-screens.ts: path: '/admin/player-stats'",
          "tests/acceptance/web/admin-screens.ts: path: '/admin/team-assignment'",
        ],
      },
      {
        says: 'Admins have /admin/management, /admin/simple-referees and /admin/simple-broadcasters.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: [
          "tests/acceptance/web/official-screens.ts: path: '/admin/management'",
          "tests/acceptance/web/official-screens.ts: path: '/admin/simple-referees'",
          "tests/acceptance/web/official-screens.ts: path: '/admin/simple-broadcasters'",
        ],
      },
      {
        says: "A visitor at an admin's address is asked to sign in as one; a player has no right there.",
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › is shown to admins alone: a visitor is asked to sign in as one, and a player has no right',
        ],
      },
      {
        says: "/referee-management, /simple-referee-management and /admin/referees are other names of the referees' page.",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › %s is another name of %s, and keeps its search',
        ],
        rows: [
          "tests/acceptance/web/officials.test.ts: ['/referee-management', REFEREES]",
          "tests/acceptance/web/officials.test.ts: ['/simple-referee-management', REFEREES]",
          "tests/acceptance/web/officials.test.ts: ['/admin/referees', REFEREES]",
        ],
      },
      {
        says: "/simple-broadcaster-management and /admin/broadcasters are other names of the broadcasters' page.",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › %s is another name of %s, and keeps its search',
        ],
        rows: [
          "tests/acceptance/web/officials.test.ts: ['/simple-broadcaster-management', BROADCASTERS]",
          "tests/acceptance/web/officials.test.ts: ['/admin/broadcasters', BROADCASTERS]",
        ],
      },
      {
        says: '/admin-management is another name of /admin/management.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › /admin-management is another name of /admin/management, and keeps its search',
        ],
      },
      {
        says: '/match-planning is another name of /admin/match-plan.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › is reached as /match-planning too, which keeps its search',
        ],
      },
    ],
  },
];
