import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { byKickOff } from '../matches/group-matches.ts';

/** How many matches each list has; links lead to the others. */
const SHOWN = 3;

const isAhead = ({ status }: MatchAnswer): boolean => status === 'live' || status === 'scheduled';
const isOver = ({ status }: MatchAnswer): boolean => status === 'finished';

export type NextAndLast = {
  readonly next: readonly MatchAnswer[];
  readonly last: readonly MatchAnswer[];
  /** The week of the matches in `last`. */
  readonly lastWeek: number;
};

/**
 * For a day without matches: the next matches of the current week, and the newest results, of this week or else of the
 * week before. Both in the order of kick-off.
 */
export const nextAndLast = (
  week: number,
  matches: readonly MatchAnswer[],
  before: readonly MatchAnswer[],
): NextAndLast => {
  const begun = matches.some(isOver);
  return {
    next: matches.filter(isAhead).toSorted(byKickOff).slice(0, SHOWN),
    last: (begun ? matches : before).filter(isOver).toSorted(byKickOff).slice(-SHOWN),
    lastWeek: begun ? week : Math.max(1, week - 1),
  };
};
