import { tieBreaker } from '@league/events/season-terms.ts';
import { playedMatches } from '@league/events/shapes.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';
import { teamReference } from './team-reference.ts';

/**
 * A result that counts in the table. Results are stored instead of sums, so that the table's rules can change later.
 */
export const standingsResult = z.strictObject({
  home: z.string(),
  away: z.string(),
  homeScore: z.number(),
  awayScore: z.number(),
  /**
   * The kick-off; for a match without a date the time when its result was first recorded (docs/rules.md#past-tables).
   */
  playedAt: z.string(),
});
export type StandingsResult = z.infer<typeof standingsResult>;

/** The counting results of a week by match id; the document's id is `{season}/{week}`. */
export const standingsDocument = z.strictObject({
  season: z.number(),
  week: z.number(),
  results: z.record(z.string(), standingsResult),
});
export type StandingsDocument = z.infer<typeof standingsDocument>;

export const standingsModel = defineReadModel({ name: 'standings', document: standingsDocument, fields: ['season'] });
export const standingsId = (season: number, week: number): string => `${season}/${week}`;

const tally = {
  played: z.number(),
  win: z.number(),
  draw: z.number(),
  loss: z.number(),
  goalsFor: z.number(),
  goalsAgainst: z.number(),
  goalDifference: z.number(),
  points: z.number(),
};

/** A result as a team sees it. */
export const formEntry = z.object({
  matchId: z.string(),
  outcome: z.enum(['win', 'draw', 'loss']),
  opponent: teamReference,
  goalsFor: z.number(),
  goalsAgainst: z.number(),
});

/** A row of GET /api/leaderboards/standings, whose rows are in the order of the table. */
export const standingRow = z.object({
  position: z.number(),
  teamInfo: teamReference,
  ...tally,
  /** The last five results, newest last. */
  form: z.array(formEntry),
  /** The weeks in which the team has played, from the first. */
  weeks: z.array(z.number()),
  movement: z.nullable(z.number()),
  /** What was taken off the points, the oldest first; missing where nothing was. */
  deductions: z.optional(
    z.array(z.object({ _id: z.string(), points: z.number(), reason: z.string(), recordedAt: z.string() })),
  ),
  /** How, why and when the team left the season, and whether it was the last to leave; missing where it did not. */
  withdrawal: z.optional(
    z.object({ played: playedMatches, reason: z.string(), recordedAt: z.string(), isLast: z.boolean() }),
  ),
  decidedBy: z.nullable(
    z.object({
      rule: tieBreaker,
      among: z.array(teamReference),
      table: z.optional(z.array(z.object({ teamInfo: teamReference, ...tally }))),
    }),
  ),
});
export type StandingRow = z.infer<typeof standingRow>;
export const standingsAnswer = z.array(standingRow);

/**
 * GET /api/leaderboards/standings/preview: the table as the asked rules would make it.
 */
export const previewAnswer = z.object({
  /** How many matches are planned in the season; none before its fixtures. */
  matches: z.number(),
  rows: z.array(
    z.object({
      teamInfo: teamReference,
      position: z.number(),
      points: z.number(),
      /** The places that the team would gain (+) or lose (−) by these rules. */
      moves: z.number(),
    }),
  ),
});
export type PreviewAnswer = z.infer<typeof previewAnswer>;

/**
 * GET /api/leaderboards/standings/weeks: where each team stood after each week that has results, the teams in the order of the table.
 */
export const placesAnswer = z.object({
  weeks: z.array(z.number()),
  /** One position for each week. */
  teams: z.array(z.object({ teamInfo: teamReference, positions: z.array(z.number()) })),
});
export type PlacesAnswer = z.infer<typeof placesAnswer>;
