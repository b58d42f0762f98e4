import type { PlayerStats } from '@league/query-api/contract/leaders.ts';

/** The totals of a player without a match; `part` says what differs. */
export const statsOf = (part: Partial<PlayerStats> = {}): PlayerStats => ({
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
  ...part,
});
