import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { withdrawTeamBody } from './withdrawal.ts';

/** A process records these in the matches of a team that leaves. */
const inMatches = ['MatchResultEntered', 'MatchResultAnnulled', 'MatchStatusChanged'] as const;

/** Withdrawing a team from the season. */
export const withdrawalCalls = {
  'POST /api/teams/:id/withdraw': command({
    summary: 'Withdraws a team from the season; its open matches are walkovers, or all its matches are annulled.',
    right: 'admin',
    body: withdrawTeamBody,
    answer: z.object({
      message: z.string(),
      walkovers: z.number(),
      annulled: z.number(),
      cancelled: z.number(),
      position: z.string(),
    }),
    refusals: [
      'TEAM_NOT_FOUND',
      'NO_SEASON',
      'SEASON_NOT_CURRENT',
      'TEAM_NOT_IN_SEASON',
      'ALREADY_WITHDRAWN',
      'TEAM_PLAYS_NOW',
      'OUTCOME_UNKNOWN',
    ],
    events: ['TeamWithdrawn', ...inMatches],
    example: { played: 'keep', reason: 'Takım dağıldı' },
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
