import type { PlayerStats } from '../contract/statistics.ts';

/** The totals of a player without a match. */
export const NO_STATS: PlayerStats = {
  matchesPlayed: 0,
  goals: 0,
  assists: 0,
  shots: null,
  passes: null,
  saves: 0,
  gkSaves: 0,
  gkCatches: null,
  cleanSheets: 0,
  yellowCards: 0,
  redCards: 0,
  manOfTheMatch: 0,
};
