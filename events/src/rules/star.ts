type Rated = {
  readonly goals: number;
  /** null or missing where nobody rated the player. */
  readonly rating?: number | null | undefined;
};

const ratingOf = ({ rating }: Rated): number => rating ?? -1;

/**
 * The star of a match or of a night (docs/rules.md#ratings): the best rating, of level ones the one with more goals, without ratings the
 * most goals. Of those who are level in both it is the first; undefined where nobody was rated and nobody scored.
 */
export const starOf = <Line extends Rated>(lines: readonly Line[]): Line | undefined =>
  lines
    .filter((line) => ratingOf(line) >= 0 || line.goals > 0)
    .toSorted((a, b) => ratingOf(b) - ratingOf(a) || b.goals - a.goals)[0];
