import { setImmediate as turn } from 'node:timers/promises';
import { type EventPlace, UnreadableEvent } from '@league/events/codec.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import type { ProcessCheckpoints } from '../ports/process-checkpoints.ts';
import type { Process } from './process.ts';
import { compared, settleStarts, type Start } from './process-starts.ts';

/** Lets an answer wait for what a process makes of its events. */
export type ProcessWaits = {
  /**
   * Whether the process is done with the event at this position, one that it handles; waits at most 30 s.
   * Wherever the process runs: here, or in another process of the league.
   */
  readonly reached: (process: string, position: bigint) => Promise<boolean>;
};

export type ProcessStatus = {
  readonly name: string;
  /** 0n where it is not known: while it waits or stands by. */
  readonly position: bigint;
  /**
   * `waiting`: its checkpoint is lost, or names an event that is not in this log (`reason`), and an operator has to say where
   * it starts. `failing`: tries again by itself. `standing-by`: it runs elsewhere, `reason` says where.
   */
  readonly state: 'running' | 'failing' | 'waiting' | 'stopped' | 'standing-by';
  readonly reason?: string;
};

export type ProcessRunner = ProcessWaits & {
  readonly status: () => readonly ProcessStatus[];
  readonly stop: () => Promise<void>;
};

/** The event that a process failed at; `type` is 'the next event' when the feed could not hand it over. */
export type FaultPlace = { readonly type: string; readonly position: bigint };

export type ProcessDeps = {
  readonly store: EventStore;
  readonly feed: EventFeed;
  readonly checkpoints: ProcessCheckpoints;
  /** Told of every failed try. */
  readonly onFault: (process: string, at: FaultPlace, error: unknown) => void;
  /** Told of a process that waits for an operator from now on, and why: `has lost its checkpoint`. */
  readonly onWaiting: (process: string, why: string) => void;
  /** What an operator named for processes without a checkpoint that is of this log. */
  readonly startAt?: bigint;
};

/** How long {@link ProcessWaits.reached} waits. */
export const WAIT_MS = 30_000;
/** After so many events that are not for it a process notes how far it is: who starts it again need not read them all. */
const PASSED_MOST = 500;
const RETRY_FIRST_MS = 100;
const RETRY_MOST_MS = 30_000;

/** Starts the processes, each with its own checkpoint, and resolves when it is known where each of them stands. */
export const startProcesses = async (processes: readonly Process[], deps: ProcessDeps): Promise<ProcessRunner> => {
  const starts = await settleStarts(processes, deps);
  const stopping = new AbortController();
  const running = starts.map(({ process, start }) => startProcess(process, start, deps, stopping.signal));
  const byName = new Map(running.map((one) => [one.status().name, one]));
  return {
    reached: (name, position) => byName.get(name)?.reached(position) ?? Promise.resolve(false),
    status: () => running.map((one) => one.status()),
    stop: async () => {
      stopping.abort();
      await Promise.all(running.map((one) => one.ended));
    },
  };
};

type Running = {
  readonly status: () => ProcessStatus;
  readonly reached: (position: bigint) => Promise<boolean>;
  readonly ended: Promise<void>;
};

const startProcess = (process: Process, start: Start, deps: ProcessDeps, signal: AbortSignal): Running => {
  const { name } = process;
  let status: ProcessStatus = { name, position: 0n, state: 'running' };
  const waiters = new Set<{ readonly position: bigint; readonly done: (reached: boolean) => void }>();

  const moved = (position: bigint): void => {
    status = { name, position, state: 'running' };
    for (const waiter of waiters) if (position >= waiter.position) waiter.done(true);
  };
  const failing: Failing = (at, error) => {
    status = { ...status, state: 'failing', reason: `${at.type} at ${at.position}: ${String(error)}` };
    deps.onFault(name, at, error);
  };
  const wait = (foreign: string | undefined): void => {
    status = { name, position: 0n, state: 'waiting', ...(foreign === undefined ? {} : { reason: foreign }) };
    const why =
      foreign === undefined ? 'has lost its checkpoint' : `stands on an event that is not in this log (${foreign})`;
    deps.onWaiting(name, why);
  };
  const run = async (): Promise<void> => {
    // Nothing is waited for where it is known: whoever started it asks at once.
    const settled =
      start.known !== undefined && start.ahead ? await comparable(start.known, deps, signal, failing) : start;
    if (settled.known === undefined) return wait(settled.foreign);
    if (signal.aborted) return;
    moved(settled.known.position);
    await followOn(process, deps, signal, () => status.position, moved, failing);
  };
  const ended = run();

  return {
    status: () => (signal.aborted ? { ...status, state: 'stopped' } : status),
    reached: (position) => waitFor(position, () => status.position, waiters, signal),
    ended,
  };
};

