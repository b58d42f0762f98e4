import type { KnownResult } from '../features/results/result-form.ts';

/** What is known of a match that is planned; tests say what came of it. */
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
};
