import { type Refusal, sharedRefusals } from '@league/events/access/refusals.ts';

/**
 * Every refusal of the command API: where a code becomes a status and a sentence. `{name}` stands for a value of the refusal,
 * `{first}` for the sentence of its first field. Each has its paragraph in docs/refusals.md; a test fails where one is missing.
 * 409: a rule of the league says no; 403 is for permission only.
 */
export const refusals = {
  ...sharedRefusals,
  BAD_JSON: { status: 400, message: 'Gönderilen JSON okunamadı.' },
  BAD_ENCODING: { status: 400, message: 'Gönderilen metin geçerli UTF-8 değil.' },
  BYTE_ORDER_MARK: { status: 400, message: 'Gönderilen metin BOM işaretiyle başlıyor; işaretsiz UTF-8 gönderin.' },
  DUPLICATE_KEY: {
    status: 400,
    message: '“{key}” alanı aynı yerde iki kez verilmiş; hangisinin geçerli olduğu belirsiz.',
  },
  DUPLICATE_HEADER: { status: 400, message: '{header} başlığı bir istekte yalnızca bir kez bulunabilir.' },
  BAD_IDEMPOTENCY_KEY: { status: 400, message: 'Idempotency-Key başlığı 1-200 görünür karakter olmalıdır.' },
  BAD_IF_MATCH: { status: 400, message: 'If-Match başlığı tırnak içinde bir sürüm numarası olmalıdır.' },
  LOGIN_FAILED: { status: 401, message: 'Kullanıcı adı veya şifre hatalı.' },
  PLAYER_LOGIN_FAILED: { status: 401, message: 'E-posta veya şifre hatalı.' },
  CODE_REFUSED: { status: 401, message: 'Kod geçersiz ya da süresi dolmuş. Yöneticiden yeni bir kod isteyin.' },
  NOT_APPROVED_YET: { status: 403, message: 'Hesabınız henüz onaylanmadı.' },
  REGISTRATION_REJECTED: { status: 403, message: 'Kaydınız reddedildi{reason}' },
  PROFILE_NOT_YOURS: { status: 403, message: 'Bu profili güncelleme yetkiniz yok' },
  NOT_MAIN_REFEREE: { status: 403, message: 'Sonucu yalnızca bu maçın baş hakemi girebilir.' },
  SESSION_NOT_FOUND: { status: 404, message: 'Bu oturum zaten sona ermiş.' },
  FOREIGN_ORIGIN: { status: 403, message: 'Bu istek başka bir siteden geldi ve kabul edilmedi.' },
  REFEREE_NOT_FOUND: { status: 404, message: 'Hakem bulunamadı.' },
  BROADCASTER_NOT_FOUND: { status: 404, message: 'Yayıncı bulunamadı.' },
  MATCH_CANCELLED: { status: 409, message: 'İptal edilen bir maça sonuç girilemez. Önce maçın durumunu değiştirin.' },
  MATCH_NOT_PLANNED: { status: 409, message: 'Yalnızca planlanan maç ertelenebilir.' },
  MATCH_NOT_FINISHED: { status: 409, message: 'Oyuncu satırları yalnızca biten maça girilir; önce sonucu kaydedin.' },
  RESULT_STANDS: { status: 409, message: 'Bu maç bitti; sonucunu profil ekranından değiştiremezsiniz.' },
  SEASON_CLOSED: { status: 409, message: 'Bu sezon kapatıldı; değişiklik sayılmadı.' },
  MATCH_DELETED: { status: 409, message: 'Bu maç silindi; değişiklik sayılmadı.' },
  MATCH_RESTORED: {
    status: 409,
    message: 'Bu maç, siz kaydederken fikstürde değişti; değişiklik sayılmadı. Lütfen yeniden girin.',
  },
  SEASON_NOT_CURRENT: { status: 409, message: 'Bu işlem {season}. sezon içindi; şu anki sezon {current}.' },
  SEASON_UNTOUCHED: { status: 409, message: 'Bu sezonda henüz hiç maç planlanmadı; yeni sezon başlatılamaz.' },
  NO_SEASON: { status: 409, message: 'Henüz başlamış bir sezon yok.' },
  FIXTURES_EXIST: { status: 409, message: 'Bu sezonun fikstürü zaten var ({matches} maç).' },
  FIXTURES_PLAYED: { status: 409, message: 'Oynanmış maçlar var ({matches}); fikstür değiştirilemez.' },
  FIXTURES_LIVE: { status: 409, message: 'Şu anda canlı olan maçlar var ({matches}); fikstür değiştirilemez.' },
  TOO_FEW_TEAMS: { status: 409, message: 'Fikstür için en az iki takım gerekir.' },
  MATCH_EXISTS: { status: 409, message: 'Bu eşleşme aynı haftada zaten var.' },
  TEAM_PLAYS_THAT_WEEK: { status: 409, message: 'Bir takım bir haftada yalnızca bir maç oynayabilir.' },
  RESULT_DIFFERS: {
    status: 409,
    message: '{lines} satırdaki sonuç kayıtlı olandan farklı; hiçbir şey kaydedilmedi.',
  },
  TEAM_NAME_TAKEN: { status: 409, message: '“{name}” adında bir takım zaten var.' },
  CREST_TAKEN: { status: 409, message: 'Bu armayı başka bir takım taşıyor; başka renkler ya da desen seçin.' },
  GAMERTAG_TAKEN: { status: 409, message: '“{name}” gamertagı alınmış; başka bir gamertag seçin.' },
  EMAIL_TAKEN: { status: 409, message: 'Bu e-posta adresiyle bir hesap zaten var.' },
  PLAYER_NOT_APPROVED: { status: 409, message: 'Bu oyuncu henüz onaylanmadı.' },
  PLAYER_MOVED: { status: 409, message: 'Oyuncu bu arada takım değiştirdi: {team}.' },
  ALREADY_REFEREE: { status: 409, message: 'Bu oyuncu zaten hakem.' },
  ALREADY_BROADCASTER: { status: 409, message: 'Bu oyuncu zaten yayıncı.' },
  LINK_ELSEWHERE: {
    status: 409,
    message: 'Bu link {platform} adresine gitmiyor ({host}). Yine de kaydetmek ister misiniz?',
  },
  MATCH_OVER: { status: 409, message: 'Bu maç bitti ya da iptal edildi; görevlileri değiştirilemez.' },
  REFEREE_STANDS: { status: 409, message: 'Bu görevde bu arada başkası var: {name}.' },
  BROADCASTER_STANDS: { status: 409, message: 'Bu maçın bu arada başka bir yayıncısı var: {name}.' },
  NOT_BROADCASTER: { status: 403, message: 'Yayını yalnızca bu maçın yayıncısı açıp kapatabilir.' },
  STREAM_TOO_LATE: { status: 409, message: 'Bu maç bitti ya da iptal edildi; yayını başlatılamaz.' },
  ALREADY_AT_MATCH: { status: 409, message: '{name} bu maçta zaten görevli.' },
  OFFICIAL_PLAYS: { status: 409, message: '{name} bu maçta oynayan {team} takımının oyuncusu.' },
  OFFICIAL_BUSY: { status: 409, message: '{name} aynı saatte başka bir maçta görevli: {match}.' },
  OWN_PROFILE: { status: 409, message: 'Kendi profilinizi beğenemezsiniz' },
  NO_ACCOUNT: { status: 409, message: 'Bu oyuncunun hesabı yok; önce bir e-posta adresi girin.' },
  CODE_FOR_ADMIN: { status: 409, message: 'Başka bir yöneticinin şifresi kodla sıfırlanamaz.' },
  LAST_ADMIN: { status: 409, message: 'Son yöneticinin yetkisi kaldırılamaz.' },
  STALE_RESULT: { status: 412, message: 'Bu sonuç siz düzenlerken başkası tarafından değiştirildi.' },
  BODY_TOO_LARGE: { status: 413, message: 'Gönderilen veri çok büyük (en fazla {limit}).' },
  PICTURE_TOO_LARGE: { status: 413, message: 'Logo dosyası çok büyük (en fazla 2 MB).' },
  NOT_JSON: { status: 415, message: 'Yalnızca UTF-8 JSON kabul edilir (application/json).' },
  NOT_A_FORM: { status: 415, message: 'Dosya yalnızca form olarak gönderilebilir (multipart/form-data).' },
  NOT_A_PICTURE: { status: 415, message: 'Yalnızca PNG, JPG ve JPEG dosyaları yüklenebilir.' },
  UNKNOWN_HOST: { status: 421, message: 'Lig bu adreste sunulmuyor. Lütfen ligin kendi adresini kullanın.' },
  INVALID_FIELDS: { status: 422, message: '{first}' },
  PASSWORD_WRONG: { status: 422, message: 'Şu anki şifre hatalı.' },
  SCORE_MISSING: { status: 422, message: 'Lütfen her iki takımın skorunu girin.' },
  WALKOVER_WINNER_MISSING: { status: 422, message: 'Hükmen maç için kazanan takımı seçmelisiniz!' },
  SAME_TEAM_TWICE: { status: 422, message: 'Bir takım kendisiyle oynayamaz.' },
  TOO_MANY_PIXELS: {
    status: 422,
    message: 'Logo en fazla {limit}×{limit} piksel olabilir; bu dosya {width}×{height} piksel.',
  },
  PICTURE_UNREADABLE: { status: 422, message: 'Bu logo okunamadı; dosya bozuk ya da eksik.' },
  PICTURE_TOO_HARD: { status: 422, message: 'Bu logo işlenemedi. Lütfen daha küçük bir dosya deneyin.' },
  INVALID_IMPORT: { status: 422, message: '{lines} satırda hata var; hiçbir şey kaydedilmedi.' },
  TOO_LARGE_TO_RECORD: {
    status: 422,
    message:
      'Bu işlem tek seferde kaydedilemeyecek kadar büyük ({size} KiB; en fazla {limit} KiB); hiçbir şey kaydedilmedi.',
  },
  TOO_LARGE_TO_REPLACE: {
    status: 422,
    message:
      'Eski ve yeni fikstür birlikte tek seferde kaydedilemeyecek kadar büyük ({size} KiB; en fazla {limit} KiB); ' +
      'hiçbir şey kaydedilmedi. Önce tüm maçları silin, sonra fikstürü oluşturun.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'Bu Idempotency-Key başka bir içerikle kullanılmış.' },
  TOO_MANY_LOGINS: { status: 429, message: 'Çok fazla deneme yapıldı. Lütfen biraz sonra tekrar deneyin.' },
  TOO_MANY_REGISTRATIONS: {
    status: 429,
    message: 'Bu bağlantıdan çok fazla kayıt yapıldı. Lütfen daha sonra tekrar deneyin.',
  },
  LOGINS_BUSY: {
    status: 429,
    message: 'Şu anda çok fazla kişi giriş yapıyor. Lütfen birkaç saniye sonra tekrar deneyin.',
  },
  PICTURES_BUSY: {
    status: 429,
    message: 'Şu anda çok fazla logo yükleniyor. Lütfen birkaç saniye sonra tekrar deneyin.',
  },
  STORE_UNAVAILABLE: { status: 503, message: 'Değişiklikler geçici olarak yazılamıyor; hiçbir şey kaydedilmedi.' },
  RECORDING_UNCERTAIN: {
    status: 503,
    message:
      'Değişiklik yarıda kaldı; kaydedilip kaydedilmediği şu anda bilinmiyor. Lütfen biraz sonra tekrar deneyin.',
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    message: 'Değişiklik kaydedildi, ama sayılıp sayılmadığı şu anda bilinmiyor. Lütfen biraz sonra tekrar deneyin.',
  },
  TOO_BUSY: {
    status: 503,
    message: 'Aynı anda çok fazla değişiklik var; hiçbir şey kaydedilmedi. Lütfen tekrar deneyin.',
  },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof refusals;
