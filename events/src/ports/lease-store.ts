/**
 * The right to do a piece of work that only one process may do at a time: running the projections, forwarding the log,
 * carrying out the processes (ADR 10).
 */
export type Lease = {
  readonly name: string;
  /** Which process holds it, for people: host, pid and a random part. */
  readonly owner: string;
  /** Raised by one whenever the lease changes hands and never used twice, so that late writes of an earlier owner are recognised. */
  readonly epoch: number;
};

/** A lease as it stands in the store. It counts as alive as long as `beat` goes on rising. */
export type KeptLease = Lease & {
  /** Raised by every {@link LeaseStore.renew}. */
  readonly beat: number;
  /** The owner has released the lease: the next owner can take it at once. Its epoch stays. */
  readonly released: boolean;
};

/**
 * Stored leases. No clock is compared with another machine's: a process that wants a lease watches its beat, and takes the
 * lease over when the beat has stood still for long enough by that process's own monotonic clock. Every adapter passes
 * `lease-store.contract.ts`. Every member throws StoreUnavailable while it cannot be done.
 */
export type LeaseStore = {
  /** The lease of this name as it is now; undefined when nobody ever held it. */
  readonly read: (name: string) => Promise<KeptLease | undefined>;
  /**
   * Takes the lease over, raising its epoch, if it is still in the state `from` (undefined: nobody ever held it). Undefined,
   * and nothing changed, if it has moved since.
   */
  readonly take: (name: string, owner: string, from: KeptLease | undefined) => Promise<KeptLease | undefined>;
  /** Raises the beat. False when the lease is no longer held in this epoch: somebody took it over, or it was released. */
  readonly renew: (lease: Lease) => Promise<boolean>;
  /** Releases the lease, so that the next owner can take it at once; nothing happens when another owner has it already. */
  readonly release: (lease: Lease) => Promise<void>;
};
