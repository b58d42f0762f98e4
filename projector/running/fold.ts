import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventPlace } from '@league/events/codec.ts';
import type { Recorded, Replayed } from '@league/events/envelope.ts';
import { seasonsStream } from '@league/events/streams.ts';
import type { Projection } from '../define-projection.ts';

/** An event of the log as runners and rebuilds hold it, with or without metadata. */
export type LogEvent = Replayed<LeagueEvent> & Partial<Pick<Recorded, 'id' | 'revision'>>;

/** Where a projection stopped, and why. */
export type ProjectionFailure = {
  /** The event at which it stopped; null when it is no single event, such as when the log is damaged. */
  readonly event: EventPlace | null;
  /** That of the event; without one, the position behind which it could not go on. */
  readonly position: bigint;
  readonly reason: string;
};

/** A projection without the types of its documents and events: the seam where the runner trusts its declaration. */
export type Folding = {
  readonly projection: Projection;
  /** Positions of the events that an operator skipped for this projection. The set may grow while the projection runs. */
  readonly skipped: Set<bigint>;
  /** The event as the projection is given it; undefined when it is not for this projection. */
  readonly accept: (event: LogEvent, isVoid: boolean) => object | undefined;
  /**
   * Whether the projection must stop at an unreadable event. It passes an event whose type it does not handle, unless that is a
   * season act, from which every projection learns which events are void. Where only the metadata cannot be read
   * (`onlyEnvelope`), it stops only if it uses metadata.
   */
  readonly stopsAt: (at: EventPlace, onlyEnvelope: boolean) => boolean;
  readonly documentIds: (accepted: object) => readonly string[];
  readonly evolve: (document: object | null, accepted: object, id: string) => object | null;
};

/**
 * How a projection folds events, live and in a rebuild alike. Void match events reach a projection of all events, and a projection
 * with `evolveVoid`.
 */
export const foldingOf = (projection: Projection): Folding => {
  const { documentIds, evolve, evolveVoid } = projection as unknown as Declared;
  const handled: ReadonlySet<string> | undefined =
    projection.handles === 'all' ? undefined : new Set(projection.handles);
  const skipped = new Set<bigint>();
  const accept: Folding['accept'] = (event, isVoid) => {
    if (handled !== undefined && ((isVoid && evolveVoid === undefined) || !handled.has(event.type))) return undefined;
    if (skipped.has(event.position)) return undefined;
    if (handled === undefined) return { event, void: isVoid };
    return isVoid ? { voided: event } : event;
  };
  const stopsAt: Folding['stopsAt'] = ({ type, stream, position }, onlyEnvelope) => {
    if (skipped.has(position)) return false;
    return handled === undefined || (!onlyEnvelope && (handled.has(type) || stream === seasonsStream));
  };
  if (evolveVoid === undefined) return { projection, skipped, accept, stopsAt, documentIds, evolve };
  return {
    projection,
    skipped,
    accept,
    stopsAt,
    documentIds: (accepted) => documentIds('voided' in accepted ? (accepted as Voided).voided : accepted),
    evolve: (document, accepted, id) =>
      'voided' in accepted ? evolveVoid(document, (accepted as Voided).voided, id) : evolve(document, accepted, id),
  };
};

type Declared = Pick<Folding, 'documentIds' | 'evolve'> & { readonly evolveVoid?: Folding['evolve'] };

/** A void event, accepted by a projection that declares what becomes of it. */
type Voided = { readonly voided: LogEvent };

/** An event's place as far as it is known: a replay gives neither id nor revision. */
type Placed = Pick<EventPlace, 'type' | 'stream' | 'position'> & Partial<EventPlace>;

/** The failure of a projection, from the error at an event. */
export const failureAt = ({ id, type, stream, revision, position }: Placed, error: unknown): ProjectionFailure => ({
  event: id === undefined || revision === undefined ? null : { id, type, stream, revision, position },
  position,
  reason: reasonOf(error),
});

/** Why a projection stopped behind a position, for no fault of a single event. */
export const failureBehind = (position: bigint, error: unknown): ProjectionFailure => ({
  event: null,
  position,
  reason: reasonOf(error),
});

/** Where and why, in one line that begins with 'at': what an operator needs to repair it, or to skip the event. */
export const failureText = ({ event, position, reason }: ProjectionFailure): string =>
  `at ${event === null ? '' : `${event.type} ${event.id} of ${event.stream}, `}position ${position}: ${reason}`;

/** What was thrown, in words. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
