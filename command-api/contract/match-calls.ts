import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { playersBody, resultBody, scheduleBody } from './match.ts';
import { matchCommandAnswer } from './match-answer.ts';
import { matchScores } from './problem.ts';

/** What a call that enters a result answers; the match as it stands now. `linesExceedScore`: docs/rules.md#lines. */
const resultAnswer = z.object({
  ...matchCommandAnswer.shape,
  match: z.object({ _id: z.string(), ...matchScores.shape, linesExceedScore: z.boolean() }),
});

/** Of every call on one match. */
export const onMatch = [
  'MATCH_NOT_FOUND',
  'MATCH_DELETED',
  'MATCH_RESTORED',
  'SEASON_CLOSED',
  'OUTCOME_UNKNOWN',
] as const;

/** All result calls are one command. */
const result = {
  answer: resultAnswer,
  refusals: [
    ...onMatch,
    'BAD_IF_MATCH',
    'STALE_RESULT',
    'MATCH_CANCELLED',
    'MATCH_OF_WITHDRAWN_TEAM',
    'SCORE_MISSING',
    'WALKOVER_WINNER_MISSING',
    'NOT_MAIN_REFEREE',
  ],
  events: ['MatchResultEntered', 'MatchResultCorrected', 'MatchResultAnnulled', 'MatchStatusChanged'],
} as const;

/** Calls that schedule a match and enter, correct or take back its result. */
export const matchCalls = {
  'PUT /api/matches/:id/schedule': command({
    summary: 'Schedules a match: its date, its stadium, or both; or postpones it, to no date.',
    right: 'admin',
    body: scheduleBody,
    answer: matchCommandAnswer,
    refusals: [...onMatch, 'MATCH_NOT_PLANNED'],
    events: ['MatchScheduled'],
    example: { date: '2026-12-01T18:00:00Z' },
  }),
  'PUT /api/matches/:id/results': command({
    summary: 'Enters or corrects the result of a match; parts that are left out keep their value.',
    right: 'admin',
    body: resultBody,
    ...result,
    example: { teamAScore: 3, teamBScore: 1 },
  }),
  'PUT /api/admin/match-result/:id': command({
    summary: 'Enters, corrects or takes back the result of a match, from the control panel.',
    right: 'admin',
    body: resultBody,
    ...result,
    example: { homeScore: 3, awayScore: 1 },
  }),
  'PUT /api/matches/:id/referee-update': command({
    summary: 'The same by the main referee of the match.',
    right: 'mainRefereeOf(id)',
    body: resultBody,
    ...result,
    example: { homeScore: 3, awayScore: 1 },
  }),
  // Behind the calls with paths of their own, which it would take as well.
  'PUT /api/matches/:id': command({
    summary: "The same from the referee's profile, who may use it until the match is finished.",
    right: 'mainRefereeOf(id)',
    body: resultBody,
    ...result,
    refusals: [...result.refusals, 'RESULT_STANDS'],
    example: { homeScore: 3, awayScore: 1 },
  }),
  'PUT /api/matches/:id/players': command({
    summary: 'Replaces the lines of a finished match; its score, line-ups and cards stay.',
    right: 'admin',
    body: playersBody,
    ...result,
    refusals: [
      ...onMatch,
      'BAD_IF_MATCH',
      'STALE_RESULT',
      'MATCH_OF_WITHDRAWN_TEAM',
      'MATCH_NOT_FINISHED',
      'NOT_MAIN_REFEREE',
    ],
    events: ['MatchResultCorrected'],
    example: { playerStats: [] },
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
