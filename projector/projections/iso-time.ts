/** The furthest instant that a Date can hold, either way (ECMA-262, Time Values). */
const FURTHEST_MS = 8.64e15;

/** Epoch milliseconds as UTC, ISO 8601 with ms. A number that is no time reads as 1970, so that no projection stops at it. */
export const isoTime = (epochMs: number): string => {
  if (epochMs !== last.epochMs) {
    last = { epochMs, text: new Date(Math.abs(epochMs) <= FURTHEST_MS ? epochMs : 0).toISOString() };
  }
  return last.text;
};

/** Several projections ask for the time of the same event, one after the other. */
let last = { epochMs: 0, text: new Date(0).toISOString() };
