/** Reads a number from 1 on of the address; anything else counts as missing: the current season, or the current table. */
export const numberFromOne = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
