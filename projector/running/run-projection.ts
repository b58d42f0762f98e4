import { setImmediate as turn } from 'node:timers/promises';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import type { SeasonActs } from '@league/events/rules/season-acts.ts';
import type { Projection } from '../define-projection.ts';
import {
  type Checkpoint,
  CheckpointRefused,
  type Generation,
  generationName,
  type LiveGeneration,
  type ReadModelWriter,
  type Save,
} from '../ports/read-model-writer.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import {
  failureAt,
  failureBehind,
  type Folding,
  foldingOf,
  type LogEvent,
  type ProjectionFailure,
  reasonOf,
} from './fold.ts';
import { foldBatch } from './fold-batch.ts';
import type { JointSaves } from './joint-saves.ts';
import { parseSeasonActs, writeSeasonActs } from './season-acts-text.ts';

/** A checkpoint that only passed events of other types is saved after so many of them, and on stop. */
const UNSAVED_EVENTS = 1_000;

/** How far a runner is, and what keeps it. */
export type RunnerProgress = {
  /** undefined until the projection has a generation that serves. */
  readonly generation: Generation | undefined;
  /** The last event seen, whether it concerned the projection or not. */
  readonly position: bigint;
  /** Id of that event; undefined where a checkpoint without one was loaded, and nothing was seen since. */
  readonly eventId: string | undefined;
  /** The last event that changed a document. */
  readonly changed: bigint;
  /** When the last event seen was recorded, epoch ms; undefined until one was seen since the start. */
  readonly recordedAt: number | undefined;
  /** Set when the projection stopped: it will not move by itself. */
  readonly failure: ProjectionFailure | undefined;
  /** What the runner waits for, such as a store that is away. */
  readonly waitingFor: string | undefined;
  /** Why what serves may stand on events that are not in the log; undefined when it does not. Then the log is not followed. */
  readonly stale: string | undefined;
};

export type RunnerDependencies = {
  readonly feed: EventFeed;
  readonly writer: ReadModelWriter;
  /** The one of all runners of a projector. */
  readonly saveJointly: JointSaves;
  readonly retryPolicy: RetryPolicy;
  /**
   * Called after every move, stop and switch, with the ids of the documents that it changed; null where any of them may
   * have. Must not throw.
   */
  readonly onMoved: (progress: RunnerProgress, keys: readonly string[] | null) => void;
};

/** Runs one projection over the log, from its own checkpoint. */
export type Runner = {
  readonly projection: Projection;
  /** The one that a rebuild of the projection has to use as well. */
  readonly folding: Folding;
  readonly progress: () => RunnerProgress;
  /**
   * Stands here, at rest; a failure before is forgotten. Only for a runner that is new or paused. `stale` says why the
   * generation may stand on events that are not in the log.
   */
  readonly place: (at: LiveGeneration, stale?: string) => void;
  /**
   * Goes on from where it stands. Nothing for a projection that has stopped, that has no generation or a stale one, or whose
   * generation was made by another version of its logic.
   */
  readonly start: () => void;
  /** Stops following the log. Once this resolves, nothing more is written and {@link Runner.progress} stays as it is. */
  readonly pause: () => Promise<void>;
  /** Stops at this event. Only for a runner at rest. */
  readonly fail: (failure: ProjectionFailure) => void;
  /** Skips the event at this position from now on, and continues behind it where the runner had stopped there. */
  readonly skip: (position: bigint) => void;
  /** Pauses for good and saves how far it came. */
  readonly stop: () => Promise<void>;
};

/** The changing state of a runner. `documents`, `acts` and `position` change together, after a save. */
type RunnerState = {
  readonly folding: Folding;
  readonly dependencies: RunnerDependencies;
  readonly cache: DocumentCache;
  progress: RunnerProgress;
  acts: SeasonActs;
  unsaved: number;
  /** A save was begun and its answer has not come: it may have gone through. */
  unsure: boolean;
  halt: AbortController;
  running: Promise<void>;
};

