/**
 * The right to do a piece of work that only one process may do at a time: running the projections, forwarding the log,
 * carrying out the processes (ADR 10).
 */
export type Lease = {
  readonly name: string;
  /** The process that holds the lease, for people to read: host, pid and a random part. */
  readonly owner: string;
  /**
   * Raised by one when the lease changes hands, never used twice, so that late writes of an old owner are recognised.
   */
  readonly epoch: number;
};

/** A lease as the store has it. The lease counts as alive while its `beat` increases. */
export type KeptLease = Lease & {
  /** Raised by each {@link LeaseStore.renew}. */
  readonly beat: number;
  /** The owner has released the lease, so the next owner can take it at once. The epoch stays. */
  readonly released: boolean;
};

/**
 * Stored leases. Clocks of different machines are never compared: a process that wants a lease watches its beat, and
 * takes the lease over when the beat has not changed for long enough by that process's own monotonic clock. Every
 * adapter passes `lease-store.contract.ts`. Each member throws StoreUnavailable while the store cannot be reached.
 */
export type LeaseStore = {
  /** The lease of this name as it is now; undefined when nobody ever held it. */
  readonly read: (name: string) => Promise<KeptLease | undefined>;
  /**
   * Takes the lease over and raises its epoch, if it is still in the state `from` (undefined: nobody ever held it).
   * Returns undefined and changes nothing if the lease has changed since.
   */
  readonly take: (name: string, owner: string, from: KeptLease | undefined) => Promise<KeptLease | undefined>;
  /**
   * Raises the beat. False when the lease is no longer held in this epoch: another process took it, or it was released.
   */
  readonly renew: (lease: Lease) => Promise<boolean>;
  /** Releases the lease, so that the next owner can take it at once. Does nothing when another owner has it already. */
  readonly release: (lease: Lease) => Promise<void>;
};
