import type { MatchStatus } from '../shapes.ts';

type Played = { readonly played: number };
type Tonight = { readonly week: number; readonly status: MatchStatus };

/** One postponed match keeps two teams behind, and must not keep the league in its week. */
const MAY_LAG = 2;

/** What is still to be played today says which week is being played, whatever else is known; undefined where nothing is. */
export const weekTonight = (todays: readonly Tonight[]): number | undefined => {
  const tonight = todays.filter(({ status }) => status === 'scheduled' || status === 'live').map(({ week }) => week);
  return tonight.length > 0 ? Math.min(...tonight) : undefined;
};

/**
 * The week being played on a day without matches, by the table: all weeks that the teams have played are over, but for two
 * teams that may lag behind. Matches played ahead of time change nothing (docs/rules.md#fixtures).
 */
export const weekByTable = (rows: readonly Played[], totalWeeks: number): number => {
  const played = rows.map((row) => row.played).toSorted((a, b) => a - b);
  const over = played[Math.min(MAY_LAG, Math.floor((played.length - 1) / 2))] ?? 0;
  return Math.max(1, Math.min(over + 1, totalWeeks));
};
