import type { Sweep } from '@league/command-api/processes/sweeps.ts';
import type { Process } from '@league/command-api/processes/process.ts';
import type { ProcessDeps, ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import { leaseOwner } from '../../adapters/leases/hold-lease.ts';
import { startLeasedProcesses } from '../../adapters/leases/leased-processes.ts';
import type { Opening } from '../main/process.ts';
import type { Log } from './open-log.ts';
import type { SharedStores } from './shared-stores.ts';

/** Tells what an operator may want to know of the processes. */
export const processNotices = (
  onNotice: (text: string) => void,
): Pick<ProcessDeps, 'onFault' | 'onWaiting' | 'onStopped' | 'onSweepFailed'> => ({
  onFault: (name, event, error) =>
    onNotice(`process ${name} failed at ${event.type}, position ${event.position}: ${String(error)}; it tries again`),
  onSweepFailed: (name, error) => onNotice(`sweep ${name} failed: ${String(error)}; it is tried again`),
  onWaiting: (name, why) => onNotice(`process ${name} ${why} and waits: start with --processes-from <position>`),
  onStopped: (name, { id, type, stream, position }, error) =>
    onNotice(
      `process ${name} stopped at ${type} ${id} of ${stream}, position ${position}: ${String(error)}; ` +
        `repair it and start again, or league skip ${name} ${id} --reason …`,
    ),
});

/**
 * The processes of a league whose command-apis share its stores: they run in one of them. They follow the log itself, not
 * Kafka: a command that waits for a process must not wait for a broker (ADR 11). This process may append nothing before it
 * resolves. @throws StoreUnavailable while log or checkpoints are away
 */
export const startSharedProcesses = (
  { onNotice, retryPolicy, fail }: Pick<Opening, 'onNotice' | 'retryPolicy' | 'fail'>,
  { store, feed }: Pick<Log, 'store' | 'feed'>,
  { accounts: { checkpoints }, leases, standstills }: Pick<SharedStores, 'accounts' | 'leases' | 'standstills'>,
  { reactions, sweeps }: { readonly reactions: readonly Process[]; readonly sweeps: readonly Sweep[] },
  startAt: bigint | undefined,
): Promise<ProcessRunner> => {
  const work = {
    store,
    feed,
    checkpoints,
    leases,
    standstills,
    owner: leaseOwner(),
    retryPolicy,
    fail,
    startAt,
    sweeps,
  };
  return startLeasedProcesses(reactions, { ...work, onNotice, ...processNotices(onNotice) });
};
