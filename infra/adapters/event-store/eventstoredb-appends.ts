import { setTimeout as pause } from 'node:timers/promises';
import {
  type AppendResult,
  DeadlineExceededError,
  MaxAppendSizeExceededError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { appendBytes, AppendTooLarge } from '@league/events/ports/append-size.ts';
import {
  type Appended,
  type EventStore,
  type ExpectedRevision,
  RecordingUncertain,
  RevisionConflict,
  StoreUnavailable,
} from '@league/events/ports/event-store.ts';
import { type EventStoreDb, withinTime } from '../servers/eventstoredb.ts';
import { eventStoreDbErrorOf } from '../servers/eventstoredb-errors.ts';
import { UnsuitableServer } from '../servers/unsuitable-server.ts';
import { type StoredRecord, toEventData } from './eventstoredb-records.ts';
import { LOOK_EVERY_MS } from './eventstoredb-known-ends.ts';
import { readStreamFrom } from './eventstoredb-reads.ts';
import { type EncodedEvent, encodeEvents } from './stored-events.ts';

/** How long an append may take: the client's own limit is none. */
const APPEND_MS = 10_000;

export type Appends = {
  readonly append: EventStore['append'];
  /** Refuses further appends and waits for those under way. */
  readonly close: () => Promise<void>;
};

/**
 * Appends to streams that are stored as `<prefix><stream>`. Those to one stream wait for each other: to an append that
 * repeats one still under way the server gives no answer at all before its own time limit.
 */
export const createAppends = (eventStoreDb: EventStoreDb, prefix: string, limitMs: number = APPEND_MS): Appends => {
  const late = `EventStoreDB did not answer an append within ${limitMs} ms`;
  const lastOf = new Map<string, Promise<Appended>>();
  let closed = false;
  return {
    append: async (stream, events, expected) => {
      const encoded = encodeEvents(events);
      if (closed) throw new StoreUnavailable('EventStoreDB: the log is closed');
      const before = lastOf.get(stream);
      let sent = false;
      const appending = withinTime(limitMs, late, async ({ signal }) => {
        // The one before ends when it is late, too: it may never be answered.
        await before?.catch(() => undefined);
        signal.throwIfAborted();
        sent = true;
        return write(eventStoreDb, prefix, stream, encoded, expected, signal);
      });
      lastOf.set(stream, appending);
      try {
        return await appending;
      } catch (error) {
        throw sent ? ofSent(error) : error;
      } finally {
        if (lastOf.get(stream) === appending) lastOf.delete(stream);
      }
    },
    close: async () => {
      closed = true;
      await Promise.allSettled(lastOf.values());
    },
  };
};

/** What went wrong with an append that the server may have got: only what it refuses is known to be unrecorded. */
const ofSent = (error: unknown): unknown =>
  error instanceof StoreUnavailable && !(error instanceof UnsuitableServer)
    ? new RecordingUncertain(error.message, { cause: error })
    : error;

const write = async (
  eventStoreDb: EventStoreDb,
  prefix: string,
  stream: string,
  events: readonly EncodedEvent[],
  expected: ExpectedRevision,
  signal: AbortSignal,
): Promise<Appended> => {
  const name = `${prefix}${stream}`;
  const attempt = (): Promise<AppendResult> =>
    eventStoreDb.append(name, events.map(toEventData), expected === 'no-stream' ? 'no_stream' : expected, signal);
  const first = expected === 'no-stream' ? 0n : expected + 1n;
  const alreadyAppended = async (): Promise<Appended | undefined> =>
    appendedOf(events, await readStreamFrom(eventStoreDb, name, first, events.length));
  try {
    const result = await attempt().catch((error: unknown) => {
      // The server's own time limit, also its only answer to a repeat that came too early: ask again, it is idempotent.
      if (error instanceof DeadlineExceededError) return attempt();
      throw error;
    });
    const position = positionOf(result);
    if (position !== undefined && events.length === 1) {
      return { revision: result.nextExpectedRevision, position, positions: [position] };
    }
    let appended = await alreadyAppended();
    // A follower that lags behind its leader: it is recorded, and will show.
    for (; appended === undefined; appended = await alreadyAppended())
      await pause(LOOK_EVERY_MS, undefined, { signal });
    return appended;
  } catch (error) {
    if (error instanceof MaxAppendSizeExceededError) throw new AppendTooLarge(appendBytes(events), error.maxAppendSize);
    if (!(error instanceof WrongExpectedVersionError)) throw eventStoreDbErrorOf(error, `append to the stream ${name}`);
    const { actualVersion } = error;
    const actual = typeof actualVersion === 'bigint' ? actualVersion : 'no-stream';
    const repeated = actual === 'no-stream' || actual < first ? undefined : await alreadyAppended();
    if (repeated !== undefined) return repeated;
    throw new RevisionConflict(stream, expected, actual);
  }
};

/** The greatest position there is; a server that does not know one may answer with something beyond. */
const GREATEST = 2n ** 63n;

/** The append's own position: of several events it does not tell the others. */
const positionOf = ({ position }: AppendResult): bigint | undefined =>
  position !== undefined && position.commit < GREATEST ? position.commit : undefined;

/** The answer, when exactly these events stand there. */
const appendedOf = (events: readonly EncodedEvent[], records: readonly StoredRecord[]): Appended | undefined => {
  const last = records.at(-1);
  const same = events.every(({ id }, index) => records[index]?.id.toLowerCase() === id.toLowerCase());
  if (!same || last === undefined || records.length !== events.length) return undefined;
  return { revision: last.revision, position: last.position, positions: records.map(({ position }) => position) };
};
