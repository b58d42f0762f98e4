import type { LeaseStore } from '@league/events/ports/lease-store.ts';
import { whenAvailable } from '@league/events/ports/retries.ts';
import { createMongoForwarderCheckpoints } from '../../adapters/forwarder/checkpoints.ts';
import { createForwarder, type ForwarderStatus } from '../../adapters/forwarder/forwarder.ts';
import { holdLease, leaseOwner, type LeaseStatus } from '../../adapters/leases/hold-lease.ts';
import { untilAborted } from '../../adapters/leases/until-aborted.ts';
import type { Opening } from '../main/process.ts';
import type { KafkaServer } from '../../adapters/servers/kafka.ts';
import type { Mongo } from '../../adapters/servers/mongodb.ts';
import type { Log } from './open-log.ts';

/** The forwarding of a league's log, by this process as long as it has the lease, else by another. */
export type LeasedForwarder = {
  readonly lease: () => LeaseStatus;
  /** undefined while another process forwards. */
  readonly status: () => ForwarderStatus | undefined;
  readonly stop: () => Promise<void>;
};

type Parts = { readonly mongo: Mongo; readonly leases: LeaseStore; readonly log: Log; readonly kafka: KafkaServer };

/**
 * Waits for the lease, forwards until it is lost, and waits again. Two forwarders at once (one was frozen, and does not know
 * yet that it has lost the lease) do no harm: a message that comes twice is recognised by its position.
 */
export const startLeasedForwarder = (
  { log, onNotice, retryPolicy, fail }: Pick<Opening, 'log' | 'onNotice' | 'retryPolicy' | 'fail'>,
  { mongo, leases, log: { store, feed: source }, kafka }: Parts,
): LeasedForwarder => {
  const stopping = new AbortController();
  let status: (() => ForwarderStatus) | undefined;
  const hold = holdLease(
    { leases, name: 'forwarder', owner: leaseOwner(), signal: stopping.signal, onNotice },
    async ({ epoch }, ending) => {
      const checkpoints = createMongoForwarderCheckpoints(mongo);
      await whenAvailable(() => checkpoints.claim(epoch), retryPolicy, ending).catch((error: unknown) => {
        if (!ending.aborted) throw error;
      });
      const forwarder = createForwarder({ kafka, store, source, checkpoints, epoch, retryPolicy, log });
      status = forwarder.status;
      await forwarder.run(ending);
      // The forwarder ends by itself where a later epoch has forwarded already: `ending` aborts in a moment, for the lost lease.
      await untilAborted(ending);
      status = undefined;
    },
  );
  hold.ended.catch(fail);
  return {
    lease: hold.status,
    status: () => status?.(),
    stop: async () => {
      stopping.abort();
      // `fail` has been told of its error.
      await hold.ended.catch(() => {});
    },
  };
};
