import { type EventStore, LogCorrupt } from '@league/events/ports/event-store.ts';
import { type LogMatch, matchLog } from '@league/events/ports/last-applied.ts';
import { type RetryPolicy, whenAvailable } from '@league/events/ports/retries.ts';
import type { LiveGeneration, ReadModelWriter } from '../ports/read-model-writer.ts';
import { failureBehind } from './fold.ts';
import type { Runner } from './run-projection.ts';

/** What of a projector its runners are started with. */
export type StartParts = {
  readonly runners: readonly Runner[];
  readonly dependencies: {
    readonly store: Pick<EventStore, 'head' | 'headMayLag' | 'idAt'>;
    readonly writer: ReadModelWriter;
    readonly retryPolicy: RetryPolicy;
    readonly onNotice: (text: string) => void;
  };
  /** Projections that are being built or verified, by name. */
  readonly busy: { readonly has: (name: string) => boolean };
  readonly underWay: Set<Promise<unknown>>;
  readonly halt: AbortController;
};

/** Builds the projection of a runner anew; never rejects. */
type Build = (runner: Runner) => Promise<void>;

/**
 * Gives every runner its checkpoint, and starts those whose checkpoint stands on an event of this log. Answers the runners
 * whose projection has to be built first. `build` is called for a runner of which that shows later, once the log has come to
 * its checkpoint.
 */
export const startRunners = async (parts: StartParts, build: Build): Promise<readonly Runner[]> => {
  const placed: { readonly runner: Runner; readonly next: Next }[] = [];
  for (const runner of parts.runners) placed.push({ runner, next: await place(parts, runner, build) });
  // In one turn: a feed then reads once what stands behind the lowest of their checkpoints.
  for (const { runner, next } of placed) if (next === 'start') runner.start();
  noticeStale(parts, parts.runners);
  return placed.flatMap(({ runner, next }) => (next === 'build' ? [runner] : []));
};

/** What follows for a runner that was placed; 'wait' for one that has failed, or that starts by itself later. */
type Next = 'start' | 'build' | 'wait';

/** Places it where it left off. */
const place = async (parts: StartParts, runner: Runner, build: Build): Promise<Next> => {
  const { dependencies, underWay, halt } = parts;
  const { writer, store, retryPolicy } = dependencies;
  const { name, version } = runner.projection;
  const available = <Result>(work: () => Promise<Result>): Promise<Result> =>
    whenAvailable(work, retryPolicy, halt.signal);
  await available(() => writer.dropUnfinished(name));
  const live = await available(() => writer.live(name));
  if (live === undefined) return 'build';
  const match = await available(() => matchLog(store, live.checkpoint)).catch((error: unknown) => {
    if (!(error instanceof LogCorrupt)) throw error;
    return error;
  });
  if (match instanceof LogCorrupt) {
    runner.place(live);
    runner.fail(failureBehind(live.checkpoint.position, match));
    return 'wait';
  }
  runner.place(live, whyStale(match));
  // Nothing is built from a log that lags: the live generation may rest on more events.
  if (match.verdict === 'other' || (match.verdict === 'same' && live.generation.version !== version)) return 'build';
  if (match.verdict === 'behind') {
    const comparing = compareLater(parts, runner, live, build).finally(() => underWay.delete(comparing));
    underWay.add(comparing);
    return 'wait';
  }
  return 'start';
};

/**
 * Compares again until the log has come to the checkpoint: then the runner goes on from there, or its projection is built
 * anew, also by a raised version. Ends too once a rebuild has replaced the generation. Never rejects: what goes wrong stands in the runner.
 */
const compareLater = async (parts: StartParts, runner: Runner, live: LiveGeneration, build: Build): Promise<void> => {
  const { dependencies, busy, halt } = parts;
  const { store, retryPolicy } = dependencies;
  try {
    for (;;) {
      await retryPolicy.wait(1, halt.signal);
      const match = await whenAvailable(() => matchLog(store, live.checkpoint), retryPolicy, halt.signal);
      if (runner.progress().stale === undefined) return;
      // A rebuild or verification under way counts on a runner that stays where it is.
      if (match.verdict === 'behind' || busy.has(runner.projection.name)) continue;
      runner.place(live, whyStale(match));
      if (match.verdict === 'same' && live.generation.version === runner.projection.version) return runner.start();
      noticeStale(parts, [runner]);
      return await build(runner);
    }
  } catch (error) {
    if (!halt.signal.aborted) runner.fail(failureBehind(live.checkpoint.position, error));
  }
};

const whyStale = (match: LogMatch): string | undefined => {
  if (match.verdict === 'same') return undefined;
  const next =
    match.verdict === 'behind'
      ? 'a log that lags is waited for'
      : 'the log was restored to an older state, or is of another league: rebuilt from it';
  return `${match.detail}; ${next}`;
};

/** One line for all that have the same reason. */
const noticeStale = ({ dependencies }: StartParts, runners: readonly Runner[]): void => {
  for (const [reason, stale] of Map.groupBy(runners, (runner) => runner.progress().stale)) {
    if (reason === undefined) continue;
    const names = stale.map(({ projection }) => projection.name).join(', ');
    dependencies.onNotice(`read models ${names}: ${reason}; until then answers from them carry X-Stale`);
  }
};
