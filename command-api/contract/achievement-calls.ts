import * as z from 'zod/mini';
import {
  awardPlayerBody,
  awardTeamBody,
  changeAchievementBody,
  createAchievementBody,
  deleteAchievementBody,
} from './achievement.ts';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { reasonOnlyBody } from './reason.ts';

const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';

/** `_id` is that of the achievement. */
const achievementAnswer = z.object({ message: z.string(), _id: z.string(), position: z.string() });
const awardAnswer = z.object({ ...achievementAnswer.shape, awardId: z.string() });

const onAward = {
  right: 'admin',
  answer: awardAnswer,
  events: ['AchievementAssigned'],
} as const;

/** Achievements, and to whom they are given. */
export const achievementCalls = {
  'POST /api/achievements': command({
    summary: 'Creates an achievement.',
    right: 'admin',
    body: createAchievementBody,
    answer: achievementAnswer,
    refusals: [],
    events: ['AchievementCreated'],
    example: { title: 'Gol Kralı', description: 'Sezonun en çok gol atan oyuncusu.' },
  }),
  'PUT /api/achievements/:id': command({
    summary: 'Changes an achievement; its type only while it is given to nobody.',
    right: 'admin',
    body: changeAchievementBody,
    answer: achievementAnswer,
    refusals: ['ACHIEVEMENT_NOT_FOUND'],
    events: ['AchievementChanged'],
    example: { rarity: 'legendary' },
  }),
  'DELETE /api/achievements/:id': command({
    summary: 'Deletes an achievement, with as many awards as the body says that there are.',
    right: 'admin',
    body: deleteAchievementBody,
    answer: achievementAnswer,
    refusals: ['ACHIEVEMENT_NOT_FOUND', 'ACHIEVEMENT_AWARDED'],
    events: ['AchievementDeleted'],
    example: {},
  }),
  'POST /api/achievements/assign/player': command({
    summary: 'Gives an achievement to an approved player.',
    body: awardPlayerBody,
    ...onAward,
    refusals: ['ACHIEVEMENT_NOT_FOUND', 'PLAYER_NOT_FOUND', 'PLAYER_NOT_APPROVED'],
    example: { achievementId: EXAMPLE_ID, playerId: EXAMPLE_ID, note: '34 maçta 28 gol' },
  }),
  'POST /api/achievements/assign/team': command({
    summary: 'Gives an achievement to a team.',
    body: awardTeamBody,
    ...onAward,
    refusals: ['ACHIEVEMENT_NOT_FOUND', 'TEAM_NOT_FOUND'],
    example: { achievementId: EXAMPLE_ID, teamId: EXAMPLE_ID },
  }),
  'DELETE /api/achievements/:id/awards/:awardId': command({
    summary: 'Takes an achievement back from a player or a team.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: awardAnswer,
    refusals: ['ACHIEVEMENT_NOT_FOUND', 'AWARD_NOT_FOUND'],
    events: ['AchievementWithdrawn'],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
