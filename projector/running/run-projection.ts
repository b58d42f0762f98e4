import { setImmediate as turn } from 'node:timers/promises';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { evolveSeasonActs, isVoid, type SeasonActs } from '@league/events/rules/season-acts.ts';
import type { Projection } from '../define-projection.ts';
import type { DocumentChange, Generation, LiveGeneration, ReadModelWriter } from '../ports/read-model-writer.ts';
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
import type { Patience } from './patience.ts';
import { parseSeasonActs, writeSeasonActs } from './carried-acts.ts';

/** A checkpoint that only moved over events of no concern is saved after so many of them, and on stop. */
const UNSAVED_EVENTS = 1_000;

/** Where a runner is. */
export type Standing = {
  /** undefined until the projection has a generation that serves. */
  readonly generation: Generation | undefined;
  /** The last event seen, whether it concerned the projection or not. */
  readonly position: bigint;
  /** The last event that changed a document. */
  readonly changed: bigint;
  /** When the last event seen was recorded, epoch ms; undefined until one was seen since the start. */
  readonly recordedAt: number | undefined;
  /** Set when the projection stopped: it will not move by itself. */
  readonly failure: ProjectionFailure | undefined;
  /** What is being waited out, such as a store that is away. */
  readonly waitingFor: string | undefined;
};

export type RunnerDependencies = {
  readonly feed: EventFeed;
  readonly writer: ReadModelWriter;
  readonly patience: Patience;
  /**
   * Called after every move, stop and switch, with the ids of the documents that it changed; null where any of them may
   * have. Must not throw.
   */
  readonly onMoved: (standing: Standing, keys: readonly string[] | null) => void;
};

/** Runs one projection over the log, from its own checkpoint. */
export type Runner = {
  readonly projection: Projection;
  /** The one that a rebuild of the projection has to use as well. */
  readonly folding: Folding;
  readonly standing: () => Standing;
  /** Stands here, at rest; a failure before is forgotten. Only for a runner that is new or paused. */
  readonly place: (at: LiveGeneration) => void;
  /**
   * Goes on from where it stands. Nothing for a projection that has stopped, that has no generation, or whose
   * generation was made by another version of its logic.
   */
  readonly start: () => void;
  /** Lets go of the log: when this resolves, nothing more is written and {@link Runner.standing} stays as it is. */
  readonly pause: () => Promise<void>;
  /** Stops at this event. Only for a runner at rest. */
  readonly fail: (failure: ProjectionFailure) => void;
  /** Leaves the event at this position out from now on, and goes on behind it when that is where it stopped. */
  readonly skip: (position: bigint) => void;
  /** Pauses for good and saves how far it came. */
  readonly stop: () => Promise<void>;
};

/** Everything of a runner that moves. `documents`, `acts` and `position` move together, after a save. */
type Course = {
  readonly folding: Folding;
  readonly dependencies: RunnerDependencies;
  readonly cache: DocumentCache;
  standing: Standing;
  acts: SeasonActs;
  unsaved: number;
  halt: AbortController;
  running: Promise<void>;
};

/** A runner at rest: {@link Runner.place} says where it stands, {@link Runner.start} sets it going. */
export const createRunner = (projection: Projection, dependencies: RunnerDependencies): Runner => {
  const course = newCourse(projection, dependencies);
  const { folding } = course;
  const start = (): void => {
    const { generation, failure } = course.standing;
    if (generation?.version !== projection.version || failure !== undefined) return;
    course.halt = new AbortController();
    course.running = follow(course, generation, course.halt.signal);
  };
  const pause = async (): Promise<void> => {
    course.halt.abort();
    await course.running;
  };
  return {
    projection,
    folding,
    standing: () => course.standing,
    place: ({ generation, checkpoint: { position, changed, carried } }) => {
      course.cache.clear();
      course.acts = parseSeasonActs(carried);
      course.unsaved = 0;
      move(course, { generation, position, changed, failure: undefined, waitingFor: undefined }, null);
    },
    start,
    pause,
    fail: (failure) => move(course, { failure, waitingFor: undefined }),
    skip: (position) => {
      folding.skipped.add(position);
      if (course.standing.failure?.event?.position !== position) return;
      move(course, { failure: undefined });
      start();
    },
    stop: async () => {
      await pause();
      await saveBeforeRest(course);
    },
  };
};

const newCourse = (projection: Projection, dependencies: RunnerDependencies): Course => ({
  folding: foldingOf(projection),
  dependencies,
  cache: createDocumentCache(),
  standing: {
    generation: undefined,
    position: 0n,
    changed: 0n,
    recordedAt: undefined,
    failure: undefined,
    waitingFor: undefined,
  },
  acts: parseSeasonActs(''),
  unsaved: 0,
  halt: new AbortController(),
  running: Promise.resolve(),
});

const move = (course: Course, step: Partial<Standing>, keys: readonly string[] | null = []): void => {
  course.standing = { ...course.standing, ...step };
  course.dependencies.onMoved(course.standing, keys);
};

/** Consumes the feed until told to halt or stopped by an event; comes back by itself when feed or store was away. */
const follow = async (course: Course, generation: Generation, halt: AbortSignal): Promise<void> => {
  for (let attempt = 1; !halt.aborted; attempt += 1) {
    const { position } = course.standing;
    let reason = 'the feed ended';
    try {
      await consume(course, generation, halt);
    } catch (error) {
      if (error instanceof LogCorrupt) return move(course, { failure: failureBehind(course.standing.position, error) });
      reason = reasonOf(error);
    }
    if (halt.aborted || course.standing.failure !== undefined) return;
    if (course.standing.position > position) attempt = 1;
    move(course, { waitingFor: reason });
    await course.dependencies.patience.wait(attempt, halt);
  }
};

