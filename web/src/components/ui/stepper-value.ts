/** A whole number as it stands in the box; '' when nothing was typed yet. */
const numberOf = (value: string): number => (/^\d+$/.test(value) ? Number(value) : 0);

/** One step up or down, never below 0 or above `most`. What is no number counts as 0, so − makes it 0 and + makes it 1. */
export const stepped = (value: string, by: number, most: number): string =>
  String(Math.min(Math.max(numberOf(value) + by, 0), most));

/** Longer than any count; nobody means more. */
const LONGEST = 6;

/**
 * What is kept of a text: all of it that can be meant. A "2,5" or a "100" that was silently made a 25 or a 10 would be
 * recorded; as it stands, the form says what is wrong with it. Leading zeros are nothing.
 */
export const typedCount = (text: string): string => {
  const typed = text.slice(0, LONGEST).trim();
  return /^\d+$/.test(typed) ? String(Number(typed)) : typed;
};
