import { setImmediate as turn } from 'node:timers/promises';
import { UnreadableEvent } from '@league/events/codec.ts';
import { type EventStore, LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { evolveSeasonActs, isVoid, noSeasonActs, type SeasonActs } from '@league/events/rules/season-acts.ts';
import type { Projection } from '../define-projection.ts';
import type { DocumentChange, Generation, ReadModelWriter } from '../ports/read-model-writer.ts';
import { writeSeasonActs } from './carried-acts.ts';
import { failureAt, type Folding, foldingOf, type LogEvent, type ProjectionFailure, reasonOf } from './fold.ts';
import { type Patience, whenAvailable } from './patience.ts';

/** Read and folded in one go: some milliseconds in which a live server does not answer. */
const PAGE_EVENTS = 1_000;
/** Documents of one projection in memory before they are written and let go: some 100 MB of matches with all lines. */
const DOCUMENTS_IN_MEMORY = 20_000;
/** The same for documents that no later event changes: let go while they are young. */
const WRITE_ONCE_IN_MEMORY = 2_000;

export type BuildDependencies = {
  readonly store: Pick<EventStore, 'readAll' | 'replay' | 'head'>;
  readonly writer: ReadModelWriter;
  readonly patience: Patience;
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

type Entry = { document: object | null; position: bigint; dirty: boolean };

/** One projection being built into a generation of its own. */
export type Builder = {
  readonly folding: Folding;
  readonly generation: Generation;
  readonly documents: Map<string, Entry>;
  /** Documents were let go: an id that is not in memory may be in the store. */
  evicted: boolean;
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
  evicted: false,
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
  const { store, patience } = dependencies;
  const everything = builders.some(({ folding }) => folding.projection.handles === 'all');
  const read = everything ? store.readAll : store.replay;
  let pass = from;
  while (pass.position < upTo && builders.some(isWell)) {
    const after = pass.position;
    const page = await whenAvailable(() => read(after, PAGE_EVENTS), patience, signal).catch((error: unknown) => {
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

/** Writes what is in memory; with the checkpoint once the generation is complete. A failure stays with the builder. */
export const flush = async (
  builder: Builder,
  pass: Pass,
  dependencies: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  await startFlush(builder, pass, dependencies, signal);
  await builder.writing;
};

/** Hands what is in memory over to be written, once what was handed over before has been. */
const startFlush = async (
  builder: Builder,
  pass: Pass,
  { writer, patience }: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  await builder.writing;
  const { generation, complete, changed, documents } = builder;
  const changes: DocumentChange[] = [];
  for (const [id, { document, position, dirty }] of documents) if (dirty) changes.push({ id, document, position });
  documents.clear();
  builder.evicted = true;
  const checkpoint = { position: pass.position, changed, carried: writeSeasonActs(pass.acts) };
  const write = (): Promise<void> =>
    complete ? writer.save(generation, changes, checkpoint) : writer.fill(generation, changes);
  builder.writing = attempt(builder, pass.position, () => whenAvailable(write, patience, signal), signal);
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

const judge = (
  before: SeasonActs,
  events: readonly LogEvent[],
): { acts: SeasonActs; voids: ReadonlySet<LogEvent> } => {
  let acts = before;
  const voids = new Set<LogEvent>();
  for (const event of events) {
    acts = evolveSeasonActs(acts, event);
    if (isVoid(acts, event)) voids.add(event);
  }
  return { acts, voids };
};

const addPage = async (
  builder: Builder,
  events: readonly LogEvent[],
  voids: ReadonlySet<LogEvent>,
  dependencies: BuildDependencies,
  pass: Pass,
  signal: AbortSignal,
): Promise<void> => {
  const { writer, patience } = dependencies;
  const writeOnce = builder.folding.projection.writeOnce === true;
  if (builder.evicted && !writeOnce) {
    await builder.writing;
    const loading = (): Promise<void> => loadMissing(builder, events, voids, writer);
    await attempt(builder, pass.position, () => whenAvailable(loading, patience, signal), signal);
    if (!isWell(builder)) return;
  }
  for (const event of events) {
    try {
      addEvent(builder, event, voids.has(event));
    } catch (error) {
      builder.failure = failureAt(event, error);
      return;
    }
  }
  const limit = writeOnce ? WRITE_ONCE_IN_MEMORY : DOCUMENTS_IN_MEMORY;
  if (builder.documents.size >= limit) await startFlush(builder, pass, dependencies, signal);
};

const addEvent = (builder: Builder, event: LogEvent, isVoidEvent: boolean): void => {
  const { folding, documents } = builder;
  const accepted = folding.accept(event, isVoidEvent);
  if (accepted === undefined) return;
  const { position } = event;
  for (const id of folding.documentIds(accepted)) {
    const entry = documents.get(id);
    const existing = entry === undefined ? null : entry.document;
    const document = folding.evolve(existing, accepted, id);
    if (document === existing) continue;
    builder.changed = position;
    if (entry === undefined) {
      documents.set(id, { document, position, dirty: true });
    } else {
      entry.document = document;
      entry.position = position;
      entry.dirty = true;
    }
  }
};

const loadMissing = async (
  { folding, documents, generation }: Builder,
  events: readonly LogEvent[],
  voids: ReadonlySet<LogEvent>,
  writer: ReadModelWriter,
): Promise<void> => {
  const missing = new Set<string>();
  for (const event of events) {
    const accepted = folding.accept(event, voids.has(event));
    if (accepted === undefined) continue;
    for (const id of folding.documentIds(accepted)) if (!documents.has(id)) missing.add(id);
  }
  if (missing.size === 0) return;
  const loaded = await writer.load(generation, [...missing]);
  for (const [id, document] of loaded) documents.set(id, { document, position: 0n, dirty: false });
};
