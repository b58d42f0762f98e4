import type { PlayedMatches } from '../seasons.ts';
import type { MatchStatus } from '../shapes.ts';
import { playsIn } from './match-sides.ts';
import type { CountedResult } from './ranking.ts';
import { walkoverScore } from './walkover.ts';

/** What the withdrawal of a team does to the matches of its season (docs/rules.md#withdrawals). Pure. */

export type Withdrawal = { readonly teamId: string; readonly played: PlayedMatches };

/** What becomes of one match of the team: awarded to the other side, its result taken back, or called off unplayed. */
export type Consequence = 'walkover' | 'annulled' | 'cancelled';

/** What becomes of a match of the team; undefined where it stays as it is. A running match is not played yet. */
export const consequenceOf = (status: MatchStatus, played: PlayedMatches): Consequence | undefined => {
  if (status === 'cancelled') return undefined;
  if (status === 'finished') return played === 'annul' ? 'annulled' : undefined;
  return played === 'annul' ? 'cancelled' : 'walkover';
};

/** A match that has no result; `playedAt` is when it counts as played once it has one. */
type Unplayed = Omit<CountedResult, 'homeScore' | 'awayScore'>;

/** The results that count once the team is gone: `unplayed` are the matches, of any team, that would still have been played. */
export const resultsAfter = (
  { teamId, played }: Withdrawal,
  results: readonly CountedResult[],
  unplayed: readonly Unplayed[],
): CountedResult[] =>
  played === 'annul'
    ? results.filter((result) => !playsIn(teamId, result))
    : [
        ...results,
        ...unplayed
          .filter((match) => playsIn(teamId, match))
          .map((match) => ({ ...match, ...walkoverScore(match.home === teamId ? 'away' : 'home') })),
      ];
