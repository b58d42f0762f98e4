/** Texts of the components/ui that a first page may have; those of other controls are in controls.ts. */

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

export const adMessages = {
  caption: 'Reklam',
  places: { top: 'Reklam, üst', bottom: 'Reklam, alt', left: 'Reklam, sol', right: 'Reklam, sağ' },
} as const;

/** Of tables that show a part of their columns where there is no room for all. */
export const fullMessages = { label: 'Sütunlar', full: 'Tam', abbreviations: 'Kısaltmalar' } as const;
