/** Something that can be searched for canaries: a file, a collection, the topic, an answer, the output of a process. */
export type Searched = { readonly place: string; readonly bytes: Buffer };

/**
 * A word that stands for one thing about a person, and that nothing else holds. Lower-case letters and digits are the same in
 * JSON, in an address and in a percent-encoding.
 */
export const canary = (of: string): string => `kanarya${of}q7x`;

/** What base64 makes of the word, by where it begins in a group of three bytes, without the signs that it shares with its neighbours. */
const inBase64 = (word: string): readonly string[] =>
  [0, 1, 2].map((before) => {
    const encoded = Buffer.from('-'.repeat(before) + word).toString('base64');
    return encoded.slice(Math.ceil((before * 4) / 3), Math.floor(((before + word.length) * 4) / 3));
  });

/** The words that stand in what was searched, each with its place: in any case, in UTF-8, UTF-16 and base64. */
export const wordsIn = (words: readonly string[], searched: readonly Searched[]): readonly string[] =>
  searched.flatMap(({ place, bytes }) => {
    const text = bytes.toString('latin1');
    const folded = text.toLowerCase();
    const holds = (word: string): boolean => {
      const plain = word.toLowerCase();
      // In UTF-16, of either byte order, every other byte is 0.
      return (
        folded.includes(plain) ||
        folded.includes([...plain].join('\0')) ||
        inBase64(word).some((form) => text.includes(form))
      );
    };
    return words.filter(holds).map((word) => `${word} in ${place}`);
  });

/** Those of the words that stand anywhere in what was searched, in their order. */
export const wordsFound = (words: readonly string[], searched: readonly Searched[]): readonly string[] =>
  words.filter((word) => wordsIn([word], searched).length > 0);
