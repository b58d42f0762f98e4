import type { CoverageChapter } from '../coverage-row.ts';

/** The constants of the league. */
export const constants: readonly CoverageChapter[] = [
  {
    title: 'Constants',
    rows: [
      {
        says: 'A walkover is 3-0.',
        tests: ['command-api/match/decider.test.ts › a walkover › is 3-0 for the home side and 0-3 for the away side'],
      },
      {
        says: 'A starter has played 90 minutes where nothing else is said.',
        tests: [
          'web/src/features/results/list-form.test.ts › the lists of a form › give a starter the whole match where no minutes are written',
          'command-api/match/line-routes.test.ts › %s › takes lines, line-ups and incidents; the server fills team and number',
        ],
      },
      {
        says: 'A league begins with relegation off, for two teams.',
        tests: ['query-api/settings/routes.test.ts › answers the defaults while nothing was ever changed'],
      },
      {
        says: 'A league begins with a play-off of six teams in a single elimination.',
        tests: ['query-api/settings/routes.test.ts › answers the defaults while nothing was ever changed'],
      },
      {
        says: 'A league begins with the colour #dc3545.',
        tests: [
          'query-api/settings/routes.test.ts › answers the defaults while nothing was ever changed',
          'web/src/theme/theme.test.ts › the theme › falls back to the default for %j',
        ],
      },
      {
        says: 'A league begins with the logo /images/default_logo.png.',
        tests: ['query-api/settings/routes.test.ts › answers the defaults while nothing was ever changed'],
      },
      {
        says: 'In the fixtures each pair meets once.',
        tests: ['command-api/season/fixtures.test.ts › fixtures of 2 to 24 teams › let each pair meet once a leg'],
      },
      {
        says: 'In the fixtures a team plays once a week.',
        tests: [
          'command-api/season/fixtures.test.ts › fixtures of 2 to 24 teams › give each team at most one match a week, and one bye a leg when they are odd',
        ],
      },
      {
        says: 'Twelve teams play 11 weeks of 6 matches.',
        tests: ['command-api/season/fixtures.test.ts › twelve teams › play 11 weeks of 6 matches'],
      },
      {
        says: 'New fixtures have no date unless there is a first day.',
        tests: ['command-api/season/fixtures.test.ts › dates of the weeks › are open until a start date is given'],
      },
      {
        says: 'A finished match counts as finished by either of its names.',
        tests: [
          'command-api/match/routes.test.ts › entering a result through the control panel › takes %s for finished',
          'query-api/dashboard/routes.test.ts › the dashboard › counts teams, approved players, the matches of the season and the totals of its players',
        ],
      },
      {
        says: "From 70 % a share of wins is 'Mükemmel', from 50 % 'İyi', else 'Geliştirilmeli'.",
        tests: [
          'web/src/components/league/win-rate.test.ts › %d wins in %d matches are %d %%: %s',
          'web/src/components/league/win-ring.browser.test.tsx › %d wins in %d matches are one sentence to screen readers: %s, %s',
        ],
      },
      {
        says: 'The targets of a player are 15 goals, 10 assists and 20 saves.',
        tests: [
          'tests/acceptance/web/statistics-texts.test.ts › the sentences about what players have done › own statistics count matches by outcome, and averages and targets by what they count',
        ],
      },
      {
        says: 'The bar of a target ends at 100 %.',
        tests: [
          'web/src/components/league/win-ring.browser.test.tsx › a bar is full at its target, and the figure goes on',
        ],
      },
      {
        says: 'The badge of a rating changes at 85, 75 and 65.',
        tests: ['web/src/components/league/rating.test.ts › an overall rating of %d is shown as %d, %s'],
      },
      {
        says: 'A short id is the last four characters, in capitals.',
        tests: [
          'web/src/features/teams/team-list.test.ts › the short id › is the end of the id in capitals, without a Turkish İ',
        ],
      },
      {
        says: 'The experience of a referee is told in years.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a player applies as referee, an admin sees it at once and approves it, and visitors see the badge',
        ],
      },
      {
        says: 'The list of players has three columns on a wide screen.',
        tests: [
          'tests/acceptance/web/players.test.ts › players, their profiles and their teams › stand in three columns on a wide screen',
        ],
      },
      {
        says: "A referee's place is shown as 'Baş hakem', 'Yardımcı hakem', 'VAR hakemi' or 'Dördüncü hakem'.",
        rows: [
          'tests/acceptance/web/referee-texts.test.ts: Baş hakem',
          'tests/acceptance/web/referee-texts.test.ts: Yardımcı hakem',
          'tests/acceptance/web/referee-texts.test.ts: VAR hakemi',
          'tests/acceptance/web/referee-texts.test.ts: Dördüncü hakem',
        ],
      },
      {
        says: "A broadcaster's place is shown as 'Ana yayıncı' or 'Ek yayıncı'.",
        rows: [
          'tests/acceptance/web/broadcaster-texts.test.ts: Ana yayıncı',
          'tests/acceptance/web/broadcaster-texts.test.ts: Ek yayıncı',
        ],
      },
    ],
  },
];