/** Takes what the feed hands over until it ends or the projection stops. @throws what the feed throws but for one event */
const consume = async (course: Course, generation: Generation, halt: AbortSignal): Promise<void> => {
  const { feed } = course.dependencies;
  while (!halt.aborted && course.standing.failure === undefined) {
    try {
      for await (const batch of feed.subscribe(course.standing.position, halt)) {
        if (halt.aborted) return;
        await take(course, generation, batch);
        if (course.standing.failure !== undefined) return;
      }
      return;
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      await passUnreadable(course, generation, error);
    }
  }
};

/** Stops at an event that cannot be read if it is for this projection, else goes on behind it. */
const passUnreadable = async (course: Course, generation: Generation, error: UnreadableEvent): Promise<void> => {
  const { at, bare } = error;
  const { folding, standing } = course;
  if (at === undefined) return move(course, { failure: failureBehind(standing.position, error) });
  if (at.position <= standing.position) throw new Error(`the feed went back: ${error.message}`);
  if (folding.stopsAt(at, bare !== undefined)) {
    return move(course, { failure: failureAt(at, error), waitingFor: undefined });
  }
  if (bare !== undefined) return take(course, generation, [{ ...bare, id: at.id, revision: at.revision }]);
  course.unsaved += 1;
  move(course, { position: at.position, waitingFor: undefined });
  // Between two of a long row everything else has its turn.
  await turn();
};

/**
 * Folds a batch and saves it. When it fails for another reason than a store that is away, the batch is taken again
 * event by event, so that everything before the one at fault is kept and that one is named.
 */
const take = async (course: Course, generation: Generation, batch: readonly LogEvent[]): Promise<void> => {
  const fresh = batch.filter((event) => event.position > course.standing.position);
  const [first] = fresh;
  if (first === undefined) return;
  let saved: Saved;
  try {
    saved = await foldAndSave(course, generation, fresh);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    course.cache.clear();
    if (fresh.length === 1) return move(course, { failure: failureAt(first, error), waitingFor: undefined });
    for (const event of fresh) {
      await take(course, generation, [event]);
      if (course.standing.failure !== undefined) return;
    }
    return;
  }
  move(course, { ...saved.step, waitingFor: undefined }, saved.keys);
};

/** Where a batch brought the projection, and the ids of the documents that it changed. */
type Saved = { readonly step: Partial<Standing>; readonly keys: readonly string[] };

const foldAndSave = async (course: Course, generation: Generation, events: readonly LogEvent[]): Promise<Saved> => {
  const { writer } = course.dependencies;
  const { acts, accepted } = judge(course, events);
  const changes = await fold(course, generation, accepted);
  const last = events.at(-1);
  const position = last?.position ?? course.standing.position;
  const changed = changes.reduce(
    (latest, change) => (change.position > latest ? change.position : latest),
    course.standing.changed,
  );
  const unsaved = course.unsaved + events.length;
  const save = changes.length > 0 || unsaved >= UNSAVED_EVENTS;
  if (save) await writer.save(generation, changes, { position, changed, carried: writeSeasonActs(acts) });
  if (course.folding.projection.writeOnce !== true) course.cache.keep(changes);
  course.acts = acts;
  course.unsaved = save ? 0 : unsaved;
  return { step: { position, changed, recordedAt: last?.recordedAt }, keys: changes.map(({ id }) => id) };
};

/** An event for this projection: as it is given to it, and where it stands in the log. */
type Accepted = { readonly event: object; readonly position: bigint };

const judge = (
  { acts: before, folding }: Course,
  events: readonly LogEvent[],
): { acts: SeasonActs; accepted: readonly Accepted[] } => {
  let acts = before;
  const accepted: Accepted[] = [];
  for (const logged of events) {
    acts = actsAfter(acts, logged, folding);
    const event = folding.accept(logged, isVoid(acts, logged));
    if (event !== undefined) accepted.push({ event, position: logged.position });
  }
  return { acts, accepted };
};

/** An act that cannot be folded stops the projection, unless it is to go on without it. */
const actsAfter = (acts: SeasonActs, event: LogEvent, { skipped }: Folding): SeasonActs => {
  try {
    return evolveSeasonActs(acts, event);
  } catch (error) {
    if (skipped.has(event.position)) return acts;
    throw error;
  }
};

/** The documents that the events change, each as it is after the last of them. */
const fold = async (
  { folding, cache, dependencies: { writer } }: Course,
  generation: Generation,
  events: readonly Accepted[],
): Promise<readonly DocumentChange[]> => {
  const touched = events.map(({ event }) => folding.documentIds(event));
  const before =
    folding.projection.writeOnce === true
      ? new Map<string, object>()
      : await cache.read(touched.flat(), (missing) => writer.load(generation, missing));
  const changes = new Map<string, DocumentChange>();
  for (const [index, { event, position }] of events.entries()) {
    for (const id of touched[index] ?? []) {
      const known = changes.get(id);
      const existing = known === undefined ? (before.get(id) ?? null) : known.document;
      const document = folding.evolve(existing, event, id);
      if (document !== existing) changes.set(id, { id, document, position });
    }
  }
  return [...changes.values()];
};

/** Saves a checkpoint that moved over events of no concern; one that cannot be saved costs reading them again. */
const saveBeforeRest = async ({ standing, unsaved, acts, dependencies }: Course): Promise<void> => {
  if (standing.generation === undefined || unsaved === 0) return;
  const { position, changed } = standing;
  try {
    await dependencies.writer.save(standing.generation, [], { position, changed, carried: writeSeasonActs(acts) });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
};
