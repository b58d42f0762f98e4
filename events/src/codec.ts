import { type Catalogue, catalogue, type EventDefinition, type EventType, type LeagueEvent } from './catalogue.ts';
import type { EventOf, Replayed } from './envelope.ts';
import { type QuickCheck, quickCheckOf } from './quick-check.ts';

/** An event as it stands in the log: name, version of its shape, and JSON text. */
export type StoredEvent = { readonly type: string; readonly version: number; readonly data: string };

/** An event refused on its way into the log: a bug in the code that made it, never a person's mistake. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** Which event it is, without its content: enough to skip it, and to name it to a person. */
export type EventPlace = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
};

/** A stored event that this program cannot read: unknown name, newer version, broken JSON or envelope. Names what it is. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  /** Where the event stands; undefined as long as only its content is known. */
  readonly at: EventPlace | undefined;
  /** The event without its metadata, where only the metadata cannot be read: a replay, which reads no metadata, returns it. */
  readonly bare: Replayed<LeagueEvent> | undefined;

  constructor(message: string, at?: EventPlace, bare?: Replayed<LeagueEvent>) {
    super(message);
    this.at = at;
    this.bare = bare;
  }
}

/** Turns events in memory into stored events, and back. */
export type Codec = {
  /** Checks the whole shape, so that nothing malformed comes into the log. @throws InvalidEvent */
  readonly encode: (event: EventOf) => StoredEvent;
  /** Checks name, version and JSON, lifts old shapes, and trusts the rest. @throws UnreadableEvent */
  readonly decode: (type: string, version: number, data: string) => LeagueEvent;
};

/** A codec over a catalogue; tests pass their own to prove the upcasting. */
export const createCodec = (types: Catalogue): Codec => ({
  encode: (event) => {
    const definition = definitionOf(types, event.type);
    if (definition === undefined) throw new InvalidEvent(`unknown event type '${event.type}'`);
    if (!quickCheckFor(definition)(event.data)) refuseInvalid(event, definition);
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
    for (let from = version; from < definition.version; from += 1) data = lifted(type, definition, from, data);
    // Every event's data is an object. Anything else, such as 'null', would break the code that reads its members.
    if (typeof data !== 'object' || data === null) throw new UnreadableEvent(`the data of '${type}' is no object`);
    return { type: type as EventType, data } as LeagueEvent;
  },
});

/** Data of version `from` as the next version has it. */
const lifted = (type: string, { upcasters }: EventDefinition, from: number, data: unknown): unknown => {
  const upcast = upcasters[from];
  if (upcast === undefined) throw new UnreadableEvent(`no upcaster for '${type}' from version ${from}`);
  try {
    return upcast(data);
  } catch (error) {
    throw new UnreadableEvent(`'${type}' cannot be lifted from version ${from}: ${String(error)}`);
  }
};

const quickChecks = new WeakMap<EventDefinition, QuickCheck>();

const quickCheckFor = (definition: EventDefinition): QuickCheck => {
  const known = quickChecks.get(definition);
  if (known !== undefined) return known;
  const check = quickCheckOf(definition.schema);
  quickChecks.set(definition, check);
  return check;
};

const refuseInvalid = (event: EventOf, { schema }: EventDefinition): void => {
  const checked = schema.safeParse(event.data);
  if (checked.success) return;
  const issue = checked.error.issues[0];
  throw new InvalidEvent(`${event.type}.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
};

/** Only the catalogue's own keys: 'constructor', which every object inherits, is no event. */
const definitionOf = (types: Catalogue, type: string): EventDefinition | undefined =>
  Object.hasOwn(types, type) ? types[type] : undefined;

/** The codec of the league's own catalogue. */
export const codec: Codec = createCodec(catalogue);
