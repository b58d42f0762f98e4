import type { BroadcasterMatch } from '@league/query-api/contract/own-matches.ts';
import { byKickOff } from '../matches/kick-off.ts';

/** Whether a match is over, so that no stream of it can begin (docs/rules.md#broadcasts). */
export const isOver = ({ status }: Pick<BroadcasterMatch, 'status'>): boolean =>
  status === 'finished' || status === 'cancelled';

/** Whether the stream of a match can be started, counted or stopped: it runs, or the match is not over. */
export const isControlled = (match: Pick<BroadcasterMatch, 'status' | 'stream'>): boolean =>
  match.stream.isLive || !isOver(match);

/** Which matches come first: those with a running stream, then those that run, then those to come. */
const rankOf = ({ status, stream }: BroadcasterMatch): number => {
  if (stream.isLive) return 0;
  return status === 'live' ? 1 : 2;
};

/**
 * The matches with something to do, what comes next first and those without a date last; and those that are over, the newest first. A
 * match whose stream still runs is among the first.
 */
export const inBroadcastOrder = (
  matches: readonly BroadcasterMatch[],
): { readonly coming: readonly BroadcasterMatch[]; readonly over: readonly BroadcasterMatch[] } => ({
  coming: matches.filter(isControlled).toSorted((one, other) => rankOf(one) - rankOf(other) || byKickOff(one, other)),
  over: matches.filter((match) => !isControlled(match)).toSorted((one, other) => byKickOff(other, one)),
});
