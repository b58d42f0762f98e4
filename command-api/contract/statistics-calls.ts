import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { seasonActBody } from './season.ts';
import { playerStatsBody } from './statistics.ts';

/** Calls that take something off the totals of players. */
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
} as const satisfies Readonly<Record<CallName, CommandCall>>;
