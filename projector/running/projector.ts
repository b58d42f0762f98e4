import type { EventPlace } from '@league/events/codec.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { type RetryPolicy, whenAvailable } from '@league/events/ports/retries.ts';
import type { Projection } from '../define-projection.ts';
import { generationName, type ReadModelWriter } from '../ports/read-model-writer.ts';
import { startRunners } from './start-runners.ts';
import { type BuildLimits, buildLimits, type Pass } from './builder.ts';
import { failureBehind, failureText, type ProjectionFailure } from './fold.ts';
import { createJointSaves } from './joint-saves.ts';
import { rebuild, type RebuildOutcome } from './rebuild.ts';
import { farthestBehind, followRequests } from './requested-rebuilds.ts';
import { createRunner, type Runner, type RunnerProgress } from './run-projection.ts';
import { boundedLook } from './bounded-look.ts';
import { shareFeed } from './shared-feed.ts';
import { eventToSkip, type Skip } from './skips.ts';
import { type Verdict, verify } from './verify.ts';

export type ProjectorDependencies = {
  readonly store: Pick<EventStore, 'readAll' | 'replay' | 'head' | 'headMayLag' | 'idAt'>;
  readonly feed: EventFeed;
  readonly writer: ReadModelWriter;
  /** The skipped events so far; read at the start and before each rebuild and verification. */
  readonly skips: () => Promise<readonly Skip[]>;
  readonly retryPolicy: RetryPolicy;
  readonly limits?: BuildLimits;
  /** Called with a line for operators when read models rest on events that are not in the log, and with what becomes of them. */
  readonly onNotice?: (text: string) => void;
};

/** Where a read model is now; sent after each move, stop and switch. */
export type Moved = {
  readonly model: string;
  /** As queries name it; 'none' where nothing serves. */
  readonly generation: string;
  readonly checkpoint: bigint;
  readonly changed: bigint;
  readonly stopped: boolean;
  /** What serves may stand on events that are not in the log. */
  readonly stale: boolean;
  /** Ids of the documents that this move changed; null where any of them may have, as after a switch. */
  readonly keys: readonly string[] | null;
};

/** How far a rebuild has come: positions of the log, and how many events were folded. */
export type BuildProgress = {
  readonly projections: readonly string[];
  readonly done: bigint;
  readonly total: bigint;
  readonly events: number;
};

export type ProjectionStatus = {
  readonly name: string;
  readonly version: number;
  readonly state: 'running' | 'rebuilding' | 'stopped';
  /** The generation that serves, as queries name it; undefined before the first build is done. */
  readonly generation: string | undefined;
  readonly position: bigint;
  readonly changed: bigint;
  /** Positions between it and the head of the log; undefined while the log does not answer. */
  readonly lag: bigint | undefined;
  /** When the last event seen was recorded, epoch ms. */
  readonly recordedAt: number | undefined;
  /** Where and why it stopped. */
  readonly failure: ProjectionFailure | undefined;
  /** What the runner waits for, such as a store that is away. */
  readonly waitingFor: string | undefined;
  /** Why what serves may stand on events that are not in the log; undefined when it does not. */
  readonly stale: string | undefined;
  readonly progress: BuildProgress | undefined;
};

export type BuildOptions = {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BuildProgress) => void;
};

