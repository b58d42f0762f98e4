import type { MatchScores } from '@league/command-api/contract/problem.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { type KnownLists, listsOfDetails } from './known-lists.ts';
import type { KnownResult } from './result-form.ts';

/** The result as the server answers it now; without its lists while only the list of matches was read. */
export type Latest = MatchScores & Partial<KnownLists>;

/** The newer of what the list of matches and the match's own answer say. */
export const latestOf = (listed: MatchScores, details: MatchDetails | undefined): Latest =>
  details === undefined || details.resultRevision < listed.resultRevision
    ? listed
    : knownOf(details, listsOfDetails(details));

/** The result that a form begins with, without what else an answer says of the match. */
export const knownOf = (match: MatchScores, lists: KnownLists): KnownResult => ({
  status: match.status,
  homeScore: match.homeScore,
  awayScore: match.awayScore,
  isWalkover: match.isWalkover,
  walkoverWinner: match.walkoverWinner,
  homeYellowCards: match.homeYellowCards,
  awayYellowCards: match.awayYellowCards,
  homeRedCards: match.homeRedCards,
  awayRedCards: match.awayRedCards,
  resultRevision: match.resultRevision,
  ...lists,
});
