import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import {
  approveManyBody,
  assignBody,
  assignTeamBody,
  likeBody,
  playerBody,
  profileBody,
  releaseBody,
} from './player.ts';
import { reasonOnlyBody } from './reason.ts';

const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';

/** The events that end the offices and the applications of a player who leaves the league. */
export const ENDED_OFFICES = [
  'RefereeDismissed',
  'RefereeRejected',
  'BroadcasterDismissed',
  'BroadcasterRejected',
  'RefereeRemovedFromMatch',
  'BroadcasterRemovedFromMatch',
  'StreamStopped',
] as const;

const playerAnswer = z.object({ message: z.string(), _id: z.string(), position: z.optional(z.string()) });

/** What an admin does with players, and players with their profiles and with each other's. */
export const playerCalls = {
  'PUT /api/players/:id/approve': command({
    summary: 'Approves a player, who may log in from now on.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: playerAnswer,
    refusals: ['PLAYER_NOT_FOUND'],
    events: ['PlayerApproved'],
    example: {},
  }),
  'POST /api/players/approve': command({
    summary: 'Approves several players; those that are gone or approved already are left as they are.',
    right: 'admin',
    body: approveManyBody,
    answer: z.object({ message: z.string(), approved: z.number(), position: z.optional(z.string()) }),
    refusals: [],
    events: ['PlayerApproved'],
    example: { ids: [EXAMPLE_ID] },
  }),
  'PUT /api/players/:id/reject': command({
    summary: 'Rejects a player, who reads the reason at the login; sessions and membership of a team end.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: playerAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'LAST_ADMIN'],
    events: ['PlayerRejected', 'PlayerReleased', 'AdminAccessRevoked', ...ENDED_OFFICES],
    example: { reason: 'PSO ID yanlış.' },
  }),
  'PUT /api/players/:id': command({
    summary: "Changes a player's details, and whether the player is an admin.",
    right: 'admin',
    body: playerBody,
    answer: playerAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'GAMERTAG_TAKEN', 'EMAIL_TAKEN', 'PLAYER_NOT_APPROVED', 'LAST_ADMIN'],
    events: ['PlayerDetailsChanged', 'Reserved', 'Released', 'AdminAccessGranted', 'AdminAccessRevoked'],
    example: { jerseyNumber: 10 },
  }),
  'DELETE /api/players/:id': command({
    summary: 'Deletes a player: account and personal data are erased, the gamertag stays in past matches.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: playerAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'LAST_ADMIN'],
    events: ['PlayerDeleted', 'PlayerReleased', 'AdminAccessRevoked', 'PlayerUnliked', ...ENDED_OFFICES],
    example: {},
  }),
  'PUT /api/players/:id/assign': command({
    summary: 'Puts a player into a team, or makes the player free.',
    right: 'admin',
    body: assignBody,
    answer: playerAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'PLAYER_NOT_APPROVED', 'PLAYER_MOVED', 'TEAM_NOT_FOUND'],
    events: ['PlayerAssignedToTeam', 'PlayerReleased'],
    example: { teamId: null },
  }),
  'PUT /api/players/:id/release': command({
    summary: 'Makes a player free.',
    right: 'admin',
    body: releaseBody,
    answer: playerAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'PLAYER_MOVED'],
    events: ['PlayerReleased'],
    example: {},
  }),
  'POST /api/players/assign-team': command({
    summary: 'Puts a player into a team, or makes the player free.',
    right: 'admin',
    body: assignTeamBody,
    answer: playerAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'PLAYER_NOT_APPROVED', 'PLAYER_MOVED', 'TEAM_NOT_FOUND'],
    events: ['PlayerAssignedToTeam', 'PlayerReleased'],
    example: { playerId: EXAMPLE_ID, teamId: null },
  }),
  'PUT /api/players/gamertag/:gamertag/profile': command({
    summary: "Changes a profile: the player's own, or any by an admin.",
    right: 'signedIn',
    body: profileBody,
    answer: playerAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'PROFILE_NOT_YOURS'],
    events: ['PlayerProfileChanged'],
    example: { bio: 'Sol bek.' },
  }),
  'POST /api/players/:id/like': command({
    summary: "Likes another player's profile, or takes the like back.",
    right: 'player',
    body: likeBody,
    answer: z.object({
      success: z.boolean(),
      likes: z.number(),
      isLiked: z.boolean(),
      message: z.string(),
      position: z.optional(z.string()),
    }),
    refusals: ['PLAYER_NOT_FOUND', 'OWN_PROFILE', 'PLAYER_NOT_APPROVED'],
    events: ['PlayerLiked', 'PlayerUnliked'],
    example: { liked: true },
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