/** All projections of a registry, running. */
export type Projector = {
  readonly status: () => Promise<readonly ProjectionStatus[]>;
  /** Calls the listener with where each model is, at once and after every move; it must not throw. Returns the way to stop. */
  readonly onMoved: (listener: (moved: Moved) => void) => () => void;
  /** Resolves when the builds of the start (new projections, raised versions) are through, well or not; their end shows in the status. */
  readonly built: Promise<void>;
  /** See rebuild.ts. @throws BuildUnderWay, UnknownProjection, and the signal's reason when it aborts */
  readonly rebuild: (names: readonly string[] | 'all', options?: BuildOptions) => Promise<readonly RebuildOutcome[]>;
  /** See verify.ts. @throws BuildUnderWay, UnknownProjection, and the signal's reason when it aborts */
  readonly verify: (names: readonly string[] | 'all', options?: BuildOptions) => Promise<readonly Verdict[]>;
  /**
   * Skips the event at which a projection stopped, or at which its last rebuild did, once `record` has recorded that in the
   * log. Where its build at the start had stopped, it is built again before this resolves, with or without success.
   * @throws NotStoppedThere (skips.ts), BuildUnderWay, UnknownProjection, and what `record` throws
   */
  readonly skip: (name: string, eventId: string, record: (event: EventPlace) => Promise<void>) => Promise<void>;
  /** Breaks off builds, lets every projection finish what it is writing, and saves how far they came. */
  readonly stop: () => Promise<void>;
};

/** The projection is being rebuilt or verified already; only one such work runs at a time. */
export class BuildUnderWay extends Error {
  override readonly name = 'BuildUnderWay';
}

/** No projection of that name is registered. */
export class UnknownProjection extends Error {
  override readonly name = 'UnknownProjection';
}

/** The projector is being stopped: the reason with which builds are broken off. */
class ProjectorStopped extends Error {
  override readonly name = 'ProjectorStopped';
}

/** Work of which a projection can have only one at a time. */
type Work = 'rebuild' | 'verify' | 'skip';

type State = {
  readonly dependencies: Required<ProjectorDependencies>;
  /** Where the log ends, for the status only. */
  readonly head: () => Promise<bigint>;
  /** The one that the runners share. */
  readonly feed: EventFeed;
  readonly runners: readonly Runner[];
  readonly listeners: Set<(moved: Moved) => void>;
  /** Projections that are being built or verified, by name. */
  readonly busy: Map<string, { readonly work: Work; progress: BuildProgress | undefined }>;
  /** Where the last rebuild of a projection failed, by name. */
  readonly failedRebuilds: Map<string, ProjectionFailure | undefined>;
  readonly underWay: Set<Promise<unknown>>;
  readonly halt: AbortController;
};

/**
 * Starts every projection from its own checkpoint. A projection without a generation of its version, or whose checkpoint
 * stands on an event that is not in this log, is built first, all such with one pass over the log, while what there was before
 * goes on serving; in the second case it counts as stale. Where the log may only lag behind the checkpoint, that is waited
 * out. A store that is away is waited for; when
 * `signal` aborts meanwhile, the start is broken off and nothing runs.
 * @throws ProjectorStopped when the start is broken off
 */
export const startProjector = async (
  registry: readonly Projection[],
  dependencies: ProjectorDependencies,
  signal?: AbortSignal,
): Promise<Projector> => {
  const defaults = { limits: buildLimits, onNotice: () => undefined };
  const state = newState(registry, { ...defaults, ...dependencies });
  const toBuild: Runner[] = [];
  signal?.addEventListener('abort', () => halt(state), { once: true });
  if (signal?.aborted === true) halt(state);
  try {
    await loadSkips(state, state.halt.signal);
    toBuild.push(...(await startRunners(state, (runner) => buildFirst(state, [runner]))));
  } catch (error) {
    await Promise.all(state.runners.map((runner) => runner.stop()));
    throw error;
  }
  const built = toBuild.length === 0 ? Promise.resolve() : buildFirst(state, toBuild);
  followRequested(state, toBuild);
  return {
    status: () => statusOf(state),
    onMoved: (listener) => {
      state.listeners.add(listener);
      for (const runner of state.runners) announce(runner.projection.name, runner.progress(), [], [listener]);
      return () => state.listeners.delete(listener);
    },
    built,
    rebuild: async (names, options) => runRebuild(state, pick(state, names), options),
    verify: async (names, options) =>
      exclusively(state, 'verify', pick(state, names), options, async (runners, control) => {
        await loadSkips(state, control.signal);
        return verify(runners, state.dependencies, control);
      }),
    skip: (name, eventId, record) => skip(state, name, eventId, record),
    stop: async () => {
      halt(state);
      await Promise.allSettled(state.underWay);
      await Promise.all(state.runners.map((runner) => runner.stop()));
    },
  };
};

