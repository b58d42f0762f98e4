import { type Position, positionOf } from './position.ts';

export type LineupEntry = {
  readonly key: string;
  readonly name: string;
  readonly position: string | null;
  readonly number: number | null;
  /** How many goals the player scored in this match. */
  readonly goals: number;
};

/** A player with a place on the pitch, by the code of the position. */
export type Placed = { readonly entry: LineupEntry; readonly code: Position['code'] };

/**
 * Who stands on the pitch: the first player of each position. A second one of a position, and who plays in none that is known, are
 * `others`, in the order of the line-up.
 */
export const placesOf = (
  entries: readonly LineupEntry[],
): { readonly placed: readonly Placed[]; readonly others: readonly LineupEntry[] } => {
  const placed: Placed[] = [];
  const others: LineupEntry[] = [];
  for (const entry of entries) {
    const code = positionOf(entry.position ?? '')?.code;
    if (code === undefined || placed.some((each) => each.code === code)) others.push(entry);
    else placed.push({ entry, code });
  }
  return { placed, others };
};
