import type { Lease, LeaseStore } from '@league/events/ports/lease-store.ts';

/** A lease as it was won. */
export type WonLease = {
  readonly lease: Lease;
  /** When it was asked for, by the monotonic clock: its beat rose at that time or later. */
  readonly askedAt: number;
};

export type RenewalOptions = {
  readonly leases: LeaseStore;
  readonly beatMs: number;
  readonly expiryMs: number;
  readonly monotonicNow: () => number;
  readonly onNotice: (text: string) => void;
};

/** A lease was lost; the reason with which the work under it is ended. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export type Renewals = {
  /** Aborts, with {@link LeaseLost}, when the lease is lost. Not after {@link Renewals.stop}. */
  readonly lost: AbortSignal;
  /** Whether the lease is ours at this moment, by our own clock; `lost` aborts within the call when it no longer is. */
  readonly isHeld: () => boolean;
  readonly stop: () => void;
};

/**
 * Renews a lease until it is stopped or the lease is lost: when a renewal says so, or when none was acknowledged for
 * `expiryMs`. That time counts from when the renewal was asked for, and who wants the lease counts from when they saw its
 * beat, which is later: so this side lets go first. A beat does not wait for the answer to the one before it, which may
 * hang on a connection that is gone.
 */
export const renewLease = ({ lease, askedAt }: WonLease, options: RenewalOptions): Renewals => {
  const { leases, beatMs, expiryMs, monotonicNow, onNotice } = options;
  const lost = new AbortController();
  let over = false;
  let failing = false;
  let aliveAt = askedAt;

  const stop = (): void => {
    over = true;
    clearInterval(beats);
    clearTimeout(deadline);
  };
  const lose = (why: string): void => {
    if (over) return;
    stop();
    lost.abort(new LeaseLost(`lease ${lease.name}: epoch ${lease.epoch} is lost: ${why}`));
  };
  const isHeld = (): boolean => {
    if (monotonicNow() - aliveAt >= expiryMs) lose(`no renewal was acknowledged for ${expiryMs} ms`);
    return !over;
  };
  /** Looks when the time is up: the signal must abort without being asked. */
  const lookLater = (): NodeJS.Timeout => setTimeout(look, aliveAt + expiryMs - monotonicNow());
  const look = (): void => {
    clearTimeout(deadline);
    if (isHeld()) deadline = lookLater();
  };
  const renew = async (): Promise<void> => {
    // First of all: this process may have been frozen since the last beat.
    if (!isHeld()) return;
    const renewedAt = monotonicNow();
    try {
      if (!(await leases.renew(lease))) return lose('somebody has taken it over');
      // An answer that comes too late does not bring it back.
      if (!isHeld()) return;
      aliveAt = Math.max(aliveAt, renewedAt);
      failing = false;
      look();
    } catch (error) {
      // Whatever it is: if it stays, the lease expires, and asking for it again says what is the matter.
      if (!failing && !over) onNotice(`lease ${lease.name} cannot be renewed: ${String(error)}`);
      failing = true;
    }
  };
  const beats = setInterval(() => void renew(), beatMs);
  let deadline = lookLater();
  return { lost: lost.signal, isHeld, stop };
};
