import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { LeaseStore } from '@league/events/ports/lease-store.ts';
import { type HeldLease, holdLease, type LeasedWork } from '@league/infra/adapters/leases/hold-lease.ts';
import { untilAborted } from '@league/infra/adapters/leases/until-aborted.ts';

/** For tests: the lease that all holders want. */
export const LEASE = 'projector';

export type HolderParts = {
  readonly store: LeaseStore;
  /** What happened, in order, in all processes. */
  readonly story: string[];
  /** Waits for its end unless told. */
  readonly work?: LeasedWork;
};

/** For tests: a process that wants the lease, with a clock that can be set ahead, as when the process was frozen. */
export const createHolder = (owner: string, { store, story, work }: HolderParts) => {
  const stopping = new AbortController();
  const notices: string[] = [];
  const clock = { aheadMs: 0 };
  let held: HeldLease | undefined;
  let endedBy: unknown;
  const hold = holdLease(
    {
      leases: store,
      name: LEASE,
      owner,
      signal: stopping.signal,
      onNotice: (text) => notices.push(text),
      monotonicNow: () => performance.now() + clock.aheadMs,
    },
    async (lease, ending) => {
      held = lease;
      story.push(`${owner} begins ${lease.epoch}`);
      ending.addEventListener('abort', () => {
        story.push(`${owner} ends ${lease.epoch}`);
        endedBy = ending.reason;
      });
      await (work?.(lease, ending) ?? untilAborted(ending));
    },
  );
  return {
    ...hold,
    notices,
    clock,
    isHeld: () => held?.isHeld(),
    endedBy: () => endedBy,
    stop: () => stopping.abort(),
  };
};

/** For tests: a store as one process sees it, who may lose sight of it: `away` refuses, `silent` never answers. */
export const seenBy = (store: LeaseStore) => {
  const sight: { state: 'well' | 'away' | 'silent' } = { state: 'well' };
  const through = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    if (sight.state === 'away') throw new StoreUnavailable('MongoDB is away');
    if (sight.state === 'silent') return new Promise<never>(() => undefined);
    return ask();
  };
  const seen: LeaseStore = {
    read: (name) => through(() => store.read(name)),
    take: (name, owner, from) => through(() => store.take(name, owner, from)),
    renew: (lease) => through(() => store.renew(lease)),
    release: (lease) => through(() => store.release(lease)),
  };
  return { store: seen, sight };
};
