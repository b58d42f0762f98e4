import type { CoverageChapter } from '../coverage-row.ts';

/** What is said after an act or a fault, and the constants of the league. */
export const sentences: readonly CoverageChapter[] = [
  {
    title: 'Sentences in general',
    rows: [
      {
        says: "The server's sentence stands before any other.",
        tests: ['web/src/api/client.test.ts › failure › becomes a problem with the words of the server'],
        rows: ['tests/acceptance/web/managed-texts.test.ts: { ...deleting, text: refusals.LAST_ADMIN.message'],
      },
      {
        says: 'Without one the screen has its own.',
        rows: [
          "tests/acceptance/web/dashboard-texts.test.ts: { ...dialog, text: 'Ayarlar kaydedilemedi', onPut: fault500 }",
        ],
      },
      {
        says: 'A failure can be closed.',
        tests: [
          'tests/acceptance/web/managed-texts.test.ts › the sentences of managing players › a failed approval is told in a message that can be closed',
        ],
      },
      {
        says: 'After a success the dialog closes and what it changed is shown.',
        tests: [
          'tests/acceptance/web/results.test.ts › entering a result › takes five keys, and returns the focus to the row, which shows the result',
        ],
      },
      {
        says: 'A message goes after five seconds, unless somebody reads it with pointer or focus.',
        tests: [
          'web/src/components/ui/message.browser.test.tsx › a message goes by itself, but not under the pointer nor with the focus inside',
        ],
      },
      {
        says: 'A form says what is wrong before it is sent.',
        tests: [
          'web/src/components/form/form.browser.test.tsx › sums up what is wrong in the order of the page, and is checked live from then on',
        ],
      },
    ],
  },
  {
    title: 'Sentences of settings, teams and players',
    rows: [
      {
        says: "The figures of the dashboard fail with 'İstatistikler yüklenirken bir hata oluştu.'",
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: İstatistikler yüklenirken bir hata oluştu.'],
      },
      {
        says: "A setting fails with 'Güncelleme sırasında bir hata oluştu!'",
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: Güncelleme sırasında bir hata oluştu!'],
      },
      {
        says: 'Begin, end and colour that cannot be saved say so too.',
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: { text: FAILED, act: color, onPut: fault500 }'],
      },
      {
        says: "An upload fails with 'Logo yüklenirken hata oluştu: ' and the server's sentence.",
        tests: [
          'web/src/components/ui/picture-field.browser.test.tsx › a picture field › says a refusal at the field, and the old picture stays; the same file may be chosen again',
        ],
      },
      {
        says: "A refused act on the dashboard is told in the server's sentence.",
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: { ...fixtures, text: refusals.FIXTURES_EXIST.message'],
      },
      {
        says: "The repair of scores fails with 'Skorlar düzeltilirken hata oluştu'.",
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: Skorlar düzeltilirken hata oluştu'],
      },
      {
        says: "The settings of the site fail with 'Ayarlar kaydedilemedi'.",
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: Ayarlar kaydedilemedi'],
      },
      {
        says: "The settings of the zones fail with 'Ayarlar kaydedilemedi'.",
        rows: ['tests/acceptance/web/league-planning-texts.test.ts: Ayarlar kaydedilemedi'],
      },
      {
        says: "The teams fail with 'Takımlar yüklenirken bir hata oluştu.'",
        rows: ['tests/acceptance/web/team-management-texts.test.ts: Takımlar yüklenirken bir hata oluştu.'],
      },
      {
        says: "The players of admins fail with 'Veri yüklenirken bir hata oluştu.'",
        rows: ['tests/acceptance/web/managed-texts.test.ts: Veri yüklenirken bir hata oluştu.'],
      },
      {
        says: "A refused approval is told in the server's sentence.",
        rows: ['tests/acceptance/web/managed-texts.test.ts: { ...approving, text: refusals.PLAYER_NOT_FOUND.message'],
      },
      {
        says: "A refused assignment is told in the server's sentence.",
        rows: [
          'tests/acceptance/web/managed-texts.test.ts: { ...assigning, text: refusals.PLAYER_NOT_APPROVED.message',
        ],
      },
      {
        says: "A refused deletion is told in the server's sentence.",
        rows: ['tests/acceptance/web/managed-texts.test.ts: { ...deleting, text: refusals.LAST_ADMIN.message'],
      },
      {
        says: "A refused release is told in the server's sentence.",
        tests: ['tests/acceptance/web/managed-texts.test.ts › the sentences of managing players › $path says: $text'],
        rows: ["tests/acceptance/web/managed-texts.test.ts: '/api/players/*/release': refuse('PLAYER_NOT_FOUND')"],
      },
      {
        says: "A refused edit is told in the server's sentence.",
        rows: ['tests/acceptance/web/managed-texts.test.ts: { ...editing, text: refusals.EMAIL_TAKEN.message'],
      },
      {
        says: "An answer that is no list of players says 'Oyuncular yüklenirken veri hatası oluştu'.",
        rows: ['tests/acceptance/web/player-texts.test.ts: Oyuncular yüklenirken veri hatası oluştu'],
      },
      {
        says: "The list of players fails with 'Oyuncular yüklenirken hata oluştu: ' and the server's sentence.",
        tests: [
          'tests/acceptance/web/screen-states.test.ts › a screen of the sample › without $read: $name loads and fails in this part alone, which can be retried',
        ],
        rows: ["tests/acceptance/web/screen-list.ts: failed: 'Oyuncular yüklenirken hata oluştu:'"],
      },
      {
        says: "The list of admins fails with 'Adminler yüklenemedi.'",
        rows: ['tests/acceptance/web/managed-texts.test.ts: Adminler yüklenemedi.'],
      },
      {
        says: "The assignment to teams fails to load with 'Veriler yüklenemedi.'",
        rows: [
          "tests/acceptance/web/managed-texts.test.ts: { text: 'Veriler yüklenemedi.', path: '/admin/team-assignment'",
        ],
      },
      {
        says: "An assignment to a team fails with 'Atama işlemi başarısız oldu.'",
        rows: ["tests/acceptance/web/managed-texts.test.ts: { ...assigning, text: 'Atama işlemi başarısız oldu.'"],
      },
      {
        says: "An assignment says '{gamertag} başarıyla takıma atandı!'",
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › assigning teams › asks for player and act in its own words, assigns by keyboard alone, and takes the player out again',
          'command-api/player/squad.test.ts › assigning › puts a player into a team and takes the player out, by both calls',
        ],
      },
      {
        says: "A release says '{gamertag} takımdan çıkarıldı!'",
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › assigning teams › asks for player and act in its own words, assigns by keyboard alone, and takes the player out again',
        ],
        rows: ['tests/acceptance/web/managed-texts.test.ts: Oyuncu 3 takımdan çıkarıldı!'],
      },
      {
        says: "The statistics of players fail with 'Oyuncular yüklenirken hata oluştu'.",
        rows: ['tests/acceptance/web/statistics-texts.test.ts: Oyuncular yüklenirken hata oluştu'],
      },
      {
        says: "A deletion of statistics fails with the server's sentence.",
        rows: ['tests/acceptance/web/statistics-texts.test.ts: { ...deleting, text: refusals.PLAYER_NOT_FOUND.message'],
      },
      {
        says: "Without one it fails with 'İstatistik silinemedi'.",
        rows: ['tests/acceptance/web/statistics-texts.test.ts: İstatistik silinemedi'],
      },
      {
        says: "It succeeds with '{gamertag} oyuncusunun seçilen istatistikleri başarıyla silindi!'",
        tests: [
          'command-api/statistics/routes.test.ts › a reset of a player › records the totals that are chosen, with what stood',
        ],
        rows: [
          'tests/acceptance/web/statistics-texts.test.ts: Oyuncu 1 oyuncusunun seçilen istatistikleri başarıyla silindi!',
        ],
      },
      {
        says: "A reset of all says 'Tüm oyuncu istatistikleri sıfırlandı!'",
        rows: ['tests/acceptance/web/statistics-texts.test.ts: Tüm oyuncu istatistikleri sıfırlandı!'],
      },
      {
        says: "A reset of all fails with 'Oyuncu istatistikleri sıfırlanırken hata oluştu.'",
        rows: ['tests/acceptance/web/statistics-texts.test.ts: Oyuncu istatistikleri sıfırlanırken hata oluştu.'],
      },
    ],
  },
  {
    title: 'Sentences of matches',
    rows: [
      {
        says: "A result that cannot be saved says 'Sonuç kaydedilirken bir hata oluştu'.",
        tests: [
          'tests/acceptance/web/results.test.ts › entering a result › that could not be saved says so, and keeps what is typed',
        ],
      },
      {
        says: "A match fails with 'Maç detayları yüklenemedi.'",
        rows: ['tests/acceptance/web/match-edit.test.ts: Maç detayları yüklenemedi.'],
      },
      {
        says: "Its figures fail to be saved with 'Maç güncellenemedi'.",
        rows: ['tests/acceptance/web/match-edit.test.ts: Maç güncellenemedi'],
      },
      {
        says: "A match that is not there says 'Maç bulunamadı.'",
        rows: ['tests/acceptance/web/match-edit.test.ts: Maç bulunamadı.'],
      },
      {
        says: "The plan of the league fails with 'Lig planlaması başarısız'.",
        rows: [
          'tests/acceptance/web/dashboard-texts.test.ts: Lig planlaması başarısız',
          'tests/acceptance/web/league-planning-texts.test.ts: Lig planlaması başarısız',
        ],
      },
      {
        says: "The deletion of the matches fails with 'Maçlar silinemedi'.",
        rows: ['tests/acceptance/web/league-planning-texts.test.ts: Maçlar silinemedi'],
      },
      {
        says: "The number of weeks fails with 'Hafta sayısı alınamadı'.",
        rows: ['tests/acceptance/web/league-planning-texts.test.ts: Hafta sayısı alınamadı'],
      },
      {
        says: "A week fails with 'Maçlar alınamadı'.",
        rows: ["tests/acceptance/web/league-planning-texts.test.ts: { text: 'Maçlar alınamadı', path: WEEK"],
      },
      {
        says: "Before the fixtures the weeks say 'Henüz Maç Programı Yok'.",
        tests: [
          'tests/acceptance/web/screen-states.test.ts › a screen of a league without teams › $name says what is missing: $empty',
        ],
        rows: ['tests/acceptance/web/screen.ts: Henüz Maç Programı Yok'],
      },
      {
        says: 'A week without matches says so, and leads to the weeks beside it.',
        rows: [
          "tests/acceptance/web/league-planning-texts.test.ts: act: pressed('Sonraki hafta')",
          "tests/acceptance/web/league-planning-texts.test.ts: act: pressed('Önceki hafta')",
          'tests/acceptance/web/league-planning-texts.test.ts: Bu hafta maç yok.',
        ],
      },
      {
        says: "A date that cannot be saved says 'İşlem başarısız oldu.'",
        rows: [
          'tests/acceptance/web/match-plan-texts.test.ts: { ...schedule, text: FAILED, answers: { [CALLS.schedule]: fault500 } }',
        ],
      },
      {
        says: 'A referee who cannot be assigned says so too.',
        rows: [
          'tests/acceptance/web/match-plan-texts.test.ts: { ...referee, text: FAILED, answers: { [CALLS.referee]: fault500 } }',
        ],
      },
      {
        says: 'A broadcaster who cannot be assigned says so too.',
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: { ...broadcaster, text: FAILED'],
      },
      {
        says: "A date that is saved says 'İşlem başarılı!'",
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: İşlem başarılı!'],
      },
      {
        says: "A referee who cannot be removed says 'Hakem kaldırılırken hata oluştu!'",
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Hakem kaldırılırken hata oluştu!'],
      },
      {
        says: "A broadcaster who cannot be removed says 'Yayıncı kaldırılırken hata oluştu!'",
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Yayıncı kaldırılırken hata oluştu!'],
      },
      {
        says: "A referee who is removed says 'Hakem başarıyla kaldırıldı!'",
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Hakem başarıyla kaldırıldı!'],
      },
      {
        says: "A broadcaster who is removed says 'Yayıncı başarıyla kaldırıldı!'",
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Yayıncı başarıyla kaldırıldı!'],
      },
    ],
  },
  {
    title: 'Sentences of officials',
    rows: [
      {
        says: "The referee's panel fails with 'Maçlar yüklenemedi. Hakem yetkisi bulunmuyor olabilir.'",
        rows: ['tests/acceptance/web/referee-texts.test.ts: Maçlar yüklenemedi. Hakem yetkisi bulunmuyor olabilir.'],
      },
      {
        says: "It succeeds with 'Maç sonuçları başarıyla güncellendi'.",
        rows: ['tests/acceptance/web/referee-texts.test.ts: Maç sonuçları başarıyla güncellendi'],
      },
      {
        says: "A save there fails with 'Maç güncellenirken hata oluştu', or the server's sentence.",
        rows: [
          'tests/acceptance/web/referee-texts.test.ts: Maç güncellenirken hata oluştu',
          'tests/acceptance/web/referee-texts.test.ts: { ...panel, text: refusals.NOT_MAIN_REFEREE.message',
        ],
      },
      {
        says: "The referee's results fail with 'Maçlar yüklenemedi.'",
        rows: ["tests/acceptance/web/referee-texts.test.ts: { text: 'Maçlar yüklenemedi.', path: RESULTS"],
      },
      {
        says: "They succeed with 'Maç sonucu başarıyla güncellendi!'",
        rows: ['tests/acceptance/web/referee-texts.test.ts: Maç sonucu başarıyla güncellendi!'],
      },
      {
        says: "A save there fails with 'Sonuç güncellenemedi.'",
        rows: ['tests/acceptance/web/referee-texts.test.ts: Sonuç güncellenemedi.'],
      },
      {
        says: "The broadcaster's panel fails with 'Maçlar yüklenemedi. Yayıncı yetkisi bulunmuyor olabilir.'",
        rows: [
          'tests/acceptance/web/broadcaster-texts.test.ts: Maçlar yüklenemedi. Yayıncı yetkisi bulunmuyor olabilir.',
        ],
      },
      {
        says: "A stream that starts says 'Yayın başlatıldı!'",
        rows: ['tests/acceptance/web/broadcaster-texts.test.ts: Yayın başlatıldı!'],
      },
      {
        says: "A stream that ends says 'Yayın sonlandırıldı!'",
        rows: ['tests/acceptance/web/broadcaster-texts.test.ts: Yayın sonlandırıldı!'],
      },
      {
        says: "A stream that cannot be changed says 'Yayın durumu güncellenirken hata oluştu: ' and why.",
        tests: [
          'tests/acceptance/web/broadcasts.test.ts › a broadcaster › who is dismissed while the dialog is open reads why nothing was started',
        ],
        rows: ['tests/acceptance/web/broadcaster-texts.test.ts: Yayın durumu güncellenirken hata oluştu'],
      },
      {
        says: "The tabs of applications and places fail with 'Veriler yüklenemedi.'",
        rows: [
          "tests/acceptance/web/official-texts.test.ts: { text: LOADS, path: '/admin/management'",
          "tests/acceptance/web/match-plan-texts.test.ts: { text: 'Veriler yüklenemedi.', path: MANAGEMENT",
        ],
      },
      {
        says: "An answer to a referee's application fails with 'Hakem durumu güncellenirken hata oluştu'.",
        rows: ['tests/acceptance/web/official-texts.test.ts: Hakem durumu güncellenirken hata oluştu'],
      },
      {
        says: "An answer to a broadcaster's application fails with 'Yayıncı durumu güncellenirken hata oluştu'.",
        rows: ['tests/acceptance/web/official-texts.test.ts: Yayıncı durumu güncellenirken hata oluştu'],
      },
      {
        says: "A place at a match fails with 'Hakem/Yayıncı atanırken hata oluştu'.",
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Hakem/Yayıncı atanırken hata oluştu'],
      },
      {
        says: "An approval says 'Hakem onaylandı' or 'Yayıncı onaylandı'.",
        rows: [
          'tests/acceptance/web/official-texts.test.ts: Hakem onaylandı',
          'tests/acceptance/web/official-texts.test.ts: Yayıncı onaylandı',
        ],
      },
      {
        says: "A rejection says 'Hakem reddedildi' or 'Yayıncı reddedildi'.",
        rows: [
          'tests/acceptance/web/official-texts.test.ts: Hakem reddedildi',
          'tests/acceptance/web/official-texts.test.ts: Yayıncı reddedildi',
        ],
      },
      {
        says: "Who gets a place is said to be 'başarıyla atandı'.",
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Oyuncu 4 başarıyla atandı!'],
      },
      {
        says: "The officials in office fail to load with 'Veriler yüklenemedi.'",
        rows: [
          'tests/acceptance/web/official-texts.test.ts: { text: LOADS, path: REFEREES',
          'tests/acceptance/web/official-texts.test.ts: { text: LOADS, path: BROADCASTERS',
        ],
      },
      {
        says: "An appointment fails with 'Atama işlemi başarısız oldu.'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Atama işlemi başarısız oldu.'],
      },
      {
        says: "The end of an office fails with 'Kaldırma işlemi başarısız oldu.'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Kaldırma işlemi başarısız oldu.'],
      },
      {
        says: "A new referee is told by 'Oyuncu hakem olarak atandı!'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Oyuncu hakem olarak atandı!'],
      },
      {
        says: "A new broadcaster is told by 'Oyuncu yayıncı olarak atandı!'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Oyuncu yayıncı olarak atandı!'],
      },
      {
        says: "The end of a referee's office says 'X hakemlikten çıkarıldı.'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Oyuncu 2 hakemlikten çıkarıldı.'],
      },
      {
        says: "The end of a broadcaster's office says 'X yayıncılıktan çıkarıldı.'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Oyuncu 2 yayıncılıktan çıkarıldı.'],
      },
    ],
  },
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
