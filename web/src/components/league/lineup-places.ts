import { groupBy } from './group-by.ts';
import { positionOf } from './position.ts';

export type LineupEntry = {
  readonly key: string;
  readonly name: string;
  readonly position: string;
  readonly number: number | null;
};

export type Placed = {
  readonly entry: LineupEntry /** Per cent of the whole pitch. */;
  readonly x: number;
  readonly y: number;
};

/** In per cent of the team's own half; y is measured from its own goal line. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  KL: [50, 10],
  SLB: [16, 34],
  STP: [50, 32],
  SĞB: [84, 34],
  SLO: [31, 58],
  SĞO: [69, 58],
  SLF: [33, 84],
  SĞF: [67, 84],
};

/** The distance of two players in the same position, in per cent of the width. */
const APART = 22;
const [LEFTMOST, RIGHTMOST] = [9, 91];

/**
 * The places of all players: the home side in the upper half, the away side mirrored top to bottom only. Players in the
 * same position stand beside each other; players whose position has no place are `others`.
 */
export const placesOf = (
  entries: readonly LineupEntry[],
  side: 'home' | 'away',
): { readonly placed: readonly Placed[]; readonly others: readonly LineupEntry[] } => {
  const byCode = groupBy(entries, ({ position }) => positionOf(position)?.code ?? '');
  const placed: Placed[] = [];
  const others: LineupEntry[] = [];
  for (const [code, group] of byCode) {
    const place = places[code];
    if (place === undefined) {
      others.push(...group);
      continue;
    }
    const [x, y] = place;
    const first = x - (APART * (group.length - 1)) / 2;
    for (const [index, entry] of group.entries()) {
      placed.push({
        entry,
        x: Math.min(RIGHTMOST, Math.max(LEFTMOST, first + index * APART)),
        y: side === 'home' ? y / 2 : 100 - y / 2,
      });
    }
  }
  return { placed, others };
};
