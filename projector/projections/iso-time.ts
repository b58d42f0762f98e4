const DAY_MS = 86_400_000;
/** The furthest instant that a Date can hold, either way (ECMA-262, Time Values). */
const FURTHEST_MS = 8.64e15;

/** The day asked for last, `2026-11-21T`: events come in order of time, and Date is slow at writing. */
let last = { day: Number.NaN, text: '' };

/**
 * Epoch milliseconds as UTC, ISO 8601 with ms, as `Date.toISOString` writes it at a quarter of its cost. A number that
 * is no time reads as 1970, so that no fold stops at it.
 */
export const isoTime = (epochMs: number): string => {
  const ms = Math.abs(epochMs) <= FURTHEST_MS ? Math.trunc(epochMs) : 0;
  const day = Math.floor(ms / DAY_MS);
  if (day !== last.day) {
    const [text = ''] = new Date(day * DAY_MS).toISOString().split('T');
    last = { day, text: `${text}T` };
  }
  const inDay = ms - day * DAY_MS;
  const seconds = Math.floor(inDay / 1_000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return `${last.text}${two(hours)}:${two(minutes % 60)}:${two(seconds % 60)}.${three(inDay % 1_000)}Z`;
};

const two = (number: number): string => (number < 10 ? `0${number}` : `${number}`);
const three = (number: number): string => (number < 100 ? `0${two(number)}` : `${number}`);
