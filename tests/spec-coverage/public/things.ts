import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const PAGES = `${WEB}/public-texts.test.ts › the sentences of the public pages`;
const PROFILE = 'query-api/players/routes.test.ts › GET /api/players/gamertag/{gamertag}/profile';
const STATISTICS = 'query-api/players/statistics.test.ts';
const MATCH = 'query-api/matches/routes.test.ts';
const LINES = `${MATCH} › the lines of GET /api/matches/{id}`;
const OFFICIALS = 'query-api/matches/officials.test.ts › the officials of a match';
const SESSIONS = 'web/src/api/session-store.test.ts';
const SENTENCE = 'web/src/components/league/match-text.test.ts › a match as a sentence';
const STATUS = 'command-api/match/decider-status.test.ts › moving a match to another status';
const PANEL = 'command-api/match/referees.test.ts › a result through the profile';
const RULES = 'events/src/rules/statistics.test.ts';
const SETTINGS = 'command-api/settings/routes.test.ts';

/** What each thing of the league is made of, and which states it goes through. */
export const things: readonly CoverageChapter[] = [
  {
    title: 'What things are made of',
    rows: [
      {
        says: 'The settings have title, description, both days, colour, logo, links, play-off and relegation; the colour stands under two names.',
        tests: [
          'query-api/settings/routes.test.ts › answers what was set, the colour under both names',
          'query-api/settings/routes.test.ts › answers the defaults while nothing was ever changed',
        ],
      },
      {
        says: 'The settings are there as soon as a page is: it brings them along, where the spec keeps those of the last visit.',
        tests: [`${PAGES} › a page brings the settings with it`],
      },
      {
        says: 'A session has its token, the id under two names, gamertag or user name, and whether it is an admin’s.',
        tests: [
          'command-api/identity/player-login.test.ts › the login of a player › opens a session of a player, which opens nothing of admins',
          `${SESSIONS} › a stored session › of %s is taken up at the start`,
        ],
      },
      {
        says: 'A team has id, name, logo, day of creation, players, and its wins, draws and losses.',
        tests: [
          'query-api/teams/routes.test.ts › GET /api/teams › answers the teams by name, with what they did in the current season',
          'query-api/teams/routes.test.ts › GET /api/teams › names the players of each team, who move it when they come and go, and not when somebody registers',
        ],
      },
      {
        says: 'A team may have a city.',
        tests: [
          'query-api/teams/routes.test.ts › GET /api/teams › answers the city of a team, none where the document is older than cities',
        ],
      },
      {
        says: 'The default logo counts as none.',
        tests: [
          'web/src/features/teams/team-list.test.ts › the figures above the list › counts own logos only, and as active who has a result',
        ],
      },
      {
        says: 'A row of the table has team, matches, wins, draws, losses, goals, difference and points, and its place.',
        tests: [
          'query-api/standings/routes.test.ts › the table of the current season › ranks the teams of its fixtures',
        ],
      },
      {
        says: 'A player has id, gamertag, position, number, team with its city, approval, admin access, roles and the day of the registration.',
        tests: [
          'query-api/players/routes.test.ts › GET /api/players › answers the approved players by gamertag, in the order of the Turkish alphabet',
        ],
      },
      {
        says: 'E-mail address and PSO id of a player are answered to admins and to the player alone.',
        tests: [
          `${PROFILE} › shows the own profile with address and PSO id, and admins the same of everybody`,
          'query-api/players/routes.test.ts › to visitors and to other players GET %s › tells nothing that is for admins and the player alone',
        ],
      },
      {
        says: 'A profile has names, bio, favourite position, style of play, links, badges, likes and totals.',
        tests: [`${PROFILE} › answers what a player shows to everybody`],
      },
      {
        says: 'A profile says to who is signed in whether they like it.',
        tests: [`${PROFILE} › tells a player whether they like another, and nothing more`],
      },
      {
        says: 'A profile says which office its player holds.',
        tests: ['query-api/officials/routes.test.ts › an office on a profile › is shown to everybody while it is held'],
      },
      {
        says: 'Totals have matches, goals, assists, shots, passes, saves under two names, catches, cards and days as the best player.',
        tests: [
          `${STATISTICS} › GET /api/players/leaders › answers who has a value above 0, the best first, with what the boards show`,
          `${RULES} › a line has everything that statistics need, null where it was not recorded`,
        ],
      },
      {
        says: 'A player has one of eleven positions; two more stand in line-ups only.',
        tests: [
          'web/src/features/players/player-list.test.ts › the search in the address of the players › offers the eleven positions that a player can have, and not those of line-ups only',
        ],
      },
      {
        says: 'The English names of positions are understood as well.',
        tests: ['web/src/components/league/lineup-places.test.ts › a position › is found by %j'],
      },
      {
        says: 'A match has id, date, week, status, both teams, both scores, walkover, stadium and cards.',
        tests: [`${MATCH} › GET /api/matches/{id}/details › answers a finished match with score and cards`],
      },
      {
        says: 'The older names of the scores are taken too.',
        tests: [
          'command-api/match/result-bodies.test.ts › %s › takes the older names of the scores as well as the new',
        ],
      },
      {
        says: 'A match names its referees, and its broadcasters with platform and whether they stream.',
        tests: [
          `${OFFICIALS} › are told whole with the match`,
          'web/src/features/match/match-parts.browser.test.tsx › names each broadcaster with place, platform, running stream, and a channel that only a web address leads to',
        ],
      },
      {
        says: 'The channels of broadcasters in office are public.',
        tests: [
          'query-api/officials/routes.test.ts › the channels of a league › are told to everybody, of broadcasters in office alone',
        ],
      },
      {
        says: 'A player’s line in a match has player, team, position, goals, assists, saves, whether the player started, and the number.',
        tests: [
          `${LINES} › are the home side’s first, its starters first, from the keeper to the attack, then by number`,
          `${LINES} › say null where nothing was recorded, and what was where it was`,
        ],
      },
      {
        says: 'A place of a line-up has player, position and number.',
        tests: [
          `${LINES} › come with line-ups as they were sent, and incidents by minute with the side of their players`,
        ],
      },
      {
        says: 'A team that somebody played in stands with name, logo, city, both days, season, and whether it is the present one.',
        tests: [
          'query-api/players/routes.test.ts › GET /api/players/gamertag/{gamertag}/teams › answers the teams of a player, the latest first',
        ],
      },
      {
        says: 'A match that somebody played in stands with date, sides, score, team, position, goals, assists, saves, cards and rating.',
        tests: [
          `${STATISTICS} › GET /api/players/gamertag/{gamertag}/matches › answers each match with its teams, its score, and the outcome for the side of the line`,
        ],
      },
    ],
  },
  {
    title: 'States of a match',
    rows: [
      {
        says: "A match is planned, live, finished or cancelled; its cards say 'Planlandı', 'Canlı', 'Bitti' and 'İptal'.",
        tests: [
          `${SENTENCE} › says both figures, the state and Turkish time`,
          `${SENTENCE} › says that there is no date`,
          `${SENTENCE} › says the running score of a live match, marked as such, and none before one was entered`,
          `${SENTENCE} › says no figures of a cancelled match, though the answer carries them`,
        ],
      },
      {
        says: "Lists of admins say 'Tamamlandı' of a finished match.",
        rows: [`${WEB}/results.test.ts: getByText('Tamamlandı')`, `${WEB}/match-plan.test.ts: hasText: 'Tamamlandı'`],
      },
      { says: "A status that nobody knows is 'Bilinmiyor'.", tests: [`${SENTENCE} › says that a status is unknown`] },
      {
        says: 'Finished matches show their score, live ones the running score with a mark, all others none.',
        tests: [
          'web/src/components/league/match-text.test.ts › shows %s',
          'web/src/components/league/match-text.test.ts › shows a finished match without figures as a planned one',
          `${WEB}/match-record.test.ts › the record of a match › shows a running score, marked as live, in lists and on its page`,
        ],
      },
      {
        says: 'A result finishes its match.',
        tests: [
          'command-api/match/decider.test.ts › entering a result › finishes a planned match',
          'command-api/match/decider.test.ts › entering a result › finishes a live match',
        ],
      },
      {
        says: "'completed' is taken for finished.",
        tests: [
          'command-api/match/routes.test.ts › entering a result through the control panel › takes %s for finished',
        ],
      },
      {
        says: 'Through the own profile a referee enters a result until the match is finished, and not after.',
        tests: [`${PANEL} › is entered until the match is finished, by the main referee`],
      },
      {
        says: 'A finished match that goes back to another status loses its result.',
        tests: [`${STATUS} › annuls the result of a finished match that goes back to %s`],
      },
      {
        says: "A walkover is marked 'HÜKMEN', and says who won by it.",
        tests: [
          `${WEB}/results.test.ts › entering a result › needs the winner of a walkover, shows the score that follows, and restores the typed score afterwards`,
          `${SENTENCE} › says who won by decision`,
        ],
      },
    ],
  },
  {
    title: 'States of people',
    rows: [
      {
        says: 'A registration makes an account that waits for an admin.',
        tests: [
          'command-api/identity/registration.test.ts › registering › makes a player who waits for an approval, and says so',
        ],
      },
      {
        says: 'Nobody logs in before the approval.',
        tests: [
          'command-api/identity/player-login.test.ts › the login of a player › says to whoever knows the password, and to nobody else, that the approval is still to come',
        ],
      },
      {
        says: 'A like is given and taken back in turn, and the server answers how it stands.',
        tests: ['command-api/player/profiles.test.ts › a like › is turned round, or set as the sender wants it'],
      },
      {
        says: 'A team in which a player played is the present one or a former one.',
        tests: [
          `${WEB}/players.test.ts › players, their profiles and their teams › show the teams that they played in, each with its days and season`,
          `${WEB}/player-story.test.ts › a player, from the registration to the deletion › is followed live by admin, visitors and the player, none of whom reads a page anew`,
        ],
      },
      {
        says: 'Badges say who is admin, referee or broadcaster.',
        tests: [
          `${STATISTICS} › a profile › has the badges of the career behind that of an admin`,
          `${WEB}/officials.test.ts › referees and broadcasters › a player applies as referee, an admin sees it at once and approves it, and visitors see the badge`,
        ],
      },
      {
        says: 'More than 50 matches make a veteran, more than 10 times the best player an MVP, more than 30 goals a top scorer.',
        tests: [`${RULES} › badges are for careers above their number, not at it`],
      },
      {
        says: 'A player has won a match whose score is higher on the side that the player was on; level scores are a draw.',
        tests: [`${RULES} › a player of side %s has at %i-%i a %s`],
      },
    ],
  },
  {
    title: 'States of the page',
    rows: [
      {
        says: 'A login is kept in the browser, and taken up at the next start.',
        tests: [
          `${SESSIONS} › signing in and out › is kept, told to listeners, and undone`,
          `${SESSIONS} › a stored session › of %s is taken up at the start`,
        ],
      },
      {
        says: 'A logout removes it from page and browser, and leads to the login.',
        tests: [
          `${SESSIONS} › signing in and out › is kept, told to listeners, and undone`,
          `${WEB}/accounts.test.ts › a person › finds in the menu what the own role has, on a desk and on a phone, and signs out to the login`,
        ],
      },
      {
        says: 'A change of the settings is shown at once on pages that are open.',
        tests: [
          `${WEB}/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once`,
        ],
      },
      {
        says: 'A setting cannot become empty, and a day cannot become blank: such a change is refused, and what stands stays.',
        tests: [`${SETTINGS} › one field of the settings › %j is refused at its field and nothing is recorded`],
      },
      {
        says: 'Settings that cannot be read hold up nothing.',
        tests: [
          `${WEB}/faults.test.ts › a part of a page › needs no settings: a first visit that waits ten seconds for them shows all the rest`,
          `${PAGES} › settings that cannot be read are told to nobody: the defaults stand`,
        ],
      },
    ],
  },
];
