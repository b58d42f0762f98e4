/** A whole number as it stands in the box; '' when nothing was typed yet. */
const numberOf = (value: string): number => (/^\d+$/.test(value) ? Number(value) : 0);

/** One step up or down, never below 0 or above `most`. Nothing typed counts as 0, so − makes it 0 and + makes it 1. */
export const stepped = (value: string, by: number, most: number): string =>
  String(Math.min(Math.max(numberOf(value) + by, 0), most));

/** What is kept of a text: its digits, as long as they stay within `most`; a digit too many is not taken. */
export const typedCount = (text: string, most: number): string => {
  let kept = '';
  for (const digit of text.replace(/\D/g, '')) {
    const longer = String(Number(kept + digit));
    if (Number(longer) > most) break;
    kept = longer;
  }
  return kept;
};
