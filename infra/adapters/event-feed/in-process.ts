import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { BATCH_EVENTS, createBell, createDelivery } from './deliver.ts';
import { createSharedPages } from './shared-pages.ts';

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
  const deliver = createDelivery(batchEvents);
  return {
    subscribe: async function* (after, signal) {
      const bell = createBell();
      const stopListening = store.onAppended(() => {
        // A read that began before the append may come back empty; nobody may join it from now on.
        pages.leaveUnderWay();
        bell.ring();
      });
      try {
        yield* deliver({ position: after }, signal, { bell, following: pages.read });
      } finally {
        stopListening();
      }
    },
  };
};
