import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { undoBody, withdrawTeamBody } from './withdrawal.ts';

/** A process records these in the matches of a team that leaves, and when the withdrawal is taken back. */
const inMatches = ['MatchResultEntered', 'MatchResultAnnulled', 'MatchStatusChanged'] as const;

/** Withdrawing a team from the season, and taking the last act on the season back. */
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
  'POST /api/admin/season/undo': command({
    summary: 'Takes the last act on the season back, while nothing rests on it: the withdrawal of a team.',
    right: 'admin',
    body: undoBody,
    answer: z.object({ message: z.string(), act: z.string(), matches: z.number(), position: z.string() }),
    refusals: [
      'NO_SEASON',
      'SEASON_NOT_CURRENT',
      'NOTHING_TO_UNDO',
      'UNDO_OUTDATED',
      'UNDO_MATCHES_CHANGED',
      'UNDO_MATCHES_DELETED',
      'OUTCOME_UNKNOWN',
    ],
    events: ['SeasonActUndone', ...inMatches],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
