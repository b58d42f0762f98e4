import type { CoverageChapter } from '../coverage-row.ts';

/** The screens on which officials are appointed. */
export const officials: readonly CoverageChapter[] = [
  {
    title: 'Applications and places at matches',
    rows: [
      {
        says: "The page has the tabs 'Hakemler', 'Yayıncılar' and 'Maç Atamaları'.",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › /admin-management is another name of /admin/management, and keeps its search',
        ],
        rows: [
          "tests/acceptance/web/official-screens.ts: path: '/admin/management?tab=broadcasters'",
          "tests/acceptance/web/official-screens.ts: path: '/admin/management?tab=matches'",
        ],
      },
      {
        says: 'A dialog puts officials into each place of a match and takes them out.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › has a list of all places on the management page: an assistant and a co-broadcaster come and go',
        ],
      },
      {
        says: 'An admin approves an application at a press.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a player applies as referee, an admin sees it at once and approves it, and visitors see the badge',
        ],
      },
      {
        says: 'An admin rejects an application at a press.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a refused player reads so on the own profile and applies again',
        ],
      },
    ],
  },
  {
    title: 'Referees in office',
    rows: [
      {
        says: 'A button opens the appointment of a new referee.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › what is open over the list stands in the address, over a reload and Back',
        ],
      },
      {
        says: 'The page counts the referees in office.',
        rows: ['tests/acceptance/web/official-texts.test.ts: 1 aktif hakem'],
      },
      {
        says: "A row has gamertag and full name, or says 'Ad belirtilmemiş'.",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › the lists say who, since when, how often and where, or that nobody said so',
        ],
      },
      {
        says: 'A row has the day of the appointment and the number of matches.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › the lists say who, since when, how often and where, or that nobody said so',
        ],
      },
      {
        says: "A row has the notes, or 'Yok'.",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › the lists say who, since when, how often and where, or that nobody said so',
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin dismisses a referee after a question, and the profile loses the badge',
        ],
      },
      {
        says: 'A button in the row removes the referee.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin dismisses a referee after a question, and the profile loses the badge',
        ],
      },
      {
        says: "Without a referee the page says 'Henüz atanmış hakem bulunmuyor.'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Henüz atanmış hakem bulunmuyor.'],
      },
      {
        says: 'The appointment lists approved players who are no referees.',
        tests: [
          'web/src/features/officials/candidates.test.ts › the candidates for an office › are approved players without the office, by gamertag',
        ],
      },
      {
        says: 'The appointment takes notes, which may be left out.',
        tests: [
          'command-api/officials/routes.test.ts › an appointment › approves at once, and leaves notes out of the log',
          'command-api/officials/routes.test.ts › an appointment › without notes takes away those of an earlier one',
        ],
      },
      {
        says: "It cannot be sent without a player, and says 'Atanıyor...' while it is saved.",
        rows: [
          'tests/acceptance/web/official-texts.test.ts: Lütfen bir oyuncu seçin.',
          "tests/acceptance/web/official-texts.test.ts: { ...referee, text: 'Atanıyor...'",
        ],
      },
    ],
  },
  {
    title: 'Broadcasters in office',
    rows: [
      {
        says: 'A button opens the appointment of a new broadcaster.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin appoints a broadcaster whose link leads elsewhere at the second press, with nothing typed lost',
        ],
      },
      {
        says: 'The page counts the broadcasters in office.',
        rows: ['tests/acceptance/web/official-texts.test.ts: 1 aktif yayıncı'],
      },
      {
        says: 'A row has gamertag and full name.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › the lists say who, since when, how often and where, or that nobody said so',
        ],
      },
      {
        says: 'A row has the platform as a badge.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin appoints a broadcaster whose link leads elsewhere at the second press, with nothing typed lost',
        ],
      },
      {
        says: 'A row has the channel with a link that opens a tab of its own.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin appoints a broadcaster whose link leads elsewhere at the second press, with nothing typed lost',
        ],
      },
      {
        says: "A channel without a name says 'Kanal adı belirtilmemiş'.",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › the lists say who, since when, how often and where, or that nobody said so',
        ],
      },
      {
        says: 'A row has the day of the appointment and the number of broadcasts.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › the lists say who, since when, how often and where, or that nobody said so',
        ],
      },
      {
        says: 'A broadcaster is removed after a question.',
        rows: [
          "tests/acceptance/web/official-texts.test.ts: { ...noBroadcaster, text: 'Oyuncu 2 yayıncılıktan çıkarıldı.'",
        ],
      },
      {
        says: 'The appointment lists approved players who are no broadcasters.',
        tests: [
          'web/src/features/officials/candidates.test.ts › the candidates for an office › are approved players without the office, by gamertag',
        ],
      },
      {
        says: 'The appointment takes platform and link, and if wished the name of the channel and notes.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin appoints a broadcaster whose link leads elsewhere at the second press, with nothing typed lost',
        ],
      },
      {
        says: "It cannot be sent without player, platform and link, and says 'Atanıyor...' while it is saved.",
        rows: [
          'tests/acceptance/web/official-texts.test.ts: Lütfen oyuncu, platform ve kanal linki seçin.',
          "tests/acceptance/web/official-texts.test.ts: { ...broadcaster, text: 'Atanıyor...'",
        ],
      },
    ],
  },
];
