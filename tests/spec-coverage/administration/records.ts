import type { CoverageChapter } from '../coverage-row.ts';

/** What is known of each thing, and its states. */
export const records: readonly CoverageChapter[] = [
  {
    title: 'What is known',
    rows: [
      {
        says: 'The settings have title, dates, colour under both names, logo, links, play-off and relegation.',
        tests: [
          'query-api/settings/routes.test.ts › answers what was set, the colour under both names',
          'projector/projections/settings.projection.test.ts › settings › takes the texts and dates of the tournament',
        ],
      },
      {
        says: 'The settings have rules and awards.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once',
        ],
      },
      {
        says: 'A team has id, name, logo and the time of its creation; without a logo of its own it has the default path.',
        tests: [
          'query-api/teams/routes.test.ts › GET /api/teams › answers the teams by name, with what they did in the current season',
        ],
      },
      {
        says: 'A player has gamertag, position, number, approval, admin access, roles, team, rating and totals.',
        tests: [
          'query-api/players/routes.test.ts › GET /api/players › answers the approved players by gamertag, in the order of the Turkish alphabet',
          'query-api/players/statistics.test.ts › totals › stand with each player in the list, the first screen of it, and the squad',
        ],
      },
      {
        says: 'Admins read PSO id, e-mail and real name of a player besides.',
        tests: [
          'query-api/players/routes.test.ts › GET /api/players › answers admins all players, with what only they may read',
        ],
      },
      {
        says: 'A profile says which offices its player holds.',
        tests: ['query-api/officials/routes.test.ts › an office on a profile › is shown to everybody while it is held'],
      },
      {
        says: 'A match has week, date, status, both teams, scores, stadium and what is known of a walkover.',
        tests: [
          'query-api/matches/routes.test.ts › GET /api/matches/{id}/details › answers a finished match with score and cards',
          'query-api/matches/routes.test.ts › GET /api/matches/{id}/details › names the winner of a walkover',
        ],
      },
      {
        says: 'Calls take the older names of sides and scores; answers have the newer ones alone.',
        tests: [
          'command-api/match/routes.test.ts › entering a result by the older names › is the same result',
          'command-api/match/result-bodies.test.ts › %s › takes the older names of the scores as well as the new',
        ],
      },
      {
        says: 'A match has the figures of its players, its line-ups and its incidents.',
        tests: [
          'query-api/matches/routes.test.ts › the lines of GET /api/matches/{id} › come with line-ups as they were sent, and incidents by minute with the side of their players',
          'query-api/matches/routes.test.ts › the lines of GET /api/matches/{id} › say null where nothing was recorded, and what was where it was',
        ],
      },
      {
        says: 'A match names its main referee, its main broadcaster and its streams, in both shapes.',
        tests: ['query-api/matches/officials.test.ts › the officials of a match › are told whole with the match'],
      },
      {
        says: 'The own matches of an official say in which place the official stands.',
        tests: [
          'query-api/matches/officials.test.ts › the officials of a match › find their own matches, with the place that they have there',
        ],
      },
      {
        says: 'An incident has type, minute, description and player.',
        tests: [
          'command-api/match/line-routes.test.ts › %s › takes lines, line-ups and incidents; the server fills team and number',
        ],
      },
      {
        says: "The history of a player has each match with its score, and the player's goals, assists and saves.",
        tests: [
          'query-api/players/statistics.test.ts › GET /api/players/gamertag/{gamertag}/matches › answers each match with its teams, its score, and the outcome for the side of the line',
        ],
      },
      {
        says: 'New fixtures are answered with message, teams, matches, weeks and matches a week.',
        tests: [
          'command-api/season/routes.test.ts › generating fixtures › for 12 teams answers 66 matches in 11 weeks of 6',
        ],
      },
      {
        says: 'A referee in the list of admins has name, user name, e-mail, level, years and approval.',
        tests: [
          'query-api/officials/routes.test.ts › all officials › are listed with those who wait first, and without those who were dismissed',
        ],
      },
      {
        says: 'A broadcaster in the list of admins has channel and platform besides.',
        tests: [
          'query-api/officials/routes.test.ts › all officials › are listed with those who wait first, and without those who were dismissed',
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a refused player reads so on the own profile and applies again',
        ],
      },
      {
        says: 'A referee in office has player, day, number of matches and notes.',
        tests: [
          'query-api/officials/routes.test.ts › the officials in office › are listed with what only admins may read',
        ],
      },
      {
        says: 'A broadcaster in office has player, platform, link, channel, notes, day and number of broadcasts.',
        tests: [
          'query-api/officials/routes.test.ts › the officials in office › are listed with what only admins may read',
        ],
      },
      {
        says: 'The figures of the dashboard are the numbers of players, teams, matches and finished matches.',
        tests: [
          'query-api/dashboard/routes.test.ts › the dashboard › counts teams, approved players, the matches of the season and the totals of its players',
        ],
      },
      {
        says: 'A player has one of eleven positions.',
        tests: [
          'web/src/features/players/player-list.test.ts › the search in the address of the players › offers the eleven positions that a player can have, and not those of line-ups only',
        ],
      },
      {
        says: 'Each position has a badge.',
        tests: [
          'web/src/components/league/person.browser.test.tsx › says a position by its letters to the eye and by its name to screen readers',
        ],
      },
      {
        says: "A platform is Twitch, YouTube, 'Facebook Gaming', Kick, 'TikTok Live', 'Instagram Live' or 'Diğer', each with a sign and a colour; any other is refused.",
        tests: [
          'web/src/components/league/broadcast-badge.browser.test.tsx › shows each of the seven platforms by its name, a sign and a colour of its own',
          'command-api/officials/routes.test.ts › an application › of %j is refused at %s',
          'web/src/features/match-plan/official-options.test.ts › the choices for a match › are the broadcasters in office, with platform and channel',
        ],
        rows: ["command-api/officials/routes.test.ts: platform: 'Radyo'"],
      },
    ],
  },
  {
    title: 'States',
    rows: [
      {
        says: "A match is planned, live, finished or cancelled; a referee reads 'Planlandı', 'Canlı', 'Bitti' and 'İptal'.",
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
      {
        says: "Lists of admins say 'Tamamlandı' of a finished match.",
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › lists week, teams, date and stadium, status, score once it is over, both officials and the three acts',
        ],
      },
      {
        says: "A status is taken in any case, and 'completed' for finished.",
        tests: [
          'command-api/match/routes.test.ts › entering a result through the control panel › takes %s for finished',
        ],
      },
      {
        says: "A status that a page does not know is 'Bilinmiyor'.",
        tests: ['web/src/components/league/match-text.test.ts › a match as a sentence › says that a status is unknown'],
      },
      {
        says: 'An admin moves a match to any status.',
        tests: [
          'command-api/match/decider-status.test.ts › moving a match to another status › goes live without a score',
          'command-api/match/decider-status.test.ts › moving a match to another status › annuls the result of a finished match that goes back to %s',
        ],
      },
      {
        says: 'Entering a result finishes the match.',
        tests: [
          'command-api/match/decider.test.ts › entering a result › finishes a planned match',
          'command-api/match/decider.test.ts › entering a result › finishes a live match',
        ],
      },
      {
        says: 'The main referee moves the own match to any status.',
        tests: [
          'command-api/match/referees.test.ts › who enters a result › is the main referee, or an admin for anybody',
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
      {
        says: 'The main referee corrects a finished match.',
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
      {
        says: 'A walkover stands at 0-0 until its winner is chosen.',
        tests: [
          'web/src/features/results/result-form.test.ts › a walkover › is 0-0 until a winner is chosen, and needs one',
        ],
      },
      {
        says: 'It is then 3-0 for the home side or 0-3 for the away side.',
        tests: [
          'web/src/features/results/result-form.test.ts › a walkover › is 3-0 or 0-3',
          'command-api/match/decider.test.ts › a walkover › is 3-0 for the home side and 0-3 for the away side',
        ],
      },
      {
        says: 'A walkover has no scorers, figures or line-ups.',
        tests: [
          'command-api/match/decider.test.ts › a walkover › replaces a result that was played, lines and all',
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › removes a row and brings it back, and writes none of a walkover',
        ],
      },
      {
        says: 'A player waits until an admin approves the registration.',
        tests: [
          'command-api/player/decider.test.ts › registering › makes a player who is not approved yet',
          'command-api/player/decider.test.ts › approving › happens once',
        ],
      },
      {
        says: 'A player is free or in one team; an assignment and a release move the player.',
        tests: [
          'command-api/player/decider.test.ts › assigning › takes the player from where the player is',
          'command-api/player/decider.test.ts › releasing › makes a player free, once',
        ],
      },
      {
        says: "An application waits ('Beklemede') until it is approved ('Onaylı') or rejected ('Reddedildi').",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a player applies as referee, an admin sees it at once and approves it, and visitors see the badge',
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a refused player reads so on the own profile and applies again',
        ],
      },
      {
        says: 'Approved officials have no buttons that approve or reject.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a player applies as referee, an admin sees it at once and approves it, and visitors see the badge',
        ],
      },
      {
        says: 'The stream of a broadcaster is started and stopped.',
        tests: [
          'command-api/broadcast/decider.test.ts › a stream of a match › is started and stopped once, by a broadcaster of the match',
        ],
      },
      {
        says: 'Its viewers can be counted only while it runs.',
        tests: [
          'tests/acceptance/web/broadcasts.test.ts › a broadcaster › starts a stream, to which lists, home and the match lead without a reload until it is stopped',
          'command-api/broadcast/decider.test.ts › a stream of a match › is neither started nor started again by a count alone',
        ],
      },
      {
        says: 'Statistics are reset or decreased.',
        tests: [
          'command-api/statistics/routes.test.ts › a reset of a player › records the totals that are chosen, with what stood',
          'command-api/statistics/routes.test.ts › a decrease › takes the amount off each that is chosen, one without it',
        ],
      },
      {
        says: 'A card that is given stands in the form until it is saved.',
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: 'A player has won, drawn or lost by the side for which the player stood.',
        tests: ['events/src/rules/statistics.test.ts › a player of side %s has at %i-%i a %s'],
      },
      {
        says: 'A date and a stadium are given together or alone.',
        tests: [
          'command-api/match/decider.test.ts › scheduling a match › moves it to another day and says from when to when',
          'command-api/match/decider.test.ts › scheduling a match › changes the stadium alone',
        ],
      },
      {
        says: 'An official who is assigned or removed changes who stands at the match.',
        tests: [
          'command-api/assignments/routes.test.ts › the main %s of a match › is assigned and removed by an admin',
        ],
      },
      {
        says: 'Who holds an office already is no candidate for it.',
        tests: [
          'web/src/features/officials/candidates.test.ts › the candidates for an office › are approved players without the office, by gamertag',
        ],
      },
      {
        says: 'Play-off and relegation are switched on and off.',
        tests: [
          'projector/projections/settings.projection.test.ts › settings › changes one play-off setting and leaves the others',
          'tests/acceptance/web/zone-settings.test.ts › the settings of play-off and relegation › refuse zones that overlap at the field; once saved, relegation leads back to the start of the administration',
        ],
      },
    ],
  },
];
