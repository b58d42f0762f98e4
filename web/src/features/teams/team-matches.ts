import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

const isOf =
  (id: string) =>
  ({ homeTeam, awayTeam }: MatchAnswer): boolean =>
    homeTeam._id === id || awayTeam._id === id;

/** The matches of a team, in the order of the list. */
export const matchesOf = (id: string, matches: readonly MatchAnswer[]): readonly MatchAnswer[] =>
  matches.filter(isOf(id));

/** How many matches the team has finished, and the goals that it scored in them; a walkover's goals count as in the table. */
export const playedBy = (
  id: string,
  matches: readonly MatchAnswer[],
): { readonly matches: number; readonly goals: number } => {
  const finished = matches.filter(({ status }) => status === 'finished').filter(isOf(id));
  const goalsIn = ({ homeTeam, homeScore, awayScore }: MatchAnswer): number =>
    (homeTeam._id === id ? homeScore : awayScore) ?? 0;
  return { matches: finished.length, goals: finished.reduce((goals, match) => goals + goalsIn(match), 0) };
};

/** The matches in which somebody may have lined up, the latest first; lists do not say whether a line-up was recorded. */
export const mayHaveLineup = (matches: readonly MatchAnswer[]): readonly MatchAnswer[] =>
  matches.filter(({ status, isWalkover }) => status === 'live' || (status === 'finished' && !isWalkover)).toReversed();
