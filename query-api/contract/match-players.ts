import { side } from '@league/events/match-result.ts';
import { playerPosition } from '@league/events/positions.ts';
import * as z from 'zod/mini';

/**
 * GET /api/matches/{id}/players: the approved players who were in one of its teams on its day or are now, by gamertag. `sides` are
 * those in whose rows each may stand, that of the day first; the position is the player's usual one.
 */
export const matchPlayer = z.object({
  _id: z.string(),
  gamertag: z.string(),
  position: z.nullable(playerPosition),
  jerseyNumber: z.nullable(z.number()),
  sides: z.array(side),
});
export type MatchPlayer = z.infer<typeof matchPlayer>;
export const matchPlayersAnswer = z.array(matchPlayer);
