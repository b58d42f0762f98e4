/** The number of a season in an address; what is no number counts as missing. */
export const aSeason = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 10_000 ? Number(value) : undefined;

/** The season that a path names, "/seasons/7"; undefined for any text but the plain number of one. */
export const seasonOfPath = (text: string): number | undefined =>
  /^[1-9]\d*$/.test(text) ? aSeason(Number(text)) : undefined;
