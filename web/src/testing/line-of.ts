import type { KnownLine } from '../features/results/known-lists.ts';

/** The line of a home player of whom nothing is recorded; `part` says what differs. */
export const knownLineOf = (player: string, part: Partial<KnownLine> = {}): KnownLine => ({
  player,
  team: 'home',
  position: null,
  isStartingEleven: false,
  minutesPlayed: 0,
  goals: 0,
  assists: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
  shots: null,
  passes: null,
  gkCatches: null,
  rating: null,
  manOfTheMatch: false,
  ...part,
});
