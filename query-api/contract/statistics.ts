import { matchPosition } from '@league/events/positions.ts';
import { side } from '@league/events/match-result.ts';
import { statistic } from '@league/events/statistics.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';
import { teamReference } from './team-reference.ts';

const count = z.number();
/** Null where nobody recorded it: a board shows '–' then, and not 0. */
const recorded = z.nullable(count);

/** One match of a player, with the score of that match: all totals and averages come from these (docs/rules.md#statistics). */
const historyLine = z.strictObject({
  matchId: z.string(),
  week: z.number(),
  side,
  teamId: z.string(),
  number: recorded,
  position: z.nullable(matchPosition),
  isStartingEleven: z.boolean(),
  minutesPlayed: count,
  goals: count,
  assists: count,
  saves: count,
  yellowCards: count,
  redCards: count,
  shots: recorded,
  passes: recorded,
  gkCatches: recorded,
  rating: recorded,
  manOfTheMatch: z.boolean(),
  homeScore: count,
  awayScore: count,
});
export type HistoryLine = z.infer<typeof historyLine>;

/**
 * One player in one season; the id is `{season}/{playerId}`. Lines stand in the order in which the player came into the matches.
 * Lines of deleted matches stay, and count only while the match exists (the seasons' `matches`). Positions are zero-padded, as
 * everywhere in documents.
 */
export const playerHistoryDocument = z.strictObject({
  playerId: z.string(),
  season: z.number(),
  lines: z.array(historyLine),
  /** Totals of this player alone that began anew, each with the position of its event. */
  resets: z.array(z.strictObject({ position: z.string(), statistics: z.array(statistic) })),
  decreases: z.array(z.strictObject({ position: z.string(), statistic, amount: count })),
});
export type PlayerHistoryDocument = z.infer<typeof playerHistoryDocument>;

export const playerHistoryModel = defineReadModel({
  name: 'player-history',
  document: playerHistoryDocument,
  fields: ['season', 'playerId'],
  inOrder: ['season'],
});
export const playerHistoryId = (season: number, playerId: string): string => `${season}/${playerId}`;

/** A rating where none was given: shown muted, and in no average (docs/rules.md#ratings). */
export const DEFAULT_RATING = 6;

/** One entry of GET /api/players/gamertag/{gamertag}/matches, the latest match first. */
export const matchHistoryEntry = z.object({
  match: z.object({
    _id: z.string(),
    season: z.number(),
    week: z.number(),
    date: z.nullable(z.string()),
    homeTeam: teamReference,
    awayTeam: teamReference,
    homeScore: count,
    awayScore: count,
  }),
  /** The player's team in that match. */
  team: teamReference,
  side,
  /** For the side of the line. */
  outcome: z.enum(['win', 'draw', 'loss']),
  position: z.nullable(matchPosition),
  jerseyNumber: recorded,
  isStartingEleven: z.boolean(),
  minutesPlayed: count,
  goals: count,
  assists: count,
  saves: count,
  yellowCards: count,
  redCards: count,
  shots: recorded,
  passes: recorded,
  gkCatches: recorded,
  /** {@link DEFAULT_RATING} where `ratingGiven` is false. */
  rating: count,
  ratingGiven: z.boolean(),
  manOfTheMatch: z.boolean(),
});
export type MatchHistoryEntry = z.infer<typeof matchHistoryEntry>;

/** GET /api/players/gamertag/{gamertag}/matches: of one season, or of all without one. */
export const matchHistoryAnswer = z.object({ matchHistory: z.array(matchHistoryEntry) });
