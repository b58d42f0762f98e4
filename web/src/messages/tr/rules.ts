import { pageTitles } from '@league/query-api/contract/page-titles.ts';

export const rulesMessages = {
  title: pageTitles.rules,
  note: 'Lig yönetiminin yazdığı kurallar ve ödüller.',
  rules: 'Kurallar',
  noRules: 'Henüz kural yazılmadı.',
  awards: 'Ödüller',
  noAwards: 'Henüz ödül yazılmadı.',
  emptyTitle: 'Henüz Kural Yok',
  emptyText: 'Lig yönetimi kuralları ve ödülleri yazdığında burada görünür.',
  loadFailed: 'Kurallar yüklenirken bir hata oluştu.',
} as const;
