import type { MatchResult } from '@league/events/match-result.ts';
import { linesExceedScore } from '@league/events/rules/lines.ts';
import type { MatchDocument } from '@league/query-api/contract/matches.ts';

/** What a list of matches shows of a result. */
export const outcomeOf = (result: MatchResult): MatchDocument['result'] => {
  const { homeScore, awayScore, walkover, cards } = result;
  return { homeScore, awayScore, walkover, cards, linesExceedScore: linesExceedScore(result) };
};
