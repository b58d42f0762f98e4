import { incidentType, side } from '@league/events/match-result.ts';
import { platform } from '@league/events/officials.ts';
import { matchPosition } from '@league/events/positions.ts';
import * as z from 'zod/mini';
import { broadcasterRole, refereeRole } from './match-officials.ts';
import { playerReference } from './player-reference.ts';
import { matchAnswer, shower, streamAnswer } from './matches.ts';
import { teamReference } from './team-reference.ts';

/* A file of its own: pages with lists of matches carry nothing of what a match is made of. */

/** One player's part in a match; null is what nobody recorded. Team, number and position are those of that day. */
export const statLine = z.object({
  player: playerReference,
  side,
  team: teamReference,
  position: z.nullable(matchPosition),
  jerseyNumber: z.nullable(z.number()),
  isStartingEleven: z.boolean(),
  minutesPlayed: z.number(),
  goals: z.number(),
  assists: z.number(),
  saves: z.number(),
  yellowCards: z.number(),
  redCards: z.number(),
  shots: z.nullable(z.number()),
  passes: z.nullable(z.number()),
  gkCatches: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  manOfTheMatch: z.boolean(),
});
export type StatLine = z.infer<typeof statLine>;

const lineupPlace = z.object({
  player: playerReference,
  position: z.nullable(matchPosition),
  jerseyNumber: z.nullable(z.number()),
});
export type LineupPlace = z.infer<typeof lineupPlace>;

/** `side` is that of the player's line or place in a line-up, null without one; an own goal counts for the other side. */
const incidentAnswer = z.object({
  type: incidentType,
  minute: z.number(),
  description: z.string(),
  player: z.nullable(playerReference),
  side: z.nullable(side),
});
export type IncidentAnswer = z.infer<typeof incidentAnswer>;

const referee = z.nullable(playerReference);

/** Who stands at a match, in the shapes of all its readers. */
const matchOfficials = z.object({
  officialsSystem: z.object({
    mainReferee: referee,
    assistantReferee: referee,
    varReferee: referee,
    fourthOfficial: referee,
  }),
  broadcastSystem: z.object({
    mainBroadcaster: z.nullable(shower),
    coBroadcasters: z.array(shower),
    /** Of all who show the match, the main broadcaster first. */
    streamPlatforms: z.array(streamAnswer),
  }),
  /** The main referee. */
  referee,
  /** The referees who stand at the match, the main one first. */
  simpleReferees: z.array(z.object({ _id: z.string(), player: playerReference, refereeRole })),
  /** The main broadcaster first. */
  simpleBroadcasters: z.array(
    z.object({ _id: z.string(), player: playerReference, platform, broadcasterRole, isLive: z.boolean() }),
  ),
});
export type MatchOfficials = z.infer<typeof matchOfficials>;

/** A match with all that belongs to it: /{id} and /{id}/details. Incidents by minute. */
export const matchDetails = z.object({
  ...matchAnswer.shape,
  ...matchOfficials.shape,
  playerStats: z.array(statLine),
  homeLineup: z.array(lineupPlace),
  awayLineup: z.array(lineupPlace),
  incidents: z.array(incidentAnswer),
});
export type MatchDetails = z.infer<typeof matchDetails>;
