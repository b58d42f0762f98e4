import type { CoverageChapter } from '../coverage-row.ts';

/** The screens of the zones, of statistics, and of who plays where. */
export const squads: readonly CoverageChapter[] = [
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