/** The start once the log has come to the checkpoint: until then the process tries again, and says so. */
const comparable = async (
  known: LastApplied,
  { store }: ProcessDeps,
  signal: AbortSignal,
  failing: Failing,
): Promise<Start> => {
  let start: Start = { known, ahead: true };
  const compare = async (): Promise<void> => {
    start = await compared(known, store);
    if (start.known !== undefined && start.ahead) throw new Error('the log, which may lag, ends before its checkpoint');
  };
  await untilDone(compare, signal, (error) =>
    failing({ type: 'the next event', position: known.position + 1n }, error),
  );
  return start;
};

type Failing = (at: FaultPlace, error: unknown) => void;

/** Follows the feed, and takes it up again where it was left when it breaks: a fault there must not end the program. */
const followOn = async (
  process: Process,
  deps: ProcessDeps,
  signal: AbortSignal,
  position: () => bigint,
  moved: (position: bigint) => void,
  failing: Failing,
): Promise<void> => {
  await untilDone(
    async () => {
      while (!signal.aborted) {
        try {
          return await follow(process, position(), deps, signal, moved, failing);
        } catch (error) {
          const at = placeOf(error);
          if (at === undefined || process.handles.some((type) => type === at.type)) throw error;
          // Nobody can read it, and nobody here needs to.
          moved(at.position);
          await turn();
        }
      }
    },
    signal,
    (error) => failing(placeOf(error) ?? { type: 'the next event', position: position() + 1n }, error),
  );
};

const placeOf = (error: unknown): EventPlace | undefined => (error instanceof UnreadableEvent ? error.at : undefined);

const follow = async (
  process: Process,
  after: bigint,
  { feed, checkpoints }: ProcessDeps,
  signal: AbortSignal,
  moved: (position: bigint) => void,
  failing: Failing,
): Promise<void> => {
  const handles: ReadonlySet<string> = new Set(process.handles);
  let passed = 0;
  for await (const batch of feed.subscribe(after, signal)) {
    for (const event of batch) {
      if (signal.aborted) return;
      passed += 1;
      if (handles.has(event.type)) {
        const done = await untilDone(
          async () => {
            await process.react(event);
            await checkpoints.save(process.name, { position: event.position, eventId: event.id });
          },
          signal,
          (error) => failing(event, error),
        );
        if (!done) return;
        passed = 0;
      }
      moved(event.position);
    }
    const last = batch.at(-1);
    if (last !== undefined && passed >= PASSED_MOST) {
      await checkpoints.save(process.name, { position: last.position, eventId: last.id });
      passed = 0;
    }
  }
};

/** Tries until it works, with growing pauses; false when stopped before. */
const untilDone = async (
  act: () => Promise<void>,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<boolean> => {
  for (let pauseMs = RETRY_FIRST_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, RETRY_MOST_MS)) {
    try {
      await act();
      return true;
    } catch (error) {
      failed(error);
      await pause(pauseMs * (0.5 + Math.random() / 2), signal);
    }
  }
  return false;
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

const waitFor = (
  position: bigint,
  current: () => bigint,
  waiters: Set<{ readonly position: bigint; readonly done: (reached: boolean) => void }>,
  signal: AbortSignal,
): Promise<boolean> => {
  if (current() >= position) return Promise.resolve(true);
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (reached: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      waiters.delete(waiter);
      resolve(reached);
    };
    const giveUp = (): void => done(false);
    const waiter = { position, done };
    const timer = setTimeout(giveUp, WAIT_MS);
    signal.addEventListener('abort', giveUp);
    waiters.add(waiter);
  });
};
