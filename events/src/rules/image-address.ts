/** The address of a stored picture, by the SHA-256 of its bytes in hex: what is there never changes. */
export const imageAddress = (hash: string): string => `/images/${hash}.webp`;

/** The hash in the address of a stored picture; undefined for any other address, and for none. */
export const hashInAddress = (address: string | null): string | undefined =>
  /^\/images\/([\da-f]{64})\.webp$/.exec(address ?? '')?.[1];
