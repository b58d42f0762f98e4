type Played = { readonly played: number };

/**
 * The week being played, told from the table, since no answer names it: as many weeks are under way as the busiest team
 * has played; once all have played as many, the next begins. A postponed match does not hold the league back.
 */
export const currentWeek = (rows: readonly Played[], totalWeeks: number): number => {
  const played = rows.map((row) => row.played);
  const most = Math.max(0, ...played);
  const complete = played.every((count) => count === most);
  return Math.max(1, Math.min(complete ? most + 1 : most, totalWeeks));
};
