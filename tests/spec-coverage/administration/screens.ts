import type { CoverageChapter } from '../coverage-row.ts';

/** The screens of settings, teams, players and results. */
export const screens: readonly CoverageChapter[] = [
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
          'tests/acceptance/first-season/settings-and-plan.ts › gets its name, its logo, its colour and its news, and the home page shows each',
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
          'tests/acceptance/first-season/settings-and-plan.ts › gets its name, its logo, its colour and its news, and the home page shows each',
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
          'tests/acceptance/first-season/settings-and-plan.ts › gets twelve teams, each with its logo, which the list of teams shows',
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
];
