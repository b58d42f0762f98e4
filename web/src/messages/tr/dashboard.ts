import { formatNumber } from '../../format/number.ts';

export const dashboardMessages = {
  title: 'Admin Paneli',
  settings: 'Site ayarları',
  loadFailed: 'İstatistikler yüklenirken bir hata oluştu.',
  counts: {
    teams: 'Takım',
    players: 'Oyuncu',
    completed: 'Biten maç',
    goals: 'Gol',
    assists: 'Asist',
    saves: 'Kurtarış',
  },
  countsTitle: 'Sayılarla lig',
  waiting: {
    title: 'Bu gece bekleyenler',
    nothing: 'Bekleyen iş yok; her şey yolunda.',
    results: { title: 'Sonucu girilmeyen maç', act: 'Sonucu gir' },
    referees: { title: 'Hakemi olmayan maç', act: 'Hakem ata' },
    dates: { title: 'Tarihi olmayan maç', act: 'Tarih ver' },
    players: { title: 'Onay bekleyen oyuncu', act: 'İncele' },
    officials: { title: 'Yanıt bekleyen görev başvurusu', act: 'Yanıtla' },
    linesAboveScore: { title: 'Yazılan gol skoru aşıyor', act: 'Düzelt' },
    standingStill: {
      title: 'Duran arka plan işi',
      text: (models: readonly string[]) => `${models.join(', ')} · sitenin işletmecisine haber verin`,
    },
    /** Begins with the visible text, because voice control finds a link by that. */
    actFor: (act: string, what: string) => `${act}: ${what}`,
    match: (week: number, pairing: string) => `${week}. hafta, ${pairing}`,
    /** The first of them by name, and how many more there are. */
    list: (named: readonly string[], total: number) => {
      const more = total - named.length;
      return more === 0 ? named.join(' · ') : `${named.join(' · ')} ve ${formatNumber(more)} tane daha`;
    },
  },
  tournament: {
    title: 'Turnuva bilgileri',
    start: 'Başlangıç',
    end: 'Bitiş',
    color: 'Tema rengi',
    save: 'Turnuva bilgilerini kaydet',
  },
  preview: {
    title: 'Önizleme',
    light: 'Açık',
    dark: 'Koyu',
    button: 'Kayıt Ol',
    link: 'Bağlantı',
    /** "4,53 : 1", as WCAG writes contrast. */
    contrast: (ratio: string) => `${ratio} : 1`,
    contrasts: (button: string, link: string) => `Düğmede ${button}, bağlantıda ${link}`,
  },
  social: {
    title: 'Sosyal medya',
    hint: 'Boş bırakılan platform ana sayfada “Yakında” diye görünür.',
    twitterHint: 'Ana sayfada yeri yok; Gizlilik sayfasında görünür.',
    save: 'Bağlantıları kaydet',
  },
  news: {
    title: 'Haberler',
    hint: 'Ana sayfada bu sırayla görünür; üçüncüsü Kurallar ve ödüller sayfasına götürür.',
    item: (place: number) => `${place}. haber`,
    itemTitle: 'Başlık',
    text: 'Metin',
    date: 'Tarih',
    save: 'Haberleri kaydet',
  },
  settingsDialog: {
    title: 'Site ayarları',
    description: 'Ligin adı, logosu, tanıtımı, kuralları ve ödülleri.',
    logo: 'Logo',
    fields: { title: 'Başlık', description: 'Açıklama', rules: 'Kurallar', awards: 'Ödüller' },
    rulesHint: 'Satır sonları olduğu gibi görünür.',
    preview: 'Önizleme',
    leave: 'Bırakırsanız kaydetmediğiniz değişiklikler silinir, ayarlar değişmez.',
    save: 'Ayarları kaydet',
    failed: 'Ayarlar kaydedilemedi',
  },
  saving: 'Kaydediliyor…',
  saveFailed: 'Güncelleme sırasında bir hata oluştu!',
  settingsFailed: 'Ayarlar yüklenemedi.',
  shortcuts: {
    title: 'Kısa yollar',
    teams: 'Takımlar',
    players: 'Oyuncular',
    plan: 'Maç Planlama',
    control: 'Kontrol Paneli',
    assignment: 'Takım Atama',
    admins: 'Adminler',
    referees: 'Hakemler',
    broadcasters: 'Yayıncılar',
    league: 'Lig Planlama',
    ranking: 'Sıralama Kuralları',
    playoff: 'Play-off Ayarları',
    achievements: 'Başarımlar',
  },
  fixtures: {
    open: 'Fikstür oluştur',
    title: 'Fikstür oluşturulsun mu?',
    description: 'Her takım diğerleriyle bir kez karşılaşır ve haftada bir maç yapar.',
    facts: (teams: number) => {
      const weeks = teams % 2 === 0 ? teams - 1 : teams;
      return [
        `${formatNumber(teams)} takım`,
        `${formatNumber((teams * (teams - 1)) / 2)} maç, ${formatNumber(weeks)} hafta`,
        'Maçlar tarihsiz oluşur.',
      ];
    },
    remains: 'Takımlar ve oyuncular olduğu gibi kalır. Tarihler Maç Planlama sayfasında verilir.',
    submit: 'Fikstürü oluştur',
    busy: 'Oluşturuluyor…',
    failed: 'Lig planlaması başarısız',
    tooFew: 'Fikstür için en az iki takım gerekir.',
  },
  scores: {
    open: 'Skorları düzelt',
    title: 'Bütün skorlar düzeltilsin mi?',
    description: 'Skor gösteren her şey kayıtlardan yeniden hesaplanır: maçlar, puan durumu ve geçmiş tablolar.',
    facts: (matches: number) => [
      `Bu sezonun ${formatNumber(matches)} maçı`,
      'Hesap bitene kadar eski rakamlar görünür.',
    ],
    remains: 'Girilmiş sonuçlar değişmez; yalnızca yanlış hesaplanmış olan düzelir.',
    submit: 'Yeniden hesapla',
    busy: 'Hesaplanıyor…',
    failed: 'Skorlar düzeltilirken hata oluştu',
    reasonHint: 'Denetim kaydında görünür.',
  },
} as const;
