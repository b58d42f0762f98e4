import {
  assignBroadcasterBody,
  assignBroadcasterToBody,
  assignRefereeBody,
  assignRefereeToBody,
  removeBroadcasterQuery,
  removeRefereeQuery,
  streamBody,
} from './assignment.ts';
import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { onMatch } from './match-calls.ts';
import { reasonOnlyBody } from './reason.ts';

const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';

const answer = z.object({ message: z.string(), _id: z.string(), position: z.optional(z.string()) });
const refused = [...onMatch, 'MATCH_OVER'] as const;
const conflicts = ['ALREADY_AT_MATCH', 'OFFICIAL_PLAYS', 'OFFICIAL_BUSY'] as const;
const referee = {
  right: 'admin',
  answer,
  refusals: [...refused, ...conflicts, 'REFEREE_NOT_FOUND', 'REFEREE_STANDS'],
  events: ['RefereeAssignedToMatch', 'RefereeRemovedFromMatch'],
} as const;

const broadcaster = {
  right: 'admin',
  answer,
  refusals: [...refused, ...conflicts, 'BROADCASTER_NOT_FOUND', 'BROADCASTER_STANDS'],
  events: ['BroadcasterAssignedToMatch', 'BroadcasterRemovedFromMatch', 'StreamStopped'],
} as const;

/** The calls that put referees and broadcasters into their places at a match. */
export const assignmentCalls = {
  'PUT /api/matches/:id/assign-referee': command({
    summary: 'Makes a referee the main one of a match.',
    body: assignRefereeBody,
    ...referee,
    example: { refereeId: EXAMPLE_ID },
  }),
  'DELETE /api/matches/:id/remove-referee': command({
    summary: 'Takes a referee from a match: the main one, or the one of `role`.',
    right: 'admin',
    query: removeRefereeQuery,
    body: reasonOnlyBody,
    answer,
    refusals: refused,
    events: ['RefereeRemovedFromMatch'],
    example: {},
  }),
  'POST /api/admin/assign-referee': command({
    summary: 'Puts a referee into a place of a match.',
    body: assignRefereeToBody,
    ...referee,
    example: { matchId: EXAMPLE_ID, refereeId: EXAMPLE_ID, role: 'assistant' },
  }),
  'PUT /api/matches/:id/assign-broadcaster': command({
    summary: 'Makes a broadcaster the main one of a match, on the platform of the office.',
    body: assignBroadcasterBody,
    ...broadcaster,
    example: { broadcasterId: EXAMPLE_ID },
  }),
  'POST /api/admin/assign-broadcaster': command({
    summary: 'Makes a broadcaster the main one of a match, or one more, on any platform.',
    body: assignBroadcasterToBody,
    ...broadcaster,
    example: { matchId: EXAMPLE_ID, broadcasterId: EXAMPLE_ID, role: 'co', platform: 'Kick' },
  }),
  'PUT /api/broadcasters/stream/:id': command({
    summary: 'Starts or stops the stream of a broadcaster of the match, and says how many watch.',
    right: 'broadcasterOf(id)',
    body: streamBody,
    answer: z.object({ ...answer.shape, isLive: z.boolean() }),
    refusals: [...onMatch, 'NOT_BROADCASTER', 'STREAM_TOO_LATE', 'STREAM_NOT_RUNNING'],
    events: ['StreamStarted', 'StreamStopped', 'ViewersCounted'],
    example: { isLive: true },
  }),
  'DELETE /api/matches/:id/remove-broadcaster': command({
    summary: 'Takes a broadcaster from a match: the main one, or the one of `broadcasterId`.',
    right: 'admin',
    query: removeBroadcasterQuery,
    body: reasonOnlyBody,
    answer,
    refusals: refused,
    events: ['BroadcasterRemovedFromMatch', 'StreamStopped'],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
