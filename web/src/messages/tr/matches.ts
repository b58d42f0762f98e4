import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

const statuses: Readonly<Record<MatchAnswer['status'], string>> = {
  scheduled: 'Planlandı',
  live: 'Canlı',
  finished: 'Bitti',
  cancelled: 'İptal',
};

export const matchesMessages = {
  title: 'Haftalık Takvim',
  matchesFailed: 'Maçlar alınamadı',
  weeksFailed: 'Hafta sayısı alınamadı',
  emptyTitle: 'Henüz Maç Programı Yok',
  emptyText: 'Fikstür hazırlandığında haftalar burada görünür.',
  emptyWeek: 'Bu hafta maç yok.',
  unknownDate: 'Tarih belirlenmemiş',
  weekNavigation: 'Hafta seçimi',
  week: (week: number) => `${week}. hafta`,
  weekOf: (week: number, total: number) => `Hafta ${week} / ${total}`,
  previousWeek: 'Önceki hafta',
  nextWeek: 'Sonraki hafta',
  thisWeek: 'Bu hafta',
  statuses,
  versus: 'vs',
  walkover: 'HÜKMEN',
  walkoverWinner: (team: string) => `${team}: hükmen galip`,
  noTime: '–',
  score: (home: number, away: number) => `skor ${home}–${away}`,
} as const;
