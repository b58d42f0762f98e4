/** Texts of the week picker. */
export const weekMessages = {
  navigation: 'Hafta seçimi',
  label: 'Hafta',
  of: (week: number, total: number) => `Hafta ${week} / ${total}`,
  /** Stands before the figure of the week. */
  before: 'Hafta ',
  previous: 'Önceki hafta',
  next: 'Sonraki hafta',
  current: 'Bu hafta',
  strip: 'Haftalar',
  playingWeek: (week: number) => `${week}. hafta (bu hafta)`,
  season: 'Sezonun ilerleyişi',
  byNumber: 'Haftayı numarasıyla açabilirsiniz.',
  notWeek: (last: number) => `1 ile ${last} arasında bir tam sayı girin.`,
  show: 'Göster',
} as const;
