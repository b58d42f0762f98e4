/** The number of a season in an address; what is no number counts as missing. */
export const aSeason = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 10_000 ? Number(value) : undefined;
