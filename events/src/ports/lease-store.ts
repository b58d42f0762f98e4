/**
 * The right to do a piece of work that only one process may do at a time: running the projections, forwarding the log,
 * carrying out the processes (ADR 10).
 */
export type Lease = {
  readonly name: string;
  /** Which process holds it, for people: host, pid and a random part. */
  readonly owner: string;
  /** Raised by one whenever the lease changes hands, never used twice: what an earlier owner still writes is told by it. */
  readonly epoch: number;
};

/** A lease as it stands in the store. It counts as alive as long as `beat` goes on rising. */
export type KeptLease = Lease & {
  /** Raised by every {@link LeaseStore.renew}. */
  readonly beat: number;
  /** The owner has let go of it: free at once. Its epoch stays. */
  readonly released: boolean;
};

/**
 * Leases at rest. No clock is compared with another machine's: who wants a lease watches its beat, and takes it over when
 * that has stood still for long enough by the watcher's own monotonic clock. Every adapter passes
 * `lease-store.contract.ts`. Every member throws StoreUnavailable while it cannot be done.
 */
export type LeaseStore = {
  /** The lease of this name as it is now; undefined when nobody ever held it. */
  readonly read: (name: string) => Promise<KeptLease | undefined>;
  /**
   * Takes the lease over from exactly the state that was read (undefined: nobody ever held it), raising its epoch.
   * undefined when it has moved since, and nothing was changed.
   */
  readonly take: (name: string, owner: string, from: KeptLease | undefined) => Promise<KeptLease | undefined>;
  /** Raises the beat. False when the lease is no longer held in this epoch: somebody took it over, or it was released. */
  readonly renew: (lease: Lease) => Promise<boolean>;
  /** Lets go of it, so that the next can take it at once; nothing when it is somebody else's already. */
  readonly release: (lease: Lease) => Promise<void>;
};
