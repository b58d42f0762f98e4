import * as z from 'zod/mini';
import { playerReference } from './player-reference.ts';
import { teamReference } from './team-reference.ts';

/* A file of its own: the home page reads who leads, and carries nothing of lines and histories. */

const count = z.number();
/** Null where nobody recorded it: a board shows '–' then, and not 0. */
const recorded = z.nullable(count);

/** The totals of a player as answers name them; `saves` and `gkSaves` are one. */
export const playerStats = z.object({
  matchesPlayed: count,
  goals: count,
  assists: count,
  shots: recorded,
  passes: recorded,
  saves: count,
  gkSaves: count,
  gkCatches: recorded,
  cleanSheets: count,
  yellowCards: count,
  redCards: count,
  manOfTheMatch: count,
});
export type PlayerStats = z.infer<typeof playerStats>;

/**
 * GET /api/players/leaders/{goals,assists,saves}: the players of a season with a value above 0, the best first; level ones by
 * fewer matches, then by gamertag. `currentTeam`, number and position are today's.
 */
export const leaderAnswer = z.object({
  ...playerReference.shape,
  jerseyNumber: recorded,
  position: z.nullable(z.string()),
  currentTeam: z.nullable(teamReference),
  stats: playerStats,
});
export type LeaderAnswer = z.infer<typeof leaderAnswer>;
export const leadersAnswer = z.array(leaderAnswer);

/**
 * GET /api/matches/date/{date}/star: the best player of the day's finished matches (docs/rules.md#ratings), with team and number of
 * that day; null where nobody was rated and nobody scored.
 */
export const starAnswer = z.object({
  star: z.nullable(
    z.object({
      player: playerReference,
      team: teamReference,
      jerseyNumber: recorded,
      goals: count,
      rating: recorded,
    }),
  ),
});
export type StarAnswer = z.infer<typeof starAnswer>;
