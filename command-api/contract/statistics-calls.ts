import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { seasonActBody, seasonActQuery } from './season.ts';
import { playerStatsBody } from './statistics.ts';

/** Calls that take something off the totals of players, by themselves or with the matches. */
export const statisticsCalls = {
  'DELETE /api/players/:id/stats': command({
    summary: 'Resets totals of a player in this season, or takes an amount off them; matches stay as they are.',
    right: 'admin',
    body: playerStatsBody,
    answer: z.object({ message: z.string(), _id: z.string(), position: z.optional(z.string()) }),
    refusals: ['PLAYER_NOT_FOUND', 'NO_SEASON', 'SEASON_NOT_CURRENT'],
    events: ['PlayerStatisticsReset', 'PlayerStatisticsDecreased'],
    example: { statsToDelete: ['goals'], operation: 'reset' },
  }),
  'POST /api/admin/reset-player-stats': command({
    summary: 'Resets the totals of all players in this season; matches stay as they are.',
    right: 'admin',
    body: seasonActBody,
    answer: z.object({ message: z.string(), players: z.number(), position: z.string() }),
    refusals: ['NO_SEASON', 'SEASON_NOT_CURRENT'],
    events: ['AllPlayerStatisticsReset'],
    example: {},
  }),
  'DELETE /api/admin/matches-and-stats': command({
    summary: 'Deletes the finished matches of the season, and with them the statistics that came of them.',
    right: 'admin',
    query: seasonActQuery,
    body: seasonActBody,
    answer: z.object({
      message: z.string(),
      deletedMatches: z.number(),
      /** How many players have a line in these matches. */
      updatedPlayers: z.number(),
      position: z.string(),
    }),
    refusals: ['NO_SEASON', 'SEASON_NOT_CURRENT'],
    events: ['MatchesDeleted'],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
