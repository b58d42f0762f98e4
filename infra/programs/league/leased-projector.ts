import { loadSkips } from '@league/command-api/operations/operators-acts.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { LeaseStore } from '@league/events/ports/lease-store.ts';
import { whenAvailable } from '@league/events/ports/retries.ts';
import { registry } from '@league/projector/registry.ts';
import { type Projector, startProjector } from '@league/projector/running/projector.ts';
import { holdLease, type LeasedWork, type LeaseStatus, leaseOwner } from '../../adapters/leases/hold-lease.ts';
import { untilAborted } from '../../adapters/leases/until-aborted.ts';
import type { Opening } from '../main/process.ts';
import { OperationRefused } from '../operations/operations.ts';
import { createMongoWriter } from '../../adapters/read-models/mongodb-writer.ts';
import { publishProgress } from '../../adapters/read-models/mongodb-progress.ts';
import type { Mongo } from '../../adapters/servers/mongodb.ts';

/** The projections of a league, run by this process as long as it has the lease, else by another. */
export type LeasedProjector = Omit<Projector, 'built' | 'onMoved'> & {
  /** `starting`: the lease is held, and the projections do not follow the log yet. */
  readonly lease: () => LeaseStatus | { readonly state: 'starting'; readonly detail: string };
};

type Parts = {
  readonly mongo: Mongo;
  readonly leases: LeaseStore;
  readonly store: EventStore;
  readonly feed: EventFeed;
  /** Opens what only the process that runs the projections has open; returns the way to close it. */
  readonly whileRunning?: () => Promise<() => Promise<void>>;
};

/**
 * Waits for the lease, then runs the projections in its epoch until it is lost, and waits again. What this process still
 * writes after losing it is refused by the read models (`createMongoWriter`). Operations are refused while another process
 * has the lease; its status is then empty.
 */
export const startLeasedProjector = (
  { onNotice, retryPolicy, fail }: Pick<Opening, 'onNotice' | 'retryPolicy' | 'fail'>,
  { mongo, leases, store, feed, whileRunning = async () => async () => {} }: Parts,
): LeasedProjector => {
  const stopping = new AbortController();
  let running: Projector | undefined;
  let started = false;

  const work: LeasedWork = async ({ epoch }, ending) => {
    const writer = createMongoWriter(mongo, { epoch, onNotice });
    const skips = () => loadSkips(store);
    const projector = await whenAvailable(writer.claim, retryPolicy, ending)
      .then(() => startProjector(registry, { store, feed, writer, skips, onNotice, retryPolicy }, ending))
      .catch((error: unknown) => {
        if (!ending.aborted) throw error;
      });
    if (projector === undefined) return writer.close();
    const stopPublishing = publishProgress(mongo, projector, { epoch, retryPolicy });
    running = projector;
    try {
      const stopServing = await whileRunning();
      started = true;
      await untilAborted(ending);
      started = false;
      running = undefined;
      await stopServing();
    } finally {
      running = undefined;
      await projector.stop();
      await stopPublishing();
      await writer.close();
    }
  };

  const hold = holdLease({ leases, name: 'projector', owner: leaseOwner(), signal: stopping.signal, onNotice }, work);
  const here = (): Projector => {
    if (running !== undefined) return running;
    throw new OperationRefused(`the projections are not run by this process: ${hold.status().detail}`);
  };
  const projector: LeasedProjector = {
    lease: () => {
      const status = hold.status();
      return status.state === 'holding' && !started ? { state: 'starting', detail: status.detail } : status;
    },
    status: async () => (await running?.status()) ?? [],
    rebuild: async (names, how) => here().rebuild(names, how),
    verify: async (names, how) => here().verify(names, how),
    skip: async (...skipped) => here().skip(...skipped),
    stop: async () => {
      stopping.abort();
      // `fail` has been told of its error.
      await hold.ended.catch(() => {});
    },
  };
  hold.ended.catch(fail);
  return projector;
};
