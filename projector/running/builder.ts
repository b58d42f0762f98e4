import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import { type RetryPolicy, whenAvailable } from '@league/events/ports/retries.ts';
import { noSeasonActs, type SeasonActs } from '@league/events/rules/season-acts.ts';
import type { Checkpoint, DocumentChange, Generation, ReadModelWriter } from '../ports/read-model-writer.ts';
import { writeSeasonActs } from './season-acts-text.ts';
import { failureBehind, type Folding, type ProjectionFailure } from './fold.ts';

/** What a build holds at once. */
export type BuildLimits = {
  /** Events read and folded in one go: some milliseconds in which a live server does not answer. */
  readonly page: number;
  /** Documents of one projection in memory before some are written and evicted. */
  readonly documents: number;
  /** The same for documents that no later event changes, which are evicted early. */
  readonly writeOnce: number;
  /** Ids of written documents that are remembered; beyond, every unknown id is looked up. */
  readonly ids: number;
};

/**
 * Small pages and few documents: what is held while other events are parsed is copied again and again by the garbage collector, which
 * took a third of a rebuild with lines.
 */
export const buildLimits: BuildLimits = { page: 200, documents: 500, writeOnce: 1_000, ids: 500_000 };

export type BuildDependencies = {
  readonly store: Pick<EventStore, 'readAll' | 'replay' | 'head' | 'idAt'>;
  readonly writer: ReadModelWriter;
  readonly retryPolicy: RetryPolicy;
  readonly limits: BuildLimits;
};

/** Where a pass over the log stands, and what it folded for all projections on the way. A replay brings no ids. */
export type Pass = LastApplied & { readonly events: number; readonly acts: SeasonActs };

/** A pass before the first event. */
export const newPass: Pass = { position: 0n, eventId: undefined, events: 0, acts: noSeasonActs };

/** A document in memory. `stored`: it was loaded, so it stands in the store as well. */
type Entry = { document: object | null; position: bigint; dirty: boolean; readonly stored: boolean };

/** One projection being built into a generation of its own. */
export type Builder = {
  readonly folding: Folding;
  readonly generation: Generation;
  readonly documents: Map<string, Entry>;
  /** Documents of a projection that writes each once, so that they are never loaded again. */
  once: DocumentChange[];
  /** Ids of documents that were written and evicted; undefined when there are too many to keep. */
  written: Set<string> | undefined;
  /** The position at which documents were last evicted. */
  evictedAt: bigint;
  /** From then on documents are saved together with the checkpoint. */
  complete: boolean;
  changed: bigint;
  failure: ProjectionFailure | undefined;
  /** The writing under way, while the next events are folded already. */
  writing: Promise<void>;
};

/** Begins a generation for the projection of a runner. @throws the signal's reason when it aborts */
export const newBuilder = async (
  folding: Folding,
  { writer, retryPolicy }: BuildDependencies,
  signal: AbortSignal,
): Promise<Builder> => ({
  folding,
  generation: await whenAvailable(
    () => writer.begin(folding.projection.model, folding.projection.version),
    retryPolicy,
    signal,
  ),
  documents: new Map(),
  once: [],
  written: new Set(),
  evictedAt: 0n,
  complete: false,
  changed: 0n,
  failure: undefined,
  writing: Promise.resolve(),
});

/** Drops the generation again. When the store is away, the next start drops it (`dropUnfinished`). */
export const discard = async ({ generation, writing }: Builder, writer: ReadModelWriter): Promise<void> => {
  await writing.catch(() => undefined);
  try {
    await writer.drop(generation);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
};

/** Whether the builder has not failed so far. */
export const hasNotFailed = (builder: Builder): boolean => builder.failure === undefined;

/** Writes all that is in memory; with the checkpoint once the generation is complete. A failure stays with the builder. */
export const flush = async (
  builder: Builder,
  pass: Pass,
  dependencies: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  await startWriting(builder, evict(builder, pass.position, dependencies.limits), pass, dependencies, signal);
  await builder.writing;
};

/** Starts writing part of what is in memory when there is too much; folding goes on meanwhile. */
export const spill = async (
  builder: Builder,
  pass: Pass,
  dependencies: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  const { limits } = dependencies;
  if (builder.once.length < limits.writeOnce && builder.documents.size < limits.documents) return;
  await startWriting(builder, evictOlderHalf(builder, pass.position, limits), pass, dependencies, signal);
};

type Evicted = { readonly fresh: DocumentChange[]; readonly rewritten: DocumentChange[] };

/** Takes the documents out of memory that no event has changed behind this position, and gives those to be written. */
const evict = (builder: Builder, upTo: bigint, { ids }: BuildLimits): Evicted => {
  const { documents, written, once: fresh } = builder;
  const rewritten: DocumentChange[] = [];
  builder.once = [];
  for (const [id, { document, position, dirty, stored }] of documents) {
    if (position > upTo) continue;
    documents.delete(id);
    written?.add(id);
    if (!dirty) continue;
    if (stored) rewritten.push({ id, document, position });
    else if (document !== null) fresh.push({ id, document, position });
  }
  if (written !== undefined && written.size > ids) builder.written = undefined;
  return { fresh, rewritten };
};

/** Where more than this share of the documents would stay, too few were evicted. */
const MOST_LEFT = 3 / 4;

/**
 * Evicts the older half of the documents touched since the last time: a document is mostly changed again soon or not at all, so
 * that hardly any has to be loaded again. Evicts all where that would not help.
 */
const evictOlderHalf = (builder: Builder, position: bigint, limits: BuildLimits): Evicted => {
  const half = builder.evictedAt + (position - builder.evictedAt) / 2n;
  builder.evictedAt = position;
  const { fresh, rewritten } = evict(builder, half, limits);
  if (builder.documents.size < limits.documents * MOST_LEFT) return { fresh, rewritten };
  const rest = evict(builder, position, limits);
  return { fresh: [...fresh, ...rest.fresh], rewritten: [...rewritten, ...rest.rewritten] };
};

/** Of a generation that holds all of the pass. */
export const checkpointOf = ({ position, eventId, acts }: Pass, changed: bigint): Checkpoint => ({
  position,
  eventId,
  changed,
  seasonActs: writeSeasonActs(acts),
});

/** Hands documents over to be written, once those handed over before have been. */
const startWriting = async (
  builder: Builder,
  { fresh, rewritten }: Evicted,
  pass: Pass,
  { writer, retryPolicy }: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  await builder.writing;
  const { generation, complete, changed } = builder;
  const available = (work: () => Promise<void>): Promise<void> => whenAvailable(work, retryPolicy, signal);
  const write = async (): Promise<void> => {
    if (complete) {
      const checkpoint = checkpointOf(pass, changed);
      return available(() => writer.save([generation, [...fresh, ...rewritten], checkpoint]));
    }
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
    builder.failure = failureBehind(position, error);
  }
};
