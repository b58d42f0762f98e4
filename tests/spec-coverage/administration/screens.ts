import type { CoverageChapter } from '../coverage-row.ts';

/** What admins and officials find at which address. */
export const screens: readonly CoverageChapter[] = [
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
      {
        says: 'The list of admins leads admins to the officials, the players, the assignment to teams and the matches.',
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › the list of admins › says that there is none, then shows who was let in at once; addresses are for admins only',
        ],
      },
    ],
  },
  {
    title: 'Dashboard',
    rows: [
      {
        says: 'It counts teams, players, finished matches, goals, assists and saves.',
        tests: [
          'query-api/dashboard/routes.test.ts › the dashboard › counts teams, approved players, the matches of the season and the totals of its players',
        ],
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: 1.204'],
      },
      {
        says: 'Its head has logo, title and description.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once',
        ],
      },
      {
        says: 'A logo is chosen as a file, stored and shown by the site.',
        tests: [
          'tests/acceptance/new-league.test.ts › a league that begins › gets its name, its logo, its colour and its news, and the home page shows each',
        ],
      },
      {
        says: 'Its links lead to the pages of admins.',
        tests: ['tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › leads to the pages of admins'],
      },
      {
        says: 'Begin and end of the tournament are typed as days.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › sets begin and end of the tournament',
        ],
      },
      {
        says: 'The theme colour is chosen, and visitors see it at once.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once',
          'tests/acceptance/new-league.test.ts › a league that begins › gets its name, its logo, its colour and its news, and the home page shows each',
        ],
      },
      {
        says: 'The links of the league in social media are changed, and the home page leads there.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once',
        ],
      },
      {
        says: 'The platforms are Discord, Instagram, YouTube, Kick and Twitch.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › clears a link, which comes later again',
        ],
      },
      {
        says: "A platform without a link stands on the home page as 'Yakında'.",
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › clears a link, which comes later again',
        ],
        rows: [
          'tests/acceptance/web/dashboard-texts.test.ts: Boş bırakılan platform ana sayfada “Yakında” diye görünür.',
        ],
      },
      {
        says: "Title and description are changed in a dialog of the site's settings.",
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once',
        ],
      },
      {
        says: 'The dialog shows beforehand how the title will look.',
        rows: ["tests/acceptance/web/dashboard-texts.test.ts: text: 'Yaz Ligi', path: dialog.path"],
      },
      {
        says: 'The scores are computed anew after a question.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › has the scores computed again, and reads that all were right',
        ],
      },
      {
        says: 'The fixtures are generated after a question that names their numbers.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › reads at once who has registered, and makes the fixtures once there are teams',
        ],
      },
    ],
  },
  {
    title: 'Teams',
    rows: [
      {
        says: 'The page counts teams, players and players without a team.',
        rows: ['tests/acceptance/web/team-management-texts.test.ts: 2 takım · 3 oyuncu · 1 takımsız oyuncu'],
      },
      {
        says: 'Each team has a row with the end of its id, its name and the day of its creation.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › keeps its search in the address over a reload, until it is cleared',
        ],
        rows: [
          'tests/acceptance/web/team-management-texts.test.ts: #00AA',
          'tests/acceptance/web/team-management-texts.test.ts: 1 Ağu 2026',
        ],
      },
      {
        says: 'A team is added in a dialog.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › adds a team with a crest of its own, changes it, and everybody sees it at once',
        ],
      },
      {
        says: 'A team is deleted after a question that counts what goes along.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › deletes a team after a question with real counts: its matches go, its players become free',
        ],
      },
      {
        says: 'The form changes the name of a team.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › adds a team with a crest of its own, changes it, and everybody sees it at once',
        ],
      },
      {
        says: 'The same form without an id makes a new team.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › lets the league choose the crest, and leads from the whole form to the form of the new team',
        ],
      },
      {
        says: 'The form takes the path of a logo.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › lets the league choose the crest, and leads from the whole form to the form of the new team',
        ],
      },
      {
        says: 'The form takes a logo as a file.',
        tests: [
          'tests/acceptance/new-league.test.ts › a league that begins › gets twelve teams, each with its logo, which the list of teams shows',
        ],
      },
      {
        says: 'The form leads back to the list of teams.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › adds a team with a crest of its own, changes it, and everybody sees it at once',
        ],
      },
    ],
  },
  {
    title: 'Players',
    rows: [
      {
        says: 'All players stand in a table, those who wait first.',
        tests: [
          'web/src/features/player-management/player-list.test.ts › lists those who wait first, then approved and rejected ones, each in the order of the Turkish alphabet',
        ],
      },
      {
        says: 'A player is approved at a press.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › approves a player at a press, on every admin’s screen at once, and goes on to the next who waits',
        ],
      },
      {
        says: 'A dialog edits a player.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › edits what was changed, says at its field what is wrong, and asks before it drops what was typed',
        ],
      },
      {
        says: 'The dialog lets a player into the admin panel, and out again.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › lets a player into the admin panel, and out again',
        ],
      },
      {
        says: 'A dialog puts a player into a team.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › puts a player into a team by the keyboard, and shows where somebody else put him meanwhile',
        ],
      },
      {
        says: 'A player is made free after a question.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › makes a player free after a question that names the team',
        ],
      },
      {
        says: 'A player is deleted after a question.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › deletes a player after a question with what goes and what stays',
        ],
      },
      {
        says: 'The list is read anew at a press.',
        tests: [
          'tests/acceptance/web/managed-texts.test.ts › the sentences of managing players › the list of players is read anew at a press',
        ],
      },
    ],
  },
  {
    title: 'Results of matches',
    rows: [
      {
        says: 'The results of a week stand in a list.',
        tests: [
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: ["tests/acceptance/web/admin-screens.ts: path: '/admin/match-results?week=8'"],
      },
      {
        says: 'A dialog enters the result of a match.',
        tests: [
          'tests/acceptance/web/results.test.ts › entering a result › takes five keys, and returns the focus to the row, which shows the result',
        ],
      },
      {
        says: "A finished match leads to the page on which its players' figures are edited.",
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: 'The page has the score, and a table of players with a filter by team.',
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: 'A dialog adds a player to the match.',
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: 'A dialog gives a player a card.',
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: "A player's name leads to the profile.",
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: 'The page leads back to the list of results.',
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: 'A match without a result, and a walkover, say why they take no figures of players.',
        tests: [
          'tests/acceptance/web/match-edit.test.ts › the page on which a match is edited › says of a match without a result, and of a walkover, why it takes no rows',
        ],
      },
    ],
  },
  {
    title: 'Play-off, relegation and the plan of the league',
    rows: [
      {
        says: 'The settings of the play-off show who would play today, and are kept by the server.',
        tests: [
          'tests/acceptance/web/zone-settings.test.ts › the settings of play-off and relegation › show who would play off today while the number is chosen, and are saved',
        ],
      },
      {
        says: 'The settings of relegation are saved, and lead back to the dashboard.',
        tests: [
          'tests/acceptance/web/zone-settings.test.ts › the settings of play-off and relegation › refuse zones that overlap at the field; once saved, relegation leads back to the start of the administration',
        ],
      },
      {
        says: 'The plan of the league is shown first, then recorded, and deleted for a reason.',
        tests: [
          'tests/acceptance/web/league-plan.test.ts › league planning › shows the weeks before anything is recorded, records them, and deletes them for a reason',
        ],
      },
    ],
  },
  {
    title: 'Statistics of players',
    rows: [
      {
        says: 'The page lists approved players.',
        tests: ['web/src/features/player-statistics/totals.test.ts › lists approved players by gamertag'],
      },
      {
        says: 'A search finds players by name or team.',
        tests: [
          'web/src/features/player-statistics/totals.test.ts › the search %o finds %o',
          'tests/acceptance/web/statistics-texts.test.ts › the sentences about what players have done › a reset of all names real numbers and asks why',
        ],
      },
      {
        says: 'A dialog takes statistics of a player back.',
        tests: [
          'tests/acceptance/web/statistics-live.test.ts › what a result says of a player › counts until an admin takes it back, and stands in the history all the same',
        ],
      },
    ],
  },
  {
    title: 'Teams of players',
    rows: [
      {
        says: 'Players stand as cards or as lines.',
        tests: ['tests/acceptance/web/team-assignment.test.ts › assigning teams › shows lines in place of cards'],
      },
      {
        says: 'The cards stand in four columns on a wide screen.',
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › assigning teams › shows its cards on a screen of %i px in %i columns',
        ],
      },
      {
        says: 'A search, a team and a position leave the players whom they fit.',
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › assigning teams › filters by name, team and position, sorts both ways, and keeps all of that in the address',
          'web/src/features/team-assignment/assignment-list.test.ts › the filters › %j leave %j',
        ],
      },
      {
        says: 'Players are sorted by name, position, rating or team, both ways.',
        tests: [
          'web/src/features/team-assignment/assignment-list.test.ts › the order › is that of %s, and level ones stand by gamertag',
        ],
      },
      {
        says: 'Each active filter is a chip that takes it back.',
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › assigning teams › filters by name, team and position, sorts both ways, and keeps all of that in the address',
        ],
      },
      {
        says: 'The page counts players, those with a team, those without and those shown.',
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › assigning teams › lists approved players only, counts them, and shows who moves at once',
        ],
      },
      {
        says: 'A dialog assigns a player or takes the player out.',
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › assigning teams › asks for player and act in its own words, assigns by keyboard alone, and takes the player out again',
        ],
      },
    ],
  },
  {
    title: 'The list of admins',
    rows: [
      {
        says: 'Admins find there the ways to where they work; visitors do not.',
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › the list of admins › says that there is none, then shows who was let in at once; addresses are for admins only',
        ],
      },
      {
        says: "Admins read 'Admin', 'PSO ID', 'E-posta', 'Pozisyon', 'Takım' and 'Durum'; visitors read neither PSO ID nor e-mail.",
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › the list of admins › says that there is none, then shows who was let in at once; addresses are for admins only',
        ],
      },
      {
        says: "Without an admin the list says 'Henüz admin yetkisi olan oyuncu bulunmuyor.'",
        rows: ['tests/acceptance/web/managed-texts.test.ts: Henüz admin yetkisi olan oyuncu bulunmuyor.'],
      },
    ],
  },
];
