import { incident, lineupEntry, type PlayerLine, side } from '@league/events/match-result.ts';
import { MATCH_POSITIONS } from '@league/events/positions.ts';
import type { PlayedLine } from '@league/events/rules/statistics.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

const count = z.number();
/** Null where nobody recorded it. */
const recorded = z.nullable(count);

/**
 * A player's line as a row of numbers: most of what a league keeps is lines, and members by name would make each four times as long.
 * Player, whether for the away side, number, position, whether the player started, minutes, goals, assists, saves, yellow and red
 * cards, shots, passes, catches, rating, whether the player was man of the match; and a team behind them where it is another one than
 * that of the side. A position is its place in MATCH_POSITIONS, and what is true is 1.
 */
const lineRow = z.tuple(
  [
    z.string(),
    count,
    recorded,
    recorded,
    count,
    count,
    count,
    count,
    count,
    count,
    count,
    recorded,
    recorded,
    recorded,
    recorded,
    count,
  ],
  z.string(),
);
type LineRow = z.infer<typeof lineRow>;

/**
 * What a match with a result is made of; the id is the match's. Sides and week are those of the day. The document of a deleted match
 * stays, and counts only while the match exists (the seasons' `matches`).
 */
export const matchLinesDocument = z.strictObject({
  matchId: z.string(),
  season: z.number(),
  week: z.number(),
  home: z.string(),
  away: z.string(),
  homeScore: count,
  awayScore: count,
  walkover: z.nullable(side),
  lines: z.array(lineRow),
  homeLineup: z.array(lineupEntry),
  awayLineup: z.array(lineupEntry),
  incidents: z.array(incident),
});
export type MatchLinesDocument = z.infer<typeof matchLinesDocument>;

export const matchLinesModel = defineReadModel({
  name: 'match-lines',
  document: matchLinesDocument,
  fields: ['season', 'home', 'away'],
  inOrder: ['season'],
});

type Sides = Pick<MatchLinesDocument, 'home' | 'away'>;

/** A line of a match with these sides as its row. */
export const rowOfLine = (line: PlayerLine, sides: Sides): LineRow => {
  const { playerId, number, position, isStartingEleven, minutesPlayed, goals, assists, saves } = line;
  const { yellowCards, redCards, shots, passes, gkCatches, rating, manOfTheMatch, teamId } = line;
  const row: LineRow = [
    playerId,
    line.side === 'away' ? 1 : 0,
    number,
    position === null ? null : MATCH_POSITIONS.indexOf(position),
    isStartingEleven ? 1 : 0,
    minutesPlayed,
    goals,
    assists,
    saves,
    yellowCards,
    redCards,
    shots ?? null,
    passes ?? null,
    gkCatches ?? null,
    rating ?? null,
    manOfTheMatch ? 1 : 0,
  ];
  if (teamId !== sides[line.side]) row.push(teamId);
  return row;
};

/** One match of a player: all totals and averages come from these (docs/rules.md#statistics). */
export type HistoryLine = PlayedLine & { readonly playerId: string; readonly matchId: string; readonly week: number };

/** The line of a row, with what its match tells of it. */
export const lineOfRow = (row: LineRow, match: MatchLinesDocument): HistoryLine => {
  const [playerId, isAway, number, place, starts, minutesPlayed, goals, assists, saves, ...more] = row;
  const [yellowCards, redCards, shots, passes, gkCatches, rating, best, otherTeam] = more;
  const ofSide = isAway === 1 ? 'away' : 'home';
  const { matchId, week, homeScore, awayScore } = match;
  return {
    playerId,
    matchId,
    week,
    side: ofSide,
    teamId: otherTeam ?? match[ofSide],
    number,
    position: place === null ? null : (MATCH_POSITIONS[place] ?? null),
    isStartingEleven: starts === 1,
    minutesPlayed,
    goals,
    assists,
    saves,
    yellowCards,
    redCards,
    shots,
    passes,
    gkCatches,
    rating,
    manOfTheMatch: best === 1,
    homeScore,
    awayScore,
  };
};
