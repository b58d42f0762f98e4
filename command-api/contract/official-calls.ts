import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { applicationBody, appointBroadcasterBody, appointRefereeBody, judgeBody } from './official.ts';
import { reasonOnlyBody } from './reason.ts';

const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';

const officialAnswer = z.object({ message: z.string(), _id: z.string(), position: z.optional(z.string()) });

/** The calls by which players become referees and broadcasters, and cease to be: applications, appointments, dismissals. */
export const officialCalls = {
  'POST /api/players/gamertag/:gamertag/applications': command({
    summary: 'Asks for an office, for oneself: an admin grants or refuses it.',
    right: 'signedIn',
    body: applicationBody,
    answer: officialAnswer,
    refusals: [
      'PLAYER_NOT_FOUND',
      'PROFILE_NOT_YOURS',
      'PLAYER_NOT_APPROVED',
      'ALREADY_REFEREE',
      'ALREADY_BROADCASTER',
      'LINK_ELSEWHERE',
    ],
    events: ['RefereeApplied', 'RefereeRejected', 'BroadcasterApplied', 'BroadcasterRejected'],
    example: { role: 'referee', level: 'Deneyimli', experienceYears: 3 },
  }),
  'POST /api/simple-referees/assign': command({
    summary: 'Makes a player a referee, approved at once.',
    right: 'admin',
    body: appointRefereeBody,
    answer: officialAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'PLAYER_NOT_APPROVED', 'ALREADY_REFEREE'],
    events: ['RefereeAppointed', 'RefereeDismissed'],
    example: { playerId: EXAMPLE_ID, notes: 'Hafta içi uygun.' },
  }),
  'DELETE /api/simple-referees/:id': command({
    summary: 'Dismisses a referee; finished matches keep theirs.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: officialAnswer,
    refusals: ['REFEREE_NOT_FOUND'],
    events: ['RefereeDismissed', 'RefereeRemovedFromMatch'],
    example: {},
  }),
  'PUT /api/referees/:id/approve': command({
    summary: "Grants or refuses a player's application as referee.",
    right: 'admin',
    body: judgeBody,
    answer: officialAnswer,
    refusals: ['REFEREE_NOT_FOUND', 'PLAYER_NOT_FOUND', 'PLAYER_NOT_APPROVED', 'ALREADY_REFEREE'],
    events: ['RefereeApproved', 'RefereeRejected', 'RefereeDismissed'],
    example: { isApproved: true },
  }),
  'POST /api/simple-broadcasters/assign': command({
    summary: 'Makes a player a broadcaster, approved at once.',
    right: 'admin',
    body: appointBroadcasterBody,
    answer: officialAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'PLAYER_NOT_APPROVED', 'ALREADY_BROADCASTER', 'LINK_ELSEWHERE'],
    events: ['BroadcasterAppointed', 'BroadcasterDismissed'],
    example: { playerId: EXAMPLE_ID, platform: 'Twitch', channelLink: 'https://www.twitch.tv/lig' },
  }),
  'DELETE /api/simple-broadcasters/:id': command({
    summary: 'Dismisses a broadcaster; finished matches keep theirs.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: officialAnswer,
    refusals: ['BROADCASTER_NOT_FOUND'],
    events: ['BroadcasterDismissed', 'BroadcasterRemovedFromMatch', 'StreamStopped'],
    example: {},
  }),
  'PUT /api/broadcasters/:id/approve': command({
    summary: "Grants or refuses a player's application as broadcaster.",
    right: 'admin',
    body: judgeBody,
    answer: officialAnswer,
    refusals: ['BROADCASTER_NOT_FOUND', 'PLAYER_NOT_FOUND', 'PLAYER_NOT_APPROVED', 'ALREADY_BROADCASTER'],
    events: ['BroadcasterApproved', 'BroadcasterRejected', 'BroadcasterDismissed'],
    example: { isApproved: true },
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
