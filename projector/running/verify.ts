import type { KeptDocument, ReadModelWriter } from '../ports/read-model-writer.ts';
import { advance, type BuildControl } from './build.ts';
import {
  type BuildDependencies,
  type Builder,
  discard,
  flush,
  hasNotFailed,
  newBuilder,
  newPass,
  type Pass,
} from './builder.ts';
import { failureBehind, type ProjectionFailure } from './fold.ts';
import type { Runner } from './run-projection.ts';

/** The first document, in order of id, that differs; null on the side where there is none. */
export type Difference = {
  readonly id: string;
  readonly live: KeptDocument | null;
  readonly rebuilt: KeptDocument | null;
};

/** Whether a projection's documents equal those that the log gives. */
export type Verdict = {
  readonly projection: string;
  /** The position at which both were compared. */
  readonly position: bigint;
  /** How many documents were compared. */
  readonly documents: number;
  readonly difference: Difference | undefined;
  /** Why nothing could be compared. */
  readonly failure: ProjectionFailure | undefined;
};

/**
 * Builds the projections aside, with one pass over the log, and compares each byte by byte with its live documents at
 * the same position; its runner rests only for that comparison. Nothing is switched, and nothing is left behind.
 * @throws the signal's reason when it aborts
 */
export const verify = async (
  runners: readonly Runner[],
  dependencies: BuildDependencies,
  control: BuildControl,
): Promise<readonly Verdict[]> => {
  const { writer } = dependencies;
  const builds: { runner: Runner; builder: Builder }[] = [];
  try {
    for (const runner of runners) {
      builds.push({ runner, builder: await newBuilder(runner.folding, dependencies, control.signal) });
    }
    const builders = builds.map(({ builder }) => builder);
    const common = runners.map((runner) => runner.progress().position).reduce((a, b) => (a < b ? a : b), FAR);
    const pass = await advance(builders, newPass, common, dependencies, control);
    const verdicts: Verdict[] = [];
    for (const { runner, builder } of builds) {
      verdicts.push(await compareAtRest(runner, builder, pass, dependencies, control));
    }
    return verdicts;
  } finally {
    for (const { builder } of builds) await discard(builder, writer);
  }
};

/** A position behind the end of any log. */
const FAR = 2n ** 63n - 1n;

const compareAtRest = async (
  runner: Runner,
  builder: Builder,
  from: Pass,
  dependencies: BuildDependencies,
  control: BuildControl,
): Promise<Verdict> => {
  const projection = runner.projection.name;
  const follow = (pass: Pass): Promise<Pass> =>
    advance([builder], pass, runner.progress().position, dependencies, control);
  const near = await follow(from);
  await runner.pause();
  try {
    const pass = await follow(near);
    if (hasNotFailed(builder)) await flush(builder, pass, dependencies, control.signal);
    const { generation, position } = runner.progress();
    if (generation === undefined || !hasNotFailed(builder)) {
      const failure = builder.failure ?? failureBehind(position, 'nothing was built yet');
      return { projection, position, documents: 0, difference: undefined, failure };
    }
    const { writer } = dependencies;
    const { documents, difference } = await compare(writer.dump(generation), writer.dump(builder.generation));
    return { projection, position, documents, difference, failure: undefined };
  } finally {
    runner.start();
  }
};

const compare = async (
  live: ReturnType<ReadModelWriter['dump']>,
  rebuilt: ReturnType<ReadModelWriter['dump']>,
): Promise<{ documents: number; difference: Difference | undefined }> => {
  const [left, right] = [live[Symbol.asyncIterator](), rebuilt[Symbol.asyncIterator]()];
  for (let documents = 0; ; documents += 1) {
    const [a, b] = [await next(left), await next(right)];
    if (a === null && b === null) return { documents, difference: undefined };
    if (a !== null && b !== null && a.id === b.id && a.body === b.body && a.position === b.position) continue;
    await Promise.all([left.return?.(), right.return?.()]);
    return { documents, difference: differenceOf(a, b) };
  }
};

const next = async (documents: AsyncIterator<KeptDocument>): Promise<KeptDocument | null> => {
  const { done, value } = await documents.next();
  return done === true ? null : value;
};

/** Where the ids differ, the lower one is missing on the other side. */
const differenceOf = (live: KeptDocument | null, rebuilt: KeptDocument | null): Difference => {
  if (rebuilt === null || (live !== null && live.id < rebuilt.id)) return { id: live?.id ?? '', live, rebuilt: null };
  if (live === null || rebuilt.id < live.id) return { id: rebuilt.id, live: null, rebuilt };
  return { id: live.id, live, rebuilt };
};
