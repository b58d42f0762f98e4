import type { LeagueEvent } from '../catalogue.ts';
import type { Recorded } from '../envelope.ts';

/**
 * Ordered delivery of recorded events after a checkpoint. Every adapter passes `event-feed.contract.ts`.
 */
export type EventFeed = {
  /**
   * Batches (never empty) of all events with positions above `after`, in log order, each event at least once and
   * without gaps. At the head the subscription waits for the next event. Memory stays bounded however slow the consumer
   * is, since the next batch is read when the consumer asks for it. Ends when `signal` aborts.
   * @throws UnreadableEvent or LogCorrupt when the next event cannot be read; a consumer that can do without this event
   * subscribes again after its position
   */
  readonly subscribe: (after: bigint, signal: AbortSignal) => AsyncIterable<readonly Recorded<LeagueEvent>[]>;
};
