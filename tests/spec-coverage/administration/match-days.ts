import type { CoverageChapter } from '../coverage-row.ts';

/** The plan, the pages of officials, and the weeks. */
export const matchDays: readonly CoverageChapter[] = [
  {
    title: 'The plan of the matches',
    rows: [
      {
        says: 'A search finds matches by either team, whatever the case of its letters.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › keeps its filters in the address over a reload, until "Temizle" takes them back',
        ],
      },
      {
        says: 'Matches are filtered by status and by week.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › keeps its filters in the address over a reload, until "Temizle" takes them back',
        ],
      },
      {
        says: "The statuses to choose from are 'Tümü', 'Planlandı', 'Canlı', 'Tamamlandı' and 'İptal'.",
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › keeps its filters in the address over a reload, until "Temizle" takes them back',
        ],
      },
      {
        says: 'The weeks to choose from are those of the matches, each once, in order.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › keeps its filters in the address over a reload, until "Temizle" takes them back',
        ],
      },
      {
        says: 'The page counts the matches that are shown.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › keeps its filters in the address over a reload, until "Temizle" takes them back',
        ],
      },
      {
        says: 'A row has week, teams, date and stadium, status and the broadcaster with the platform.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › lists week, teams, date and stadium, status, score once it is over, both officials and the three acts',
        ],
      },
      {
        says: 'A row has the score once the match is over.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › lists week, teams, date and stadium, status, score once it is over, both officials and the three acts',
        ],
      },
      {
        says: 'A row has the referee with a button that removes the referee, or a button that assigns one.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › shows an admin what another admin assigns and removes, without a reload',
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › removes a $office only after a question, and the row says so',
        ],
      },
      {
        says: 'A row has the acts of date, referee and broadcaster.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › lists week, teams, date and stadium, status, score once it is over, both officials and the three acts',
        ],
      },
      {
        says: 'One dialog gives date, referee and broadcaster, and names pairing and week.',
        rows: [
          'tests/acceptance/web/match-plan-texts.test.ts: Tarih ver: Kartal – Çamlıca',
          'tests/acceptance/web/match-plan-texts.test.ts: 7. hafta · 20 Aralık',
          'tests/acceptance/web/match-plan-texts.test.ts: Hakem ata: Moda – Işık',
          'tests/acceptance/web/match-plan-texts.test.ts: Yayıncı ata: Moda – Işık',
        ],
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › saves a date that was typed last with one click, and goes on to the next match',
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › says that the $office plays in the match, records nothing, and assigns after "Yine de ata"',
        ],
      },
      {
        says: 'It takes date, time and stadium; the box of the stadium shows the one that stands without a name.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › gives a match its date and its stadium, and asks for the date and the time',
        ],
      },
      {
        says: 'It lists the referees in office.',
        tests: [
          'web/src/features/match-plan/official-options.test.ts › the choices for a match › are the referees in office, by gamertag and with their names',
        ],
      },
      {
        says: 'It lists the broadcasters in office with platform and channel.',
        tests: [
          'web/src/features/match-plan/official-options.test.ts › the choices for a match › are the broadcasters in office, with platform and channel',
        ],
      },
      {
        says: 'Who is no admin reads that the page is not for them.',
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › is shown to admins alone: a visitor is asked to sign in as one, and a player has no right',
        ],
      },
    ],
  },
  {
    title: 'The pages of a referee',
    rows: [
      {
        says: '/referee-results and /referee-panel ask a visitor to sign in.',
        rows: [
          "tests/acceptance/web/referee-texts.test.ts: { text: SIGN_IN, path: PANEL, as: 'visitor' }",
          "tests/acceptance/web/referee-texts.test.ts: { text: 'Oyuncu Girişi', path: RESULTS, as: 'visitor' }",
        ],
      },
      {
        says: 'They list the own matches and count them.',
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
        rows: ["tests/acceptance/web/referee-texts.test.ts: { text: '5 maç', path: PANEL }"],
      },
      {
        says: 'A match has its week, its teams and its status.',
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
        rows: [
          "tests/acceptance/web/referee-texts.test.ts: { text: 'Planlandı', path: RESULTS }",
          "tests/acceptance/web/referee-texts.test.ts: { text: 'İptal', path: RESULTS }",
        ],
      },
      {
        says: 'A match has its date and stadium.',
        rows: [
          "tests/acceptance/web/referee-texts.test.ts: { text: 'Kartal Arena', path: PANEL }",
          "tests/acceptance/web/referee-texts.test.ts: { text: '20.12.2026 21:00', path: PANEL }",
        ],
      },
      {
        says: 'A match has its score.',
        rows: ['tests/acceptance/web/referee-texts.test.ts: { text: scoreText(3, 2), path: PANEL }'],
      },
      {
        says: "A button says 'Sonuç Gir' before the match is finished, then 'Düzenle'.",
        rows: [
          "tests/acceptance/web/referee-texts.test.ts: { text: 'Sonuç Gir', path: PANEL }",
          "tests/acceptance/web/referee-texts.test.ts: { text: 'Düzenle', path: RESULTS }",
        ],
      },
      {
        says: 'The dialog names the pairing.',
        rows: ["tests/acceptance/web/referee-texts.test.ts: { text: 'Kartal – Çamlıca', path: panel.path }"],
      },
      {
        says: 'The dialog has two boxes for the score.',
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
      {
        says: "The dialog says that the referee alone enters the result, and that it makes the match 'Bitti'.",
        rows: [
          'tests/acceptance/web/referee-texts.test.ts: Bu maçın sonucunu yalnızca hakemi girebilir. Kaydedilince maç “Bitti” olur.',
        ],
      },
      {
        says: 'The dialog takes incidents besides the score.',
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › enters a goal by three taps on a phone, takes it back, and has it in the details after a save',
        ],
        rows: ["tests/acceptance/web/referee-texts.test.ts: { text: 'Olay gir', path: panel.path }"],
      },
      {
        says: "Only the main referee has the button; others read 'Sonucu baş hakem girer.'",
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
        rows: ["tests/acceptance/web/referee-texts.test.ts: { text: 'Sonucu baş hakem girer.', path: RESULTS }"],
      },
      {
        says: "Without a match the page says 'Size atanmış maç yok'.",
        rows: ["tests/acceptance/web/referee-texts.test.ts: { text: 'Size atanmış maç yok', path: PANEL"],
      },
    ],
  },
  {
    title: 'The page of a broadcaster',
    rows: [
      {
        says: 'It lists the own matches, what comes next first.',
        tests: [
          'web/src/features/broadcaster/broadcast-order.test.ts › the matches that a broadcaster shows › stand by what comes next, running streams and matches first, and those without a date last',
        ],
        rows: ['tests/acceptance/web/broadcaster-texts.test.ts: 2 maç sırada'],
      },
      {
        says: 'A dialog starts and stops the own stream.',
        tests: [
          'tests/acceptance/web/broadcasts.test.ts › a broadcaster › starts a stream, to which lists, home and the match lead without a reload until it is stopped',
        ],
      },
      {
        says: 'A visitor is asked to sign in.',
        tests: [
          'tests/acceptance/web/broadcasts.test.ts › a broadcaster › is shown where to sign in, and comes back from there',
        ],
        rows: [
          'tests/acceptance/web/broadcaster-texts.test.ts: Yayınlayacağınız maçları görmek için oyuncu olarak giriş yapmalısınız.',
        ],
      },
    ],
  },
  {
    title: 'The fixtures of a week',
    rows: [
      {
        says: 'An admin picks a week and reads its matches in Turkish time.',
        tests: [
          'tests/acceptance/web/weekly-fixtures.test.ts › the weekly fixtures › moves a week to a night with two kick-offs; a day that is over is asked about once',
        ],
      },
      {
        says: 'The page opens on week 1.',
        tests: [
          'tests/acceptance/web/weekly-fixtures.test.ts › the weekly fixtures › opens on week 1 where the address names none',
        ],
      },
    ],
  },
];
