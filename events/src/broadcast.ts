import * as z from 'zod/mini';
import { matchFacts, removalCause } from './match.ts';
import { platform } from './officials.ts';
import { id, instant } from './shapes.ts';

/**
 * Events of stream `broadcast-{matchId}`: who shows the match, and when. The link to the stream is personal (docs/rules.md#officials): `personal`
 * says whether one was given for this match.
 */

/** One main broadcaster, and any number of others. */
export const broadcasterRole = z.enum(['main', 'co']);
export type BroadcasterRole = z.infer<typeof broadcasterRole>;

export const broadcasterAssignedToMatch = z.strictObject({
  ...matchFacts,
  role: broadcasterRole,
  playerId: id,
  platform,
  personal: z.array(z.enum(['streamLinks'])),
});

export const broadcasterRemovedFromMatch = z.strictObject({
  ...matchFacts,
  role: broadcasterRole,
  playerId: id,
  cause: removalCause,
});

/** One stream of each broadcaster at a time. */
const ofStream = { ...matchFacts, playerId: id };

export const streamStarted = z.strictObject({ ...ofStream, platform });

/** Why a stream ended: it was stopped, its broadcaster left the match, or the match was over for an hour or deleted. */
export const streamStopped = z.strictObject({ ...ofStream, cause: z.enum(['stopped', 'removed', 'over']) });
export type StopCause = z.infer<typeof streamStopped>['cause'];

/** How many watch a stream, at most once a minute (docs/rules.md#broadcasts). */
export const viewersCounted = z.strictObject({ ...ofStream, viewers: z.number(), countedAt: instant });
