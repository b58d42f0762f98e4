import * as z from 'zod/mini';
import { teamReference } from './team-reference.ts';

const total = z.object({ total: z.number() });

/** A match that waits for something. */
const waitingMatch = z.object({
  _id: z.string(),
  week: z.number(),
  homeTeam: teamReference,
  awayTeam: teamReference,
});

/** How many matches of the current season wait for the same thing, and the first of them by date; those without a date come last. */
const waitingMatches = z.object({ ...total.shape, first: z.array(waitingMatch) });
/** How many wait for an answer, and the first of them by gamertag. */
const waitingPeople = z.object({ ...total.shape, first: z.array(z.string()) });

/** What waits for an admin: docs/rules.md#dashboard. */
export const waiting = z.object({
  /** Registrations. */
  players: waitingPeople,
  /** Applications of officials; somebody who asks for both offices waits twice. */
  officials: waitingPeople,
  results: waitingMatches,
  linesAboveScore: waitingMatches,
  referees: waitingMatches,
  dates: waitingMatches,
  /** Read models and processes that stand still until an operator acts (docs/operations.md). */
  standingStill: z.array(z.string()),
});
export type Waiting = z.infer<typeof waiting>;
export type WaitingMatches = Waiting['results'];

/**
 * GET /api/admin/dashboard-stats: the league in figures, matches and totals those of the current season, and what waits for an admin.
 */
export const dashboardStats = z.object({
  teams: total,
  /** Approved ones. */
  players: total,
  matches: z.object({ ...total.shape, completed: z.number() }),
  /** Totals of all players, as their leaderboards count them. */
  goals: z.number(),
  assists: z.number(),
  saves: z.number(),
  waiting,
});
export type DashboardStats = z.infer<typeof dashboardStats>;
