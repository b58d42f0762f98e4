import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { ENDED_OFFICES } from './player-calls.ts';
import { reasonOnlyBody } from './reason.ts';
import { changeTeamBody, createTeamBody, deleteTeamQuery } from './team.ts';

/**
 * Name, logo, city and crest are missing once the team is deleted; the crest also where the team is older than crests and none was
 * chosen for it.
 */
const teamAnswer = z.object({
  message: z.string(),
  _id: z.string(),
  name: z.optional(z.string()),
  logo: z.optional(z.string()),
  city: z.optional(z.nullable(z.string())),
  crest: z.optional(z.string()),
  position: z.string(),
});

/** Creating, changing and deleting teams. */
export const teamCalls = {
  'POST /api/teams': command({
    summary: 'Creates a team.',
    right: 'admin',
    body: createTeamBody,
    answer: teamAnswer,
    refusals: ['TEAM_NAME_TAKEN', 'CREST_TAKEN'],
    events: ['Reserved', 'Released', 'CrestReserved', 'TeamCreated'],
    example: { name: 'Göztepe' },
  }),
  'PUT /api/teams/:id': command({
    summary: 'Changes the name, the logo, the city or the crest of a team.',
    right: 'admin',
    body: changeTeamBody,
    answer: teamAnswer,
    refusals: ['TEAM_NOT_FOUND', 'TEAM_NAME_TAKEN', 'CREST_TAKEN'],
    events: ['Reserved', 'Released', 'CrestReserved', 'TeamDetailsChanged'],
    example: { name: 'Moda Spor' },
  }),
  'DELETE /api/teams/:id': command({
    summary: 'Deletes a team and its matches of the current season; its players become free, or are deleted with it.',
    right: 'admin',
    query: deleteTeamQuery,
    body: reasonOnlyBody,
    answer: z.object({
      ...teamAnswer.shape,
      deletedMatches: z.number(),
      freedPlayers: z.number(),
      deletedPlayers: z.number(),
    }),
    refusals: ['TEAM_NOT_FOUND'],
    events: [
      'TeamDeleted',
      'MatchesDeleted',
      'Released',
      'PlayerReleased',
      'PlayerDeleted',
      ...ENDED_OFFICES,
      'PlayerUnliked',
      'AdminAccessRevoked',
    ],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
