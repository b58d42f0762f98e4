import { matchPosition } from '@league/events/positions.ts';
import { side } from '@league/events/match-result.ts';
import { statistic } from '@league/events/statistics.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';
import { teamReference } from './team-reference.ts';

const count = z.number();
/** Null where nobody recorded it: a board shows '–' then, and not 0. */
const recorded = z.nullable(count);

/**
 * The players who have a line for a team in a season, in the order in which they came into its matches; the id is
 * `{season}/{teamId}`. Who loses the last line to a correction stays. The lines themselves stand with their matches (match-lines.ts).
 */
export const seasonSquadDocument = z.strictObject({
  season: z.number(),
  teamId: z.string(),
  players: z.array(z.string()),
});
export type SeasonSquadDocument = z.infer<typeof seasonSquadDocument>;

export const seasonSquadsModel = defineReadModel({
  name: 'season-squads',
  document: seasonSquadDocument,
  fields: ['season'],
  inOrder: ['season'],
});
export const seasonSquadId = (season: number, teamId: string): string => `${season}/${teamId}`;

/** What was taken off the totals of one player in one season; the id is `{season}/{playerId}`. Positions are zero-padded. */
export const takenOffDocument = z.strictObject({
  playerId: z.string(),
  season: z.number(),
  /** Totals of this player alone that began anew, each with the position of its event. */
  resets: z.array(z.strictObject({ position: z.string(), statistics: z.array(statistic) })),
  decreases: z.array(z.strictObject({ position: z.string(), statistic, amount: count })),
});
export type TakenOffDocument = z.infer<typeof takenOffDocument>;

export const takenOffModel = defineReadModel({
  name: 'taken-off',
  document: takenOffDocument,
  fields: ['season'],
  inOrder: ['season'],
});
export const takenOffId = (season: number, playerId: string): string => `${season}/${playerId}`;

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
