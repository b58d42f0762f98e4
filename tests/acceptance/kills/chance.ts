/** Chance that can be had again: the same seed gives the same numbers. */
export type Chance = {
  /** A whole number from 0 to one below this. */
  readonly below: (limit: number) => number;
  /** The same things in another order. */
  readonly shuffled: <Thing>(things: readonly Thing[]) => readonly Thing[];
};

/** Mulberry32. */
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
