import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const CLIENT = 'web/src/api/client.test.ts';
const MATCHES = 'query-api/matches/routes.test.ts';
const PLAYERS = 'query-api/players/routes.test.ts';
const STATISTICS = 'query-api/players/statistics.test.ts';
const LOGIN = 'command-api/identity/player-login.test.ts › the login of a player';
const REGISTERING = 'command-api/identity/registration.test.ts › registering';
const PROFILE = 'command-api/player/profiles.test.ts › a profile';
const LIKE = 'command-api/player/profiles.test.ts › a like';
const PANEL = 'command-api/match/referees.test.ts › a result through the profile';
const PAGES = `${WEB}/public-texts.test.ts › the sentences of the public pages`;

/** The calls that the public pages make. */
export const calls: readonly CoverageChapter[] = [
  {
    title: 'Calls',
    rows: [
      {
        says: 'All calls are JSON, at the address of the site itself.',
        tests: [
          `${CLIENT} › a command › carries its key and the revision that was seen`,
          'command-api/http/doors.test.ts › the API › takes requests of its own pages',
          'command-api/http/doors.test.ts › the API › allows other sites nothing',
        ],
      },
      {
        says: '`GET /api/settings` is read once at the start, and answers all settings.',
        tests: [
          `${WEB}/first-reads.test.ts › a first visit › reads nothing that its page has brought: %s`,
          'query-api/settings/routes.test.ts › answers what was set, the colour under both names',
        ],
      },
      {
        says: '`GET /api/leaderboards/standings` answers the rows of the table.',
        tests: [
          'query-api/standings/routes.test.ts › the table of the current season › ranks the teams of its fixtures',
        ],
      },
      {
        says: '`GET /api/teams` answers the teams; what is no list counts as none.',
        tests: [
          'query-api/teams/routes.test.ts › GET /api/teams › answers the teams by name, with what they did in the current season',
          'web/src/features/teams/teams-or-none.test.ts › the answer with the teams › counts as none when it is no list, and is logged: %o',
        ],
      },
      {
        says: '`GET /api/teams/{id}` answers one team.',
        tests: [
          'query-api/teams/routes.test.ts › GET /api/teams/{id} › answers one team',
          'query-api/teams/routes.test.ts › GET /api/teams/{id} › knows no team that was deleted or never was',
        ],
      },
      {
        says: '`GET /api/players` answers the approved players, to admins all.',
        tests: [
          `${PLAYERS} › GET /api/players › answers the approved players by gamertag, in the order of the Turkish alphabet`,
          `${PLAYERS} › GET /api/players › answers admins all players, with what only they may read`,
        ],
      },
      {
        says: '`GET /api/matches` answers all matches; a page of a team picks its own, the panel of a referee asks for those of the referee.',
        tests: [
          `${MATCHES} › GET /api/matches › answers by date, week and id, those without a date last`,
          'web/src/features/teams/team-matches.test.ts › finds the matches of a team on either side',
          'query-api/matches/officials.test.ts › the officials of a match › find their own matches, with the place that they have there',
        ],
      },
      {
        says: '`GET /api/matches/date/{date}` answers the matches of a Turkish day.',
        tests: [`${MATCHES} › GET /api/matches/date/{date} › goes by the Turkish day`],
        rows: ['query-api/http/requests.test.ts: /api/matches/date/2026-02-30'],
      },
      {
        says: '`GET /api/players/leaders/goals`, `/assists` and `/saves` answer players who are sorted already.',
        tests: [
          `${STATISTICS} › GET /api/players/leaders › answers who has a value above 0, the best first, with what the boards show`,
          `${STATISTICS} › GET /api/players/leaders › puts level ones by fewer matches, then by gamertag in Turkish`,
        ],
      },
      {
        says: '`POST /api/players/login` takes address and password, and answers a session.',
        tests: [
          `${LOGIN} › opens a session of a player, which opens nothing of admins`,
          `${LOGIN} › answers an unknown e-mail as it answers a wrong password, after the same work`,
        ],
      },
      {
        says: '`POST /api/players/register` takes gamertag, PSO id, address, password, position and number.',
        tests: [
          `${REGISTERING} › makes a player who waits for an approval, and says so`,
          `${REGISTERING} › is refused at the field for %s %j`,
        ],
      },
      {
        says: '`POST /api/admins/login` takes user name and password.',
        tests: ['command-api/identity/login.test.ts › logging in › opens a session that admits to admin calls'],
      },
      {
        says: '`PUT /api/matches/{id}` takes a score with the cards of both sides, and finishes the match.',
        tests: [
          `${PANEL} › is entered until the match is finished, by the main referee`,
          `${PANEL} › is corrected there by an admin at any time`,
        ],
      },
      {
        says: '`GET /api/players/gamertag/{gamertag}/profile` answers a profile, whatever the letters of the gamertag look like.',
        tests: [
          `${PLAYERS} › GET /api/players/gamertag/{gamertag}/profile › answers what a player shows to everybody`,
          `${PLAYERS} › GET /api/players/gamertag/{gamertag}/profile › is found by %s`,
        ],
      },
      {
        says: '`GET /api/players/gamertag/{gamertag}/teams` answers `playedTeams`.',
        tests: [
          `${PLAYERS} › GET /api/players/gamertag/{gamertag}/teams › answers the teams of a player, the latest first`,
        ],
      },
      {
        says: '`GET /api/players/gamertag/{gamertag}/matches` answers `matchHistory`.',
        tests: [
          `${STATISTICS} › GET /api/players/gamertag/{gamertag}/matches › answers each match with its teams, its score, and the outcome for the side of the line`,
          `${STATISTICS} › GET /api/players/gamertag/{gamertag}/matches › answers the latest first, by date and season; without a date before those with one`,
        ],
      },
      {
        says: '`PUT /api/players/gamertag/{gamertag}/profile` takes bio, favourite position, style of play and accounts, from who is signed in.',
        tests: [
          `${PROFILE} › is the player’s own to change, and every word of it stays out of the log`,
          `${PROFILE} › is refused to other players, and not to admins`,
        ],
      },
      {
        says: '`POST /api/players/{id}/like` answers `success`, `likes` and `isLiked`.',
        tests: [`${LIKE} › is turned round, or set as the sender wants it`],
      },
      {
        says: '`GET /api/matches/weeks/total` answers `totalWeeks`.',
        tests: [
          `${MATCHES} › GET /api/matches/week/{week} and /weeks/total › answers the highest week, 0 without fixtures, and the week being played`,
        ],
      },
      {
        says: '`GET /api/matches/week/{week}` answers the matches of a week.',
        tests: [
          `${MATCHES} › GET /api/matches/week/{week} and /weeks/total › answers one week, and an empty list beyond the last`,
        ],
      },
      {
        says: 'Pictures have addresses of the site, and the shield of a team stands for one that does not load.',
        tests: [`${PAGES} › a logo that cannot be loaded gives way to the shield of the team`],
        rows: ['infra/programs/http/league-server.test.ts: /images/default_logo.png'],
      },
    ],
  },
];
