import type { EventData } from '@eventstore/db-client';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded, Replayed } from '@league/events/envelope.ts';
import { type EncodedEvent, type Row, toRecorded, toReplayed } from './stored-events.ts';

/** An event as EventStoreDB gives it: where it stands, and its contents as text. */
export type StoredRecord = {
  /** With the league's prefix. */
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  /** JSON of our metadata, with `recordedAt` and `version` beside. */
  readonly metadata: string;
};

const utf8 = new TextEncoder();

/**
 * How an event is stored: its data as JSON, its metadata with time and version of the shape beside. Metadata goes as the bytes
 * of the text that stands here already: what the client makes text of itself, it also takes through base64, twice.
 */
export const toEventData = ({ id, type, version, data, recordedAt, metadata }: EncodedEvent): EventData => ({
  id,
  type,
  contentType: 'application/json',
  data: JSON.parse(data) as Record<string, unknown>,
  metadata: utf8.encode(`${metadata.slice(0, -1)},"recordedAt":${recordedAt},"version":${version}}`),
});

/** The event of an answer; undefined for the other things a server says. */
export const recordOf = (response: ReadResp): StoredRecord | undefined => {
  const event = response.getEvent()?.getEvent();
  if (event === undefined) return undefined;
  return {
    stream: textOf(event.getStreamIdentifier()?.getStreamName_asU8()),
    revision: BigInt(event.getStreamRevision()),
    position: BigInt(event.getCommitPosition()),
    id: event.getId()?.getString() ?? '',
    type: event.getMetadataMap().get('type') ?? '',
    data: textOf(event.getData_asU8()),
    metadata: textOf(event.getCustomMetadata_asU8()),
  };
};

const textOf = (bytes: Uint8Array | undefined): string => (bytes === undefined ? '' : Buffer.from(bytes).toString());

/** An event with metadata. @throws UnreadableEvent with its place */
export const recordedOf = (record: StoredRecord, prefix: string): Recorded<LeagueEvent> =>
  toRecorded(rowOf(record, prefix));

/** An event without metadata. @throws UnreadableEvent with its place */
export const replayedOf = (record: StoredRecord, prefix: string): Replayed<LeagueEvent> =>
  toReplayed(rowOf(record, prefix));

const rowOf = (record: StoredRecord, prefix: string): Row => {
  const { position, type, data, revision, id } = record;
  const stream = record.stream.slice(prefix.length);
  const { version, recordedAt, metadata } = envelopeOf(record, stream);
  return [position, type, version, stream, recordedAt, data, revision, id, metadata];
};

/** Time and version, which a replay needs too, and the rest. */
const envelopeOf = ({ metadata: json, id, type, revision, position }: StoredRecord, stream: string) => {
  try {
    const { version, recordedAt, ...metadata } = JSON.parse(json) as { version?: unknown; recordedAt?: unknown };
    if (Number.isSafeInteger(version) && Number.isSafeInteger(recordedAt)) {
      return { version: version as number, recordedAt: recordedAt as number, metadata };
    }
  } catch {
    // Said below, as for metadata that is JSON and not ours.
  }
  throw new UnreadableEvent(
    `event at position ${position} of stream '${stream}': its metadata does not say time and version`,
    { id, type, stream, revision, position },
  );
};
