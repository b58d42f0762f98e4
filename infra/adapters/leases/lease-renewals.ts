import type { Lease, LeaseStore } from '@league/events/ports/lease-store.ts';

/** A lease that was just won. */
export type WonLease = {
  readonly lease: Lease;
  /** When the lease was asked for, by the monotonic clock: its beat rose at that time or later. */
  readonly askedAt: number;
};

export type LeaseOptions = {
  readonly leases: LeaseStore;
  readonly onNotice: (text: string) => void;
  readonly name: string;
  /** Names this process and no other: hold-lease.ts, `leaseOwner`. */
  readonly owner: string;
  /** Ends everything: the work, the renewals, the waiting for the lease. */
  readonly signal: AbortSignal;
  /** How often the lease is renewed. */
  readonly beatMs?: number;
  /** How long the lease stays ours without a renewal. The same in all processes that want it. */
  readonly expiryMs?: number;
  /** A clock in ms that no change of the time of day moves. Another one only in tests. */
  readonly monotonicNow?: () => number;
};

export type LeaseSettings = Required<LeaseOptions>;

/** A lease was lost: the reason with which the work under it is ended. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export type Renewals = {
  /** Aborts with {@link LeaseLost} when the lease is lost; never after {@link Renewals.stop}. */
  readonly lost: AbortSignal;
  /** Whether the lease is ours at this moment, by our own clock; `lost` aborts within the call when it no longer is. */
  readonly isHeld: () => boolean;
  readonly stop: () => void;
};

/**
 * Renews a lease until that is stopped or the lease is lost: because a renewal says so, or because none was acknowledged for
 * `expiryMs`. This side counts that time from when it asked for the renewal, the others from when they saw the beat, which is
 * later: so this side lets go first. A renewal does not wait for the answer to the one before it, which may hang on a
 * connection that is gone.
 */
export const renewLease = ({ lease, askedAt }: WonLease, options: LeaseSettings): Renewals => {
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
  /** Looks again when the time is up: the signal must abort without anybody asking. */
  const lookLater = (): NodeJS.Timeout => setTimeout(look, aliveAt + expiryMs - monotonicNow());
  const look = (): void => {
    clearTimeout(deadline);
    if (isHeld()) deadline = lookLater();
  };
  const renew = async (): Promise<void> => {
    // Asked first of all: this process may have been frozen since the last beat.
    if (!isHeld()) return;
    const renewedAt = monotonicNow();
    try {
      if (!(await leases.renew(lease))) return lose('somebody has taken it over');
      // An answer that comes too late does not bring the lease back.
      if (!isHeld()) return;
      aliveAt = Math.max(aliveAt, renewedAt);
      failing = false;
      look();
    } catch (error) {
      // Any error: if it stays, the lease expires, and whoever asks for the lease again says what is the matter.
      if (!failing && !over) onNotice(`lease ${lease.name} cannot be renewed: ${String(error)}`);
      failing = true;
    }
  };
  const beats = setInterval(() => void renew(), beatMs);
  let deadline = lookLater();
  return { lost: lost.signal, isHeld, stop };
};
