import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { recordedOf } from '../event-store/eventstoredb-records.ts';
import { streamPrefixOf } from '../event-store/eventstoredb.ts';
import { readableOf } from '../event-store/stored-events.ts';
import type { EventStoreDb } from '../servers/eventstoredb.ts';
import { subscribeUnaided } from './eventstoredb-subscription.ts';

/** Most events of one batch, and about the most that wait for a slow consumer. */
const BATCH_EVENTS = 500;

/**
 * The feed of a league's log in EventStoreDB, by a subscription for each subscriber: the server sends the league's events
 * only, and waits when the subscriber is slow. Subscriptions that end for any reason begin again behind the last event
 * handed on, as long as it takes; nothing but an
 * unreadable event is thrown.
 */
export const createEventStoreDbFeed = (
  eventStoreDb: EventStoreDb,
  league: string,
  batchEvents: number = BATCH_EVENTS,
): EventFeed => {
  const prefix = streamPrefixOf(league);
  return {
    subscribe: async function* (after, signal) {
      for await (const records of subscribeUnaided(eventStoreDb, prefix, {
        after,
        signal,
        batchRecords: batchEvents,
      })) {
        const toEvent = (record: (typeof records)[number]): Recorded<LeagueEvent> => recordedOf(record, prefix);
        const events = readableOf(records, toEvent);
        if (signal.aborted) return;
        yield events;
        const unreadable = records[events.length];
        if (unreadable !== undefined && !signal.aborted) toEvent(unreadable);
      }
    },
  };
};
