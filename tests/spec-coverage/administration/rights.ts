import type { CoverageChapter } from '../coverage-row.ts';

/** Who may do what. */
export const rights: readonly CoverageChapter[] = [
  {
    title: 'Rights',
    rows: [
      {
        says: 'A player is an admin by an act of another admin, and until that is taken back.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › lets a player into the admin panel, and out again',
          'command-api/admins/decider.test.ts › admin access › is granted once',
        ],
      },
      {
        says: 'A call of admins needs the token of an admin; everybody else is refused, and nothing is recorded.',
        tests: [
          'command-api/http/asking.test.ts › each call of the API',
          'command-api/http/doors.test.ts › $name › is closed to visitors and to tokens that are wrong, cut or malformed; nothing is recorded',
        ],
      },
      {
        says: 'A read of admins needs the token of an admin.',
        tests: ['query-api/http/asking.test.ts › each GET of the API'],
      },
      {
        says: 'The token goes with each call of a signed-in browser.',
        tests: ['web/src/api/client.test.ts › reading › sends the token of the session'],
      },
      {
        says: 'An admin enters the result of any match.',
        tests: ['command-api/assignments/rights.test.ts › %s'],
        rows: ["command-api/assignments/rights.test.ts: ['PUT /api/admin/match-result/:id', RESULT, ['an admin']]"],
      },
      {
        says: 'Only admins give a match its date and take officials away.',
        tests: ['command-api/assignments/rights.test.ts › %s'],
        rows: [
          "command-api/assignments/rights.test.ts: ['DELETE /api/matches/:id/remove-referee', {}, ['an admin']]",
          "command-api/assignments/rights.test.ts: ['PUT /api/matches/:id/schedule', { stadium: 'Moda' }, ['an admin']]",
        ],
      },
      {
        says: "At an admin's address a player reads 'Bu sayfaya erişim yetkiniz yok.'",
        tests: [
          'tests/acceptance/web/accounts.test.ts › a person › who is no admin reads so at an address of admins, and goes on from there',
        ],
      },
      {
        says: 'The settings of relegation and the plan of the league are among these addresses.',
        tests: [
          'tests/acceptance/web/accounts.test.ts › a person › who is no admin reads so at an address of admins, and goes on from there',
        ],
      },
      {
        says: 'The main referee alone updates the result; assistant, VAR and fourth referee do not.',
        tests: ['command-api/assignments/rights.test.ts › %s'],
        rows: [
          "command-api/assignments/rights.test.ts: ['PUT /api/matches/:id/referee-update', RESULT, ['the main referee', 'an admin']]",
        ],
      },
      {
        says: 'A referee stands as main, assistant, VAR or fourth referee.',
        tests: [
          'command-api/match/referee-places.test.ts › a place of a referee › is one of four, each person in one of them',
        ],
      },
      {
        says: "Any player may open the referee's results, and reads only the own matches.",
        tests: [
          'query-api/matches/officials.test.ts › the officials of a match › find their own matches, with the place that they have there',
        ],
        rows: [
          'tests/acceptance/web/referee-texts.test.ts: Yönetici sizi bir maça hakem olarak atayınca maç burada görünür.',
        ],
      },
      {
        says: 'A visitor there is asked to sign in.',
        rows: ["tests/acceptance/web/referee-texts.test.ts: { text: 'Oyuncu Girişi', path: RESULTS, as: 'visitor' }"],
      },
      {
        says: 'A broadcaster is the main one of a match or one of the others.',
        tests: [
          'command-api/broadcast/decider.test.ts › a broadcaster of a match › is one main one, and any number of others',
        ],
      },
      {
        says: 'A broadcaster starts and stops the own stream and no other.',
        tests: [
          'command-api/assignments/rights.test.ts › %s',
          'command-api/assignments/routes.test.ts › a stream › refuses another broadcaster, and its own broadcaster a moment after the dismissal',
        ],
        rows: [
          "command-api/assignments/rights.test.ts: ['PUT /api/broadcasters/stream/:id', { isLive: true }, ['the main broadcaster', 'a co-broadcaster', 'an admin']]",
        ],
      },
      {
        says: 'A player reads the own statistics.',
        tests: [
          'tests/acceptance/web/statistics-texts.test.ts › the sentences about what players have done › own statistics count matches by outcome, and averages and targets by what they count',
        ],
      },
      {
        says: 'A visitor reads the weeks and the players without a token.',
        tests: [
          'query-api/http/asking.test.ts › each GET of the API',
          'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
        ],
        rows: ["tests/acceptance/web/screen-list.ts: path: '/weekly-matches?week=8'"],
      },
    ],
  },
];
