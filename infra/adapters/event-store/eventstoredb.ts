import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore, StreamRead } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { createEventStoreDbFeed, type EventStoreDbFeedOptions } from '../event-feed/eventstoredb.ts';
import type { EventStoreDb } from '../servers/eventstoredb.ts';
import { createAppends } from './eventstoredb-appends.ts';
import { withKnownEnds } from './eventstoredb-known-ends.ts';
import { createLeagueLog, readToEnd } from './eventstoredb-reads.ts';
import { recordedOf, replayedOf, type StoredRecord } from './eventstoredb-records.ts';
import { readableOf } from './stored-events.ts';

/** What the names of a league's streams begin with on a server that many leagues share. */
export const streamPrefixOf = (league: string): string => `${league}.`;

/** The log and its feed: `feed` and `onAppended` share one subscription. */
export type EventStoreDbEventStore = EventStore & { readonly feed: EventFeed };

export type EventStoreDbOptions = EventStoreDbFeedOptions & {
  /** How long an append may take before it is given up; whether it was recorded is then unknown. */
  readonly appendLimitMs?: number;
  /** How long the read of a stream may take. */
  readonly readLimitMs?: number;
  /** How long it is repeated until it shows what this process knows to stand there. */
  readonly lagLimitMs?: number;
};

/**
 * The league's log in EventStoreDB. Events stand in streams `<league>.<stream>`; those of other leagues, and the server's
 * own, are never seen. Positions are commit positions: they rise, with gaps. An append whose answer is lost throws
 * StoreUnavailable and may have been recorded: repeated with the same ids it finds its own events. Closing leaves the
 * server's connection to whoever opened it.
 */
export const openEventStoreDbEventStore = (
  eventStoreDb: EventStoreDb,
  league: string,
  { appendLimitMs, readLimitMs, lagLimitMs, ...feedOptions }: EventStoreDbOptions = {},
): EventStoreDbEventStore => {
  const prefix = streamPrefixOf(league);
  const log = createLeagueLog(eventStoreDb, prefix);
  const pages =
    <Event>(decode: (record: StoredRecord, of: string) => Event) =>
    async (after: bigint, limit: number): Promise<readonly Event[]> =>
      readableOf(await log.page(after, limit), (record) => decode(record, prefix));
  const readAll = pages(recordedOf);
  const feed = createEventStoreDbFeed(eventStoreDb, prefix, { readAll, head: log.head }, feedOptions);
  const appends = createAppends(eventStoreDb, prefix, appendLimitMs);
  const closing = new AbortController();
  const readStream = async (stream: string, from = 0n): Promise<StreamRead> => {
    const { records, revision } = await readToEnd(eventStoreDb, `${prefix}${stream}`, from, readLimitMs);
    return { events: records.map((record) => recordedOf(record, prefix)), revision };
  };
  return {
    ...withKnownEnds({ append: appends.append, readStream }, lagLimitMs),
    readAll,
    replay: pages(replayedOf),
    head: log.head,
    headMayLag: true,
    idAt: log.idAt,
    onAppended: (listener) => {
      const stopping = new AbortController();
      const signal = AbortSignal.any([stopping.signal, closing.signal]);
      void hint(listener, feed, log.head, eventStoreDb.retryPolicy, signal);
      return () => stopping.abort();
    },
    feed,
    close: async () => {
      await appends.close();
      closing.abort();
    },
  };
};

/** Calls the listener for appends of anybody, by the feed from the end of the log on, and once at first. */
const hint = async (
  listener: () => void,
  feed: EventFeed,
  head: EventStore['head'],
  retryPolicy: RetryPolicy,
  signal: AbortSignal,
): Promise<void> => {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      const after = await head();
      // What was appended before is not followed any more.
      if (!signal.aborted) listener();
      for await (const _ of feed.subscribe(after, signal)) listener();
    } catch {
      // Away, or an event that nobody can read: whatever it is, there may be something, and the next look goes behind it.
    }
    await retryPolicy.wait(attempt, signal);
  }
};
