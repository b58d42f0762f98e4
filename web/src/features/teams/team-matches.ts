import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

/** Whether the team plays in a match; null: no team. */
export const isOf =
  (id: string | null) =>
  ({ homeTeam, awayTeam }: MatchAnswer): boolean =>
    homeTeam._id === id || awayTeam._id === id;

/** The matches of a team, in the order of the list. */
export const matchesOf = (id: string, matches: readonly MatchAnswer[]): readonly MatchAnswer[] =>
  matches.filter(isOf(id));

/** The other side of a match of the team. */
export const opponentOf = (id: string, { homeTeam, awayTeam }: MatchAnswer): MatchAnswer['homeTeam'] =>
  homeTeam._id === id ? awayTeam : homeTeam;

/** Of a team's matches the one that runs or comes next, else the last that is over. */
export const nextOrLast = (matches: readonly MatchAnswer[]): MatchAnswer | undefined =>
  matches.find(({ status }) => status === 'live') ??
  matches.find(({ status }) => status === 'scheduled') ??
  matches.findLast(({ status }) => status === 'finished');

/** How many matches to come stand before the latest results. */
const AHEAD = 2;

/** A team's matches in the order in which they are asked for: what comes next, the results, the latest first, and what comes later. */
export const byInterest = (matches: readonly MatchAnswer[]): readonly MatchAnswer[] => {
  const ahead = matches.filter(({ status }) => status === 'scheduled' || status === 'live');
  const over = matches.filter((match) => !ahead.includes(match));
  return [...ahead.slice(0, AHEAD).toReversed(), ...over.toReversed(), ...ahead.slice(AHEAD)];
};

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
