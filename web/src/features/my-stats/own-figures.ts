import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';

/** What of a player's match the own statistics count. */
type Counted = Pick<MatchHistoryEntry, 'outcome' | 'goals' | 'assists' | 'saves'>;

const COUNTED = ['goals', 'assists', 'saves'] as const;
export type CountedFigure = (typeof COUNTED)[number];

/** What a player sets out to reach. */
export const TARGETS: Readonly<Record<CountedFigure, number>> = { goals: 15, assists: 10, saves: 20 };

export type OwnFigures = Readonly<Record<CountedFigure | 'played' | 'wins' | 'draws' | 'losses', number>>;

/** The sums of a player's matches. */
export const figuresOf = (matches: readonly Counted[]): OwnFigures => {
  const sum = (of: CountedFigure): number => matches.reduce((total, match) => total + match[of], 0);
  const ended = (as: Counted['outcome']): number => matches.filter(({ outcome }) => outcome === as).length;
  return {
    played: matches.length,
    wins: ended('win'),
    draws: ended('draw'),
    losses: ended('loss'),
    goals: sum('goals'),
    assists: sum('assists'),
    saves: sum('saves'),
  };
};

/** How much of a figure comes on a match; 0 without a match. */
export const perMatch = (total: number, played: number): number => (played === 0 ? 0 : total / played);
