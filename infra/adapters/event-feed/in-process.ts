import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { deliver } from './deliver.ts';
import { createSharedPages } from './shared-pages.ts';

/** Most events of one batch: with it ends what a slow consumer can hold. */
const BATCH_EVENTS = 500;
/**
 * Between two short batches subscribers let events gather so long, ms, all of them together: under a stream of appends a
 * projection then saves a dozen events at once instead of two, and the batch is read once for all. An event that comes
 * after a pause is handed on at once.
 */
const GATHER_MS = 10;

/**
 * The feed of a log in the same process. Each subscriber reads at its own pace, from the log itself; subscribers at the
 * head ask for the same batch at the same moment, so the last few are kept and read and decoded only once. Events are
 * shared between subscribers and must not be changed.
 */
export const createInProcessFeed = (
  store: Pick<EventStore, 'readAll' | 'onAppended'>,
  batchEvents: number = BATCH_EVENTS,
): EventFeed => {
  const pages = createSharedPages(store, batchEvents);
  let gathering: Promise<void> | undefined;
  const gather = (): Promise<void> => {
    gathering ??= pause(GATHER_MS).then(() => {
      gathering = undefined;
    });
    return gathering;
  };

  return {
    subscribe: async function* (after, signal) {
      const bell = createBell();
      const stopListening = store.onAppended(() => {
        // A read that began before the append may come back empty; nobody may join it from now on.
        pages.leaveUnderWay();
        bell.ring();
      });
      signal.addEventListener('abort', bell.ring);
      try {
        yield* deliver({ position: after }, signal, {
          news: bell.next,
          following: pages.read,
          rest: (batch) => (batch.length < batchEvents ? gather() : nextTurn()),
        });
      } finally {
        stopListening();
        signal.removeEventListener('abort', bell.ring);
      }
    },
  };
};

type Bell = { readonly ring: () => void; readonly next: () => Promise<void> };

/** Whoever took the next ring before looking misses none between looking and waiting. */
const createBell = (): Bell => {
  let heard = Promise.withResolvers<void>();
  return {
    ring: () => heard.resolve(),
    next: () => {
      heard = Promise.withResolvers<void>();
      return heard.promise;
    },
  };
};
