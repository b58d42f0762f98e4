/** A word has at least one letter or digit: "Çok – Uzun" has two words. */
const WORD = /[\p{L}\p{N}]/u;

const capital = (letter: string): string => letter.toLocaleUpperCase('tr');

/**
 * Two Turkish capitals: the first letters of the first two words, or the first two of a single word. "ışıklı gücü" gives "IG",
 * "Kartal" "KA". Empty for a name without letters and digits.
 */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).map((word) => [...word].filter((letter) => WORD.test(letter)));
  const [first = [], second] = words.filter((letters) => letters.length > 0);
  return [first[0] ?? '', second?.[0] ?? first[1] ?? ''].map(capital).join('');
};
