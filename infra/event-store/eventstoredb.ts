import type { EventStore, StreamRead } from '@league/events/ports/event-store.ts';
import { subscribeUnaided } from '../event-feed/eventstoredb-subscription.ts';
import type { EventStoreDb } from '../servers/eventstoredb.ts';
import { createAppends } from './eventstoredb-appends.ts';
import { createKnownEnds } from './eventstoredb-known-ends.ts';
import { createLeagueLog, readToEnd } from './eventstoredb-reads.ts';
import { recordedOf, replayedOf } from './eventstoredb-records.ts';
import { readableOf } from './stored-events.ts';

/** What the names of a league's streams begin with on a server that many leagues share (design.md 10). */
export const streamPrefixOf = (league: string): string => `${league}.`;

export type EventStoreDbOptions = {
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
  { appendLimitMs, readLimitMs, lagLimitMs }: EventStoreDbOptions = {},
): EventStore => {
  const prefix = streamPrefixOf(league);
  const log = createLeagueLog(eventStoreDb, prefix);
  const hints = createHints(eventStoreDb, prefix);
  const appends = createAppends(eventStoreDb, prefix, hints.ring, appendLimitMs);
  const ends = createKnownEnds(lagLimitMs);
  const readStream = async (stream: string, from: bigint): Promise<StreamRead> => {
    const { records, last } = await readToEnd(eventStoreDb, `${prefix}${stream}`, from, readLimitMs);
    return { events: records.map((record) => recordedOf(record, prefix)), revision: last ?? 'no-stream' };
  };
  return {
    append: (stream, events, expected) => ends.noting(stream, () => appends.append(stream, events, expected)),
    readStream: (stream, from = 0n) => ends.reading(stream, () => readStream(stream, from)),
    readAll: async (after, limit) => {
      const records = await log.page(after, limit);
      return readableOf(records, (record) => recordedOf(record, prefix));
    },
    replay: async (after, limit) => {
      const records = await log.page(after, limit);
      return readableOf(records, (record) => replayedOf(record, prefix));
    },
    head: log.head,
    headMayLag: true,
    idAt: log.idAt,
    onAppended: hints.listen,
    close: async () => {
      await appends.close();
      hints.close();
    },
  };
};

/** Of no interest one by one. */
const HINT_RECORDS = 500;

/** Rings for appends of anybody: by a subscription to the end of the log, held while somebody listens. */
const createHints = (eventStoreDb: EventStoreDb, prefix: string) => {
  const listeners = new Set<() => void>();
  let watching: AbortController | undefined;
  let closed = false;

  const ring = (): void => {
    for (const listener of listeners) queueMicrotask(() => listeners.has(listener) && listener());
  };

  const watch = async (signal: AbortSignal): Promise<void> => {
    const options = { after: 'end', signal, batchRecords: HINT_RECORDS, onConfirmed: ring } as const;
    for await (const _ of subscribeUnaided(eventStoreDb, prefix, options)) ring();
  };

  const stopIfUnheard = (): void => {
    if (listeners.size > 0) return;
    watching?.abort();
    watching = undefined;
  };

  return {
    ring,
    listen: (listener: () => void) => {
      const own = (): void => listener();
      listeners.add(own);
      if (watching === undefined && !closed) {
        watching = new AbortController();
        void watch(watching.signal);
      }
      return () => {
        listeners.delete(own);
        stopIfUnheard();
      };
    },
    close: () => {
      closed = true;
      listeners.clear();
      stopIfUnheard();
    },
  };
};
