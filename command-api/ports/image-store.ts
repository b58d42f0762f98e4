/**
 * Stored pictures by the SHA-256 of their bytes, in hex. Nothing of them stands in the log, which names their addresses. Every
 * member throws StoreUnavailable while it cannot be done.
 */
export type ImageStore = {
  /** Stores the bytes under their hash, durably. What is stored already stays, as if it were put at `at` (epoch ms) for the first time. */
  readonly put: (hash: string, bytes: Uint8Array, at: number) => Promise<void>;
  readonly get: (hash: string) => Promise<Uint8Array | undefined>;
  /** The hashes of all that was last put before this time. */
  readonly putBefore: (time: number) => Promise<readonly string[]>;
  /** Deletes it, unless it was put again at this time or later. */
  readonly deletePutBefore: (hash: string, time: number) => Promise<void>;
};
