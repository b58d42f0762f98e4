import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const TEXTS = `${WEB}/public-texts.test.ts`;
const PAGES = `${TEXTS} › the sentences of the public pages`;
const SCREENS = `${WEB}/screen-list.ts`;
const TABLE = 'query-api/standings/routes.test.ts › the table of the current season';
const TEAM_LIST = 'web/src/features/teams/team-list.test.ts';
const TEAM_MATCHES = 'web/src/features/teams/team-matches.test.ts';
const PLAYERS = `${WEB}/players.test.ts › players, their profiles and their teams`;
const COUNTED = `${PLAYERS} › are counted, found by Turkish letters and filters in the address, and lead to their profiles`;
const BOARD = `${WEB}/leaderboards.test.ts › a leaderboard`;

/** The table, the teams, a team, the players and the boards. */
export const lists: readonly CoverageChapter[] = [
  {
    title: 'Standings',
    rows: [
      { says: 'The head counts the teams.', rows: [`${TEXTS}: 12 takım`] },
      {
        says: 'The head says how many teams play off, six unless it is set otherwise.',
        rows: [`${TEXTS}: play-off 6`],
      },
      { says: 'The head counts the points of all teams.', rows: [`${TEXTS}: /^\\d+ puan$/`] },
      {
        says: 'The head counts the matches that are played, out of all of the season.',
        rows: [`${TEXTS}: /^\\d+\\/66 maç$/`],
      },
      {
        says: 'Below the table stands who plays off and in which way, where there is a play-off.',
        rows: [`${TEXTS}: Play-off: ilk 6, tek maçlı eleme`],
      },
      {
        says: 'Below the table stands how many go down, where relegation is on and takes somebody.',
        tests: [
          'web/src/features/standings/zones.test.ts › the zones of a table › are none where the season has no such thing, whatever number is kept for it',
        ],
        rows: [`${TEXTS}: Küme düşme: son 2`],
      },
      {
        says: 'The play-off is drawn behind a tab of the table.',
        tests: [
          `${WEB}/bracket.test.ts › the play-off of the table › stands behind a tab of the table, and moves under the eyes of a visitor when an admin enters a result`,
        ],
      },
      {
        says: 'Each team has a row with its place, in the order of the table.',
        tests: [`${TABLE} › ranks the teams of its fixtures`],
      },
      {
        says: "A season is called 'Sezon' and the year in which it begins.",
        tests: [
          `${WEB}/seasons.test.ts › the archive of seasons › leads to the champion, the final table, the leaders, the results and the rules of a closed season`,
        ],
      },
      {
        says: "A league without teams says 'Henüz Puan Durumu Yok'.",
        rows: [`${SCREENS}: Henüz Puan Durumu Yok`],
      },
      {
        says: "The columns are explained: O, G, B, M, AG, YG, AV and 'Puan'.",
        tests: [`${PAGES} › the table explains its columns, crowns the first, and names the zones of its rows`],
      },
    ],
  },
  {
    title: 'Teams',
    rows: [
      {
        says: 'The head counts all teams, those that play, those with a logo of their own, and those that are shown.',
        tests: [`${TEAM_LIST} › the figures above the list › counts own logos only, and as active who has a result`],
        rows: [`${TEXTS}: 2 aktif`, `${TEXTS}: 1 logolu`, `${TEXTS}: 2 gösterilen`],
      },
      {
        says: 'A box searches by the name of the team.',
        tests: [`${TEAM_LIST} › searching a team › finds by %s whatever the letters look like`],
      },
      {
        says: 'Teams are sorted by name, or by date with the newest first.',
        tests: [
          `${TEAM_LIST} › the order of teams › follows the Turkish alphabet, and numbers by their size`,
          `${TEAM_LIST} › the order of teams › has the newest first by date, and those of one moment by name`,
          `${PAGES} › the teams are sorted by date, and a search that finds none is cleared`,
        ],
      },
      { says: 'A card has the short id of its team.', rows: [`${TEXTS}: Takım no 1A3F`] },
      { says: "A team with a logo of its own wears 'Tamamlanmış Profil'.", rows: [`${TEXTS}: Tamamlanmış Profil`] },
      { says: "A team without one wears 'Logo Eksik'.", rows: [`${TEXTS}: Logo Eksik`] },
      {
        says: 'A card counts players, wins, draws and losses.',
        rows: [`${TEXTS}: 1 oyuncu`, `${TEXTS}: 3 G 2 B 1 M`],
      },
      {
        says: "'Takım Detayları' leads to the team.",
        tests: [
          `${WEB}/home.test.ts › the home page › has the visitor’s own team, once it is chosen, until it is gone`,
        ],
        rows: [`${TEXTS}: Takım Detayları`],
      },
      {
        says: "A search without a result says 'Sonuç Bulunamadı', with a button that clears it.",
        tests: [`${PAGES} › the teams are sorted by date, and a search that finds none is cleared`],
      },
    ],
  },
  {
    title: 'A team',
    rows: [
      {
        says: 'A page of a team leads back to the teams.',
        tests: [`${PAGES} › a page of a team leads back to the teams`],
      },
      {
        says: 'A team that is not there leads back to the teams.',
        tests: [
          `${WEB}/player-texts.test.ts › the sentences of players and teams › a team that is not there leads back to the teams`,
        ],
      },
      {
        says: 'The head counts players, finished matches, wins and goals.',
        tests: [
          `${WEB}/scripted-pages.test.ts › the pages of a scripted season › pages of teams show the squad and the outcomes of the book`,
          `${TEAM_MATCHES} › counts finished matches and their goals, not what is being played`,
        ],
      },
      {
        says: "'Takım Kadrosu' has a row for each player, with the figures of the season, that leads to the profile.",
        tests: [
          `${WEB}/scripted-pages.test.ts › the pages of a scripted season › pages of teams show the squad and the outcomes of the book`,
          `${PLAYERS} › are found at their team, whose squad follows every move`,
        ],
      },
      {
        says: 'A player’s position stands in its letters, and the number beside it.',
        tests: [
          'web/src/components/league/person.browser.test.tsx › says a position by its letters to the eye and by its name to screen readers',
          'web/src/components/league/person.browser.test.tsx › reads a number as one, and not its sign',
        ],
      },
      {
        says: "Eight matches are shown at first; the others come by '+N Maç Daha'.",
        tests: [`${PLAYERS} › are found at their team, whose squad follows every move`],
      },
      {
        says: 'The matches are those of the team, on either side.',
        tests: [`${TEAM_MATCHES} › finds the matches of a team on either side`],
      },
      {
        says: 'A tab shows who started in the team’s latest match of which that is known.',
        tests: [`${TEAM_MATCHES} › looks for a line-up in what was or is played, the latest first`],
        rows: [`${WEB}/player-screens.ts: name: 'team-lineup'`],
      },
      {
        says: "Where no match has a line-up, it says 'Diziliş Bilgisi Yok'.",
        rows: [`${WEB}/statistics-texts.test.ts: Diziliş Bilgisi Yok`],
      },
    ],
  },
  {
    title: 'Players',
    rows: [
      {
        says: 'The head counts all players, those in a team, those without, and those that are shown.',
        tests: [
          COUNTED,
          `${WEB}/player-story.test.ts › a player, from the registration to the deletion › is followed live by admin, visitors and the player, none of whom reads a page anew`,
        ],
      },
      {
        says: 'Approved players are listed and no others, also to admins.',
        tests: [
          'web/src/features/players/player-list.test.ts › the list of players › has approved players only, also where an admin is answered with all',
        ],
      },
      {
        says: 'A player without a team, or whose team was deleted, is free.',
        tests: [
          'query-api/players/routes.test.ts › GET /api/players › shows a player of a deleted team as free',
          COUNTED,
        ],
      },
      {
        says: 'Players are found by gamertag, by position, and by team, or as those who are free.',
        tests: ['web/src/features/players/player-list.test.ts › the list of players › finds by %o', COUNTED],
      },
      { says: 'A button takes all filters back.', tests: [COUNTED] },
      { says: 'A row leads to the profile.', tests: [COUNTED] },
      {
        says: 'Admins find the ways to the management of referees and of broadcasters above the list.',
        rows: [`${TEXTS}: Hakem Yönetimi`, `${TEXTS}: Yayıncı Yönetimi`],
      },
      {
        says: '`/simple-referee-management` and `/simple-broadcaster-management` lead there too.',
        tests: [
          `${WEB}/officials.test.ts › referees and broadcasters › %s is another name of %s, and keeps its search`,
        ],
      },
    ],
  },
  {
    title: 'Boards',
    rows: [
      {
        says: 'Scorers, those who set goals up, and keepers each have a board.',
        tests: [
          'query-api/players/statistics.test.ts › GET /api/players/leaders › answers who has a value above 0, the best first, with what the boards show',
          `${BOARD} › as it is read › is one of three pages, and the season in the address goes with each`,
        ],
      },
      {
        says: 'Three players or more have a podium of the first three.',
        tests: [
          `${BOARD} › as it is read › has a podium from three players on`,
          'web/src/components/league/podium.browser.test.tsx › takes the first three of many, and is none with fewer than three',
        ],
      },
      {
        says: 'Below stands the whole ranking.',
        tests: [
          `${WEB}/scripted-pages.test.ts › the pages of a scripted season › the board of $board lists the leaders of the book`,
        ],
      },
      {
        says: "A board without players says so: 'Henüz Gol Yok', 'Henüz Asist Yok', 'Henüz Kurtarış Yok'.",
        rows: [
          `${WEB}/leaderboards.test.ts: Henüz Gol Yok`,
          `${WEB}/leaderboards.test.ts: Henüz Asist Yok`,
          `${WEB}/leaderboards.test.ts: Henüz Kurtarış Yok`,
        ],
      },
    ],
  },
];
