import { incidentType, side } from '@league/events/match-result.ts';
import { matchPosition } from '@league/events/positions.ts';
import * as z from 'zod/mini';
import { playerReference } from './leaders.ts';
import { matchAnswer } from './matches.ts';
import { teamReference } from './team-reference.ts';

/* A file of its own: pages with lists of matches carry nothing of what a match is made of. */

/** One player's part in a match; null is what nobody recorded. Team, number and position are those of that day. */
export const statLine = z.object({
  player: playerReference,
  side,
  team: teamReference,
  position: z.nullable(matchPosition),
  jerseyNumber: z.nullable(z.number()),
  isStartingEleven: z.boolean(),
  minutesPlayed: z.number(),
  goals: z.number(),
  assists: z.number(),
  saves: z.number(),
  yellowCards: z.number(),
  redCards: z.number(),
  shots: z.nullable(z.number()),
  passes: z.nullable(z.number()),
  gkCatches: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  manOfTheMatch: z.boolean(),
});
export type StatLine = z.infer<typeof statLine>;

const lineupPlace = z.object({
  player: playerReference,
  position: z.nullable(matchPosition),
  jerseyNumber: z.nullable(z.number()),
});
export type LineupPlace = z.infer<typeof lineupPlace>;

/** `side` is that of the player's line or place in a line-up, null without one; an own goal counts for the other side. */
const incidentAnswer = z.object({
  type: incidentType,
  minute: z.number(),
  description: z.string(),
  player: z.nullable(playerReference),
  side: z.nullable(side),
});
export type IncidentAnswer = z.infer<typeof incidentAnswer>;

/** A match with all that belongs to it: /{id} and /{id}/details. Incidents by minute. */
export const matchDetails = z.object({
  ...matchAnswer.shape,
  playerStats: z.array(statLine),
  homeLineup: z.array(lineupPlace),
  awayLineup: z.array(lineupPlace),
  incidents: z.array(incidentAnswer),
});
export type MatchDetails = z.infer<typeof matchDetails>;
