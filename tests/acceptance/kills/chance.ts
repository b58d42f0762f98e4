/** Random numbers that can be repeated: the same seed gives the same numbers. */
export type Chance = {
  /** A whole number from 0 to `limit` - 1. */
  readonly below: (limit: number) => number;
  /** The same items in random order. */
  readonly shuffled: <Thing>(things: readonly Thing[]) => readonly Thing[];
};

/** Uses the generator Mulberry32. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    shuffled: (things) =>
      things
        .map((thing) => [next(), thing] as const)
        .toSorted(([one], [other]) => one - other)
        .map(([, thing]) => thing),
  };
};
