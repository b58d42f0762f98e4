import type { MatchStatus } from '../shapes.ts';

type Played = { readonly played: number };
type Tonight = { readonly week: number; readonly status: MatchStatus };

/** How many teams may have played fewer matches: a postponed match holds two teams back, but not the league. */
const MAY_LAG = 2;

/** The earliest week of which a match is still to be played today; undefined where there is none. */
export const weekTonight = (todays: readonly Tonight[]): number | undefined => {
  const tonight = todays.filter(({ status }) => status === 'scheduled' || status === 'live').map(({ week }) => week);
  return tonight.length > 0 ? Math.min(...tonight) : undefined;
};

/**
 * The current week on a day without matches, by the table: the week after those that all teams have played, except for
 * two teams that may lag behind. Matches that are played early change nothing (docs/rules.md#fixtures).
 */
export const weekByTable = (rows: readonly Played[], totalWeeks: number): number => {
  const played = rows.map((row) => row.played).toSorted((a, b) => a - b);
  const over = played[Math.min(MAY_LAG, Math.floor((played.length - 1) / 2))] ?? 0;
  return Math.max(1, Math.min(over + 1, totalWeeks));
};
