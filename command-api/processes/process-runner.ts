import type { EventPlace } from '@league/events/codec.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import type { ProcessCheckpoints } from '../ports/process-checkpoints.ts';
import { doneWith, type FaultPlace, type Following, followLog, type Stop } from './follow-log.ts';
import type { Process } from './process.ts';
import { compared, settleStarts, type Start } from './process-starts.ts';
import { type Pause, pauseFor, triedForEver, tryOut } from './retries.ts';
import { runSweeps, type Sweep } from './sweeps.ts';

/** Lets an answer wait until a process has handled its events. */
export type ProcessWaits = {
  /**
   * Whether the process is done with the event at this position, one that it handles; waits at most 30 s, and
   * not for a process that stands still, stopped or waiting. Wherever the process runs: here, or in another process of the league.
   */
  readonly reached: (process: string, position: bigint) => Promise<boolean>;
};

export type ProcessStatus = {
  readonly name: string;
  /** 0n while it is not known, because the process waits or stands by. */
  readonly position: bigint;
  /**
   * `waiting`: its checkpoint is lost, or names an event that is not in this log (`reason`), and an operator has to say where
   * it starts. `failing`: tries again by itself. `stopped`: at an event, which `reason` names; without one its program ends.
   * `standing-by`: it runs elsewhere, `reason` says where.
   */
  readonly state: 'running' | 'failing' | 'waiting' | 'stopped' | 'standing-by';
  readonly reason?: string;
};