/** A runner at rest: {@link Runner.place} says where it stands, {@link Runner.start} sets it going. */
export const createRunner = (projection: Projection, dependencies: RunnerDependencies): Runner => {
  const state = newState(projection, dependencies);
  const { folding } = state;
  const start = (): void => {
    const { generation, failure, stale } = state.progress;
    if (generation?.version !== projection.version || failure !== undefined || stale !== undefined) return;
    state.halt = new AbortController();
    state.running = follow(state, generation, state.halt.signal);
  };
  const pause = async (): Promise<void> => {
    state.halt.abort();
    await state.running;
  };
  return {
    projection,
    folding,
    progress: () => state.progress,
    place: ({ generation, checkpoint }, stale) => {
      placeAt(state, checkpoint, { generation, failure: undefined, stale });
    },
    start,
    pause,
    fail: (failure) => move(state, { failure, waitingFor: undefined }),
    skip: (position) => {
      folding.skipped.add(position);
      if (state.progress.failure?.event?.position !== position) return;
      move(state, { failure: undefined });
      start();
    },
    stop: async () => {
      await pause();
      await saveBeforeRest(state);
    },
  };
};

const newState = (projection: Projection, dependencies: RunnerDependencies): RunnerState => ({
  folding: foldingOf(projection),
  dependencies,
  cache: createDocumentCache(),
  progress: {
    generation: undefined,
    position: 0n,
    eventId: undefined,
    changed: 0n,
    recordedAt: undefined,
    failure: undefined,
    waitingFor: undefined,
    stale: undefined,
  },
  acts: parseSeasonActs(''),
  unsaved: 0,
  unsure: false,
  halt: new AbortController(),
  running: Promise.resolve(),
});

const move = (state: RunnerState, step: Partial<RunnerProgress>, keys: readonly string[] | null = []): void => {
  state.progress = { ...state.progress, ...step };
  state.dependencies.onMoved(state.progress, keys);
};

/** Puts the runner at a checkpoint, whatever it knew before: any document may have changed. */
const placeAt = (
  state: RunnerState,
  { position, eventId, changed, seasonActs }: Checkpoint,
  step: Partial<RunnerProgress>,
): void => {
  state.cache.clear();
  state.acts = parseSeasonActs(seasonActs);
  state.unsaved = 0;
  state.unsure = false;
  move(state, { position, eventId, changed, waitingFor: undefined, ...step }, null);
};

/**
 * Asks the store where the generation stands, after a save of which that is not known. True when it had gone through: the
 * runner then stands behind it.
 */
const standsFurther = async (state: RunnerState, generation: Generation): Promise<boolean> => {
  const live = await state.dependencies.writer.live(generation.projection);
  state.unsure = false;
  if (live === undefined || generationName(live.generation) !== generationName(generation)) return false;
  if (live.checkpoint.position <= state.progress.position) return false;
  placeAt(state, live.checkpoint, {});
  return true;
};

/** Follows the feed until it is told to stop, or an event stops it. Subscribes again when feed or store was away. */
const follow = async (state: RunnerState, generation: Generation, halt: AbortSignal): Promise<void> => {
  for (let attempt = 1; !halt.aborted; attempt += 1) {
    const { position } = state.progress;
    let reason = 'the feed ended';
    try {
      await consume(state, generation, halt);
    } catch (error) {
      if (error instanceof LogCorrupt) return move(state, { failure: failureBehind(state.progress.position, error) });
      reason = reasonOf(error);
    }
    if (halt.aborted || state.progress.failure !== undefined) return;
    if (state.progress.position > position) attempt = 1;
    move(state, { waitingFor: reason });
    await state.dependencies.retryPolicy.wait(attempt, halt);
  }
};

/** Takes what the feed hands over until it ends or the projection stops. @throws what the feed throws but for one event */
const consume = async (state: RunnerState, generation: Generation, halt: AbortSignal): Promise<void> => {
  const { feed } = state.dependencies;
  if (state.unsure) await standsFurther(state, generation);
  while (!halt.aborted && state.progress.failure === undefined) {
    try {
      for await (const batch of feed.subscribe(state.progress.position, halt)) {
        if (halt.aborted) return;
        await take(state, generation, batch);
        if (state.progress.failure !== undefined) return;
      }
      return;
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      await passUnreadable(state, generation, error);
    }
  }
};

