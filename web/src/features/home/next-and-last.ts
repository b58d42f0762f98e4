import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { instantOf } from '../../format/time.ts';

/** Of each: enough to see what is on; the rest is a press away. */
const SHOWN = 3;

const isAhead = ({ status }: MatchAnswer): boolean => status === 'live' || status === 'scheduled';
const isOver = ({ status }: MatchAnswer): boolean => status === 'finished';

const NEVER = Number.POSITIVE_INFINITY;
const kickOff = ({ date }: MatchAnswer): number => instantOf(date)?.getTime() ?? NEVER;
// Infinity minus itself is no number: matches without a date keep their order.
const byKickOff = (a: MatchAnswer, b: MatchAnswer): number => kickOff(a) - kickOff(b) || 0;

export type NextAndLast = {
  readonly next: readonly MatchAnswer[];
  readonly last: readonly MatchAnswer[];
  /** Where `last` is from. */
  readonly lastWeek: number;
};

/**
 * For a day without matches: what comes of the week being played, and the newest results, of this week or, while it has
 * none, of the one before. Both in the order of kick-off.
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
