import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { whenAvailable } from '@league/events/ports/retries.ts';
import { recordedOf, type StoredRecord } from '../event-store/eventstoredb-records.ts';
import type { EventStoreDb } from '../servers/eventstoredb.ts';
import { BATCH_EVENTS, type Bell, createBell, createDelivery, type Place } from './deliver.ts';
import { followServer } from './eventstoredb-subscription.ts';
import { createRecentEvents, RECENT_BYTES, type RecentEvents, type RecentMessage } from './recent-events.ts';
import { createSharedPages, type Page, type SharedPages } from './shared-pages.ts';

/** Positions are bytes of the server's log: a subscriber so far behind another is not waited for. */
const REACH = BigInt(RECENT_BYTES);
/** About the most bytes that come before a subscriber has taken some. */
const AHEAD_BYTES = 4 * 1024 * 1024;
/** When the server has said nothing for so long, the log is asked whether there is something. */
const QUIET_MS = 5_000;

export type EventStoreDbFeedOptions = {
  readonly batchEvents?: number;
  readonly quietMs?: number;
};

/** The subscription that all share. */
type Shared = {
  /** Everything up to here has come, or is of no interest to anybody who stands at its end. */
  at: bigint;
  readonly ending: AbortController;
  /** What has come since a subscriber had everything. When that is much, the server is asked for more when one has it again. */
  ahead: { events: number; bytes: number };
  room: PromiseWithResolvers<void> | undefined;
};

type Newcomer = { readonly subscriber: Place; readonly admit: () => void };

/** Everything of a feed that changes. */
type FeedState = {
  readonly eventStoreDb: EventStoreDb;
  readonly prefix: string;
  readonly head: EventStore['head'];
  readonly quietMs: number;
  readonly batchEvents: number;
  readonly pages: SharedPages;
  readonly subscribers: Set<Place>;
  newcomers: Newcomer[];
  shared: Shared | undefined;
  recent: RecentEvents;
  readonly bell: Bell;
};

/**
 * The feed of a league's log in EventStoreDB (ADR 24). One subscription for all subscribers of the process: each event
 * crosses the wire and is decoded once, and its end is kept, bounded. Each subscriber takes from that what follows its own
 * place; one that is behind, or begins there, reads pages of the log until it meets it. The server is asked for more as soon as
 * the first subscriber has all: nobody waits for a slow one. The subscription begins again by itself, as long as it takes;
 * nothing is thrown but what is wrong with an event. Events are shared between subscribers and must not be changed.
 */
export const createEventStoreDbFeed = (
  eventStoreDb: EventStoreDb,
  prefix: string,
  log: Pick<EventStore, 'readAll' | 'head'>,
  { batchEvents = BATCH_EVENTS, quietMs = QUIET_MS }: EventStoreDbFeedOptions = {},
): EventFeed => {
  const state: FeedState = {
    eventStoreDb,
    prefix,
    head: log.head,
    quietMs,
    batchEvents,
    pages: createSharedPages(log, batchEvents),
    subscribers: new Set(),
    newcomers: [],
    shared: undefined,
    recent: createRecentEvents(),
    bell: createBell(),
  };
  const deliver = createDelivery(batchEvents);
  return {
    subscribe: async function* (after, signal) {
      if (signal.aborted) return;
      const subscriber: Place = { position: after };
      // Also for one that never asks again.
      const leaves = (): void => leave(state, subscriber);
      signal.addEventListener('abort', leaves);
      try {
        await join(state, subscriber);
        yield* deliver(subscriber, signal, {
          bell: state.bell,
          following: (position) => following(state, position, signal),
          wait: (position, heard) => more(state, position, heard, signal),
        });
      } finally {
        signal.removeEventListener('abort', leaves);
        leaves();
      }
    },
  };
};

const following = async (state: FeedState, position: bigint, signal: AbortSignal): Promise<Page> => {
  const batch = state.recent.following(position, state.batchEvents);
  if (batch.length > 0 || !isBehind(state, position)) return batch;
  try {
    return await whenAvailable(() => state.pages.read(position), state.eventStoreDb.retryPolicy, signal);
  } catch (error) {
    if (signal.aborted) return [];
    throw error;
  }
};

