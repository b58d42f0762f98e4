import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { formatScore } from '../../format/number.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import type { Unit } from './merge.ts';
import { cardFields, type KnownResult } from './result-form.ts';

const { clash } = resultsMessages;

type Pairing = Pick<MatchAnswer, 'homeTeam' | 'awayTeam'>;

/** The score, and to whom it was awarded. */
export const scoreText = (result: KnownResult, { homeTeam, awayTeam }: Pairing): string => {
  const { homeScore, awayScore, walkoverWinner } = result;
  if (homeScore === null || awayScore === null) return clash.none;
  const score = formatScore(homeScore, awayScore);
  return walkoverWinner === null
    ? score
    : clash.walkover(score, (walkoverWinner === 'home' ? homeTeam : awayTeam).name);
};

/** A unit of a result in words; for the whole result, a line for each of its parts. */
export const valueLines = (result: KnownResult, unit: Unit, pairing: Pairing): readonly string[] => {
  if (unit === 'score') return [scoreText(result, pairing)];
  if (unit !== 'result') return [result[unit] === null ? clash.none : String(result[unit])];
  return [
    resultsMessages.statuses[result.status],
    ...(result.homeScore === null ? [] : [scoreText(result, pairing)]),
    ...cardFields.flatMap((field) => (result[field] === null ? [] : [`${clash.units[field]}: ${result[field]}`])),
  ];
};
