import { type ExpectedRevision, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { type EventStoreDb, withinTime } from '../servers/eventstoredb.ts';
import type { Take } from '../servers/eventstoredb-read-call.ts';
import {
  lastOfAllRequest,
  leagueRequest,
  type ReadRequest,
  recordRequest,
  rightFor,
  streamRequest,
} from '../servers/eventstoredb-requests.ts';
import { recordOf, type StoredRecord } from './eventstoredb-records.ts';

/** How long a read of a stream or of one event may take: a person waits for the answer. */
const SHORT_READ_MS = 10_000;

/** A read that has brought what was asked for and that the server has not ended after so long is broken off. */
const LINGER_MS = 1_000;

type Collected = {
  readonly records: StoredRecord[];
  /** Where the stream ends, as the server says it. */
  readonly end: ExpectedRevision | undefined;
};

/**
 * What a read brings: everything, or its first `count` events. Errors in the ports' words. The server ends the call: to break
 * it off would reset its HTTP/2 stream, and a connection bears few of that. Of the log the server looks for one more event than
 * it was asked for, and mostly finds it soon; only where it goes through a long rest of the log the call is broken off.
 */
const collect = (
  eventStoreDb: EventStoreDb,
  request: ReadRequest,
  count: number,
  limitMs?: number,
): Promise<Collected> =>
  withinTime(
    limitMs,
    `EventStoreDB did not answer within ${limitMs} ms`,
    (ending) => {
      const { promise, resolve, reject } = Promise.withResolvers<Collected>();
      const records: StoredRecord[] = [];
      let end: Collected['end'];
      let lingering: NodeJS.Timeout | undefined;
      const take: Take = (answer) => {
        const record = recordOf(answer);
        if (record !== undefined) records.push(record);
        else if (answer.hasStreamNotFound()) end = 'no-stream';
        else if (answer.hasLastStreamPosition()) end = BigInt(answer.getLastStreamPosition());
        if (records.length < count || lingering !== undefined) return undefined;
        lingering = setTimeout(() => ending.abort(), LINGER_MS).unref();
        resolve({ records, end });
        return undefined;
      };
      const over = eventStoreDb.read(request, take, ending.signal).then(() => resolve({ records, end }), reject);
      void over.then(() => clearTimeout(lingering));
      return promise;
    },
    () => rightFor(request),
  );

/** At most `count` events of a stream (with its prefix) from a revision on; none of a missing one. @throws StoreUnavailable */
export const readStreamFrom = async (
  eventStoreDb: EventStoreDb,
  stream: string,
  from: bigint,
  count: number,
): Promise<StoredRecord[]> => {
  const { records } = await collect(eventStoreDb, streamRequest(stream, from, count), count, SHORT_READ_MS);
  return records;
};

/** A stream's events (with its prefix) from a revision on, and where it ends. @throws StoreUnavailable */
export const readToEnd = async (
  eventStoreDb: EventStoreDb,
  stream: string,
  from: bigint,
  limitMs: number = SHORT_READ_MS,
): Promise<{ readonly records: readonly StoredRecord[]; readonly revision: ExpectedRevision }> => {
  const { records, end } = await collect(eventStoreDb, streamRequest(stream, from), Number.POSITIVE_INFINITY, limitMs);
  // What was read comes first: the server may have looked for the end before the last of it was written.
  const revision = records.at(-1)?.revision ?? end;
  if (revision !== undefined) return { records, revision };
  throw new StoreUnavailable(`EventStoreDB did not say where the stream ${stream} ends`);
};

/** What the server says of a position at which no record begins: 'Unexpected ReadAllResult: Error', in later versions the other. */
const NO_RECORD = /ReadAllResult|invalid position/i;

/** The record that begins at this position, whoever's it is; none where none does, as in the log of another league. */
const recordAt = async (eventStoreDb: EventStoreDb, position: bigint): Promise<StoredRecord | undefined> => {
  try {
    const { records } = await collect(eventStoreDb, recordRequest(position), 1, SHORT_READ_MS);
    const [record] = records;
    return record?.position === position ? record : undefined;
  } catch (error) {
    if (error instanceof StoreUnavailable && NO_RECORD.test(error.message)) return undefined;
    throw error;
  }
};

/** One league's part of the log. */
export type LeagueLog = {
  /** At most `limit` events behind `after`. @throws StoreUnavailable */
  readonly page: (after: bigint, limit: number) => Promise<readonly StoredRecord[]>;
  /** Position of the league's last event, 0n without any. @throws StoreUnavailable */
  readonly head: () => Promise<bigint>;
  /** Id of the league's event at exactly this position. @throws StoreUnavailable */
  readonly idAt: (position: bigint) => Promise<string | undefined>;
};

/** As many of the league's events are read to find its last one; behind more of them it is looked for from the end. */
const FEW = 20;

/** Up to `end`, the position of anybody's event, the league's last event stands at `last`. */
type Seen = { readonly last: bigint; readonly end: bigint };

/**
 * The league's part of the log that all share. Remembers how far the log was seen: between two looks the server passes only
 * over what the other leagues wrote meanwhile, not over all since our last event. Only the first look may take it far back.
 */
export const createLeagueLog = (eventStoreDb: EventStoreDb, prefix: string): LeagueLog => {
  let seen: Seen | undefined;

  const behind = async (after: bigint, limit: number): Promise<StoredRecord[]> => {
    // A read begins with the event at its position, where there is one of ours.
    const { records } = await collect(eventStoreDb, leagueRequest(prefix, after, limit + 1), limit + 1);
    return records.filter(({ position }) => position > after).slice(0, limit);
  };

  const endOfLeague = async (): Promise<bigint> => {
    const { records } = await collect(eventStoreDb, leagueRequest(prefix, 'end', 1, 'backwards'), 1);
    return records[0]?.position ?? 0n;
  };

  const endOfAll = async (): Promise<bigint> => {
    const { records } = await collect(eventStoreDb, lastOfAllRequest(), 1, SHORT_READ_MS);
    return records[0]?.position ?? 0n;
  };

  /** Only forward: of two looks at the same time the later one may come back first. */
  const remember = (next: Seen): Seen => {
    if (seen === undefined || next.end >= seen.end) seen = next;
    return next;
  };

  const look = async (): Promise<Seen> => {
    // First the end, then the league: what is written in between is seen the next time.
    const end = await endOfAll();
    const before = seen;
    if (before === undefined) return remember({ last: await endOfLeague(), end });
    if (end <= before.end) return before;
    const since = await behind(before.end, FEW);
    if (since.length === FEW) return remember({ last: await endOfLeague(), end });
    return remember({ last: since.at(-1)?.position ?? before.last, end });
  };

  return {
    head: async () => {
      const { last } = await look();
      return last;
    },
    idAt: async (position) => {
      const record = await recordAt(eventStoreDb, position);
      if (record === undefined && seen !== undefined && position <= seen.end && (await endOfAll()) < position) {
        throw new StoreUnavailable(`EventStoreDB ends before position ${position}, which it has shown: it lags`);
      }
      return record?.stream.startsWith(prefix) === true ? record.id : undefined;
    },
    page: async (after, limit) => {
      const before = seen ?? (await look());
      const end = await endOfAll();
      // Nothing of ours stands between `last` and `end`.
      const skips = after >= before.last && after < before.end;
      const records = await behind(skips ? before.end : after, limit);
      const last = records.at(-1)?.position ?? (skips ? before.last : undefined);
      if (last !== undefined && records.length < limit) remember({ last, end });
      return records;
    },
  };
};
