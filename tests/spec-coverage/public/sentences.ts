import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const PAGES = `${WEB}/public-texts.test.ts › the sentences of the public pages`;
const PLAYERS = `${WEB}/player-texts.test.ts`;
const REFEREE = `${WEB}/referee-texts.test.ts`;
const SCREENS = `${WEB}/screen-list.ts`;
const PERSON = `${WEB}/accounts.test.ts › a person`;
const REGISTERING = 'web/src/features/register/register-form.browser.test.tsx';
/** The test that breaks each read of each screen in the tables of screens. */
const BROKEN = `${WEB}/screen-states.test.ts › a screen of the sample › without $read: $name loads and fails in this part alone, which can be retried`;
const EMPTY = `${WEB}/screen-states.test.ts › a screen of a league without teams › $name says what is missing: $empty`;
const SAID = `${PLAYERS} › the sentences of players and teams › $path says: $text`;
const OF_REFEREE = `${REFEREE} › the sentences of a referee › $path says: $text`;

/** What the public pages say where something fails, succeeds or is not there. */
export const sentences: readonly CoverageChapter[] = [
  {
    title: 'What pages say where something fails',
    rows: [
      {
        says: 'Settings that cannot be read are told to nobody: what the page brought, or the defaults, stands.',
        tests: [
          `${PAGES} › settings that cannot be read are told to nobody: the defaults stand`,
          `${PAGES} › a page brings the settings with it`,
        ],
      },
      {
        says: "The table: 'Puan durumu yüklenirken bir hata oluştu.'",
        tests: [BROKEN],
        rows: [`${SCREENS}: Puan durumu yüklenirken bir hata oluştu.`],
      },
      {
        says: "The teams: 'Takımlar yüklenirken bir hata oluştu.'",
        tests: [BROKEN],
        rows: [`${SCREENS}: Takımlar yüklenirken bir hata oluştu.`],
      },
      {
        says: 'An answer that is no list of teams is logged, and counts as none.',
        tests: [
          'web/src/features/teams/teams-or-none.test.ts › the answer with the teams › counts as none when it is no list, and is logged: %o',
        ],
      },
      {
        says: "A team: 'Takım detayları yüklenirken bir hata oluştu.'",
        tests: [SAID],
        rows: [`${PLAYERS}: Takım detayları yüklenirken bir hata oluştu.`],
      },
      {
        says: "A team that is not there: 'Takım bulunamadı.', with a link to the teams.",
        tests: [
          SAID,
          `${PLAYERS} › the sentences of players and teams › a team that is not there leads back to the teams`,
        ],
        rows: [`${PLAYERS}: Takım bulunamadı.`],
      },
      {
        says: 'A logo that cannot be loaded: the shield of the team.',
        tests: [`${PAGES} › a logo that cannot be loaded gives way to the shield of the team`],
      },
      {
        says: "A page that broke: 'Oops! Bir Hata Oluştu'",
        tests: [
          'web/src/layout/crash-screen.browser.test.tsx › says that something broke, with two ways on and what is known of it',
        ],
      },
      {
        says: "The matches of a day or a team: 'Maçlar yüklenemedi.'",
        tests: [BROKEN, SAID],
        rows: [`${SCREENS}: Maçlar yüklenemedi.`, `${PLAYERS}: text: 'Maçlar yüklenemedi.', path: '/team/x'`],
      },
      {
        says: "The boards: 'Veriler yüklenirken bir hata oluştu.'",
        tests: [BROKEN, `${WEB}/leaderboards.test.ts › a leaderboard › $path says: $text`],
        rows: [`${WEB}/board-screens.ts: Veriler yüklenirken bir hata oluştu.`],
      },
      {
        says: 'A login that is refused: the sentence of the server.',
        tests: [`${PERSON} › is refused at the login in the words of the server`],
      },
      {
        says: "A login whose answer nobody understands: 'İşlem tamamlanamadı. Biraz sonra yeniden deneyin.'",
        tests: [`${PAGES} › a login at %s whose answer nobody understands has a sentence too`],
      },
      {
        says: "A registration with two passwords: 'Şifreler uyuşmuyor!'",
        rows: [`${REGISTERING}: Şifreler uyuşmuyor!`],
      },
      {
        says: "A registration without a position: 'Lütfen bir mevki seçiniz!'",
        rows: [`${REGISTERING}: Lütfen bir mevki seçiniz!`],
      },
      {
        says: 'A registration that the server refuses: its sentence, at the field.',
        tests: [
          `${PERSON} › reads at its field what the server refuses of a registration, and loses nothing that is typed`,
        ],
      },
      {
        says: "The matches of a referee on the own profile: 'Maçlar yüklenemedi.'",
        tests: [OF_REFEREE],
        rows: [`${REFEREE}: text: 'Maçlar yüklenemedi.', path: PROFILE`],
      },
      {
        says: "A result there that could not be saved: 'Maç sonucu kaydedilemedi.'",
        tests: [OF_REFEREE],
        rows: [`${REFEREE}: Maç sonucu kaydedilemedi.`],
      },
      {
        says: "A profile: 'Profil bilgileri yüklenirken bir hata oluştu: ' with the sentence of the server.",
        tests: [SAID],
        rows: [`${PLAYERS}: Profil bilgileri yüklenirken bir hata oluştu: `],
      },
      {
        says: "The own profile of nobody: 'Profil sayfasına erişmek için oyuncu olarak giriş yapmalısınız.'",
        tests: [SAID],
        rows: [`${PLAYERS}: Profil sayfasına erişmek için oyuncu olarak giriş yapmalısınız.`],
      },
      {
        says: "A like of who is signed out: 'Beğenmek için giriş yapmalısınız'",
        tests: [SAID],
        rows: [`${PLAYERS}: Beğenmek için giriş yapmalısınız`],
      },
      {
        says: "A like of a player who is gone: 'Oyuncu bilgisi bulunamadı'",
        tests: [SAID],
        rows: [`${PLAYERS}: Oyuncu bilgisi bulunamadı`],
      },
      {
        says: "A like of the own profile: 'Kendi profilinizi beğenemezsiniz'; what was shown is taken back.",
        tests: [
          SAID,
          `${PLAYERS} › the sentences of players and teams › a like that was refused is taken back on screen`,
        ],
        rows: [`${PLAYERS}: Kendi profilinizi beğenemezsiniz`],
      },
      {
        says: 'A like that the server refuses for another reason: its sentence.',
        tests: [SAID],
        rows: [`${PLAYERS}: Bu oyuncu henüz onaylanmadı.`],
      },
      {
        says: "A like that is lost: 'Beğeni işlemi başarısız oldu'",
        tests: [SAID],
        rows: [`${PLAYERS}: Beğeni işlemi başarısız oldu`],
      },
      {
        says: "A profile saved without a session: 'Oturum süresi dolmuş, lütfen tekrar giriş yapın'",
        tests: [SAID],
        rows: [`${PLAYERS}: Oturum süresi dolmuş, lütfen tekrar giriş yapın`],
      },
      {
        says: "A profile of somebody else: 'Bu profili güncelleme yetkiniz yok'",
        tests: [SAID],
        rows: [`${PLAYERS}: Bu profili güncelleme yetkiniz yok`],
      },
      {
        says: "A profile of nobody: 'Oyuncu bulunamadı'",
        tests: [SAID],
        rows: [`${PLAYERS}: text: 'Oyuncu bulunamadı' }`],
      },
      {
        says: "A profile that could not be saved: the sentence of the server, or 'Profil güncellenirken bir hata oluştu'; what was typed stays.",
        tests: [
          SAID,
          `${PLAYERS} › the sentences of players and teams › what was typed stays when a profile could not be saved, and can be saved again`,
        ],
        rows: [`${PLAYERS}: Profil güncellenirken bir hata oluştu`],
      },
      {
        says: "The own statistics: 'İstatistikler yüklenirken bir hata oluştu.'",
        tests: [`${WEB}/statistics-texts.test.ts › the sentences about what players have done › $path says: $text`],
        rows: [`${WEB}/statistics-texts.test.ts: İstatistikler yüklenirken bir hata oluştu.`],
      },
      {
        says: "An answer that is no list of players: 'Oyuncular yüklenirken veri hatası oluştu'",
        tests: [SAID],
        rows: [`${PLAYERS}: Oyuncular yüklenirken veri hatası oluştu`],
      },
      {
        says: "The players: 'Oyuncular yüklenirken hata oluştu: ' with the sentence of the server, or of what went wrong.",
        tests: [SAID],
        rows: [
          `${PLAYERS}: Oyuncular yüklenirken hata oluştu: \${UNREADABLE}`,
          `${PLAYERS}: Oyuncular yüklenirken hata oluştu: Sunucuya ulaşılamadı.`,
        ],
      },
      {
        says: "The number of weeks: 'Hafta sayısı alınamadı'",
        tests: [BROKEN],
        rows: [`${WEB}/screen.ts: Hafta sayısı alınamadı`],
      },
      {
        says: "A week: 'Maçlar alınamadı'",
        tests: [BROKEN],
        rows: [`${SCREENS}: Maçlar alınamadı`],
      },
      {
        says: 'The matches of a profile: an empty list, which says why; the rest of the profile stands.',
        rows: [`${WEB}/statistics-texts.test.ts: Maç geçmişi şu anda okunamıyor`],
      },
      {
        says: 'The teams of a profile fail in their tab alone.',
        tests: [BROKEN],
        rows: [`${WEB}/player-screens.ts: name: 'profile-teams'`],
      },
    ],
  },
  {
    title: 'What pages say where something succeeds, or nothing is there',
    rows: [
      {
        says: "A registration: 'Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.'",
        tests: [
          `${PERSON} › registers on a phone by keyboard alone, waits for the approval, and then signs in`,
          'command-api/identity/registration.test.ts › registering › makes a player who waits for an approval, and says so',
        ],
        rows: [`${WEB}/accounts.test.ts: Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.`],
      },
      {
        says: "A result on the own profile: 'Maç sonucu başarıyla kaydedildi!'",
        tests: [OF_REFEREE],
        rows: [`${REFEREE}: Maç sonucu başarıyla kaydedildi!`],
      },
      {
        says: "A like: 'Profil beğenildi!'; one that is taken back: 'Beğeni geri çekildi!'",
        tests: [SAID],
        rows: [`${PLAYERS}: Profil beğenildi!`, `${PLAYERS}: Beğeni geri çekildi!`],
      },
      {
        says: "A profile: 'Profil başarıyla güncellendi!'",
        tests: [SAID],
        rows: [`${PLAYERS}: Profil başarıyla güncellendi!`],
      },
      {
        says: 'Such a message goes by itself after some seconds, unless somebody reads it with pointer or focus.',
        tests: [
          'web/src/components/ui/message.browser.test.tsx › a message goes by itself, but not under the pointer nor with the focus inside',
        ],
      },
      {
        says: "No players in the league, or in a team: 'Henüz Oyuncu Yok'",
        tests: [EMPTY, SAID],
        rows: [`${SCREENS}: Henüz Oyuncu Yok`, `${PLAYERS}: text: 'Henüz Oyuncu Yok', path: '/team/x'`],
      },
      {
        says: "No matches of a team or a player: 'Henüz Maç Yok'",
        tests: [SAID],
        rows: [
          `${PLAYERS}: text: 'Henüz Maç Yok', path: '/team/x'`,
          `${WEB}/statistics-texts.test.ts: ...matchesTab, text: 'Henüz Maç Yok'`,
        ],
      },
      {
        says: "No player or team that a search finds: 'Sonuç Bulunamadı'",
        tests: [SAID, `${PAGES} › the teams are sorted by date, and a search that finds none is cleared`],
        rows: [`${PLAYERS}: Sonuç Bulunamadı`],
      },
    ],
  },
];
