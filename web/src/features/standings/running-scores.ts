import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

/** The score of a match that runs, seen from one of its teams. */
export type RunningScore = { readonly own: number; readonly other: number };

/** The running score of each team that plays now and whose match has one. */
export const runningScores = (matches: readonly MatchAnswer[]): ReadonlyMap<string, RunningScore> =>
  new Map(
    matches.flatMap(({ status, homeTeam, awayTeam, homeScore, awayScore }) =>
      status !== 'live' || homeScore === null || awayScore === null
        ? []
        : [
            [homeTeam._id, { own: homeScore, other: awayScore }],
            [awayTeam._id, { own: awayScore, other: homeScore }],
          ],
    ),
  );

/** Each team's match that runs or comes next, of the server's list of such matches, which goes by their dates. */
export const nextMatches = (matches: readonly MatchAnswer[]): ReadonlyMap<string, MatchAnswer> => {
  const next = new Map<string, MatchAnswer>();
  for (const match of matches) {
    for (const { _id } of [match.homeTeam, match.awayTeam]) if (!next.has(_id)) next.set(_id, match);
  }
  return next;
};
