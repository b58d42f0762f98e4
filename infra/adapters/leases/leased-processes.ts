import type { Process } from '@league/command-api/processes/process.ts';
import {
  NotStoppedThere,
  type ProcessDeps,
  type ProcessRunner,
  type ProcessStatus,
  standsStill,
  startProcesses,
  WAIT_MS,
} from '@league/command-api/processes/process-runner.ts';
import { settleStarts } from '@league/command-api/processes/process-starts.ts';
import { pauseFor } from '@league/command-api/processes/retries.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { matchLog } from '@league/events/ports/last-applied.ts';
import { type RetryPolicy, whenAvailable } from '@league/events/ports/retries.ts';
import { backoff } from '../servers/backoff.ts';
import { holdLease, type LeasedWork } from './hold-lease.ts';
import type { LeaseOptions } from './lease-renewals.ts';
import { untilAborted } from './until-aborted.ts';
import type { Standstills } from './standstills.ts';

export type LeasedProcessDeps = ProcessDeps &
  Omit<LeaseOptions, 'name' | 'signal'> & {
    /** Tell those that wait in other command-apis that a process stands still. */
    readonly standstills: Standstills;
    /** Told of an error that waiting does not mend: the processes do not run here any more. */
    readonly fail: (error: unknown) => void;
    /** How a store that is away is waited for. */
    readonly retryPolicy?: RetryPolicy;
  };

/** The name of the lease; frozen, since leases are stored by their names. */
const LEASE = 'processes';
/** How often a checkpoint is read while a command waits for it. */
const POLL_MS = 50;

/**
 * The processes of a league that has several command-apis: they run in the one that has the lease, and in the next as soon as
 * that one is gone. A command that waits for a process reads its checkpoint, wherever the process runs.
 *
 * A command-api that loses its lease in the midst of an event may finish the event while the next holder does the same. Both
 * may: every step is a command whose ids derive from the event, at an expected revision, so the second finds what the first
 * made; and a checkpoint never moves back. So nothing here is fenced by the epoch.
 *
 * Resolves when it is noted where each process starts; this command-api may append nothing before.
 * @throws StoreUnavailable while log or checkpoints are away
 */
export const startLeasedProcesses = async (
  processes: readonly Process[],
  { startAt, ...deps }: LeasedProcessDeps,
): Promise<ProcessRunner> => {
  // The position that an operator named is for the checkpoints that are lost now, not for those that get lost in a year.
  await settleStarts(processes, { ...deps, ...(startAt === undefined ? {} : { startAt }) });
  const stopping = new AbortController();
  const run = runUnderLease(processes, deps, stopping.signal);
  run.ended.catch(deps.fail);

  const here = (process: string): ProcessStatus | undefined => run.status().find(({ name }) => name === process);
  const isDone = async (process: string, position: bigint): Promise<boolean> =>
    (here(process)?.position ?? 0n) >= position || falseWhileAway(isSaved(deps, process, position));
  const isStill = async (process: string): Promise<boolean> => {
    const status = here(process);
    if (status !== undefined && standsStill(status)) return true;
    return status?.state === 'standing-by' && falseWhileAway(deps.standstills.noted(process));
  };
  return {
    reached: async (process, position) => {
      if (!processes.some(({ name }) => name === process)) return false;
      const until = performance.now() + WAIT_MS;
      while (!(await isDone(process, position))) {
        if (stopping.signal.aborted || performance.now() >= until || (await isStill(process))) return false;
        await pauseFor(POLL_MS, stopping.signal);
      }
      return true;
    },
    status: run.status,
    skip: run.skip,
    stop: async () => {
      stopping.abort();
      // `fail` was told of the error that the run ended with.
      await run.ended.catch(() => {});
    },
  };
};

/** Whether the checkpoint of the process, if it is of this log, has reached the position. */
const isSaved = async (
  { checkpoints, store }: Pick<ProcessDeps, 'checkpoints' | 'store'>,
  process: string,
  position: bigint,
): Promise<boolean> => {
  const saved = await checkpoints.load(process);
  if (saved === undefined || saved.position < position) return false;
  return (await matchLog(store, saved)).verdict === 'same';
};

/** The answer of a store, false while the store is away: it is asked again, since what was recorded stays recorded. */
const falseWhileAway = (said: Promise<boolean>): Promise<boolean> =>
  said.catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
    return false;
  });

type Run = Pick<ProcessRunner, 'status' | 'skip'> & { readonly ended: Promise<void> };

/** Runs the processes whenever this command-api has the lease, until the signal aborts. */
const runUnderLease = (
  processes: readonly Process[],
  deps: Omit<LeasedProcessDeps, 'startAt'>,
  signal: AbortSignal,
): Run => {
  let running: ProcessRunner | undefined;
  let failure: string | undefined;

  const { standstills, retryPolicy = backoff } = deps;
  const start = async (ending: AbortSignal): Promise<ProcessRunner> => {
    const noteStandstill = (name: string): void => {
      whenAvailable(() => standstills.note(name, true), retryPolicy, ending).catch((error: unknown) => {
        if (!ending.aborted) deps.fail(error);
      });
    };
    const telling: ProcessDeps = {
      ...deps,
      onWaiting: (name, why) => {
        noteStandstill(name);
        deps.onWaiting(name, why);
      },
      onStopped: (name, ...stop) => {
        noteStandstill(name);
        deps.onStopped(name, ...stop);
      },
    };
    try {
      // A process that stood still elsewhere is tried again here.
      await Promise.all(processes.map(({ name }) => standstills.note(name, false)));
      return await startProcesses(processes, telling);
    } catch (error) {
      failure = String(error);
      throw error;
    }
  };
  const work: LeasedWork = async (_lease, ending) => {
    const runner = await whenAvailable(() => start(ending), retryPolicy, ending).catch((error: unknown) => {
      if (ending.aborted) return undefined;
      throw error;
    });
    failure = undefined;
    if (runner === undefined) return;
    running = runner;
    await untilAborted(ending);
    running = undefined;
    await runner.stop();
  };
  const hold = holdLease({ ...deps, name: LEASE, signal }, work);
  const elsewhere = (): Pick<ProcessStatus, 'state' | 'reason'> => {
    if (signal.aborted) return { state: 'stopped' };
    if (failure !== undefined) return { state: 'failing', reason: failure };
    const { state, detail } = hold.status();
    return { state: 'standing-by', reason: state === 'holding' ? `starts in ${detail}` : detail };
  };
  return {
    status: () => running?.status() ?? processes.map(({ name }) => ({ name, position: 0n, ...elsewhere() })),
    skip: async (name, eventId, record) => {
      if (running === undefined) {
        throw new NotStoppedThere(`the processes do not run in this command-api: ${hold.status().detail}`);
      }
      await running.skip(name, eventId, async (event) => {
        await record(event);
        await standstills.note(name, false);
      });
    },
    ended: hold.ended,
  };
};