const isBehind = ({ shared }: FeedState, position: bigint): boolean => shared !== undefined && position < shared.at;

/** Waits for the bell, and lets the server go on where all that came has been taken. */
const more = async (state: FeedState, position: bigint, heard: Promise<void>, signal: AbortSignal): Promise<void> => {
  if (!isBehind(state, position)) {
    makeRoom(state.shared);
    return heard;
  }
  // The subscription has been further than the log now says: another member of a cluster answers, and lags.
  await Promise.race([heard, state.eventStoreDb.retryPolicy.wait(1, signal)]);
};

/** Those who come in the same turn begin together: the subscription where the last of them stands that is within reach. */
const join = (state: FeedState, subscriber: Place): Promise<void> => {
  state.subscribers.add(subscriber);
  const { promise, resolve } = Promise.withResolvers<void>();
  if (state.newcomers.length === 0) setImmediate(() => admitAll(state));
  state.newcomers.push({ subscriber, admit: resolve });
  return promise;
};

const admitAll = (state: FeedState): void => {
  const newcomers = state.newcomers.toSorted((one, other) =>
    one.subscriber.position < other.subscriber.position ? -1 : 1,
  );
  state.newcomers = [];
  const positions = newcomers.flatMap(({ subscriber }) =>
    state.subscribers.has(subscriber) ? [subscriber.position] : [],
  );
  const furthest = positions.at(-1);
  if (furthest !== undefined && (state.shared === undefined || furthest > state.shared.at + REACH)) {
    begin(state, positions.find((position) => position + REACH >= furthest) ?? furthest);
  }
  // From the lowest up: the page that one reads may hold what the next one needs.
  for (const { admit } of newcomers) admit();
};

const leave = (state: FeedState, subscriber: Place): void => {
  state.subscribers.delete(subscriber);
  if (state.subscribers.size === 0) end(state);
  state.bell.ring();
};

const end = (state: FeedState): void => {
  state.shared?.ending.abort();
  state.shared = undefined;
  state.recent = createRecentEvents();
};

const begin = (state: FeedState, from: bigint): void => {
  end(state);
  state.shared = { at: from, ending: new AbortController(), ahead: { events: 0, bytes: 0 }, room: undefined };
  void follow(state, state.shared);
  // Who stood at the end of the one before is behind now.
  state.bell.ring();
};

const follow = async (state: FeedState, shared: Shared): Promise<void> => {
  const { eventStoreDb, prefix, head, quietMs } = state;
  const { signal } = shared.ending;
  // A place beyond the end, as an operator may name one, must be nobody's trouble but its subscriber's.
  const reached = await whenAvailable(head, eventStoreDb.retryPolicy, signal).catch(() => shared.at);
  if (reached < shared.at) shared.at = reached;
  const take = (record: StoredRecord) => takeIn(state, shared, record);
  await followServer(eventStoreDb, prefix, { at: () => shared.at, take, head, quietMs }, signal);
};

/** Takes in what the subscription brings; the promise resolves when a subscriber has all of it. */
const takeIn = (state: FeedState, shared: Shared, record: StoredRecord): Promise<void> | undefined => {
  const { ahead } = shared;
  const message = messageOf(record, state.prefix, shared.at);
  state.recent.take(message);
  shared.at = message.position;
  ahead.events += 1;
  ahead.bytes += message.bytes;
  // Who waits has had everything. One ring does for all that come in the same turn.
  if (ahead.events === 1) setImmediate(state.bell.ring);
  if (ahead.events < state.batchEvents && ahead.bytes < AHEAD_BYTES) return undefined;
  shared.room = Promise.withResolvers();
  return shared.room.promise;
};

const makeRoom = (shared: Shared | undefined): void => {
  if (shared === undefined) return;
  shared.ahead = { events: 0, bytes: 0 };
  shared.room?.resolve();
};

/** Decoded once for all; what is wrong with it is thrown to each subscriber in its turn. */
const messageOf = (record: StoredRecord, prefix: string, previous: bigint): RecentMessage => {
  // Text is mostly ASCII.
  const place = { position: record.position, previous, bytes: record.data.length + record.metadata.length };
  try {
    return { ...place, event: recordedOf(record, prefix) };
  } catch (error) {
    return { ...place, event: undefined, error: error as Error };
  }
};
