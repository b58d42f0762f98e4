import * as z from 'zod/mini';
import { type Catalogue, catalogue, type EventDefinition, type EventType, type LeagueEvent } from './catalogue.ts';
import { compiled } from './compiled-schema.ts';
import type { EventOf, Replayed } from './envelope.ts';
import { onceFor } from './once-for.ts';

/** An event as the log stores it: name, version of its shape, and JSON text. */
export type StoredEvent = { readonly type: string; readonly version: number; readonly data: string };

/** The codec refuses to write an event: a bug in the code that made the event, never a person's mistake. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** An event without its content: enough to skip it, and to name it to a person. */
export type EventPlace = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
};

/** A stored event that this program cannot read: unknown name, newer version, broken JSON or envelope. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  /** The event's place in the log; undefined where only its content was read. */
  readonly at: EventPlace | undefined;
  /** The event, where only its metadata cannot be read: a replay reads no metadata, and returns this event. */
  readonly bare: Replayed<LeagueEvent> | undefined;

  constructor(message: string, at?: EventPlace, bare?: Replayed<LeagueEvent>) {
    super(message);
    this.at = at;
    this.bare = bare;
  }
}

/** Turns events in memory into stored events, and back. */
export type Codec = {
  /** Checks the whole shape, so that no malformed event gets into the log. @throws InvalidEvent */
  readonly encode: (event: EventOf) => StoredEvent;
  /** Checks name, version and JSON, applies upcasters, and trusts the rest. @throws UnreadableEvent */
  readonly decode: (type: string, version: number, data: string) => LeagueEvent;
};

/** A codec over a catalogue; tests of upcasting pass their own. */
export const createCodec = (types: Catalogue): Codec => ({
  encode: (event) => {
    const definition = definitionOf(types, event.type);
    if (definition === undefined) throw new InvalidEvent(`unknown event type '${event.type}'`);
    refuseInvalid(event, definition);
    return { type: event.type, version: definition.version, data: JSON.stringify(event.data) };
  },
  decode: (type, version, json) => {
    const definition = definitionOf(types, type);
    if (definition === undefined) throw new UnreadableEvent(`unknown event type '${type}'`);
    if (version > definition.version || version < 1) {
      throw new UnreadableEvent(`'${type}' has version ${version}, this program reads up to ${definition.version}`);
    }
    let data: unknown;
    try {
      data = JSON.parse(json);
    } catch {
      throw new UnreadableEvent(`the data of '${type}' is not JSON`);
    }
    // Every event's data is an object. Anything else would break the code that reads its members, or be made one by an upcaster.
    if (typeof data !== 'object' || data === null) throw new UnreadableEvent(`the data of '${type}' is no object`);
    for (let from = version; from < definition.version; from += 1) data = upcasted(type, definition, from, data);
    return { type: type as EventType, data } as LeagueEvent;
  },
});

/** The data of version `from`, turned into the next version. */
const upcasted = (type: string, { upcasters }: EventDefinition, from: number, data: unknown): unknown => {
  const upcast = upcasters[from];
  if (upcast === undefined) throw new UnreadableEvent(`no upcaster for '${type}' from version ${from}`);
  try {
    return upcast(data);
  } catch (error) {
    throw new UnreadableEvent(`'${type}' cannot be lifted from version ${from}: ${String(error)}`);
  }
};

const compiledSchema = onceFor(({ schema }: EventDefinition) => compiled(schema));

const refuseInvalid = (event: EventOf, definition: EventDefinition): void => {
  const checked = z.core.safeParse(compiledSchema(definition), event.data);
  if (checked.success) return;
  const issue = checked.error.issues[0];
  throw new InvalidEvent(`${event.type}.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
};

/** Looks up own keys only: 'constructor', which every object inherits, is no event type. */
const definitionOf = (types: Catalogue, type: string): EventDefinition | undefined =>
  Object.hasOwn(types, type) ? types[type] : undefined;

/** The codec of the league's own catalogue. */
export const codec: Codec = createCodec(catalogue);

/**
 * An event on its way into the log, encoded by {@link codec} the first time that it is asked for: its id derives from the text, the
 * log writes it. @throws InvalidEvent
 */
export const encodedOnce: (event: EventOf) => StoredEvent = onceFor(codec.encode);
