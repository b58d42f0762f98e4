import type { PlayerStats } from '@league/query-api/contract/leaders.ts';

/**
 * Goals of a hundred shots, to one decimal, as it is written and judged. null where no shot was recorded, and where fewer
 * shots than goals were: then those of some matches are missing, and the figure would say nothing of the player.
 */
export const efficiencyOf = ({ goals, shots }: Pick<PlayerStats, 'goals' | 'shots'>): number | null =>
  shots === null || shots < 1 || shots < goals ? null : Math.round((goals / shots) * 1_000) / 10;

export type EfficiencyLevel = 'high' | 'middle' | 'low';

export const levelOf = (efficiency: number): EfficiencyLevel => {
  if (efficiency >= 20) return 'high';
  return efficiency >= 10 ? 'middle' : 'low';
};
