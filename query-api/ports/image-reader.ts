/** Pictures by the SHA-256 of their bytes, in hex (docs/rules.md#pictures). */
export type ImageReader = {
  /** @throws StoreUnavailable */
  readonly get: (hash: string) => Promise<Uint8Array | undefined>;
};