export type ProcessRunner = ProcessWaits & {
  readonly status: () => readonly ProcessStatus[];
  /**
   * Lets a process go on without the event of this id, at which it has stopped; `record` is called before anything is changed.
   * @throws NotStoppedThere when it does not stand there, and what `record` throws
   */
  readonly skip: (process: string, eventId: string, record: (event: EventPlace) => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The process does not stand at the event that was to be skipped; says at which it does. */
export class NotStoppedThere extends Error {
  override readonly name = 'NotStoppedThere';
}

export type ProcessDeps = {
  readonly store: EventStore;
  readonly feed: EventFeed;
  readonly checkpoints: ProcessCheckpoints;
  /** Told of every failed try that another one follows. */
  readonly onFault: (process: string, at: FaultPlace, error: unknown) => void;
  /** Told of a process that has stopped at an event, and by which error. */
  readonly onStopped: (process: string, at: EventPlace, error: unknown) => void;
  /** Told of a process that waits for an operator from now on, and why: `has lost its checkpoint`. */
  readonly onWaiting: (process: string, why: string) => void;
  /** What an operator named for processes without a checkpoint that is of this log. */
  readonly startAt?: bigint | undefined;
  /** The machine's clock unless told. */
  readonly pause?: Pause;
  /** What is due by time, run beside the processes. */
  readonly sweeps?: readonly Sweep[];
  /** The sweeps wait for it, because they erase what the log says is over. */
  readonly sweepsAfter?: Promise<void>;
  /** Told of every failed try of a sweep. */
  readonly onSweepFailed?: (sweep: string, error: unknown) => void;
};

/** How long {@link ProcessWaits.reached} waits. */
export const WAIT_MS = 30_000;

/** Starts the processes, each with its own checkpoint, and resolves when it is known where each of them stands. */
export const startProcesses = async (processes: readonly Process[], deps: ProcessDeps): Promise<ProcessRunner> => {
  const starts = await settleStarts(processes, deps);
  const stopping = new AbortController();
  const running = starts.map(({ process, start }) => startProcess(process, start, deps, stopping.signal));
  const { sweeps = [], sweepsAfter: after, pause = pauseFor, onSweepFailed: onFailed = () => {} } = deps;
  const swept = runSweeps(sweeps, { after, pause, signal: stopping.signal, onFailed });
  const byName = new Map(running.map((one) => [one.status().name, one]));
  return {
    reached: (name, position) => byName.get(name)?.reached(position) ?? Promise.resolve(false),
    status: () => running.map((one) => one.status()),
    skip: async (name, eventId, record) => {
      const stopped = byName.get(name)?.stopped();
      await record(eventToSkip(name, eventId, stopped));
      await stopped?.goOn();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([swept, ...running.map((one) => one.ended)]);
    },
  };
};

/** @throws NotStoppedThere */
const eventToSkip = (name: string, eventId: string, stop: Stop | undefined): EventPlace => {
  if (stop === undefined) {
    throw new NotStoppedThere(`'${name}' has not stopped: only the event at which it stands can be skipped`);
  }
  const { id, type, stream } = stop.at;
  if (id === eventId) return stop.at;
  throw new NotStoppedThere(
    `'${name}' stands at the event ${id} (${type} of ${stream}), not at ${eventId}: only that one can be skipped`,
  );
};

type Stopped = Stop & {
  /** Notes that the process is done with the event, and lets it go on. */
  readonly goOn: () => Promise<void>;
};

type Running = {
  readonly status: () => ProcessStatus;
  readonly reached: (position: bigint) => Promise<boolean>;
  readonly stopped: () => Stopped | undefined;
  readonly ended: Promise<void>;
};

/** Everything of a process that changes while it runs. */
type ProcessState = {
  readonly process: Process;
  readonly deps: ProcessDeps;
  readonly signal: AbortSignal;
  readonly waiters: Set<Waiter>;
  status: ProcessStatus;
  stopped: Stopped | undefined;
};

const startProcess = (process: Process, start: Start, deps: ProcessDeps, signal: AbortSignal): Running => {
  const { name } = process;
  const status: ProcessStatus = { name, position: 0n, state: 'running' };
  const state: ProcessState = {
    process,
    deps,
    signal,
    waiters: new Set(),
    status,
    stopped: undefined,
  };
  const ended = run(state, start);
  return {
    status: () => (signal.aborted ? { name, position: state.status.position, state: 'stopped' } : state.status),
    reached: (position) => waitFor(state, position),
    stopped: () => state.stopped,
    ended,
  };
};

/** Follows the log from its start until the signal aborts; where it stops at an event, until an operator has skipped that. */
const run = async (state: ProcessState, start: Start): Promise<void> => {
  const { process, deps, signal } = state;
  const { feed, checkpoints, pause = pauseFor } = deps;
  const failing: Following['failing'] = (at, error) => fail(state, at, error);
  // Nothing is waited for where it is known: whoever started it asks at once.
  const settled =
    start.known !== undefined && start.ahead ? await comparable(start.known, deps, signal, failing) : start;
  if (settled.known === undefined) return waitForOperator(state, settled.foreign);
  if (signal.aborted) return;
  const moved = (to: LastApplied): void => move(state, to);
  moved(settled.known);
  const position = (): bigint => state.status.position;
  const following = { process, feed, checkpoints, pause, signal, position, moved, failing };
  for (let stop = await followLog(following); stop !== undefined; stop = await followLog(following)) {
    await stopAt(state, stop);
  }
};

const move = (state: ProcessState, to: LastApplied): void => {
  state.status = { name: state.process.name, position: to.position, state: 'running' };
  for (const waiter of state.waiters) if (to.position >= waiter.position) waiter.done(true);
};

const fail = (state: ProcessState, at: FaultPlace, error: unknown): void => {
  state.status = { ...state.status, state: 'failing', reason: `${at.type} at ${at.position}: ${String(error)}` };
  state.deps.onFault(state.process.name, at, error);
};

const standStill = (state: ProcessState, as: 'waiting' | 'stopped', reason: string | undefined): void => {
  const { name, position } = state.status;
  state.status = { name, position, state: as, ...(reason === undefined ? {} : { reason }) };
  for (const waiter of state.waiters) waiter.done(false);
};

const waitForOperator = (state: ProcessState, foreign: string | undefined): void => {
  standStill(state, 'waiting', foreign);
  const why =
    foreign === undefined ? 'has lost its checkpoint' : `stands on an event that is not in this log (${foreign})`;
  state.deps.onWaiting(state.process.name, why);
};

/** Resolves when an operator has skipped the event, or the signal aborts. */
const stopAt = (state: ProcessState, { at, error }: Stop): Promise<void> =>
  new Promise((resolve) => {
    const { process, deps, signal } = state;
    const goOn = async (): Promise<void> => {
      await deps.checkpoints.save(process.name, doneWith(at));
      state.stopped = undefined;
      move(state, doneWith(at));
      resolve();
    };
    state.stopped = { at, error, goOn };
    standStill(state, 'stopped', `at ${at.type} ${at.id} of ${at.stream}, position ${at.position}: ${String(error)}`);
    deps.onStopped(process.name, at, error);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** The start once the log has come to the checkpoint: until then the process tries again, and says so. */
const comparable = async (
  known: LastApplied,
  { store, pause = pauseFor }: ProcessDeps,
  signal: AbortSignal,
  failing: Following['failing'],
): Promise<Start> => {
  let start: Start = { known, ahead: true };
  const compare = async (): Promise<void> => {
    start = await compared(known, store);
    if (start.known !== undefined && start.ahead) throw new Error('the log, which may lag, ends before its checkpoint');
  };
  const failed = (error: unknown): void => failing({ type: 'the next event', position: known.position + 1n }, error);
  await tryOut(compare, { policy: triedForEver, pause, signal, failed });
  return start;
};

type Waiter = { readonly position: bigint; readonly done: (reached: boolean) => void };

/** Whether the process does nothing until an operator does, so that nobody should wait for it. */
export const standsStill = ({ state }: ProcessStatus): boolean => state === 'stopped' || state === 'waiting';

const waitFor = ({ status, waiters, signal }: ProcessState, position: bigint): Promise<boolean> => {
  if (status.position >= position) return Promise.resolve(true);
  if (signal.aborted || standsStill(status)) return Promise.resolve(false);
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
