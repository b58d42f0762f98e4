import type { EventStore } from './event-store.ts';

/**
 * The last event that was applied, as a checkpoint names it. Without an id where a program that kept none saved it, or where an
 * operator named a position: then it is taken as right.
 */
export type LastApplied = { readonly position: bigint; readonly eventId: string | undefined };

/**
 * Whether a checkpoint stands on an event of this log. `behind`: the log has not come so far, and may yet, since its head may
 * lag. `other`: it stands on an event that is not in this log, which was restored to an older state or is another league's.
 * `detail` says it to an operator.
 */
export type LogMatch = { readonly verdict: 'same' } | { readonly verdict: 'behind' | 'other'; readonly detail: string };

const same: LogMatch = { verdict: 'same' };

/** Looks the event up, with two reads of the log at most. @throws StoreUnavailable, LogCorrupt */
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
