import { formatNumber } from '../../format/number.ts';

/** Texts about points that were taken off a team in the table. Apart from those of the table, some of which other pages show. */
export const deductionMessages = {
  title: 'Silinen puanlar',
  lost: (points: number) => `${formatNumber(points)} puan silindi`,
  line: (team: string, points: number, reason: string) => `${team}: ${formatNumber(points)} puan silindi — ${reason}`,
  won: (team: string, won: number) => `${team} sahada ${formatNumber(won)} puan kazandı.`,
} as const;
