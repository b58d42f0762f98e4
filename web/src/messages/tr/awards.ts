/** Texts of the achievements of a team and of a player. */
export const awardsMessages = {
  title: 'Başarımlar',
  failed: 'Başarımlar yüklenemedi',
  empty: 'Henüz Başarım Kazanılmadı',
  emptyText: 'Verilen başarımlar burada görünür.',
  views: 'Görünüm',
  byCategory: 'Kategoriler',
  timeline: 'Zaman çizelgesi',
  count: (count: number) => `${count} başarım`,
  note: (note: string) => `“${note}”`,
} as const;
