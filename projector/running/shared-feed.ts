import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';

type Batch = readonly Recorded<LeagueEvent>[];
type Waiter = PromiseWithResolvers<Batch | undefined>;

/** One subscription to the feed below. */
type Subscription = {
  readonly batches: AsyncIterator<Batch>;
  readonly halt: AbortController;
  /** The next batch begins behind it. */
  position: bigint;
  /** How many runners follow it. */
  followers: number;
  /** The next batch has been asked for. */
  pulling: boolean;
  /** Those of its followers that wait for the next batch. */
  readonly waiting: Set<Waiter>;
};

/**
 * A feed of which runners that stand at the same place share one subscription: each batch is handed to all of them in one
 * turn of the event loop. A runner that is slower or behind has a subscription of its own, until it asks for the next batch
 * at a place where others wait for it: from then on it shares theirs.
 */
export const shareFeed = (feed: EventFeed): EventFeed => {
  const subscriptions = new Set<Subscription>();
  const open = (position: bigint): Subscription => {
    const halt = new AbortController();
    const batches = feed.subscribe(position, halt.signal)[Symbol.asyncIterator]();
    const opened = { batches, halt, position, followers: 0, pulling: false, waiting: new Set<Waiter>() };
    subscriptions.add(opened);
    return opened;
  };
  /** One where others wait comes first: a subscription of one's own ends there. */
  const subscriptionAt = (position: bigint, own: Subscription | undefined): Subscription => {
    for (const one of subscriptions) if (one.pulling && one.position === position) return one;
    return own?.position === position ? own : open(position);
  };
  const leave = async (left: Subscription | undefined): Promise<void> => {
    if (left === undefined) return;
    left.followers -= 1;
    if (left.followers > 0) return;
    subscriptions.delete(left);
    left.halt.abort();
    // Nobody is handed anything by it any more, so that what it throws concerns nobody.
    await left.batches.return?.().catch(() => undefined);
  };
  const pull = async (from: Subscription): Promise<void> => {
    from.pulling = true;
    let answer: (waiter: Waiter) => void;
    try {
      const batch: Batch | undefined = (await from.batches.next()).value;
      const last = batch?.at(-1)?.position ?? from.position;
      // A feed that repeats itself does not go back: it goes on behind what it has handed over.
      if (last > from.position) from.position = last;
      answer = (waiter) => waiter.resolve(batch);
    } catch (error) {
      answer = (waiter) => waiter.reject(error);
    }
    from.pulling = false;
    const waiting = [...from.waiting];
    from.waiting.clear();
    waiting.forEach(answer);
  };

  return {
    subscribe: async function* (after, signal) {
      let position = after;
      let followed: Subscription | undefined;
      let waiter: Waiter | undefined;
      const end = (): void => waiter?.resolve(undefined);
      signal.addEventListener('abort', end);
      try {
        while (!signal.aborted) {
          const next = subscriptionAt(position, followed);
          if (next !== followed) {
            next.followers += 1;
            const before = followed;
            followed = next;
            void leave(before);
          }
          waiter = Promise.withResolvers();
          next.waiting.add(waiter);
          if (!next.pulling) void pull(next);
          const batch = await waiter.promise;
          if (batch === undefined || signal.aborted) return;
          ({ position } = next);
          yield batch;
        }
      } finally {
        signal.removeEventListener('abort', end);
        await leave(followed);
      }
    },
  };
};
