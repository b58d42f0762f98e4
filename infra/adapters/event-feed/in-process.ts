import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { BATCH_EVENTS, createBell, createDelivery } from './deliver.ts';
import { createRecentEvents } from './recent-events.ts';
import { createSharedPages, type Page } from './shared-pages.ts';

/** What is kept of the events that this process appended: subscribers that keep up are some dozens behind. */
const [KEPT_EVENTS, KEPT_BYTES] = [256, 2 * 1024 * 1024];

/**
 * The feed of a log in the same process. Each subscriber reads at its own pace: what this process appended a moment ago from memory,
 * as it was appended, all else from the log. Subscribers at the head ask for the same batch at the same moment, so the last few are
 * kept and read and decoded only once. Events are shared between subscribers and must not be changed.
 */
export const createInProcessFeed = (
  store: Pick<EventStore, 'readAll' | 'onAppended'>,
  batchEvents: number = BATCH_EVENTS,
): EventFeed => {
  const pages = createSharedPages(store, batchEvents);
  const recent = createRecentEvents(KEPT_EVENTS, KEPT_BYTES);
  const following = (after: bigint): Page | Promise<Page> => {
    const known = recent.following(after, batchEvents);
    return known.length > 0 ? known : pages.read(after);
  };
  const deliver = createDelivery(batchEvents);
  return {
    subscribe: async function* (after, signal) {
      const bell = createBell();
      const stopListening = store.onAppended((appended = []) => {
        // Every subscriber hears of them: the first one's are taken.
        for (const event of appended) recent.take(event);
        // A read that began before the append may come back empty; nobody may join it from now on.
        pages.leaveUnderWay();
        bell.ring();
      });
      try {
        yield* deliver({ position: after }, signal, { bell, following });
      } finally {
        stopListening();
      }
    },
  };
};
