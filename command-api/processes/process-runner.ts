import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { ProcessCheckpoints } from '../ports/process-checkpoints.ts';
import type { Process } from './process.ts';

/** Lets an answer wait for what a process makes of its events. */
export type ProcessWaits = {
  /** Whether the process is done with the event at this position; waits at most 30 s (design.md 4). */
  readonly reached: (process: string, position: bigint) => Promise<boolean>;
};

export type ProcessStatus = {
  readonly name: string;
  readonly position: bigint;
  /** `waiting`: its checkpoint is lost and an operator has to say where it starts. `failing`: tries again by itself. */
  readonly state: 'running' | 'failing' | 'waiting' | 'stopped';
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
  /** What an operator named for processes without a checkpoint. */
  readonly startAt?: bigint;
};

const WAIT_MS = 30_000;
const RETRY_FIRST_MS = 100;
const RETRY_MOST_MS = 30_000;

/** Starts the processes, each with its own checkpoint, and resolves when it is known where each of them stands. */
export const startProcesses = async (processes: readonly Process[], deps: ProcessDeps): Promise<ProcessRunner> => {
  const stopping = new AbortController();
  const running = await Promise.all(processes.map((process) => startProcess(process, deps, stopping.signal)));
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

const startProcess = async (process: Process, deps: ProcessDeps, signal: AbortSignal): Promise<Running> => {
  const start = await startOf(process, deps);
  let status: ProcessStatus = {
    name: process.name,
    position: start ?? 0n,
    state: start === undefined ? 'waiting' : 'running',
  };
  const waiters = new Set<{ readonly position: bigint; readonly done: (reached: boolean) => void }>();

  const moved = (position: bigint): void => {
    status = { name: process.name, position, state: 'running' };
    for (const waiter of waiters) if (position >= waiter.position) waiter.done(true);
  };
  const failing: Failing = (at, error) => {
    status = { ...status, state: 'failing', reason: `${at.type} at ${at.position}: ${String(error)}` };
    deps.onFault(process.name, at, error);
  };
  const ended =
    start === undefined ? Promise.resolve() : followOn(process, deps, signal, () => status.position, moved, failing);

  return {
    status: () => (signal.aborted ? { ...status, state: 'stopped' } : status),
    reached: (position) => waitFor(position, () => status.position, waiters, signal),
    ended,
  };
};

/** Where to start: behind the checkpoint; without one at zero only if the log is empty, else where an operator says. */
const startOf = async (
  { name }: Process,
  { store, checkpoints, startAt }: ProcessDeps,
): Promise<bigint | undefined> => {
  const known = await checkpoints.load(name);
  if (known !== undefined) return known;
  const start = (await store.head()) === 0n ? 0n : startAt;
  if (start !== undefined) await checkpoints.save(name, start);
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
    () => follow(process, position(), deps, signal, moved, failing),
    signal,
    (error) => failing({ type: 'the next event', position: position() + 1n }, error),
  );
};

const follow = async (
  process: Process,
  after: bigint,
  { feed, checkpoints }: ProcessDeps,
  signal: AbortSignal,
  moved: (position: bigint) => void,
  failing: Failing,
): Promise<void> => {
  const handles: ReadonlySet<string> = new Set(process.handles);
  for await (const batch of feed.subscribe(after, signal)) {
    for (const event of batch) {
      if (signal.aborted) return;
      if (handles.has(event.type)) {
        const done = await untilDone(
          async () => {
            await process.react(event);
            await checkpoints.save(process.name, event.position);
          },
          signal,
          (error) => failing(event, error),
        );
        if (!done) return;
      }
      moved(event.position);
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
