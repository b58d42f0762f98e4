import type { EventStore } from './event-store.ts';

/**
 * The last applied event, as a checkpoint names it. The id is missing where an older program saved the checkpoint, or
 * an operator named a position; the position alone then counts.
 */
export type LastApplied = { readonly position: bigint; readonly eventId: string | undefined };

/**
 * Whether a checkpoint's event is in this log. `behind`: the log ends before it, but its head may lag.
 * `other`: the event is not in this log, which was restored to an older state or belongs to another league;
 * `detail` tells an operator so.
 */
export type LogMatch = { readonly verdict: 'same' } | { readonly verdict: 'behind' | 'other'; readonly detail: string };

const same: LogMatch = { verdict: 'same' };

/** Looks the event up, with at most two reads of the log. @throws StoreUnavailable, LogCorrupt */
export const matchLog = async (
  log: Pick<EventStore, 'head' | 'headMayLag' | 'idAt'>,
  { position, eventId }: LastApplied,
): Promise<LogMatch> => {
  if (position === 0n) return same;
  const head = await log.head();
  if (head < position) {
    const detail = `the log ends at position ${head}, before the checkpoint at ${position}`;
    return { verdict: log.headMayLag ? 'behind' : 'other', detail };
  }
  if (eventId === undefined || (await log.idAt(position))?.toLowerCase() === eventId.toLowerCase()) return same;
  return { verdict: 'other', detail: `another event stands at the checkpoint's position ${position}, not ${eventId}` };
};
