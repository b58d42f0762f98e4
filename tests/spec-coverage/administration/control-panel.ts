import type { CoverageChapter } from '../coverage-row.ts';

const FILE = 'tests/acceptance/web/control-panel.test.ts › the control panel';
const LOOKS =
  'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper';
const screen = (row: string): string => `tests/acceptance/web/control-panel-screens.ts: ${row}`;
const text = (row: string): string => `tests/acceptance/web/control-panel-texts.test.ts: ${row}`;

/** The control panel, and the acts on a whole season. */
export const controlPanel: readonly CoverageChapter[] = [
  {
    title: 'The control panel',
    rows: [
      { says: 'Admins have /admin/control-panel.', tests: [LOOKS], rows: [screen("path: '/admin/control-panel'")] },
      {
        says: 'It counts teams, players, matches and finished matches, and counts on while results come in.',
        tests: [
          `${FILE} › finds a match of the season, takes a walkover for it, and shows what others enter meanwhile`,
        ],
        rows: [text("{ text: 'Biten maç', path: PANEL }")],
      },
      {
        says: "It has the parts 'Maç Sonuçları' and 'Sistem Yönetimi'.",
        tests: [LOOKS],
        rows: [screen("name: 'admin-control-panel'"), screen("name: 'admin-control-panel-system'")],
      },
      {
        says: 'A dialog enters the result of any match of the season.',
        tests: [
          `${FILE} › finds a match of the season, takes a walkover for it, and shows what others enter meanwhile`,
        ],
        rows: [text("text: 'Kartal – Çamlıca: Maç sonucu başarıyla güncellendi!'")],
      },
      {
        says: "A walkover says 'Maç sonucu başarıyla güncellendi! (Hükmen)'.",
        tests: [
          `${FILE} › finds a match of the season, takes a walkover for it, and shows what others enter meanwhile`,
        ],
        rows: [text('Maç sonucu başarıyla güncellendi! (Hükmen)')],
      },
      {
        says: 'Each act on the season asks first, and says what goes and what stays.',
        tests: [
          LOOKS,
          'web/src/messages/tr/control-panel.test.ts › the act %s says what it changes in numbers, and where there is nothing to do',
        ],
        rows: [
          text('Tüm oyuncu istatistikleri sıfırlansın mı?'),
          text('Transfer merkezi sıfırlansın mı?'),
          text('Yeni sezon başlatılsın mı?'),
          text('Biten maçlar ve istatistikleri silinsin mi?'),
        ],
      },
      {
        says: 'An admin resets the totals of all players.',
        tests: [`${FILE} › resets the totals of all players, which a visitor sees go and come back`],
      },
      {
        says: 'An admin makes all players free.',
        tests: [`${FILE} › frees all players, and brings them back into their teams`],
      },
      {
        says: 'An admin closes the season and opens the next.',
        tests: [`${FILE} › starts a season, leads to the archive of the closed one, and takes that back`],
      },
      {
        says: 'An admin deletes the finished matches with what their players did in them.',
        tests: [
          `${FILE} › deletes the finished matches, which empties the table that a visitor looks at, and brings them back`,
        ],
      },
      {
        says: "It fails with 'Veriler yüklenemedi.'",
        rows: [
          text('{ text: FAILED, path: PANEL, answers: { [STATS]: fault500 } }'),
          text('{ text: FAILED, path: SYSTEM, answers: { [ACTS]: fault500 } }'),
        ],
      },
      {
        says: "A result there fails with the server's sentence, or with 'Maç sonucu güncellenirken hata oluştu.'",
        rows: [
          text('refusals.MATCH_CANCELLED.message'),
          text('{ text: RESULT_FAILED, path: opened, act: scored'),
          text("const RESULT_FAILED = 'Maç sonucu güncellenirken hata oluştu.'"),
        ],
      },
      {
        says: "A reset of totals there says 'Tüm oyuncu istatistikleri sıfırlandı!' or 'Oyuncu istatistikleri sıfırlanırken hata oluştu.'",
        rows: [
          text("{ ...statistics, text: 'Tüm oyuncu istatistikleri sıfırlandı!' }"),
          text("text: 'Oyuncu istatistikleri sıfırlanırken hata oluştu.'"),
        ],
      },
      {
        says: "A reset of transfers says 'Transfer merkezi sıfırlandı!' or 'Transfer merkezi sıfırlanırken hata oluştu.'",
        rows: [
          text("{ ...transfers, text: 'Transfer merkezi sıfırlandı!' }"),
          text("text: 'Transfer merkezi sıfırlanırken hata oluştu.'"),
        ],
      },
      {
        says: "A new season says 'Yeni sezon başlatıldı! Tüm maçlar ve istatistikler sıfırlandı.' or 'Sezon sıfırlanırken hata oluştu.'",
        rows: [
          text("{ ...season, text: 'Yeni sezon başlatıldı! Tüm maçlar ve istatistikler sıfırlandı.' }"),
          text("text: 'Sezon sıfırlanırken hata oluştu.'"),
        ],
      },
      {
        says: "A deletion of matches counts matches and players, or says 'Maçlar silinirken hata oluştu.'",
        rows: [
          text("{ ...matches, text: '42 maç silindi, 58 oyuncunun istatistikleri güncellendi.' }"),
          text("text: 'Maçlar silinirken hata oluştu.'"),
        ],
      },
      {
        says: 'The list of admins leads admins to the control panel, the players, the assignment to teams, the officials and the matches.',
        tests: [
          'tests/acceptance/web/admin-links.test.ts › a page for admins › leads an admin from $path on, and no visitor',
        ],
      },
      {
        says: 'The list of players leads admins to the officials.',
        tests: [
          'tests/acceptance/web/admin-links.test.ts › a page for admins › leads an admin from $path on, and no visitor',
        ],
      },
      {
        says: 'The dashboard and the menu of an admin lead to it.',
        tests: ['tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › leads to the pages of admins'],
        rows: ["tests/acceptance/web/accounts.test.ts: 'Kontrol Paneli'"],
      },
    ],
  },
  {
    title: 'Calls of the control panel',
    rows: [
      {
        says: 'POST /api/admin/reset-transfers makes all players free.',
        tests: [
          'command-api/season/transfer-calls.test.ts › the call that makes all players free › releases each of them, and answers when that is done, also a repeat',
        ],
      },
      {
        says: 'DELETE /api/admin/matches-and-stats deletes the finished matches, and counts matches and players.',
        tests: [
          'command-api/season/season-act-calls.test.ts › the call that deletes what was played › deletes the finished matches alone, and says how many players had a line in them',
        ],
      },
    ],
  },
];
