import { setImmediate as turn } from 'node:timers/promises';
import { UnreadableEvent } from '@league/events/codec.ts';
import { type EventStore, LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { evolveSeasonActs, isVoid, noSeasonActs, type SeasonActs } from '@league/events/rules/season-acts.ts';
import type { Projection } from '../define-projection.ts';
import type { DocumentChange, Generation, ReadModelWriter } from '../ports/read-model-writer.ts';
import { writeSeasonActs } from './carried-acts.ts';
import { failureAt, type Folding, foldingOf, type LogEvent, type ProjectionFailure, reasonOf } from './fold.ts';
import { type Patience, whenAvailable } from './patience.ts';

/** What a build holds at once. */
export type BuildLimits = {
  /** Events read and folded in one go: some milliseconds in which a live server does not answer. */
  readonly page: number;
  /** Documents of one projection in memory before some are written and let go. */
  readonly documents: number;
  /** The same for documents that no later event changes: let go while they are young. */
  readonly writeOnce: number;
  /** Ids of written documents that are remembered; beyond, every unknown id is looked up. */
  readonly ids: number;
};

/** Some 100 MB if the documents are matches with all lines. */
export const buildLimits: BuildLimits = { page: 1_000, documents: 10_000, writeOnce: 2_000, ids: 500_000 };

export type BuildDependencies = {
  readonly store: Pick<EventStore, 'readAll' | 'replay' | 'head'>;
  readonly writer: ReadModelWriter;
  readonly patience: Patience;
  readonly limits: BuildLimits;
};

/** How a pass over the log is followed and broken off. */
export type BuildControl = {
  readonly signal: AbortSignal;
  readonly onProgress: (pass: Pass) => void;
};

/** Where a pass over the log stands, and what it folded for all projections on the way. */
export type Pass = { readonly position: bigint; readonly events: number; readonly acts: SeasonActs };

/** A pass before the first event. */
export const newPass: Pass = { position: 0n, events: 0, acts: noSeasonActs };

/** A document in memory. `stored`: it was loaded, so it stands in the store as well. */
type Entry = { document: object | null; position: bigint; dirty: boolean; readonly stored: boolean };

/** One projection being built into a generation of its own. */
export type Builder = {
  readonly folding: Folding;
  readonly generation: Generation;
  readonly documents: Map<string, Entry>;
  /** Ids of documents that were written and let go; undefined when there are too many to remember. */
  written: Set<string> | undefined;
  /** When documents were last let go. */
  letGoAt: bigint;
  /** From then on documents are saved together with the checkpoint. */
  complete: boolean;
  changed: bigint;
  failure: ProjectionFailure | undefined;
  /** The writing under way, while the next events are folded already. */
  writing: Promise<void>;
};

/** Begins a generation for the projection. */
export const newBuilder = async (projection: Projection, writer: ReadModelWriter): Promise<Builder> => ({
  folding: foldingOf(projection),
  generation: await writer.begin(projection.model, projection.version),
  documents: new Map(),
  written: new Set(),
  letGoAt: 0n,
  complete: false,
  changed: 0n,
  failure: undefined,
  writing: Promise.resolve(),
});

/** Takes the generation away again. When the store is away, the next start does it (`dropUnfinished`). */
export const discard = async ({ generation, writing }: Builder, writer: ReadModelWriter): Promise<void> => {
  await writing.catch(() => undefined);
  try {
    await writer.drop(generation);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
};

/**
 * Folds the events after the pass, up to `upTo` inclusive, into all builders with one reading of the log: the live path
 * without a save for each event. A builder whose projection fails keeps the failure and is left out from there on.
 * @throws the signal's reason when it aborts
 */
export const advance = async (
  builders: readonly Builder[],
  from: Pass,
  upTo: bigint,
  dependencies: BuildDependencies,
  { signal, onProgress }: BuildControl,
): Promise<Pass> => {
  const { store, patience, limits } = dependencies;
  const everything = builders.some(({ folding }) => folding.projection.handles === 'all');
  const read = everything ? store.readAll : store.replay;
  let pass = from;
  while (pass.position < upTo && builders.some(isWell)) {
    const after = pass.position;
    const page = await whenAvailable(() => read(after, limits.page), patience, signal).catch((error: unknown) => {
      failAll(builders, after, error);
      return [];
    });
    const events = page.filter((event) => event.position <= upTo);
    const last = events.at(-1);
    if (last === undefined) break;
    const { acts, voids } = judge(pass.acts, events);
    pass = { position: last.position, events: pass.events + events.length, acts };
    for (const builder of builders.filter(isWell)) await addPage(builder, events, voids, dependencies, pass, signal);
    onProgress(pass);
    await turn();
  }
  return pass;
};

/** Whether nothing has gone wrong with it so far. */
export const isWell = (builder: Builder): boolean => builder.failure === undefined;

/** Writes all that is in memory; with the checkpoint once the generation is complete. A failure stays with the builder. */
export const flush = async (
  builder: Builder,
  pass: Pass,
  dependencies: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  await startWriting(builder, letGo(builder, pass.position, dependencies.limits), pass, dependencies, signal);
  await builder.writing;
};

type LetGo = { readonly fresh: DocumentChange[]; readonly rewritten: DocumentChange[] };

/** Takes the documents out of memory that no event has changed behind this position, and gives those to be written. */
const letGo = (builder: Builder, upTo: bigint, { ids }: BuildLimits): LetGo => {
  const { documents, written, folding } = builder;
  const fresh: DocumentChange[] = [];
  const rewritten: DocumentChange[] = [];
  for (const [id, { document, position, dirty, stored }] of documents) {
    if (position > upTo) continue;
    documents.delete(id);
    if (folding.projection.writeOnce !== true) written?.add(id);
    if (!dirty) continue;
    if (stored) rewritten.push({ id, document, position });
    else if (document !== null) fresh.push({ id, document, position });
  }
  if (written !== undefined && written.size > ids) builder.written = undefined;
  return { fresh, rewritten };
};

/**
 * The older half of what was touched since the last time: a document is mostly changed again soon or not at all, so
 * that hardly any has to be loaded again. All of it where that would not help.
 */
const letGoSome = (builder: Builder, position: bigint, limits: BuildLimits): LetGo => {
  const half = builder.letGoAt + (position - builder.letGoAt) / 2n;
  builder.letGoAt = position;
  const { fresh, rewritten } = letGo(builder, half, limits);
  if (builder.documents.size < limits.documents / 2) return { fresh, rewritten };
  const rest = letGo(builder, position, limits);
  return { fresh: [...fresh, ...rest.fresh], rewritten: [...rewritten, ...rest.rewritten] };
};

/** Hands documents over to be written, once those handed over before have been. */
const startWriting = async (
  builder: Builder,
  { fresh, rewritten }: LetGo,
  pass: Pass,
  { writer, patience }: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  await builder.writing;
  const { generation, complete, changed } = builder;
  const checkpoint = { position: pass.position, changed, carried: writeSeasonActs(pass.acts) };
  const available = (work: () => Promise<void>): Promise<void> => whenAvailable(work, patience, signal);
  const write = async (): Promise<void> => {
    if (complete) return available(() => writer.save(generation, [...fresh, ...rewritten], checkpoint));
    await available(() => writer.fill(generation, fresh, { fresh: true }));
    if (rewritten.length > 0) await available(() => writer.fill(generation, rewritten, { fresh: false }));
  };
  builder.writing = attempt(builder, pass.position, write, signal);
  // It is awaited later; until then an abort is no unhandled rejection.
  builder.writing.catch(() => undefined);
};

/** Runs a step of one builder; what it throws becomes that builder's failure, but for the end of the signal. */
export const attempt = async (
  builder: Builder,
  position: bigint,
  step: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await step();
  } catch (error) {
    signal.throwIfAborted();
    builder.failure = { eventType: null, position, reason: reasonOf(error) };
  }
};

const failAll = (builders: readonly Builder[], position: bigint, error: unknown): void => {
  if (!(error instanceof UnreadableEvent || error instanceof LogCorrupt)) throw error;
  for (const builder of builders.filter(isWell)) {
    builder.failure = { eventType: null, position, reason: error.message };
  }
};

const judge = (before: SeasonActs, events: readonly LogEvent[]): { acts: SeasonActs; voids: ReadonlySet<LogEvent> } => {
  let acts = before;
  const voids = new Set<LogEvent>();
  for (const event of events) {
    acts = evolveSeasonActs(acts, event);
    if (isVoid(acts, event)) voids.add(event);
  }
  return { acts, voids };
};

/** An event for this projection, with the documents that it touches. */
type Step = { readonly event: LogEvent; readonly accepted: object; readonly ids: readonly string[] };

const addPage = async (
  builder: Builder,
  events: readonly LogEvent[],
  voids: ReadonlySet<LogEvent>,
  dependencies: BuildDependencies,
  pass: Pass,
  signal: AbortSignal,
): Promise<void> => {
  const { limits } = dependencies;
  const { folding, documents } = builder;
  const steps: Step[] = [];
  const touch = (event: LogEvent): void => {
    const accepted = folding.accept(event, voids.has(event));
    if (accepted !== undefined) steps.push({ event, accepted, ids: folding.documentIds(accepted) });
  };
  forEach(builder, events, (event) => event, touch);
  await loadMissing(builder, steps, dependencies, pass, signal);
  forEach(
    builder,
    steps,
    ({ event }) => event,
    (step) => addStep(builder, step),
  );
  const writeOnce = folding.projection.writeOnce === true;
  if (!isWell(builder) || documents.size < (writeOnce ? limits.writeOnce : limits.documents)) return;
  const leaving = writeOnce ? letGo(builder, pass.position, limits) : letGoSome(builder, pass.position, limits);
  await startWriting(builder, leaving, pass, dependencies, signal);
};

/** Does the work for each, unless the builder has failed; when the projection throws, the event is named as the failure. */
const forEach = <Item>(
  builder: Builder,
  items: readonly Item[],
  eventOf: (item: Item) => LogEvent,
  work: (item: Item) => void,
): void => {
  if (!isWell(builder)) return;
  let at: Item | undefined;
  try {
    for (const item of items) {
      at = item;
      work(item);
    }
  } catch (error) {
    if (at === undefined) throw error;
    builder.failure = failureAt(eventOf(at), error);
  }
};

const addStep = (builder: Builder, { event: { position }, accepted, ids }: Step): void => {
  const { folding, documents } = builder;
  for (const id of ids) {
    const entry = documents.get(id);
    const existing = entry === undefined ? null : entry.document;
    const document = folding.evolve(existing, accepted, id);
    if (document === existing) continue;
    builder.changed = position;
    if (entry === undefined) {
      documents.set(id, { document, position, dirty: true, stored: false });
    } else {
      entry.document = document;
      entry.position = position;
      entry.dirty = true;
    }
  }
};

/** Brings documents back that were let go. */
const loadMissing = async (
  builder: Builder,
  steps: readonly Step[],
  { writer, patience }: BuildDependencies,
  pass: Pass,
  signal: AbortSignal,
): Promise<void> => {
  const { documents, written, generation, folding } = builder;
  if (written?.size === 0 || folding.projection.writeOnce === true) return;
  const missing = new Set<string>();
  for (const { ids } of steps) {
    for (const id of ids) if (!documents.has(id) && (written === undefined || written.has(id))) missing.add(id);
  }
  if (missing.size === 0) return;
  await builder.writing;
  const load = async (): Promise<void> => {
    const loaded = await whenAvailable(() => writer.load(generation, [...missing]), patience, signal);
    for (const [id, document] of loaded) documents.set(id, { document, position: 0n, dirty: false, stored: true });
  };
  await attempt(builder, pass.position, load, signal);
};
