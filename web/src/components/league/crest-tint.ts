/** A word has at least one letter or digit: "Çok – Uzun" has two words. */
const WORD = /[\p{L}\p{N}]/u;

/**
 * The first letters of the first two words, as Turkish capitals: "ışıklı gücü" gives "IG", "İzmir SK" gives "İS". Empty
 * for a name without letters and digits.
 */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => WORD.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .map((letter) => letter.toLocaleUpperCase('tr'))
    .join('');

/** The number of colour pairs in styles.css (`--color-crest-1` …). */
export const CREST_TINTS = 8;

/**
 * The number of a colour pair, from 1 to {@link CREST_TINTS}. The same id always has the same pair, and ids that differ
 * in one place spread over all pairs (an FNV-1a hash).
 */
export const crestTint = (id: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  // The high bits are mixed in, since the low bits alone would depend mostly on the last letter.
  return ((((hash >>> 0) ^ (hash >>> 15)) >>> 0) % CREST_TINTS) + 1;
};
