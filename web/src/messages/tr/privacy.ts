import { pageTitles } from '@league/query-api/contract/page-titles.ts';

/** One fact of the privacy page: what it is about, and what is true of it. */
type Fact = { readonly term: string; readonly text: string };

const open: readonly Fact[] = [
  {
    term: 'Gamertag, mevki, forma numarası',
    text: 'Kayıt olurken verirsiniz. Oyuncu listesinde, profilinizde, takım kadrolarında ve maçlarda görünür.',
  },
  {
    term: 'Takımlarınız ve aldığınız beğeniler',
    text: 'Hangi takımda hangi tarihler arasında oynadığınız ve profilinizin beğeni sayısı profilinizde görünür.',
  },
  {
    term: 'Kendi yazdıklarınız',
    text: 'Biyografi, oyun stili, sosyal medya hesapları ve isterseniz adınız. Profilinizden dilediğiniz an değiştirir ya da silersiniz.',
  },
  {
    term: 'Hakemlik ve yayıncılık',
    text: 'Hakem ya da yayıncı olduğunuz profilinizde, görev aldığınız maçlar da o maçların sayfalarında görünür.',
  },
];

const closed: readonly Fact[] = [
  {
    term: 'E-posta adresi ve PSO ID',
    text: 'Yalnızca siz ve lig yöneticileri görür. E-posta adresiyle giriş yaparsınız; başka bir şey için kullanılmaz.',
  },
  {
    term: 'Görev başvurularınız',
    text: 'Hakemlik ya da yayıncılık başvurunuzu siz ve lig yöneticileri görür. Yayıncı olduğunuzda kanalınızın adını ve linkini herkes görür. Yöneticilerin sizin hakkınızda aldığı notları yalnızca yöneticiler görür.',
  },
  {
    term: 'Şifre',
    text: 'Kimse göremez. Yalnızca geri çevrilemeyen bir özeti (argon2id) saklanır.',
  },
  {
    term: 'Oturumlar',
    text: 'Ne zaman ve nasıl bir tarayıcıyla giriş yaptığınız. Hesabım sayfasında görür ve kapatırsınız. Çıkış yapınca silinir.',
  },
  {
    term: 'Ağ adresi',
    text: 'Giriş yaptığınız adresin geri çevrilemeyen bir özeti 30 gün saklanır. Böylece başkasının denemeleri sizi hesabınızın dışında bırakamaz.',
  },
  {
    term: 'Reddedilen kaydın gerekçesi',
    text: 'Yalnızca siz ve lig yöneticileri görür. Kayıtla birlikte silinir.',
  },
];

const kept: readonly Fact[] = [
  { term: 'Onaylanan hesap', text: 'Silinene kadar. Silinmesini lig yöneticilerinden istersiniz.' },
  { term: 'Reddedilen kayıt', text: '30 gün; bu sürede onaylanmazsa silinir ve gamertag yeniden boşa çıkar.' },
  { term: 'Yarıda kalan kayıt', text: '1 gün.' },
  { term: 'Şifre sıfırlama kodu', text: '15 dakika.' },
  {
    term: 'Oturum',
    text: 'Çıkış yapana kadar; oyuncu girişinde en çok 90 gün ve 30 gün kullanılmazsa daha az, admin girişinde en çok 12 saat ve 30 dakika kullanılmazsa daha az.',
  },
  {
    term: 'Ligin kayıt defteri',
    text: 'Sürekli. Maç sonuçları, takım değişiklikleri ve hangi bilginin ne zaman değiştiği yazılır; e-posta adresi, PSO ID, gerçek ad, biyografi, sosyal medya hesabı, yayın kanalının adı ve linki, hakem ve yayıncı notları ve şifre yazılmaz. Yöneticilerin bir değişikliğe yazdığı gerekçe de burada kalır.',
  },
];

const onDevice: readonly Fact[] = [
  {
    term: 'Zorunlu',
    text: 'Oturumunuz, çıkış yapana kadar. Ligin adı ve renkleri, seçtiğiniz görünüm ve menünün durumu; sayfa böylece hemen doğru görünür.',
  },
  { term: 'Analitik', text: 'Yok. Ziyaretleriniz izlenmez ve sayılmaz.' },
];

/** Texts of the privacy page. They say what the system does, and change with it. */
export const privacyMessages = {
  title: pageTitles.privacy,
  note: 'Bu site hakkınızda neyi, nerede ve ne kadar süre saklar; silince ne olur.',
  sections: [
    { title: 'Herkesin gördükleri', facts: open },
    { title: 'Herkesin görmedikleri', facts: closed },
    { title: 'Ne kadar saklanır?', facts: kept },
  ],
  erasureTitle: 'Hesap silinince',
  erasure: [
    'E-posta adresi, PSO ID, gerçek ad, biyografi, oyun stili, sosyal medya hesapları, yayın kanalı, yöneticilerin hakem ve yayıncı notları, şifre ve oturumlar hemen ve geri dönülmez biçimde silinir. Takım üyeliğiniz biter, verdiğiniz beğeniler geri alınır, profil sayfanız kalkar.',
    'Gamertagınız oynadığınız maçların kayıtlarında bağlantısız bir ad olarak kalır, çünkü maç sonuçları değiştirilmez. Aynı gamertag başkasına verilmez.',
    'Silmeden önce alınmış yedeklerde bilgileriniz, o yedek silinene kadar durur. Yedekleri yalnızca siteyi işletenler açabilir.',
  ],
  placeTitle: 'Nerede saklanır?',
  place:
    'Kişisel bilgiler ligin kendi sunucusunda, ligin kayıt defterinden ayrı bir yerde durur; site bunları kimseye iletmez. Adres https ile başlıyorsa tarayıcınızla sunucu arasındaki bağlantı şifrelidir.',
  deviceTitle: 'Tarayıcınızda saklananlar',
  device:
    'Site çerez kullanmaz; tarayıcınızın yerel deposuna (local storage) birkaç kayıt yazar. Bunları tarayıcınızın ayarlarından istediğiniz zaman silebilirsiniz.',
  onDevice,
  ads: {
    term: 'Reklam',
    none: 'Yok. Bu sitede reklam gösterilmiyor.',
    some: 'Reklamlar bir reklam ağından, sayfadan yalıtılmış çerçevelerde gelir. Ağ, çerçevenin içinde kendi kayıtlarını tutabilir; bu sayfadaki hesabınıza ve bilgilerinize ulaşamaz.',
  },
  contact: 'Bilgilerinizi görmek, düzeltmek ya da sildirmek için lig yöneticilerine yazın.',
} as const;
