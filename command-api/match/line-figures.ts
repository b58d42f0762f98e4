import type { MatchResult, Side } from '@league/events/match-result.ts';
import { namedGoals, sideIn } from '@league/events/rules/lines.ts';
import type { PartError } from './idle-parts.ts';
import type { Complain } from './lines.ts';
import type { ListParts } from './result-parts.ts';

const sides = ['home', 'away'] as const;
const scoreOf = { home: 'homeScore', away: 'awayScore' } as const;

type Figures = {
  readonly result: MatchResult;
  readonly previous: MatchResult | undefined;
  readonly lists: ListParts;
  readonly complain: Complain;
};

/**
 * Complains of goals and assists above the score of their side. What stood above it already hinders only who makes it worse
 * (docs/rules.md#lines).
 */
export const holdAgainstScore = ({ result, previous, lists, complain }: Figures): void => {
  for (const side of sides) {
    const score = result[scoreOf[side]];
    const goals = namedGoals(result, side);
    if (goals - score > Math.max(0, excess(previous, side, namedGoals))) {
      const message = `Oyuncuların golleri (${goals}) takımın skorunu (${score}) aşıyor.`;
      complain(goalsPath(result, side, lists, score), message);
    }
    const assists = assistsOf(result, side);
    if (assists - score > Math.max(0, excess(previous, side, assistsOf))) {
      const message = `Oyuncuların asistleri (${assists}) takımın gollerini (${score}) aşıyor.`;
      complain(pathIn(result, side, lists, 'assists', score) ?? scoreOf[side], message);
    }
  }
};

const excess = (
  result: MatchResult | undefined,
  side: Side,
  named: (result: MatchResult, side: Side) => number,
): number => (result === undefined ? 0 : named(result, side) - result[scoreOf[side]]);

const assistsOf = ({ lines }: MatchResult, side: Side): number => {
  let assists = 0;
  for (const line of lines) if (line.side === side) assists += line.assists;
  return assists;
};

/** Where the goals of a side go above its score: at a line, an entry of the column, an own goal; else at the score itself. */
const goalsPath = (result: MatchResult, side: Side, lists: ListParts, score: number): PartError['path'] => {
  const path = pathIn(result, side, lists, 'goals', score);
  if (path !== undefined) return path;
  const ownGoal = lists.incidents?.findLastIndex(
    ({ type, playerId }) =>
      type === 'ownGoal' && playerId !== null && ![undefined, side].includes(sideIn(result, playerId)),
  );
  if (ownGoal !== undefined && ownGoal !== -1) return `incidents[${ownGoal}].player`;
  return lists.playerStats === undefined ? scoreOf[side] : 'playerStats';
};

/** The line, or entry of the column, with which a figure of a side goes above the score; the last one, where others go above it with it. */
const pathIn = (
  { lines }: MatchResult,
  side: Side,
  lists: ListParts,
  figure: 'goals' | 'assists',
  score: number,
): PartError['path'] | undefined => {
  const ofSide = new Set(lines.filter((line) => line.side === side).map(({ playerId }) => playerId));
  const column = figure === 'goals' ? 'goalScorers' : 'assists';
  const entries = lists[column]?.map(({ playerId, count }) => ({ playerId, count })) ?? [];
  const parts = lists.playerStats?.map((part) => ({ playerId: part.playerId, count: part[figure] })) ?? [];
  return (
    above(entries, ofSide, score, (index) => `${column}[${index}].player`) ??
    above(parts, ofSide, score, (index) => `playerStats[${index}].${figure}`)
  );
};

const above = (
  entries: readonly { readonly playerId: string; readonly count: number }[],
  ofSide: ReadonlySet<string>,
  score: number,
  path: (index: number) => PartError['path'],
): PartError['path'] | undefined => {
  let sum = 0;
  let last: number | undefined;
  for (const [index, { playerId, count }] of entries.entries()) {
    if (count === 0 || !ofSide.has(playerId)) continue;
    sum += count;
    last = index;
    if (sum > score) break;
  }
  return last === undefined ? undefined : path(last);
};
