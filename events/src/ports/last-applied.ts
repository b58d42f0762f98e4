import type { EventStore } from './event-store.ts';

/**
 * The last event that was applied, as a checkpoint names it. The id is missing where an older program saved the checkpoint, or
 * where an operator named a position: then the position alone is trusted.
 */
export type LastApplied = { readonly position: bigint; readonly eventId: string | undefined };

/**
 * Whether a checkpoint stands on an event of this log. `behind`: the log has not come so far, and may yet, since its head may
 * lag. `other`: the event is not in this log, which was restored to an older state or is another league's; `detail` says so to
 * an operator.
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
