/** The furthest instant that a Date can hold, either way (ECMA-262, Time Values). */
const FURTHEST_MS = 8.64e15;

/** Epoch milliseconds as UTC, ISO 8601 with ms. A number that is no time reads as 1970, so that no projection stops at it. */
export const isoTime = (epochMs: number): string =>
  new Date(Math.abs(epochMs) <= FURTHEST_MS ? epochMs : 0).toISOString();