/** Stops at an event that cannot be read if it is for this projection, else goes on behind it. */
const passUnreadable = async (state: RunnerState, generation: Generation, error: UnreadableEvent): Promise<void> => {
  const { at, bare } = error;
  const { folding, progress } = state;
  if (at === undefined) return move(state, { failure: failureBehind(progress.position, error) });
  if (at.position <= progress.position) throw new Error(`the feed went back: ${error.message}`);
  if (folding.stopsAt(at, bare !== undefined)) {
    return move(state, { failure: failureAt(at, error), waitingFor: undefined });
  }
  if (bare !== undefined) return take(state, generation, [{ ...bare, id: at.id, revision: at.revision }]);
  state.unsaved += 1;
  move(state, { position: at.position, eventId: at.id, waitingFor: undefined });
  // Lets other work run between two of many such events.
  await turn();
};

/**
 * Folds a batch and saves it. Before anything is blamed for a refused save the store says where it stands: the answer to an
 * earlier one may have been lost. When it fails for another reason than a store that is away, the batch is taken again event
 * by event, so that everything before the one at fault is kept and that one is named.
 */
const take = async (state: RunnerState, generation: Generation, batch: readonly LogEvent[]): Promise<void> => {
  const fresh = batch.filter((event) => event.position > state.progress.position);
  const [first] = fresh;
  if (first === undefined) return;
  let saved: Saved;
  try {
    saved = await foldAndSave(state, generation, fresh);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    state.cache.clear();
    if (error instanceof CheckpointRefused) {
      if (await standsFurther(state, generation)) return take(state, generation, batch);
      return move(state, { failure: failureBehind(state.progress.position, error), waitingFor: undefined });
    }
    if (fresh.length === 1) return move(state, { failure: failureAt(first, error), waitingFor: undefined });
    for (const event of fresh) {
      await take(state, generation, [event]);
      if (state.progress.failure !== undefined) return;
    }
    return;
  }
  move(state, { ...saved.step, waitingFor: undefined }, saved.keys);
};

/** Where a batch brought the projection, and the ids of the documents that it changed. */
type Saved = { readonly step: Partial<RunnerProgress>; readonly keys: readonly string[] };

const foldAndSave = async (state: RunnerState, generation: Generation, events: readonly LogEvent[]): Promise<Saved> => {
  const end = events.at(-1)?.position ?? state.progress.position;
  const folded = await state.dependencies.saveJointly(end, () => fold(state, generation, events));
  const { acts, changes, step, save } = folded;
  if (save !== undefined) state.unsure = false;
  if (state.folding.projection.writeOnce !== true) state.cache.keep(changes);
  state.acts = acts;
  state.unsaved = save === undefined ? state.unsaved + events.length : 0;
  return { step, keys: changes.map(({ id }) => id) };
};

/** What a batch makes of the projection, and what is to be saved of it. */
const fold = async (state: RunnerState, generation: Generation, events: readonly LogEvent[]) => {
  const { folding, cache, dependencies } = state;
  const { writer } = dependencies;
  const { acts, changes } = await foldBatch({ folding, cache, writer }, generation, state.acts, events);
  const { position = state.progress.position, id: eventId, recordedAt } = events.at(-1) ?? {};
  const changed = changes.reduce(
    (latest, change) => (change.position > latest ? change.position : latest),
    state.progress.changed,
  );
  const toSave = changes.length > 0 || state.unsaved + events.length >= UNSAVED_EVENTS;
  state.unsure ||= toSave;
  const checkpoint = { position, eventId, changed, seasonActs: writeSeasonActs(acts) };
  const save: Save | undefined = toSave ? [generation, changes, checkpoint] : undefined;
  return { acts, changes, save, step: { position, eventId, changed, recordedAt } };
};

/** Saves a checkpoint that moved over events of no concern; one that cannot be saved costs reading them again. */
const saveBeforeRest = async ({ progress, unsaved, unsure, acts, dependencies }: RunnerState): Promise<void> => {
  // Where a save may have gone through, this one could be behind it.
  if (progress.generation === undefined || unsaved === 0 || unsure) return;
  const { position, eventId, changed } = progress;
  const checkpoint = { position, eventId, changed, seasonActs: writeSeasonActs(acts) };
  try {
    await dependencies.writer.save([progress.generation, [], checkpoint]);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
};
