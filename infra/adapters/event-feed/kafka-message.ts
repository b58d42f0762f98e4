import type { LeagueEvent } from '@league/events/catalogue.ts';
import { codec, type EventPlace, InvalidEvent } from '@league/events/codec.ts';
import { formatPosition, parsePosition, type Recorded } from '@league/events/envelope.ts';
import * as z from 'zod/mini';
import { toRecorded } from '../event-store/stored-events.ts';

/** A message on its way to Kafka. */
export type OutgoingMessage = { readonly key: string; readonly value: string };

/** A message of the topic: where its event stands in the log, which one stands before it, and the event. */
export type EventMessage = {
  readonly position: bigint;
  /** Position of the league's preceding event; 0n for the first. Whoever has another one last has missed something. */
  readonly previous: bigint;
  /**
   * undefined when the log has to be asked: the forwarder could not say it (unreadable to it, or too long), or this
   * program cannot read it. The log then gives it, or says what is wrong with it.
   */
  readonly event: Recorded<LeagueEvent> | undefined;
  /** Length of the message's value: what keeping it costs, roughly. */
  readonly bytes: number;
};

/** Longest value of a message; what is longer is left to the log. Below the topic's max.message.bytes (topic.ts). */
const VALUE_BYTES = 3 * 1024 * 1024;

/** The place of an event without the event: "read the log here". */
export const placeMessage = (place: EventPlace, previous: bigint): OutgoingMessage => ({
  key: place.stream,
  value: JSON.stringify(placeOf(place, previous)),
});

/**
 * The message that carries the event: key = stream, so that tools show what belongs together; value = JSON of the stored
 * event at the newest version of its type, and `previous`. An event that cannot be stored again as it was read, or that is
 * too long, goes as its place only: one event must not hold up all behind it.
 */
export const eventMessage = (event: Recorded<LeagueEvent>, previous: bigint): OutgoingMessage => {
  try {
    const { version, data } = codec.encode(event);
    const { recordedAt, metadata } = event;
    const value = JSON.stringify({ ...placeOf(event, previous), version, recordedAt, metadata, data });
    if (Buffer.byteLength(value) <= VALUE_BYTES) return { key: event.stream, value };
  } catch (error) {
    if (!(error instanceof InvalidEvent)) throw error;
  }
  return placeMessage(event, previous);
};

const placeOf = ({ id, type, stream, revision, position }: EventPlace, previous: bigint) => ({
  position: formatPosition(position),
  previous: formatPosition(previous),
  id,
  type,
  stream,
  revision: revision.toString(),
});

const envelope = z.object({
  position: z.string(),
  previous: z.string(),
  id: z.string(),
  type: z.string(),
  stream: z.string(),
  revision: z.string().check(z.regex(/^\d{1,20}$/)),
});

const content = z.object({
  version: z.number(),
  recordedAt: z.number(),
  metadata: z.record(z.string(), z.unknown()),
  data: z.string(),
});

/**
 * Reads a message of the topic. undefined for one that no forwarder of ours wrote or that is damaged: it counts as lost,
 * not as poison, for only the log can be poisoned.
 */
export const parseMessage = (value: Buffer | null): EventMessage | undefined => {
  const json = parseJson(value);
  const place = envelope.safeParse(json);
  if (value === null || !place.success) return undefined;
  const position = parsePosition(place.data.position);
  const previous = parsePosition(place.data.previous);
  if (position === undefined || previous === undefined || previous >= position) return undefined;
  const event = content.safeParse(json);
  return {
    position,
    previous,
    event: event.success ? decode({ ...place.data, ...event.data }, position) : undefined,
    bytes: value.length,
  };
};

const parseJson = (value: Buffer | null): unknown => {
  try {
    return value === null ? undefined : JSON.parse(value.toString());
  } catch {
    return undefined;
  }
};

type Stored = z.infer<typeof envelope> & z.infer<typeof content>;

/** undefined for what this program cannot read: the log may hold an older shape of it that it can. */
const decode = (stored: Stored, position: bigint): Recorded<LeagueEvent> | undefined => {
  const { type, version, stream, recordedAt, data, revision, id, metadata } = stored;
  try {
    return toRecorded([position, type, version, stream, recordedAt, data, BigInt(revision), id, metadata]);
  } catch {
    // Whatever is wrong with it, the log has the same event and says the same of it, or better.
    return undefined;
  }
};
