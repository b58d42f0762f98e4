import type { Process } from '@league/command-api/processes/process.ts';
import type { ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import { leaseOwner } from '../../adapters/leases/hold-lease.ts';
import { startLeasedProcesses } from '../../adapters/leases/leased-processes.ts';
import type { Opening } from '../main/process.ts';
import type { Log } from './open-log.ts';
import { processNotices } from './process-notices.ts';
import type { SharedStores } from './shared-stores.ts';

type Parts = { readonly log: Log } & Pick<SharedStores, 'accounts' | 'leases' | 'standstills'>;

/**
 * The processes of a league whose command-apis share its stores: they run in one of them. They follow the log itself, not
 * Kafka: a command that waits for a process must not wait for a broker (ADR 11). This process may append nothing before it
 * resolves. @throws StoreUnavailable while log or checkpoints are away
 */
export const startSharedProcesses = (
  { onNotice, retryPolicy, fail }: Pick<Opening, 'onNotice' | 'retryPolicy' | 'fail'>,
  { log, accounts, leases, standstills }: Parts,
  reactions: readonly Process[],
  startAt: bigint | undefined,
): Promise<ProcessRunner> =>
  startLeasedProcesses(reactions, {
    store: log.store,
    feed: log.feed,
    checkpoints: accounts.checkpoints,
    leases,
    standstills,
    owner: leaseOwner(),
    onNotice,
    ...processNotices(onNotice),
    retryPolicy,
    fail,
    ...(startAt === undefined ? {} : { startAt }),
  });
