import type { CoverageChapter } from '../coverage-row.ts';

/** Which calls there are. */
export const calls: readonly CoverageChapter[] = [
  {
    title: 'Calls about settings and pictures',
    rows: [
      {
        says: 'PUT /api/settings takes one field.',
        tests: ['command-api/settings/routes.test.ts › one field of the settings › %j is taken'],
      },
      {
        says: 'PUT /api/settings takes the links.',
        rows: ["command-api/settings/routes.test.ts: { socialMedia: { kick: ' https://kick.com/lig ' } }"],
      },
      {
        says: 'PUT /api/settings takes all fields at once, as one command.',
        tests: ['command-api/settings/routes.test.ts › all settings at once › are one command: all events or none'],
      },
      {
        says: 'PUT /api/settings/color takes the colour.',
        tests: ['command-api/settings/routes.test.ts › the colour by its own call › is the same setting'],
      },
      {
        says: 'POST /api/upload/logo, /api/upload/team-logo and /api/upload take a logo and answer its address.',
        tests: [
          'command-api/pictures/routes.test.ts › an upload to %s › stores what is made of the picture under its hash, answers the address as %s, and records nothing',
          'command-api/pictures/routes.test.ts › an upload to %s › names an address that a team and the settings take',
        ],
      },
      {
        says: 'GET /api/admin/dashboard-stats answers the figures to admins.',
        tests: [
          'query-api/dashboard/routes.test.ts › the dashboard › counts teams, approved players, the matches of the season and the totals of its players',
        ],
      },
    ],
  },
  {
    title: 'Calls about teams and players',
    rows: [
      {
        says: 'GET /api/teams answers all teams.',
        tests: [
          'query-api/teams/routes.test.ts › GET /api/teams › answers the teams by name, with what they did in the current season',
        ],
      },
      {
        says: 'GET /api/teams/{id} answers one team.',
        tests: ['query-api/teams/routes.test.ts › GET /api/teams/{id} › answers one team'],
      },
      {
        says: 'POST /api/teams makes a team of name and logo.',
        tests: ['command-api/team/routes.test.ts › creating a team › answers with its id, name and logo'],
      },
      {
        says: 'PUT /api/teams/{id} changes name and logo.',
        tests: [
          'command-api/team/routes.test.ts › renaming a team › leaves the logo, and changing the logo leaves the name',
        ],
      },
      {
        says: 'DELETE /api/teams/{id} deletes a team with its matches of the season.',
        tests: [
          'command-api/team/routes.test.ts › deleting a team › takes its matches of the season along, answers when they are gone, and frees the name',
        ],
      },
      {
        says: 'GET /api/players answers the approved players, and all of them to admins.',
        tests: [
          'query-api/players/routes.test.ts › GET /api/players › answers the approved players by gamertag, in the order of the Turkish alphabet',
          'query-api/players/routes.test.ts › GET /api/players › answers admins all players, with what only they may read',
        ],
      },
      {
        says: 'PUT /api/players/{id}/approve approves a player.',
        tests: ['command-api/player/routes.test.ts › approving › lets a player in, and is repeated without harm'],
      },
      {
        says: 'PUT /api/players/{id}/assign takes a team, or none.',
        tests: [
          'command-api/player/squad.test.ts › assigning › puts a player into a team and takes the player out, by both calls',
        ],
      },
      {
        says: 'POST /api/players/assign-team takes player and team, or none.',
        tests: [
          'command-api/player/squad.test.ts › assigning › puts a player into a team and takes the player out, by both calls',
        ],
      },
      {
        says: 'PUT /api/players/{id}/release makes a player free.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › makes a player free after a question that names the team',
          'command-api/player/squad.test.ts › assigning › is refused where another team stands than was seen, and names that team',
        ],
      },
      {
        says: 'DELETE /api/players/{id} deletes a player.',
        tests: [
          'command-api/player/profiles.test.ts › deleting a player › erases the account with its sessions, takes back the likes given and keeps the gamertag',
        ],
      },
      {
        says: 'PUT /api/players/{id} changes gamertag, PSO id, e-mail, position, number and admin access.',
        tests: [
          'command-api/player/routes.test.ts › an edit › says before and after, and of personal fields their names alone',
          'command-api/player/routes.test.ts › admin access › is given to approved players only, and taken again',
        ],
      },
      {
        says: 'DELETE /api/players/{id}/stats resets or decreases the chosen statistics.',
        tests: [
          'command-api/statistics/routes.test.ts › a reset of a player › of all takes every one, matches played too',
          'command-api/statistics/routes.test.ts › a decrease › takes the amount off each that is chosen, one without it',
        ],
      },
      {
        says: 'GET /api/players/gamertag/{gamertag}/matches answers the history of a player.',
        tests: [
          'query-api/players/statistics.test.ts › GET /api/players/gamertag/{gamertag}/matches › answers each match with its teams, its score, and the outcome for the side of the line',
        ],
      },
    ],
  },
  {
    title: 'Calls about matches',
    rows: [
      {
        says: 'GET /api/matches answers the matches of the season.',
        tests: [
          'query-api/matches/routes.test.ts › GET /api/matches › answers by date, week and id, those without a date last',
        ],
      },
      {
        says: 'GET /api/matches/{id}/details answers one match.',
        tests: [
          'query-api/matches/routes.test.ts › GET /api/matches/{id}/details › answers a finished match with score and cards',
        ],
      },
      {
        says: 'GET /api/matches/weeks/total answers the number of weeks.',
        tests: [
          'query-api/matches/routes.test.ts › GET /api/matches/week/{week} and /weeks/total › answers the highest week, 0 without fixtures, and the week being played',
        ],
      },
      {
        says: 'GET /api/matches/week/{week} answers the matches of a week.',
        tests: [
          'query-api/matches/routes.test.ts › GET /api/matches/week/{week} and /weeks/total › answers one week, and an empty list beyond the last',
        ],
      },
      {
        says: 'POST /api/matches/fix-scores asks for a repair and answers message and number of matches.',
        tests: [
          'command-api/operations/routes.test.ts › repairing the scores › answers how many documents were wrong: %i',
        ],
      },
      {
        says: 'POST /api/matches/generate-fixtures plans the season, with a first day or without.',
        tests: [
          'command-api/season/routes.test.ts › generating fixtures › for 12 teams answers 66 matches in 11 weeks of 6',
          'command-api/season/routes.test.ts › generating fixtures › starts on the day that is given, at nine in the evening in Turkey, a week apart',
        ],
      },
      {
        says: 'DELETE /api/matches/delete-all deletes the matches of the season and counts them.',
        tests: [
          'command-api/season/routes.test.ts › deleting all matches › says how many went, with or without a body',
        ],
      },
      {
        says: 'PUT /api/matches/{id}/results takes the scores by their older names, and the figures of players.',
        tests: [
          'command-api/match/routes.test.ts › entering a result by the older names › is the same result',
          'command-api/match/line-routes.test.ts › %s › takes lines, line-ups and incidents; the server fills team and number',
        ],
      },
      {
        says: 'PUT /api/matches/{id}/players takes the figures of players.',
        tests: ['command-api/match/line-routes.test.ts › players › takes lines alone, of a finished match'],
      },
      {
        says: 'PUT /api/matches/{id}/schedule takes date and stadium.',
        tests: [
          'command-api/match/routes.test.ts › scheduling › keeps the instant in UTC, and the league’s own stadium when none is named',
        ],
      },
      {
        says: 'PUT /api/admin/match-result/{id} answers the match.',
        tests: [
          'command-api/match/routes.test.ts › entering a result through the control panel › answers with the match, its new revision and a sentence for the admin',
        ],
      },
      {
        says: 'PUT /api/admin/match-result/{id} takes scorers, assists, saves and line-ups.',
        tests: [
          'command-api/match/line-routes.test.ts › %s › takes columns, and says for all whether the reason is shown',
          'command-api/match/line-routes.test.ts › %s › takes lines, line-ups and incidents; the server fills team and number',
        ],
      },
      {
        says: 'PUT /api/admin/match-result/{id} takes a walkover with its winner.',
        tests: [
          'command-api/match/routes.test.ts › entering a result through the control panel › gives a walkover to the %s side',
        ],
      },
      {
        says: 'PUT /api/admin/match-result/{id} takes a status.',
        tests: [
          'command-api/match/routes.test.ts › entering a result through the control panel › takes %s for finished',
        ],
      },
      {
        says: 'POST /api/admin/reset-player-stats takes the totals of all players back.',
        tests: [
          'command-api/statistics/routes.test.ts › a reset of all players › records how many had something to lose',
        ],
      },
      {
        says: 'POST /api/admin/reset-season closes the season and opens the next.',
        tests: [
          'command-api/season/routes.test.ts › resetting the season › opens the next one under the settings of the moment',
        ],
      },
    ],
  },
  {
    title: 'Calls about officials',
    rows: [
      {
        says: 'PUT /api/matches/{id}/assign-referee and DELETE /api/matches/{id}/remove-referee set and remove the main referee.',
        tests: [
          'command-api/assignments/routes.test.ts › the main %s of a match › is assigned and removed by an admin',
        ],
      },
      {
        says: 'PUT /api/matches/{id}/assign-broadcaster and DELETE /api/matches/{id}/remove-broadcaster set and remove the main broadcaster.',
        tests: [
          'command-api/assignments/routes.test.ts › the main %s of a match › is assigned and removed by an admin',
        ],
      },
      {
        says: 'GET /api/matches/referee/my-matches answers the own matches of a referee.',
        tests: [
          'query-api/matches/officials.test.ts › the officials of a match › find their own matches, with the place that they have there',
        ],
      },
      {
        says: 'GET /api/matches/broadcaster/my-matches answers the own matches of a broadcaster.',
        tests: [
          'query-api/matches/officials.test.ts › the officials of a match › find their own matches, with the place that they have there',
        ],
      },
      {
        says: 'PUT /api/matches/{id}/referee-update takes score, status and incidents from the main referee.',
        tests: [
          'command-api/match/line-routes.test.ts › %s › takes lines, line-ups and incidents; the server fills team and number',
          'command-api/assignments/routes.test.ts › a result by its referee › is entered as referee, until the office ends',
          'command-api/match/referees.test.ts › who enters a result › is the main referee, or an admin for anybody',
        ],
      },
      {
        says: 'PUT /api/broadcasters/stream/{matchId} takes whether the stream runs and how many watch.',
        tests: [
          'command-api/assignments/routes.test.ts › a stream › is started, counted and stopped by its broadcaster, as broadcaster',
        ],
      },
      {
        says: 'GET /api/admin/referees and /api/admin/broadcasters answer officials and applications.',
        tests: [
          'query-api/officials/routes.test.ts › all officials › are listed with those who wait first, and without those who were dismissed',
        ],
      },
      {
        says: 'PUT /api/referees/{id}/approve and /api/broadcasters/{id}/approve approve and reject.',
        tests: [
          'command-api/officials/routes.test.ts › an application › is made by the player, and granted or refused by an admin',
        ],
      },
      {
        says: 'POST /api/admin/assign-referee puts a referee into any place of a match.',
        tests: [
          'command-api/assignments/routes.test.ts › the assistant, VAR and fourth referees of a match › are put into their places by an admin',
        ],
      },
      {
        says: 'POST /api/admin/assign-broadcaster puts a main broadcaster or another one into a match, on any platform.',
        tests: [
          'command-api/assignments/routes.test.ts › the broadcasters of a match › are a main one and more of them, each on the platform of the office or on another',
          'command-api/assignments/rights.test.ts › %s',
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › has a list of all places on the management page: an assistant and a co-broadcaster come and go',
        ],
      },
      {
        says: 'GET /api/simple-referees and /api/simple-broadcasters answer the officials in office.',
        tests: [
          'query-api/officials/routes.test.ts › the officials in office › are listed with what only admins may read',
        ],
      },
      {
        says: 'POST /api/simple-referees/assign takes player and notes.',
        tests: [
          'command-api/officials/routes.test.ts › an appointment › approves at once, and leaves notes out of the log',
        ],
      },
      {
        says: 'POST /api/simple-broadcasters/assign takes player, platform, link, channel and notes.',
        tests: [
          'command-api/officials/routes.test.ts › an appointment › approves at once, and leaves notes out of the log',
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin appoints a broadcaster whose link leads elsewhere at the second press, with nothing typed lost',
        ],
      },
      {
        says: 'DELETE /api/simple-referees/{id} and /api/simple-broadcasters/{id} end an office.',
        tests: [
          'command-api/assignments/routes.test.ts › the main %s of a match › leaves the matches that are not over when dismissed',
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin dismisses a referee after a question, and the profile loses the badge',
        ],
      },
    ],
  },
];
