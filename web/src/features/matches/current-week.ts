import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

type Played = { readonly played: number };
type Tonight = Pick<MatchAnswer, 'week' | 'status'>;

/** One postponed match keeps two teams behind, and must not keep the league in its week. */
const MAY_LAG = 2;

/**
 * The week being played, since no answer names it. What is still to be played today says it; else the table: all weeks that
 * the teams have played are over, but for two teams that may lag behind. Matches played ahead of time change nothing.
 */
export const currentWeek = (rows: readonly Played[], totalWeeks: number, todays: readonly Tonight[] = []): number => {
  const tonight = todays.filter(({ status }) => status === 'scheduled' || status === 'live').map(({ week }) => week);
  if (tonight.length > 0) return Math.min(...tonight);
  const played = rows.map((row) => row.played).toSorted((a, b) => a - b);
  const over = played[Math.min(MAY_LAG, Math.floor((played.length - 1) / 2))] ?? 0;
  return Math.max(1, Math.min(over + 1, totalWeeks));
};
