import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Page } from './shared-pages.ts';

/** Most events of one batch, unless a feed is told otherwise: so much a slow consumer holds. */
export const BATCH_EVENTS = 500;
/**
 * Between two short batches the subscribers of a feed let events gather so long, ms, all of them together: under a stream of
 * appends a projection then saves a dozen events at once instead of two, and the batch is read once for all. An event that
 * comes after a pause is handed on at once.
 */
const GATHER_MS = 10;

/** Tells those who wait that there is news: events, or the end of one of them. */
export type Bell = {
  readonly ring: () => void;
  /** Settles at the next ring. */
  readonly next: () => Promise<void>;
};

export const createBell = (): Bell => {
  let next: PromiseWithResolvers<void> | undefined;
  return {
    ring: () => {
      next?.resolve();
      next = undefined;
    },
    next: () => {
      next ??= Promise.withResolvers();
      return next.promise;
    },
  };
};

/** Behind which position a subscriber has been handed nothing yet. */
export type Place = { position: bigint };

/** Where a subscriber's events come from. */
export type DeliverySource = {
  readonly bell: Bell;
  /** Events that follow this position; none while there are none here. */
  readonly following: (after: bigint) => Page | Promise<Page>;
  /** Waits until it is worth looking again; for the bell unless told. */
  readonly wait?: (after: bigint, heard: Promise<void>) => Promise<void>;
};

/**
 * Delivers batches of at most `batchEvents`, one behind the other, as the subscriber asks for them, until the signal aborts; for
 * one feed, whose subscribers gather together. @throws what `following` throws
 */
export const createDelivery = (batchEvents: number) => {
  let gathering: Promise<void> | undefined;
  const gather = (): Promise<void> => {
    gathering ??= pause(GATHER_MS).then(() => {
      gathering = undefined;
    });
    return gathering;
  };

  return async function* (
    place: Place,
    signal: AbortSignal,
    { bell, following, wait = (_after, heard) => heard }: DeliverySource,
  ): AsyncGenerator<Page, void> {
    signal.addEventListener('abort', bell.ring);
    try {
      while (!signal.aborted) {
        // Taken before looking, so that nothing can come unheard between looking and waiting.
        const heard = bell.next();
        const batch = await following(place.position);
        const last = batch.at(-1);
        if (last === undefined) {
          await wait(place.position, heard);
          continue;
        }
        if (signal.aborted) return;
        yield batch;
        place.position = last.position;
        // A backlog goes on with the next turn: in one turn of the event loop nothing else could run.
        await (batch.length < batchEvents ? gather() : nextTurn());
      }
    } finally {
      signal.removeEventListener('abort', bell.ring);
    }
  };
};
