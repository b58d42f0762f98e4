/** Words count that carry a letter or a figure: "Çok – Uzun" is two. */
const WORD = /[\p{L}\p{N}]/u;

/** First letters of the first two words, as Turkish capitals: "ışıklı gücü" is "IG", "İzmir SK" is "İS". Empty for a name without letters. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => WORD.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .map((letter) => letter.toLocaleUpperCase('tr'))
    .join('');

/** How many pairs of colours styles.css has (`--color-crest-1` …). */
export const CREST_TINTS = 8;

/** From 1 to {@link CREST_TINTS}; the same id always has the same, and ids that differ in one place spread (FNV-1a). */
export const crestTint = (id: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  // The low bits of the last step alone would follow the last letter.
  return ((((hash >>> 0) ^ (hash >>> 15)) >>> 0) % CREST_TINTS) + 1;
};
