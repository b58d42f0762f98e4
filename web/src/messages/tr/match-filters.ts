import { formatNumber } from '../../format/number.ts';

/** Texts of the filters over a list of the season's matches. */
export const matchFiltersMessages = {
  search: 'Takım ara',
  status: 'Durum',
  week: 'Hafta',
  all: 'Tümü',
  count: (shown: number, total: number) =>
    shown === total ? `${formatNumber(total)} maç` : `${formatNumber(total)} maçtan ${formatNumber(shown)} maç`,
  noneFound: 'Sonuç Bulunamadı',
  noneFoundText: 'Bu filtrelere uyan maç yok.',
  clear: 'Filtreleri temizle',
} as const;
