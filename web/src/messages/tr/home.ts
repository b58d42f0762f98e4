export const homeMessages = {
  title: 'Ana Sayfa',
  loadFailed: 'Veriler yüklenirken bir hata oluştu.',
  standings: 'Puan Durumu (ilk 6)',
  nextMatches: 'Sıradaki maçlar',
  lastMatches: 'Son sonuçlar',
  week: (week: number) => `${week}. hafta`,
  all: 'Tümü',
  allOf: (what: string) => `Tümü: ${what}`,
  noNext: 'Bu haftanın bütün maçları oynandı.',
  noLast: 'Henüz oynanmış maç yok.',
} as const;
