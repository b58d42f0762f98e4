import {
  type AppendResult,
  type EventData,
  MaxAppendSizeExceededError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { appendBytes } from '@league/events/ports/append-size.ts';
import { streamPrefixOf } from '../../adapters/event-store/eventstoredb.ts';
import { createLeagueLog } from '../../adapters/event-store/eventstoredb-reads.ts';
import type { StoredRecord } from '../../adapters/event-store/eventstoredb-records.ts';
import { OperationRefused } from '../operations/operations.ts';
import { type EventStoreDb, withinTime } from '../../adapters/servers/eventstoredb.ts';
import { nameOf, type RawEvent, type RawLog } from './raw-log.ts';
import { fromStoredMetadata, toStoredMetadata } from './raw-metadata.ts';

/** What goes into one append at most: well below what a server takes, and quickly answered. */
const RUN_BYTES = 512 * 1024;
const APPEND_MS = 10_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * A league's log in EventStoreDB.
 *
 * Each append waits for the one before it, which costs a synced write for every change of stream (docs/client-libraries.md: about
 * 400 a second). Several under way would be faster, and when one of them failed those behind it would stand in the log before it,
 * for ever. Consecutive events of one stream go together.
 */
export const openEventStoreDbRawLog = (eventStoreDb: EventStoreDb, league: string): RawLog => {
  const prefix = streamPrefixOf(league);
  const log = createLeagueLog(eventStoreDb, prefix);
  return {
    name: `EventStoreDB, streams ${prefix}*`,
    page: async (after, limit) => (await log.page(after, limit)).map((record) => rawOf(record, prefix)),
    head: log.head,
    append: async (events) => {
      for (const run of runsOf(events)) await write(eventStoreDb, prefix, run);
    },
  };
};

const rawOf = ({ stream, revision, position, id, type, data, metadata }: StoredRecord, prefix: string): RawEvent => ({
  stream: stream.slice(prefix.length),
  revision,
  position,
  id,
  type,
  data,
  ...fromStoredMetadata(metadata),
});

/** Events of one stream that follow each other in the log, as many as fit into one append. */
type Run = { readonly events: [RawEvent, ...RawEvent[]]; bytes: number };

const runsOf = (events: readonly RawEvent[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const event of events) {
    const bytes = Buffer.byteLength(event.data) + Buffer.byteLength(event.metadata);
    const run = runs.at(-1);
    if (run?.events[0].stream === event.stream && run.bytes + bytes <= RUN_BYTES) {
      run.events.push(event);
      run.bytes += bytes;
    } else {
      runs.push({ events: [event], bytes });
    }
  }
  return runs;
};

/** Appends at exactly the revisions that the events have. Repeated after a lost answer it writes nothing: the ids are the same. */
const write = async (eventStoreDb: EventStoreDb, prefix: string, { events }: Run): Promise<void> => {
  const [{ stream, revision: first }] = events;
  const next = first + BigInt(events.length) - 1n;
  const late = `EventStoreDB did not answer an append within ${APPEND_MS} ms`;
  let result: AppendResult;
  try {
    const proposed = events.map(eventDataOf);
    const expected = first === 0n ? 'no_stream' : first - 1n;
    result = await withinTime(APPEND_MS, late, ({ signal }) =>
      eventStoreDb.append(`${prefix}${stream}`, proposed, expected, signal),
    );
  } catch (error) {
    if (error instanceof MaxAppendSizeExceededError) throw tooLarge(events[0], error.maxAppendSize);
    if (error instanceof WrongExpectedVersionError) {
      throw new OperationRefused(`stream ${prefix}${stream} is at ${error.actualVersion}: somebody else writes to it`);
    }
    throw error;
  }
  if (result.nextExpectedRevision === next) return;
  throw new OperationRefused(
    `stream ${prefix}${stream} was deleted once and goes on at other revisions: copy under another LEAGUE`,
  );
};

/** An older program, which knew no limit, may have written such an event; a run of several events is far below the limit. */
const tooLarge = (event: RawEvent, most: number): OperationRefused =>
  new OperationRefused(
    `${nameOf(event)} at position ${event.position} has ${appendBytes([event])} bytes: ` +
      `EventStoreDB takes at most ${most} at once, so that this league stays in its files`,
  );

const eventDataOf = (event: RawEvent): EventData => {
  const { id, type, data } = event;
  if (!UUID.test(id)) throw new OperationRefused(`EventStoreDB takes no event whose id is no UUID: ${nameOf(event)}`);
  // The client takes metadata as bytes only where they are nothing more than a Uint8Array.
  const metadata = new Uint8Array(Buffer.from(toStoredMetadata(event)));
  const json = jsonOf(data);
  if (json === undefined) {
    return { id, type, contentType: 'application/octet-stream', data: Buffer.from(data), metadata };
  }
  return { id, type, contentType: 'application/json', data: json, metadata };
};

/** The value that the client writes as exactly this text; undefined for a text that is no JSON, or that it would write otherwise. */
const jsonOf = (data: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(data);
    return JSON.stringify(value) === data ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};
