import { crc32 } from 'node:zlib';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import {
  codec,
  encodedOnce,
  type EventPlace,
  InvalidEvent,
  type StoredEvent,
  UnreadableEvent,
} from '@league/events/codec.ts';
import { refuseTooLarge } from '@league/events/ports/append-size.ts';
import type { EventOf, Metadata, NewEvent, Recorded, Replayed } from '@league/events/envelope.ts';

/** An event ready to be written: shape checked, data and metadata as JSON text. */
export type EncodedEvent = StoredEvent & {
  readonly id: string;
  readonly recordedAt: number;
  readonly metadata: string;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The events of one append, checked and serialised. Done before they join others on the way to the disk, so that a
 * malformed event harms nobody else's append.
 * @throws InvalidEvent for an empty append, a wrong shape, an id that is no UUID or comes twice, or a broken time;
 * AppendTooLarge
 */
export const encodeEvents = (events: readonly NewEvent<EventOf>[]): readonly EncodedEvent[] => {
  if (events.length === 0) throw new InvalidEvent('nothing to append');
  if (events.length > 1 && new Set(events.map((event) => event.id)).size < events.length) {
    throw new InvalidEvent('two events of one append have the same id');
  }
  const encoded = events.map(encodeEvent);
  refuseTooLarge(encoded);
  return encoded;
};

const encodeEvent = ({ id, event, recordedAt, metadata }: NewEvent<EventOf>): EncodedEvent => {
  if (!UUID.test(id)) throw new InvalidEvent(`the id '${id}' of ${event.type} is no UUID`);
  if (!Number.isSafeInteger(recordedAt)) throw new InvalidEvent(`recordedAt of ${event.type} ${id}: ${recordedAt}`);
  const { type, version, data } = encodedOnce(event);
  return { id, type, version, data, recordedAt, metadata: JSON.stringify(metadata) };
};

/**
 * CRC-32 (ISO 3309) over all that a row says of its event. Stands beside the event, so that a letter changed on the disk is
 * found; SQLite itself checks only structure.
 */
export const checksumOf = (
  stream: string,
  revision: bigint,
  { type, version, id, recordedAt, data, metadata }: EncodedEvent,
): number => {
  // Chained, so that the long texts are not copied into one first.
  const head = crc32(`${stream}\n${revision}\n${type}\n${version}\n${id}\n${recordedAt}\n${data.length}\n`);
  return crc32(metadata, crc32(data, head));
};

type ReplayColumns = readonly [
  position: number | bigint,
  type: string,
  version: number,
  stream: string,
  recordedAt: number,
  data: string,
];

/** A row of the log as far as a replay needs it: place, stored shape and time. */
export type ReplayRow = readonly [...ReplayColumns, ...unknown[]];

/** A whole row of the log; its metadata as JSON text, or parsed already. */
export type Row = readonly [...ReplayColumns, revision: number | bigint, id: string, metadata: string | object];

/** An event without metadata from its row. @throws UnreadableEvent, with its place when the row is whole */
export const toReplayed = (row: ReplayRow): Replayed<LeagueEvent> => {
  const { type, data } = decode(row);
  return { type, data, stream: row[3], position: BigInt(row[0]), recordedAt: row[4] } as Replayed<LeagueEvent>;
};

/** An event with metadata from its row. @throws UnreadableEvent with its place, also when its metadata is no envelope */
export const toRecorded = (row: Row): Recorded<LeagueEvent> => {
  const { type, data } = decode(row);
  return {
    type,
    data,
    stream: row[3],
    position: BigInt(row[0]),
    recordedAt: row[4],
    id: row[7],
    revision: BigInt(row[6]),
    metadata: parseMetadata(row),
  } as Recorded<LeagueEvent>;
};

/** The events of a page up to the first that cannot be read, so that consumers stop at that one and not before it. */
export const readableOf = <R, E>(rows: readonly R[], toEvent: (row: R) => E): readonly E[] => {
  const events: E[] = [];
  try {
    for (const row of rows) events.push(toEvent(row));
  } catch (error) {
    if (events.length === 0) throw error;
  }
  return events;
};

const decode = (row: ReplayRow): LeagueEvent => {
  try {
    return codec.decode(row[1], row[2], row[5]);
  } catch (error) {
    throw error instanceof UnreadableEvent ? unreadable(row, error.message) : error;
  }
};

const parseMetadata = (row: Row): Metadata => {
  let metadata: Partial<Metadata> | null;
  try {
    metadata = (typeof row[8] === 'string' ? JSON.parse(row[8]) : row[8]) as Partial<Metadata> | null;
  } catch {
    throw unreadable(row, `the metadata of '${row[1]}' is not JSON`, toReplayed(row));
  }
  if (isEnvelope(metadata)) return metadata;
  throw unreadable(row, `the metadata of '${row[1]}' does not say who caused it by which command`, toReplayed(row));
};

/** Whether it holds what every reader of metadata counts on. By hand: every event read live passes here. */
const isEnvelope = (metadata: Partial<Metadata> | null): metadata is Metadata =>
  isText(metadata?.commandId) &&
  isText(metadata?.bodyDigest) &&
  isText(metadata?.correlationId) &&
  isText(metadata?.causationId) &&
  isText(metadata?.actor?.id) &&
  isText(metadata?.actor?.role);

const isText = (value: unknown): boolean => typeof value === 'string';

const unreadable = (row: ReplayRow, detail: string, bare?: Replayed<LeagueEvent>): UnreadableEvent =>
  new UnreadableEvent(`event at position ${row[0]} of stream '${row[3]}': ${detail}`, placeOf(row), bare);

const placeOf = (row: ReplayRow): EventPlace | undefined => {
  const [position, type, , stream, , , revision, id] = row as Partial<Row> & ReplayRow;
  if (id === undefined || revision === undefined) return undefined;
  return { id, type, stream, revision: BigInt(revision), position: BigInt(position) };
};
