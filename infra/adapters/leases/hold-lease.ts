import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { pauseFor } from '@league/command-api/processes/retries.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { KeptLease, Lease } from '@league/events/ports/lease-store.ts';
import { type LeaseOptions, type LeaseSettings, renewLease, type WonLease } from './lease-renewals.ts';

/** The lease as the work under it sees it. */
export type HeldLease = Lease & {
  /**
   * Whether the lease is still ours, by our own clock; `ending` aborts within the call when it is not. To be asked before a
   * step that two processes must not take: after a process was frozen, an answer from the network may come before any timer.
   */
  readonly isHeld: () => boolean;
};

/**
 * What is done while the lease is held. `ending` aborts when the work has to end: because the lease is lost (the reason is
 * LeaseLost), or because nobody wants the work any more. The next holder does not wait for it, so work that two must not do is
 * fenced by the epoch, or harmless when it is done twice.
 */
export type LeasedWork = (lease: HeldLease, ending: AbortSignal) => Promise<void>;

/** Which process does the work, for /health/ready; `detail` is for people. */
export type LeaseStatus = { readonly state: 'holding' | 'standing-by'; readonly detail: string };

export type LeaseHold = {
  readonly status: () => LeaseStatus;
  /**
   * Resolves when the work has ended and the lease is released: after `signal` has aborted, or when the work ended by itself.
   * @throws what the work threw while it held the lease, and every error of the store but StoreUnavailable
   */
  readonly ended: Promise<void>;
};

const BEAT_MS = 2_000;
const EXPIRY_MS = 6_000;
/** The shortest pause between two tries to get the lease; up to half as much is added, so that not all processes ask at once. */
const TRY_MS = 500;
/** How long the release may take. Where the store cannot be told, the others see the beat stand still. */
const RELEASE_MS = 2_000;

/** A name that no other process has, and that tells people where this one runs. */
export const leaseOwner = (): string => `${hostname()} pid ${process.pid} ${randomBytes(4).toString('hex')}`;

/**
 * Does the work while this process has the lease: waits for the lease as long as it takes, works, and waits again whenever
 * the lease was lost. No clock is compared with that of another machine (ADR 10). A store that is away is asked again.
 */
export const holdLease = (given: LeaseOptions, work: LeasedWork): LeaseHold => {
  const options: LeaseSettings = {
    beatMs: BEAT_MS,
    expiryMs: EXPIRY_MS,
    monotonicNow: () => performance.now(),
    ...given,
  };
  let status: LeaseStatus = { state: 'standing-by', detail: 'has not asked for the lease yet' };
  const standBy = (detail: string): void => {
    status = { state: 'standing-by', detail };
  };
  const run = async (): Promise<void> => {
    for (;;) {
      const won = await winLease(options, standBy);
      if (won === undefined) return;
      status = { state: 'holding', detail: `epoch ${won.lease.epoch}` };
      options.onNotice(`lease ${options.name}: holding epoch ${won.lease.epoch}`);
      if ((await workUnder(won, options, work, standBy)) === 'ended') return;
    }
  };
  return { status: () => status, ended: run() };
};

/** Waits until the lease is ours. Undefined when the signal aborts before. */
const winLease = async (options: LeaseSettings, standBy: (detail: string) => void): Promise<WonLease | undefined> => {
  const { leases, name, owner, signal, expiryMs, monotonicNow, onNotice } = options;
  const stoodStillMs = beatWatch(monotonicNow);
  let away = false;
  while (!signal.aborted) {
    try {
      const kept = await leases.read(name);
      away = false;
      // Under our own name stands a lease that we lost, or whose taking was never answered. Nobody works under it: it need not expire.
      const held = kept !== undefined && !kept.released && kept.owner !== owner ? kept : undefined;
      if (held === undefined || stoodStillMs(held) >= expiryMs) {
        const askedAt = monotonicNow();
        const lease = await leases.take(name, owner, kept);
        if (lease !== undefined) return { lease, askedAt };
      }
      standBy(held === undefined ? 'nobody holds it' : `held by ${held.owner}`);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      standBy(`who holds it cannot be asked: ${error.message}`);
      if (!away) onNotice(`lease ${name} cannot be asked for: ${error.message}`);
      away = true;
    }
    await pauseFor(TRY_MS * (1 + Math.random() / 2), signal);
  }
  return undefined;
};

/** Answers for how long the lease has shown us the same beat. */
const beatWatch = (monotonicNow: () => number): ((kept: KeptLease) => number) => {
  let seen: { readonly epoch: number; readonly beat: number; readonly since: number } | undefined;
  return ({ epoch, beat }) => {
    if (seen?.epoch !== epoch || seen.beat !== beat) seen = { epoch, beat, since: monotonicNow() };
    return monotonicNow() - seen.since;
  };
};

/** Works until the end, then releases the lease. `lost`: the lease is to be won again. */
const workUnder = async (
  won: WonLease,
  options: LeaseSettings,
  work: LeasedWork,
  standBy: (detail: string) => void,
): Promise<'ended' | 'lost'> => {
  const { leases, name, signal, onNotice } = options;
  const { lost, isHeld, stop } = renewLease(won, options);
  lost.addEventListener('abort', () => {
    standBy(`has lost epoch ${won.lease.epoch}`);
    onNotice(String(lost.reason));
  });
  try {
    // The work does not begin when the answer that the lease is ours came too late.
    if (isHeld() && !signal.aborted) await work({ ...won.lease, isHeld }, AbortSignal.any([lost, signal]));
  } catch (error) {
    // An error that follows from the loss (a save that the next epoch fenced off) may come before the renewal that tells of it.
    if (!lost.aborted && (await leases.renew(won.lease).catch(() => true))) throw error;
    onNotice(`lease ${name}: the work of lost epoch ${won.lease.epoch} ended with ${String(error)}`);
    return 'lost';
  } finally {
    stop();
    await releaseLease(won.lease, options);
  }
  return lost.aborted ? 'lost' : 'ended';
};

const releaseLease = async (lease: Lease, { leases, onNotice }: LeaseSettings): Promise<void> => {
  const answered = new AbortController();
  const release = leases
    .release(lease)
    .catch((error: unknown) => onNotice(`lease ${lease.name} has to expire, it cannot be let go of: ${String(error)}`))
    .finally(() => answered.abort());
  await Promise.race([release, pauseFor(RELEASE_MS, answered.signal)]);
};
