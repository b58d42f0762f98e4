import { resultsMessages } from '../../messages/tr/results.ts';

/** Who enters results here: the call that records them, and what the page says about it in that person's words. */
export type ResultEntry = {
  readonly call: 'PUT /api/admin/match-result/:id' | 'PUT /api/matches/:id/results';
  readonly saved: (pairing: string) => string;
  readonly failed: string;
};

export const adminEntry: ResultEntry = {
  call: 'PUT /api/admin/match-result/:id',
  saved: resultsMessages.saved,
  failed: resultsMessages.failed,
};
