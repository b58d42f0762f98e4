import type { Generation } from '../ports/read-model-writer.ts';
import { advance, type BuildControl } from './build.ts';
import {
  attempt,
  type BuildDependencies,
  type Builder,
  checkpointOf,
  discard,
  flush,
  hasNotFailed,
  newBuilder,
  newPass,
  type Pass,
} from './builder.ts';
import type { ProjectionFailure } from './fold.ts';
import { whenAvailable } from '@league/events/ports/retries.ts';
import type { Runner } from './run-projection.ts';

/** What became of one projection: the generation that serves now, or why the one before goes on serving. */
export type RebuildOutcome = {
  readonly projection: string;
  readonly generation: Generation | undefined;
  /** How far the new generation came. */
  readonly position: bigint;
  readonly failure: ProjectionFailure | undefined;
};

/**
 * Builds the projections of these runners anew, with one pass over the log for all of them, beside the generations that
 * serve; when it has caught up, each runner is paused for the last few events, the generations are switched, and the
 * runner goes on with the new one. A projection that fails at an event is left as it was and says so in its outcome;
 * the others are not held up. Nothing unfinished stays behind.
 * @throws the signal's reason when it aborts; what was not switched until then goes on as before
 */
export const rebuild = async (
  runners: readonly Runner[],
  dependencies: BuildDependencies,
  control: BuildControl,
): Promise<readonly RebuildOutcome[]> => {
  const { writer } = dependencies;
  const builds: Build[] = [];
  try {
    for (const runner of runners) {
      builds.push({ runner, builder: await newBuilder(runner.folding, dependencies, control.signal) });
    }
    const builders = builds.map(({ builder }) => builder);
    const caughtUp = await catchUp(builders, newPass, dependencies, control);
    await Promise.all(
      builders.filter(hasNotFailed).map((builder) => complete(builder, caughtUp, dependencies, control.signal)),
    );
    const pass = await catchUp(builders, caughtUp, dependencies, control);
    return await switchAll(builds, pass, dependencies, control);
  } finally {
    for (const { builder } of builds.filter((build) => !build.switched)) await discard(builder, writer);
  }
};

type Build = { readonly runner: Runner; readonly builder: Builder; switched?: true };

/** Follows the log until its head, which moves on meanwhile, is less than one look away. */
const catchUp = async (
  builders: readonly Builder[],
  from: Pass,
  dependencies: BuildDependencies,
  control: BuildControl,
): Promise<Pass> => {
  const { store, retryPolicy } = dependencies;
  const head = (): Promise<bigint> => whenAvailable(store.head, retryPolicy, control.signal);
  let pass = from;
  for (let ahead = await head(); ahead > pass.position && builders.some(hasNotFailed); ahead = await head()) {
    const next = await advance(builders, pass, ahead, dependencies, control);
    if (next.position === pass.position) break;
    const last = next.events - pass.events < FEW_EVENTS;
    pass = next;
    if (last) break;
  }
  return pass;
};

/** What a paused runner may wait for. */
const FEW_EVENTS = 1_000;

const complete = async (
  builder: Builder,
  pass: Pass,
  dependencies: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  const { writer, retryPolicy } = dependencies;
  const { generation, changed } = builder;
  await flush(builder, pass, dependencies, signal);
  if (!hasNotFailed(builder)) return;
  const available = (step: () => Promise<void>): Promise<void> => whenAvailable(step, retryPolicy, signal);
  const finish = async (): Promise<void> => {
    await available(() => writer.save([generation, [], checkpointOf(pass, changed)]));
    // Repeated by itself: its answer may be lost, and a generation that is complete takes no save of one that is not.
    await available(() => writer.complete(generation));
  };
  await attempt(builder, pass.position, finish, signal);
  builder.complete = true;
};

const switchAll = async (
  builds: readonly Build[],
  from: Pass,
  dependencies: BuildDependencies,
  control: BuildControl,
): Promise<readonly RebuildOutcome[]> => {
  const { store, retryPolicy } = dependencies;
  const builders = builds.map(({ builder }) => builder);
  await Promise.all(builds.map(({ runner }) => runner.pause()));
  try {
    // The runners rest, so the head of this moment is behind none of them.
    const head = await whenAvailable(store.head, retryPolicy, control.signal);
    const pass = await withId(await advance(builders, from, head, dependencies, control), dependencies, control);
    for (const build of builds.filter(({ builder }) => hasNotFailed(builder))) {
      await switchOne(build, pass, head, dependencies, control.signal);
    }
    return builds.map(({ builder, switched }) => ({
      projection: builder.folding.projection.name,
      generation: switched ? builder.generation : undefined,
      position: pass.position,
      failure: builder.failure,
    }));
  } finally {
    for (const { runner } of builds.filter((build) => !build.switched)) runner.start();
  }
};

/** The pass with the id of its last event, which a replay does not bring: looked up once for all that was built. */
const withId = async (
  pass: Pass,
  { store, retryPolicy }: BuildDependencies,
  { signal }: BuildControl,
): Promise<Pass> => {
  if (pass.position === 0n || pass.eventId !== undefined) return pass;
  return { ...pass, eventId: await whenAvailable(() => store.idAt(pass.position), retryPolicy, signal) };
};

const switchOne = async (
  build: Build,
  pass: Pass,
  head: bigint,
  dependencies: BuildDependencies,
  signal: AbortSignal,
): Promise<void> => {
  const { runner, builder } = build;
  const { writer, retryPolicy } = dependencies;
  const { generation } = builder;
  await flush(builder, pass, dependencies, signal);
  if (!hasNotFailed(builder)) return;
  // After a restore of an older log the live generation stands on events that are no more.
  const { stale, position } = runner.progress();
  const evenIfBehind = stale !== undefined || position > head;
  const step = (): Promise<void> => writer.switchTo(generation, { evenIfBehind });
  await attempt(builder, pass.position, () => whenAvailable(step, retryPolicy, signal), signal);
  if (!hasNotFailed(builder)) return;
  build.switched = true;
  runner.place({ generation, checkpoint: checkpointOf(pass, builder.changed) });
  runner.start();
};
