import { matchEditMessages } from '../../messages/tr/match-edit.ts';
import { resultsMessages } from '../../messages/tr/results.ts';

/** Who enters results here: the call that records them, and what the page says about it in that person's words. */
export type ResultEntry = {
  readonly call:
    | 'PUT /api/admin/match-result/:id'
    | 'PUT /api/matches/:id/results'
    | 'PUT /api/matches/:id/players'
    | 'PUT /api/matches/:id/referee-update'
    | 'PUT /api/matches/:id';
  readonly saved: (pairing: string, isWalkover: boolean) => string;
  readonly failed: string;
  /** The main referee of the match enters it: the editor says so. */
  readonly byReferee?: boolean;
  /** Nothing is saved before both scores stand. */
  readonly withScores?: boolean;
};

export const adminEntry: ResultEntry = {
  call: 'PUT /api/admin/match-result/:id',
  saved: resultsMessages.saved,
  failed: resultsMessages.failed,
};

/** The match edit page writes the players' lines of a finished match, and nothing else. */
export const linesEntry: ResultEntry = {
  call: 'PUT /api/matches/:id/players',
  saved: () => matchEditMessages.saved,
  failed: matchEditMessages.saveFailed,
};
