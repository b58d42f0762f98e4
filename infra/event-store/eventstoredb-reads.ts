import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { EventStoreDb } from '../servers/eventstoredb.ts';
import { eventStoreDbErrorOf } from '../servers/eventstoredb-errors.ts';
import {
  lastOfAllRequest,
  leagueRequest,
  type ReadRequest,
  recordRequest,
  streamRequest,
} from '../servers/eventstoredb-requests.ts';
import { recordOf, type StoredRecord } from './eventstoredb-records.ts';

/** How long a stream's read may take: a person waits for the answer. */
const STREAM_READ_MS = 10_000;

/** At most `count` events that the server answers with. Errors in the ports' words. */
const collect = async (
  eventStoreDb: EventStoreDb,
  request: ReadRequest,
  count: number,
  limitMs?: number,
): Promise<StoredRecord[]> => {
  const records: StoredRecord[] = [];
  try {
    const call = await eventStoreDb.read(request, limitMs);
    try {
      for await (const response of call) {
        // The server ends the call behind it by itself.
        if (response.hasStreamNotFound()) continue;
        const record = recordOf(response);
        if (record !== undefined) records.push(record);
        // The server goes on looking for one more than it was asked for, through the whole rest of the log.
        if (records.length >= count) break;
      }
    } finally {
      call.cancel();
    }
  } catch (error) {
    throw eventStoreDbErrorOf(error);
  }
  return records;
};

/** Events of a stream (with its prefix) from a revision on; none for a stream that does not exist. @throws StoreUnavailable */
export const readStreamFrom = (
  eventStoreDb: EventStoreDb,
  stream: string,
  from: bigint,
  count = Number.POSITIVE_INFINITY,
): Promise<StoredRecord[]> => {
  const request = count === Number.POSITIVE_INFINITY ? streamRequest(stream, from) : streamRequest(stream, from, count);
  return collect(eventStoreDb, request, count, STREAM_READ_MS);
};

/** The last event of a stream (with its prefix). @throws StoreUnavailable */
export const readLastOf = async (eventStoreDb: EventStoreDb, stream: string): Promise<StoredRecord | undefined> => {
  const [last] = await collect(eventStoreDb, streamRequest(stream, 'last'), 1, STREAM_READ_MS);
  return last;
};

/** What the server says of a position at which no record begins: 'Unexpected ReadAllResult: Error', in later versions the other. */
const NO_RECORD = /ReadAllResult|invalid position/i;

/** The record that begins at this position, whoever's it is; none where none does, as in the log of another league. */
const recordAt = async (eventStoreDb: EventStoreDb, position: bigint): Promise<StoredRecord | undefined> => {
  try {
    const [record] = await collect(eventStoreDb, recordRequest(position), 1, STREAM_READ_MS);
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
    const records = await collect(eventStoreDb, leagueRequest(prefix, after, limit + 1), limit + 1);
    return records.filter(({ position }) => position > after).slice(0, limit);
  };

  const endOfLeague = async (): Promise<bigint> => {
    const [last] = await collect(eventStoreDb, leagueRequest(prefix, 'end', 1, 'backwards'), 1);
    return last?.position ?? 0n;
  };

  const endOfAll = async (): Promise<bigint> => {
    const [last] = await collect(eventStoreDb, lastOfAllRequest(), 1);
    return last?.position ?? 0n;
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
    const [next] = await behind(before.end, 1);
    return remember({ last: next === undefined ? before.last : await endOfLeague(), end });
  };

  return {
    head: async () => {
      const { last } = await look();
      return last;
    },
    idAt: async (position) => {
      const record = await recordAt(eventStoreDb, position);
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
