import type { MatchResult } from '../match-result.ts';
import type { ResultOutcome } from '../seasons.ts';
import { linesExceedScore } from './lines.ts';

/** What a list of matches shows of a result. */
export const outcomeOf = (result: MatchResult): ResultOutcome => {
  const { homeScore, awayScore, walkover, cards } = result;
  return { homeScore, awayScore, walkover, cards, linesExceedScore: linesExceedScore(result) };
};
