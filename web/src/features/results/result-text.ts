import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { formatScore } from '../../format/number.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { incidentTypes } from '../../messages/tr/stored-words.ts';
import { type KnownIncident, type KnownLine, type KnownPlace, lineIn } from './known-lists.ts';
import { lineForm } from './list-form.ts';
import { sumOf } from './line-sum.ts';
import { playerOfUnit, type Unit } from './merge.ts';
import { nameIn, type People } from './people.ts';
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

/** A line in words: its figures, then what differs from a row without details. */
const lineTexts = (line: KnownLine): readonly string[] => {
  const more = [
    line.position,
    line.isStartingEleven ? lineMessages.starter : null,
    lineMessages.part(lineMessages.minutes, String(line.minutesPlayed)),
    line.shots === null ? null : lineMessages.part(lineMessages.shots, String(line.shots)),
    line.passes === null ? null : lineMessages.part(lineMessages.passes, String(line.passes)),
    line.gkCatches === null ? null : lineMessages.part(lineMessages.gkCatches, String(line.gkCatches)),
    line.rating === null ? null : lineMessages.part(lineMessages.rating, lineForm(line).rating),
    line.manOfTheMatch ? lineMessages.manOfTheMatch : null,
  ].filter((text) => text !== null);
  return [sumOf(lineForm(line)), more.join(' · ')];
};

const placeText =
  (people: People) =>
  ({ player, position }: KnownPlace): string =>
    position === null ? nameIn(people, player) : `${nameIn(people, player)} (${position})`;

const incidentText =
  (people: People) =>
  ({ type, minute, player, description }: KnownIncident): string => {
    const what = lineMessages.incidents.text(minute, incidentTypes[type as keyof typeof incidentTypes] ?? type);
    return [what, player === null ? '' : nameIn(people, player), description].filter(Boolean).join(', ');
  };

/** A unit of a result in words; for the whole result, a line for each of its parts. */
export const valueLines = (
  result: KnownResult,
  unit: Unit,
  pairing: Pairing,
  people: People = new Map(),
): readonly string[] => {
  const orNone = (texts: readonly string[]) => (texts.length === 0 ? [clash.none] : texts);
  const player = playerOfUnit(unit);
  if (player !== null) {
    const line = lineIn(result, player);
    return line === undefined ? [clash.none] : lineTexts(line);
  }
  if (unit === 'score') return [scoreText(result, pairing)];
  if (unit === 'homeLineup' || unit === 'awayLineup') return orNone(result[unit].map(placeText(people)));
  if (unit === 'incidents') return orNone(result.incidents.map(incidentText(people)));
  const card = cardFields.find((field) => field === unit);
  if (card !== undefined) return [result[card] === null ? clash.none : String(result[card])];
  return [
    resultsMessages.statuses[result.status],
    ...(result.homeScore === null ? [] : [scoreText(result, pairing)]),
    ...cardFields.flatMap((field) => (result[field] === null ? [] : [`${clash.units[field]}: ${result[field]}`])),
    ...(result.playerStats.length === 0 ? [] : [clash.lines(result.playerStats.length)]),
  ];
};

/** What a unit is called beside its two values. */
export const unitName = (unit: Unit, people: People): string => {
  const player = playerOfUnit(unit);
  return player === null ? clash.units[unit as keyof typeof clash.units] : clash.line(nameIn(people, player));
};
