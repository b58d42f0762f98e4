/**
 * Texts of the controls in components/ui. One object for each component, so that a page loads only those that it uses.
 */

export const fieldMessages = { error: 'Hata', optional: '(isteğe bağlı)' } as const;

export const formMessages = {
  unreadable: 'Girilen değer eksik ya da geçersiz. Tamamlayın ya da silin.',
  failed: 'İşlem tamamlanamadı. Biraz sonra yeniden deneyin.',
} as const;

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

export const adMessages = {
  caption: 'Reklam',
  places: { top: 'Reklam, üst', bottom: 'Reklam, alt', left: 'Reklam, sol', right: 'Reklam, sağ' },
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
