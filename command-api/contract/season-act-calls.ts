import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { seasonActBody } from './season.ts';
import { undoBody } from './season-acts.ts';

/** Of every act on the season that is current. */
const onSeason = ['NO_SEASON', 'SEASON_NOT_CURRENT'] as const;

/** Making all players free, and taking the last act on the season back (docs/rules.md#acts). */
export const seasonActCalls = {
  'POST /api/admin/reset-transfers': command({
    summary: 'Makes all players of all teams free; 202 while they are still being released.',
    right: 'admin',
    body: seasonActBody,
    answer: z.object({ message: z.string(), players: z.number(), position: z.string() }),
    refusals: onSeason,
    events: ['TransfersReset', 'PlayerReleased'],
    example: {},
  }),
  'POST /api/admin/season/undo': command({
    summary:
      'Takes the last act on the season back, while nothing rests on it; 202 while what followed is still being undone.',
    right: 'admin',
    body: undoBody,
    answer: z.object({
      message: z.string(),
      act: z.string(),
      /** How many matches come back, or get back what they had before a withdrawal. */
      matches: z.number(),
      /** How many players get back their totals, or their teams. */
      players: z.number(),
      position: z.string(),
    }),
    refusals: [
      ...onSeason,
      'NOTHING_TO_UNDO',
      'UNDO_OUTDATED',
      'UNDO_MATCHES_CHANGED',
      'UNDO_MATCHES_DELETED',
      'UNDO_MATCHES_PLANNED',
      'UNDO_SEASON_USED',
      'UNDO_PLAYERS_PLACED',
      'TOO_LARGE_TO_RECORD',
      'OUTCOME_UNKNOWN',
    ],
    events: [
      'SeasonActUndone',
      'PlayerAssignedToTeam',
      'MatchResultEntered',
      'MatchResultAnnulled',
      'MatchStatusChanged',
      'RankingRulesChanged',
      'PlayoffSettingsChanged',
      'RelegationSettingsChanged',
    ],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
