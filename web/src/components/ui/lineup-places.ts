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

/** Per cent of the own half, y from the own goal line. */
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

/** How far apart two of one position stand. */
const APART = 22;
const [LEFTMOST, RIGHTMOST] = [9, 91];

/**
 * Where everybody stands: the home side in the upper half, the away side mirrored top to bottom only. Several of one
 * position stand beside each other; those of positions without a place are `others`.
 */
export const placesOf = (
  entries: readonly LineupEntry[],
  side: 'home' | 'away',
): { readonly placed: readonly Placed[]; readonly others: readonly LineupEntry[] } => {
  const byCode = Map.groupBy(entries, ({ position }) => positionOf(position)?.code ?? '');
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
