import { type EventType, eventTypes, type LeagueEvent, type LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded, Replayed } from '@league/events/envelope.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';

type Declaration<Document extends object, Event> = {
  readonly model: ReadModel<Document>;
  /** Raised when the logic changes: the runner then builds the new version beside the old and switches. */
  readonly version: number;
  /** Ids of the documents that the event touches; none for an event that changes nothing. */
  readonly documentIds: (event: Event) => readonly string[];
  /**
   * The document after the event; null where the event removes it; the same object where nothing changes. Pure, never throws on
   * an odd value, and never changes the document it was given.
   */
  readonly evolve: (document: Document | null, event: Event, id: string) => Document | null;
  /** Each document comes from exactly one event, so the runner never loads a document before writing it. */
  readonly writeOnce?: true;
};

/** A projection of some event types. Void match events (events/rules/season-acts.ts) never reach its `evolve`. */
export type ProjectionOf<Document extends object, Handled extends EventType> = Declaration<
  Document,
  Replayed<LeagueEventOf<Handled>>
> & {
  readonly handles: readonly Handled[];
  /** The document after a void event of these types. Without it, void events change nothing. */
  readonly evolveVoid?: Declaration<Document, Replayed<LeagueEventOf<Handled>>>['evolve'];
};

/** An event with its metadata, and whether it is void (events/rules/season-acts.ts). */
export type JudgedEvent = { readonly event: Recorded<LeagueEvent>; readonly void: boolean };

/** A projection of all events with their metadata; void events come too, marked. */
export type FullProjectionOf<Document extends object> = Declaration<Document, JudgedEvent> & {
  readonly handles: 'all';
};

/** Any projection as the runner sees it, which does not know the types of its documents and events. */
export type Projection = {
  readonly name: string;
  readonly model: ReadModel;
  readonly version: number;
  readonly handles: readonly EventType[] | 'all';
  readonly documentIds: (event: never) => readonly string[];
  readonly evolve: (document: never, event: never, id: string) => object | null;
  readonly evolveVoid?: (document: never, event: never, id: string) => object | null;
  readonly writeOnce?: true;
};

/** Declares a projection. @throws at start-up when it handles an event that the catalogue does not know */
export const defineProjection = <Document extends object, const Handled extends EventType>(
  projection: ProjectionOf<Document, Handled>,
): Projection => {
  const unknown = projection.handles.find((type) => !eventTypes.includes(type));
  if (unknown !== undefined)
    throw new Error(`projection '${projection.model.name}' handles unknown event '${unknown}'`);
  return { name: projection.model.name, ...projection };
};

/** Declares a projection of all events with their metadata, which a rebuild then has to read and parse. */
export const defineFullProjection = <Document extends object>(projection: FullProjectionOf<Document>): Projection => ({
  name: projection.model.name,
  ...projection,
});
