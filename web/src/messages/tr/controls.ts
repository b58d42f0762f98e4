/** Texts of the components/ui that come with the pages which use them. */

export const stepperMessages = {
  empty: 'girilmedi',
  announce: (label: string, value: string) => `${label}: ${value}`,
} as const;

export const dateMaskMessages = {
  format: 'gg.aa.yyyy',
  invalid: 'Tarih anlaşılamadı, önceki tarih geri geldi. Biçim: gg.aa.yyyy',
  previous: 'Önceki gün',
  next: 'Sonraki gün',
  today: 'Bugün',
  calendar: (field: string) => `${field}: takvimden seçin`,
} as const;

export const alertMessages = {
  reason: 'Gerekçe',
  reasons: 'Sık verilen gerekçeler',
  reasonHint: (least: number) => `En az ${least} karakter. Denetim kaydında görünür.`,
  reasonShort: (least: number) => `Gerekçeyi en az ${least} karakterle yazın.`,
} as const;

export const comboboxMessages = {
  none: 'Sonuç yok',
  unknown: 'Listeden birini seçin.',
  count: (count: number) => `${count} sonuç`,
  more: (shown: number, total: number) => `${total} sonuçtan ilk ${shown} gösteriliyor; yazdıkça daralır`,
  clear: 'Seçimi temizle',
} as const;

export const moreMessages = {
  more: 'Daha fazla göster',
  shown: (shown: number, total: number) => `${total} kayıttan ${shown} tanesi gösteriliyor`,
} as const;

export const filterMessages = {
  toggle: 'Filtreler',
  toggleWith: (count: number) => `Filtreler (${count})`,
  clear: 'Temizle',
  active: 'Etkin filtreler',
  remove: (label: string) => `Filtreyi kaldır: ${label}`,
} as const;

export const colourMessages = {
  pick: 'Renk seçici',
  hexHint: '# ile başlayan altı haneli kod, örneğin #dc3545',
  presets: 'Hazır renkler',
  nearDanger: 'Bu renk silme uyarılarının kırmızısına yakın; ikisi yan yana karışabilir.',
  nearLive: 'Bu renk canlı maç rengine yakın; ikisi yan yana karışabilir.',
  names: {
    '#dc3545': 'Kırmızı',
    '#e8590c': 'Turuncu',
    '#ffd700': 'Sarı',
    '#2b8a3e': 'Yeşil',
    '#0b7285': 'Turkuaz',
    '#1864ab': 'Mavi',
    '#6741d9': 'Mor',
    '#212529': 'Siyah',
  },
} as const;

export const diffMessages = {
  field: 'Alan',
  before: 'Önce',
  after: 'Sonra',
  none: '–',
  wasNone: 'yoktu',
  isNone: 'kaldırıldı',
  unchanged: (count: number) => `Değişmeyenler (${count})`,
} as const;

export const pictureMessages = {
  hint: 'PNG, JPG ya da JPEG; en fazla 2 MB',
  choose: 'Dosya seç',
  none: 'Logo yok',
  current: (label: string) => `${label}: şu anki`,
  chosen: (label: string) => `${label}: yükleniyor`,
  underway: (label: string) => `${label} yükleniyor`,
  remove: (label: string) => `${label}: kaldır`,
  failed: (message: string) => `Logo yüklenirken hata oluştu: ${message}`,
  tooLarge: 'Logo dosyası çok büyük (en fazla 2 MB).',
} as const;
