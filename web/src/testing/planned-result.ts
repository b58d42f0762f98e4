import type { KnownResult } from '../features/results/result-form.ts';

/** The result of a planned match, in which nothing is recorded yet. */
export const planned: KnownResult = {
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
  isWalkover: false,
  walkoverWinner: null,
  homeYellowCards: null,
  awayYellowCards: null,
  homeRedCards: null,
  awayRedCards: null,
  resultRevision: 0,
  playerStats: [],
  homeLineup: [],
  awayLineup: [],
  incidents: [],
};