const halt = (state: State): void => state.halt.abort(new ProjectorStopped('the projector is being stopped'));

const newState = (registry: readonly Projection[], dependencies: Required<ProjectorDependencies>): State => {
  const listeners: State['listeners'] = new Set();
  const feed = shareFeed(dependencies.feed);
  const saveJointly = createJointSaves(dependencies.writer);
  const runners = registry.map((projection) =>
    createRunner(projection, {
      ...dependencies,
      feed,
      saveJointly,
      onMoved: (progress, keys) => announce(projection.name, progress, keys, listeners),
    }),
  );
  return {
    dependencies,
    head: boundedLook(dependencies.store.head),
    feed,
    runners,
    listeners,
    busy: new Map(),
    failedRebuilds: new Map(),
    underWay: new Set(),
    halt: new AbortController(),
  };
};

const announce = (
  model: string,
  progress: RunnerProgress,
  keys: Moved['keys'],
  listeners: Iterable<(moved: Moved) => void>,
): void => {
  const { generation, position: checkpoint, changed, failure } = progress;
  const [stopped, stale] = [failure !== undefined, progress.stale !== undefined];
  // Before the first build there is nothing to tell, unless that nothing will come.
  if (generation === undefined && !stopped) return;
  const name = generation === undefined ? 'none' : generationName(generation);
  for (const listener of listeners) listener({ model, generation: name, checkpoint, changed, stopped, stale, keys });
};

/** Never rejects: what goes wrong stands in the status. */
const buildFirst = async (state: State, runners: readonly Runner[]): Promise<void> => {
  const stopAll = (failures: ReadonlyMap<string, ProjectionFailure>, otherwise?: ProjectionFailure): void => {
    for (const runner of runners) {
      const failure = failures.get(runner.projection.name) ?? otherwise;
      if (failure !== undefined) runner.fail(failure);
    }
  };
  try {
    const outcomes = await runRebuild(state, runners);
    stopAll(new Map(outcomes.flatMap(({ projection, failure }) => (failure ? [[projection, failure]] : []))));
  } catch (error) {
    if (state.halt.signal.aborted) return;
    stopAll(new Map(), failureBehind(0n, error));
  }
};

const runRebuild = async (
  state: State,
  runners: readonly Runner[],
  options?: BuildOptions,
): Promise<readonly RebuildOutcome[]> => {
  const outcomes = await exclusively(state, 'rebuild', runners, options, async (chosen, control) => {
    await loadSkips(state, control.signal);
    return rebuild(chosen, state.dependencies, control);
  });
  for (const { projection, failure } of outcomes) state.failedRebuilds.set(projection, failure);
  return outcomes;
};

/** Carries out the rebuilds that admins ask for, also those that they asked for while no projector ran. */
const followRequested = (state: State, toBuild: readonly Runner[]): void => {
  const { feed, runners, underWay, halt, dependencies } = state;
  const { store, retryPolicy, onNotice } = dependencies;
  const { signal } = halt;
  const farthest = farthestBehind(runners.filter((runner) => !toBuild.includes(runner)));
  const go = async (): Promise<void> => {
    const after = farthest ?? (await whenAvailable(store.head, retryPolicy, signal));
    await followRequests(after, { feed, retryPolicy, onNotice, rebuild: (names) => requested(state, names) }, signal);
  };
  // It rejects only with the reason of a projector that is stopped before the log was there.
  underWay.add(go().catch(() => undefined));
};

/** Rebuilds what was asked for, when nothing else is being done to it; a projection that another release had is left out. */
const requested = async (state: State, names: readonly string[]): Promise<void> => {
  const { onNotice, retryPolicy } = state.dependencies;
  const runners = state.runners.filter(({ projection }) => names.includes(projection.name));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const outcomes = await runRebuild(state, runners);
      for (const { projection, failure } of outcomes) {
        if (failure !== undefined) onNotice(`the requested rebuild of ${projection} stopped ${failureText(failure)}`);
      }
      return;
    } catch (error) {
      if (!(error instanceof BuildUnderWay)) throw error;
      await retryPolicy.wait(attempt, state.halt.signal);
    }
  }
};

