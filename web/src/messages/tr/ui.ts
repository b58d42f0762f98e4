/**
 * Texts of the controls in components/ui. One object for each component, so that a page loads only those that it uses.
 */

export const fieldMessages = { error: 'Hata', optional: '(isteğe bağlı)' } as const;

export const dialogMessages = { close: 'Kapat', cancel: 'Vazgeç' } as const;

export const searchMessages = { clear: 'Aramayı temizle' } as const;

export const errorSummaryTitle = (count: number): string => `Düzeltilmesi gereken ${count} alan var`;

export const passwordMessages = {
  show: 'Göster',
  hide: 'Gizle',
  showLabel: 'Şifreyi göster',
  hideLabel: 'Şifreyi gizle',
} as const;

export const textAreaMessages = {
  counter: (length: number, most: number) => `${length} / ${most}`,
  left: (count: number) => `Kalan karakter: ${count}`,
} as const;

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
  loading: 'Sayılar yükleniyor',
  reason: 'Gerekçe',
  reasonHint: (least: number) => `En az ${least} karakter. Denetim kaydında görünür.`,
  reasonShort: (least: number) => `Gerekçeyi en az ${least} karakterle yazın.`,
} as const;

export const comboboxMessages = {
  none: 'Sonuç yok',
  count: (count: number) => `${count} sonuç`,
  more: (shown: number, total: number) => `${total} sonuçtan ilk ${shown} gösteriliyor; yazdıkça daralır`,
  clear: 'Seçimi temizle',
} as const;

export const filterMessages = {
  toggle: 'Filtreler',
  toggleWith: (count: number) => `Filtreler (${count})`,
  clear: 'Temizle',
  active: 'Etkin filtreler',
  remove: (label: string) => `Filtreyi kaldır: ${label}`,
} as const;

export const pageMessages = {
  more: (count: number) => `${count} tane daha göster`,
  loading: 'Yükleniyor…',
  shown: (shown: number, total: number) => `${shown} / ${total} gösteriliyor`,
  navigation: 'Sayfalar',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  page: (page: number) => `Sayfa ${page}`,
  perPage: 'Sayfa başına',
} as const;

export const logoMessages = {
  choose: 'Dosya seç',
  change: 'Başka dosya seç',
  remove: 'Logoyu kaldır',
  drop: 'ya da dosyayı buraya bırakın',
  types: 'PNG, JPG ya da JPEG',
  largest: (size: string) => `en çok ${size}`,
  wrongType: 'Bu dosya türü kullanılamıyor. PNG, JPG ya da JPEG seçin.',
  tooLarge: (size: string) => `Dosya çok büyük. En çok ${size} olan bir dosya seçin.`,
  onLight: 'Açık zeminde',
  onDark: 'Koyu zeminde',
  uploading: 'Yükleniyor',
  progress: (percent: number) => `%${percent}`,
} as const;

export const colourMessages = {
  pick: 'Renk seçici',
  hexHint: '# ile başlayan altı haneli kod, örneğin #dc3545',
  invalid: 'Lütfen geçerli bir değer girin!',
  presets: 'Hazır renkler',
  preview: 'Önizleme',
  light: 'Açık',
  dark: 'Koyu',
  sampleButton: 'Kayıt Ol',
  sampleLink: 'Tüm maçlar',
  sampleTab: 'Maçlar',
  sampleOtherTab: 'Puan Durumu',
  ratioButton: 'Düğme',
  ratioLink: 'Bağlantı',
  ratioMark: 'Çizgi',
  ratio: (value: string) => `${value} : 1`,
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
