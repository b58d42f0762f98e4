/** The number in the box; 0 for a text that is none. */
const numberOf = (value: string): number => (/^\d+$/.test(value) ? Number(value) : 0);

/** The count one step up or down, never below 0 or above `most`. A text that is no number counts as 0. */
export const stepped = (value: string, by: number, most: number): string =>
  String(Math.min(Math.max(numberOf(value) + by, 0), most));

/** Longer than any count. */
const LONGEST = 6;

/**
 * The text that the box keeps. A text that is no count stays as typed, so that the form can refuse it: cutting "2,5" to
 * 25 or "100" to 10 would record a wrong figure in silence. Leading zeros are dropped.
 */
export const typedCount = (text: string): string => {
  const typed = text.slice(0, LONGEST).trim();
  return /^\d+$/.test(typed) ? String(Number(typed)) : typed;
};
