import type { CoverageChapter } from '../coverage-row.ts';

/** What is said after an act of officials or about them. */
export const officialSentences: readonly CoverageChapter[] = [
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
];
