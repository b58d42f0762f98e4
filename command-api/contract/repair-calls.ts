import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { reasonOnlyBody } from './reason.ts';

/** Computing figures again that look wrong. */
export const repairCalls = {
  'POST /api/matches/fix-scores': command({
    summary: 'Computes the read models with scores again from the log; 202 where that takes longer than 8 s.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: z.object({
      message: z.string(),
      /** The matches of the season that there are. */
      totalMatches: z.number(),
      /** The documents that were wrong; left out with 202, where that is not known yet. */
      repaired: z.optional(z.number()),
      position: z.string(),
    }),
    refusals: ['NO_SEASON'],
    events: ['RebuildRequested'],
    example: { reason: 'Tablo bir maçı saymıyor' },
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
