import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded, Replayed } from '@league/events/envelope.ts';
import {
  type Appended,
  type EventStore,
  type ExpectedRevision,
  RevisionConflict,
  StoreUnavailable,
} from '@league/events/ports/event-store.ts';
import { type EncodedEvent, encodeEvents, readableOf, type Row, toRecorded, toReplayed } from './stored-events.ts';

/**
 * The log in memory, for tests: the same guarantees as on disk but durability, and the same way through JSON, so that
 * what a test reads shares nothing with what it wrote. Appends settle on the next microtask.
 */
export const createMemoryEventStore = (): EventStore => {
  const log: Row[] = [];
  const streams = new Map<string, Row[]>();
  const listeners = new Set<() => void>();
  let closed = false;

  const record = (stream: string, encoded: readonly EncodedEvent[], expected: ExpectedRevision): Appended => {
    if (closed) throw new StoreUnavailable('the log is closed');
    const rows = streams.get(stream) ?? [];
    const first = expected === 'no-stream' ? 0n : expected + 1n;
    if (BigInt(rows.length) !== first) return repeated(rows, encoded, first) ?? refuse(stream, expected, rows);
    for (const event of encoded) {
      const { type, version, recordedAt, data, id, metadata } = event;
      const row: Row = [log.length + 1, type, version, stream, recordedAt, data, rows.length, id, metadata];
      log.push(row);
      rows.push(row);
    }
    streams.set(stream, rows);
    for (const listener of listeners) queueMicrotask(listener);
    return appendedOf(rows.slice(-encoded.length));
  };

  const page = <E>(after: bigint, limit: number, toEvent: (row: Row) => E): readonly E[] => {
    const from = Number(after);
    return readableOf(log.slice(from, from + limit), toEvent);
  };

  return {
    append: async (stream, events, expectedRevision) => record(stream, encodeEvents(events), expectedRevision),
    readStream: async (stream, from = 0n) => {
      const rows = streams.get(stream) ?? [];
      return { events: rows.slice(Number(from)).map(toRecorded), revision: revisionOf(rows) };
    },
    readAll: async (after, limit): Promise<readonly Recorded<LeagueEvent>[]> => page(after, limit, toRecorded),
    replay: async (after, limit): Promise<readonly Replayed<LeagueEvent>[]> => page(after, limit, toReplayed),
    head: async () => BigInt(log.length),
    headMayLag: false,
    idAt: async (position) => log[Number(position) - 1]?.[7],
    onAppended: (listener) => {
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    close: async () => {
      closed = true;
    },
  };
};

const revisionOf = (rows: readonly Row[]): ExpectedRevision =>
  rows.length === 0 ? 'no-stream' : BigInt(rows.length - 1);

/** The first answer again, when exactly these events stand at `first` already. */
const repeated = (rows: readonly Row[], encoded: readonly EncodedEvent[], first: bigint): Appended | undefined => {
  const from = Number(first);
  if (!encoded.every((event, index) => rows[from + index]?.[7] === event.id)) return undefined;
  return appendedOf(rows.slice(from, from + encoded.length));
};

/** The answer for these rows, one append. */
const appendedOf = (rows: readonly Row[]): Appended => {
  const positions = rows.map((row) => BigInt(row[0]));
  return { revision: BigInt(rows.at(-1)?.[6] ?? 0), position: positions.at(-1) ?? 0n, positions };
};

const refuse = (stream: string, expected: ExpectedRevision, rows: readonly Row[]): never => {
  throw new RevisionConflict(stream, expected, revisionOf(rows));
};