const loadSkips = async ({ runners, dependencies }: State, signal: AbortSignal): Promise<void> => {
  const skips = await whenAvailable(dependencies.skips, dependencies.retryPolicy, signal);
  for (const { projection, folding } of runners) {
    for (const one of skips) if (one.projection === projection.name) folding.skipped.add(one.position);
  }
};

const skip = async (
  state: State,
  name: string,
  eventId: string,
  record: (event: EventPlace) => Promise<void>,
): Promise<void> => {
  const [runner] = pick(state, [name]);
  if (runner === undefined) return;
  const failureBefore = runner.progress().failure;
  await exclusively(state, 'skip', [runner], {}, async () => {
    const event = eventToSkip(name, eventId, runner.progress().failure, state.failedRebuilds.get(name));
    await record(event);
    runner.skip(event.position);
  });
  const { generation, failure, stale } = runner.progress();
  const goesOn = failureBefore !== undefined && failure === undefined;
  const serves = generation?.version === runner.projection.version && stale === undefined;
  if (goesOn && !serves) await buildFirst(state, [runner]);
};

const pick = ({ runners }: State, names: readonly string[] | 'all'): readonly Runner[] => {
  if (names === 'all') return runners;
  const unknown = names.find((name) => !runners.some(({ projection }) => projection.name === name));
  if (unknown !== undefined) throw new UnknownProjection(`there is no projection '${unknown}'`);
  return runners.filter(({ projection }) => names.includes(projection.name));
};

type Control = { readonly signal: AbortSignal; readonly onProgress: (pass: Pass) => void };

/** Runs work that at most one may do for a projection, showing its progress and breaking it off when the projector stops. */
const exclusively = async <Result>(
  state: State,
  work: Work,
  runners: readonly Runner[],
  { signal, onProgress }: BuildOptions = {},
  run: (runners: readonly Runner[], control: Control) => Promise<Result>,
): Promise<Result> => {
  const { busy, underWay, halt, dependencies } = state;
  const projections = runners.map(({ projection }) => projection.name);
  const taken = projections.find((name) => busy.has(name));
  if (taken !== undefined) throw new BuildUnderWay(`'${taken}' is being rebuilt, verified or skipped for already`);
  for (const name of projections) busy.set(name, { work, progress: undefined });
  const either = signal === undefined ? halt.signal : AbortSignal.any([signal, halt.signal]);
  const go = async (): Promise<Result> => {
    const head = await whenAvailable(dependencies.store.head, dependencies.retryPolicy, either);
    const show = ({ position: done, events }: Pass): void => {
      const progress = { projections, done, total: done > head ? done : head, events };
      for (const name of projections) busy.set(name, { work, progress });
      onProgress?.(progress);
    };
    return run(runners, { signal: either, onProgress: show });
  };
  const doing = go();
  underWay.add(doing);
  try {
    return await doing;
  } finally {
    underWay.delete(doing);
    for (const name of projections) busy.delete(name);
  }
};

const statusOf = async ({ runners, busy, head: lookAtHead }: State): Promise<readonly ProjectionStatus[]> => {
  const head = await lookAtHead().catch(() => undefined);
  return runners.map(({ projection, progress }) => {
    const { generation, position, changed, recordedAt, failure, waitingFor, stale } = progress();
    const at = busy.get(projection.name);
    const rebuilding = at?.work === 'rebuild';
    return {
      name: projection.name,
      version: projection.version,
      state: rebuilding ? 'rebuilding' : failure === undefined ? 'running' : 'stopped',
      generation: generation && generationName(generation),
      position,
      changed,
      lag: head === undefined ? undefined : head > position ? head - position : 0n,
      recordedAt,
      failure,
      waitingFor,
      stale,
      progress: at?.progress,
    };
  });
};
