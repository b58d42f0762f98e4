import type { CoverageChapter } from '../coverage-row.ts';

/** What is said after an act or a fault. */
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
];
