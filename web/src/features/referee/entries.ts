import { refereeMessages as words } from '../../messages/tr/referee.ts';
import type { ResultEntry } from '../results/result-entry.ts';

/** The two pages that list the own matches. */
export type RefereePageName = 'panel' | 'results';

/** The main referee enters and corrects the result of a match, in the words of the page. */
export const refereeEntry = (page: RefereePageName): ResultEntry => ({
  call: 'PUT /api/matches/:id/referee-update',
  saved: () => words[page].saved,
  failed: words[page].saveFailed,
  byReferee: true,
});

/** The same from the own profile, until the match is finished. */
export const profileEntry: ResultEntry = {
  call: 'PUT /api/matches/:id',
  saved: () => words.profile.saved,
  failed: words.profile.saveFailed,
  byReferee: true,
  withScores: true,
};
