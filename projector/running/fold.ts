import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Replayed } from '@league/events/envelope.ts';
import type { Projection } from '../define-projection.ts';

/** An event of the log as runners and rebuilds hold it, with or without metadata. */
export type LogEvent = Replayed<LeagueEvent>;

/** The event at which a projection stopped, and why. Without a type the log itself could not be read behind the position. */
export type ProjectionFailure = {
  readonly eventType: string | null;
  readonly position: bigint;
  readonly reason: string;
};

/** A projection without the types of its documents and events: the seam where the runner trusts its declaration. */
export type Folding = {
  readonly projection: Projection;
  /** The event as the projection is given it; undefined when it is not for this projection. */
  readonly accept: (event: LogEvent, isVoid: boolean) => object | undefined;
  readonly documentIds: (accepted: object) => readonly string[];
  readonly evolve: (document: object | null, accepted: object, id: string) => object | null;
};

/** The one folding of a projection, live and in a rebuild alike: void match events reach only projections of everything. */
export const foldingOf = (projection: Projection): Folding => {
  const { documentIds, evolve } = projection as unknown as Pick<Folding, 'documentIds' | 'evolve'>;
  const handled: ReadonlySet<string> | undefined =
    projection.handles === 'all' ? undefined : new Set(projection.handles);
  const accept: Folding['accept'] =
    handled === undefined
      ? (event, isVoid) => ({ event, void: isVoid })
      : (event, isVoid) => (isVoid || !handled.has(event.type) ? undefined : event);
  return { projection, accept, documentIds, evolve };
};

/** Why a projection stopped, from what was thrown at an event. */
export const failureAt = (event: LogEvent, error: unknown): ProjectionFailure => ({
  eventType: event.type,
  position: event.position,
  reason: reasonOf(error),
});

/** What was thrown, in words. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
