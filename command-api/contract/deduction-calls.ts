import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { deductPointsBody } from './deduction.ts';
import { seasonActBody, seasonActQuery } from './season.ts';

/** `_id` is that of the deduction. */
const deductionAnswer = z.object({ message: z.string(), _id: z.string(), position: z.string() });

/** Taking points off a team in the table, and giving them back. */
export const deductionCalls = {
  'POST /api/teams/:id/deductions': command({
    summary: 'Takes points off a team in the table of the season; everybody reads the reason.',
    right: 'admin',
    body: deductPointsBody,
    answer: deductionAnswer,
    refusals: ['TEAM_NOT_FOUND', 'NO_SEASON', 'SEASON_NOT_CURRENT', 'TEAM_NOT_IN_SEASON'],
    events: ['PointsDeducted'],
    example: { points: 3, reason: 'Sahaya çıkmadı' },
  }),
  'DELETE /api/teams/:id/deductions/:deductionId': command({
    summary: 'Gives a team the points of one deduction back.',
    right: 'admin',
    query: seasonActQuery,
    body: seasonActBody,
    answer: deductionAnswer,
    refusals: ['TEAM_NOT_FOUND', 'NO_SEASON', 'SEASON_NOT_CURRENT', 'SEASON_CLOSED', 'DEDUCTION_NOT_FOUND'],
    events: ['PointDeductionLifted'],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
