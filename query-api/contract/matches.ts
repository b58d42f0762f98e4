import { cards, score, side } from '@league/events/match-result.ts';
import { platform } from '@league/events/officials.ts';
import { matchStatus } from '@league/events/shapes.ts';
import * as z from 'zod/mini';
import { playerReference } from './player-reference.ts';
import { defineReadModel } from './read-model.ts';
import { teamReference } from './team-reference.ts';

/** What a list shows of a result; lines, line-ups and incidents are a model of their own (match-lines.ts). */
const outcome = z.strictObject({
  homeScore: z.number(),
  awayScore: z.number(),
  walkover: z.nullable(side),
  cards,
  /** docs/rules.md#lines */
  linesExceedScore: z.boolean(),
});

const goal = z.strictObject({ side, at: z.string() });

/** An existing match; deleted matches have no document. `result` is set exactly while `status` is 'finished'. */
export const matchDocument = /* @__PURE__ */ z.strictObject({
  id: z.string(),
  season: z.number(),
  week: z.number(),
  date: z.nullable(z.string()),
  status: matchStatus,
  home: z.string(),
  away: z.string(),
  stadium: z.nullable(z.string()),
  result: z.nullable(outcome),
  provisionalScore: z.nullable(score),
  /**
   * While the match runs: which side scored last, and when that was recorded (ISO instant). A match that comes back with its fixtures has none.
   * Documents of a generation before version 4 lack it.
   */
  lastGoal: z.optional(z.nullable(goal)),
  /**
   * How many result events (entered, corrected, annulled) the match has had. `If-Match` is compared with this number.
   */
  resultRevision: z.number(),
  /**
   * The position of the last of them, zero-padded, or of what gave the match back; null before the first. An event that comes twice is
   * known by it.
   */
  resultAt: z.nullable(z.string()),
  /**
   * The position of the last void event of the match, zero-padded. It is there for the move alone: whoever shows the history of the
   * match hears of that event by it.
   */
  voidAt: z.optional(z.string()),
  /** When the latest event of the match was recorded (ISO instant). Documents of a generation before version 5 lack it. */
  changedAt: z.optional(z.string()),
});
export type MatchDocument = z.infer<typeof matchDocument>;

export const matchesModel = defineReadModel({
  name: 'matches',
  document: matchDocument,
  fields: ['season', 'week', 'date'],
  inOrder: ['season', 'date'],
});

/** Somebody who shows a match. */
export const shower = z.object({ ...playerReference.shape, platform });

/** The stream of a broadcaster; `viewerCount` is what was counted last, 0 while nothing was. Its link: GET /api/broadcasters. */
export const streamAnswer = z.object({
  broadcaster: playerReference,
  platform,
  isLive: z.boolean(),
  viewerCount: z.number(),
});
export type StreamAnswer = z.infer<typeof streamAnswer>;

/**
 * A match in lists (/api/matches, /week/{week}, /date/{date}), which carry no lines. Scores are null while there are none.
 */
export const matchAnswer = z.object({
  _id: z.string(),
  season: z.number(),
  week: z.number(),
  date: z.nullable(z.string()),
  status: matchStatus,
  homeTeam: teamReference,
  awayTeam: teamReference,
  homeScore: z.nullable(z.number()),
  awayScore: z.nullable(z.number()),
  isWalkover: z.boolean(),
  walkoverWinner: z.nullable(z.enum(['home', 'away'])),
  stadium: z.nullable(z.string()),
  homeYellowCards: z.nullable(z.number()),
  awayYellowCards: z.nullable(z.number()),
  homeRedCards: z.nullable(z.number()),
  awayRedCards: z.nullable(z.number()),
  /** The goals of a side's lines are more than its score: an official has to look at it (docs/rules.md#lines). */
  linesExceedScore: z.boolean(),
  resultRevision: z.number(),
  /** Lists leave it out where the match has none. */
  officialsSystem: z.optional(z.object({ mainReferee: z.nullable(playerReference) })),
  /** Lists leave it out where the match has none. Their `streamPlatforms` are the running streams, left out where none runs. */
  broadcastSystem: z.optional(
    z.object({ mainBroadcaster: z.nullable(shower), streamPlatforms: z.optional(z.array(streamAnswer)) }),
  ),
  /** Of a running match: who scored last, and when that was recorded (ISO instant). */
  lastGoal: z.optional(z.object({ side: z.enum(['home', 'away']), at: z.string() })),
});
export type MatchAnswer = z.infer<typeof matchAnswer>;
export const matchesAnswer = z.array(matchAnswer);

/**
 * GET /api/matches/weeks/total: the highest week of the season, 0 without fixtures; and the current week, by
 * today's matches or else by the table (events/src/rules/current-week.ts).
 */
export const totalWeeksAnswer = z.object({ totalWeeks: z.number(), currentWeek: z.number() });
export type TotalWeeks = z.infer<typeof totalWeeksAnswer>;
