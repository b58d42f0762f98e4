import type { MatchResult, PlayerLine, Side } from '@league/events/match-result.ts';
import type { PartError } from './idle-parts.ts';
import { type LineFacts, type LineMatch, placeOf, sideNamed, standingPlaces } from './line-players.ts';
import type { ColumnPart, LinePart, ListParts } from './result-parts.ts';

/** The starters of a side. */
const STARTERS = 8;

/** Takes what is wrong with a list, at its path. */
export type Complain = (path: PartError['path'], message: string) => void;

/** What the lines of a result are made of. */
export type LineMaking = {
  readonly lists: ListParts;
  readonly previous: MatchResult | undefined;
  readonly match: LineMatch;
  readonly facts: LineFacts;
  readonly complain: Complain;
};

const columns = [
  ['goalScorers', 'goals'],
  ['assists', 'assists'],
  ['saves', 'saves'],
] as const;

/** The lines of a result as they are wished: those sent, else those that stand, with the columns that were sent (docs/rules.md#lines). */
export const linesOf = (making: LineMaking): readonly PlayerLine[] => {
  const { lists, previous } = making;
  const sent = lists.playerStats;
  let lines = sent === undefined ? (previous?.lines ?? []) : linesSent(sent, making);
  for (const [column, figure] of columns) {
    const entries = lists[column];
    if (entries !== undefined) lines = withColumn(lines, column, figure, entries, making);
  }
  return lines;
};

const linesSent = (sent: readonly LinePart[], making: LineMaking): PlayerLine[] => {
  const standing = standingPlaces(making.previous);
  const seen = new Set<string>();
  const starters = { home: 0, away: 0 };
  const lines: PlayerLine[] = [];
  for (const [index, part] of sent.entries()) {
    if (seen.has(part.playerId)) {
      making.complain(`playerStats[${index}].player`, 'Bu oyuncu listede iki kez var.');
      continue;
    }
    seen.add(part.playerId);
    const place = placeIn('playerStats', index, part, making, standing);
    if (place === undefined) continue;
    const { side, number } = place;
    if (part.isStartingEleven) {
      starters[side] += 1;
      if (starters[side] > STARTERS) {
        making.complain(
          `playerStats[${index}].isStartingEleven`,
          `Bir takımda en fazla ${STARTERS} oyuncu ilk kadroda başlar.`,
        );
      }
    }
    lines.push(lineOf(part, side, making.match[side], number));
  }
  return lines;
};

/** The place of who is named there in a list; undefined, with a complaint, where there is none. */
const placeIn = (
  list: 'playerStats' | (typeof columns)[number][0],
  index: number,
  { playerId, team }: { readonly playerId: string; readonly team: string | undefined },
  { match, facts, complain }: LineMaking,
  standing: ReturnType<typeof standingPlaces>,
) => {
  const wished = team === undefined ? undefined : sideNamed(team, match, facts);
  if (team !== undefined && wished === undefined) {
    complain(`${list}[${index}].team`, 'Bu takım maçın iki takımından biri değil.');
    return undefined;
  }
  const place = placeOf(playerId, wished, match, facts, standing);
  if (typeof place !== 'string') return place;
  complain(`${list}[${index}].player`, place);
  return undefined;
};

/** Members in one order always, so that equal lines are equal texts. */
const lineOf = (part: LinePart, side: Side, teamId: string, number: number | null): PlayerLine => {
  const line: PlayerLine = {
    playerId: part.playerId,
    side,
    teamId,
    number,
    position: part.position,
    isStartingEleven: part.isStartingEleven,
    minutesPlayed: part.minutesPlayed,
    goals: part.goals,
    assists: part.assists,
    saves: part.saves,
    yellowCards: part.yellowCards,
    redCards: part.redCards,
  };
  if (part.shots !== undefined) line.shots = part.shots;
  if (part.passes !== undefined) line.passes = part.passes;
  if (part.gkCatches !== undefined) line.gkCatches = part.gkCatches;
  if (part.rating !== undefined) line.rating = part.rating;
  if (part.manOfTheMatch === true) line.manOfTheMatch = true;
  return line;
};

const emptyPart = (playerId: string): LinePart => ({
  playerId,
  team: undefined,
  position: null,
  isStartingEleven: false,
  minutesPlayed: 0,
  goals: 0,
  assists: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
});

/**
 * The lines with a figure as its column says. Alone the column is the whole of it, so that who is not in it has 0; beside lines it
 * speaks for those whom it names, and may not contradict their lines. Who has no line gets one.
 */
const withColumn = (
  lines: readonly PlayerLine[],
  column: (typeof columns)[number][0],
  figure: (typeof columns)[number][1],
  entries: readonly ColumnPart[],
  making: LineMaking,
): PlayerLine[] => {
  const counts = new Map<string, number>();
  for (const { playerId, count } of entries) counts.set(playerId, (counts.get(playerId) ?? 0) + count);
  const beside = making.lists.playerStats !== undefined;
  const counted = lines.map((line) => {
    const count = counts.get(line.playerId) ?? (beside ? line[figure] : 0);
    return count === line[figure] ? line : { ...line, [figure]: count };
  });
  const standing = standingPlaces({ ...emptied, ...making.previous, lines: [...lines] });
  for (const [index, entry] of entries.entries()) {
    const path = `${column}[${index}]` as const;
    const place = placeIn(column, index, entry, making, standing);
    if (place === undefined) continue;
    const line = lines.find(({ playerId }) => playerId === entry.playerId);
    if (line === undefined) {
      if (counted.some(({ playerId }) => playerId === entry.playerId)) continue;
      const part = { ...emptyPart(entry.playerId), [figure]: counts.get(entry.playerId) ?? 0 };
      counted.push(lineOf(part, place.side, making.match[place.side], place.number));
    } else if (line.side !== place.side) {
      making.complain(`${path}.team`, 'Bu oyuncu diğer takımda.');
    } else if (beside && line[figure] !== 0 && line[figure] !== counts.get(entry.playerId)) {
      making.complain(path, 'Oyuncunun satırındaki sayı ile bu sütundaki farklı.');
    }
  }
  return counted;
};

const emptied: MatchResult = {
  homeScore: 0,
  awayScore: 0,
  walkover: null,
  cards: { homeYellow: null, awayYellow: null, homeRed: null, awayRed: null },
  lines: [],
  homeLineup: [],
  awayLineup: [],
  incidents: [],
};
