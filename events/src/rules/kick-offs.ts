/**
 * Hands the kick-offs of a match night out to its matches, in their order and evenly: of five matches and two kick-offs the first
 * three play at the first, the others at the second (docs/rules.md#fixtures). Without kick-offs each match gets undefined.
 */
export const handedOut = (kickOffs: readonly string[], matches: number): (string | undefined)[] =>
  Array.from({ length: matches }, (_, place) => kickOffs[Math.floor((place * kickOffs.length) / matches)]);
