import * as z from 'zod/mini';
import { broadcasterRole, refereeRole } from './match-officials.ts';
import { matchAnswer, streamAnswer } from './matches.ts';

/** A match at which the asking player stands as a referee, and in which place. */
export const refereeMatch = z.object({ ...matchAnswer.shape, refereeRole });
export type RefereeMatch = z.infer<typeof refereeMatch>;
export const refereeMatchesAnswer = z.array(refereeMatch);

/** A match that the asking player shows, in which place, and the own stream. */
export const broadcasterMatch = z.object({ ...matchAnswer.shape, broadcasterRole, stream: streamAnswer });
export type BroadcasterMatch = z.infer<typeof broadcasterMatch>;
export const broadcasterMatchesAnswer = z.array(broadcasterMatch);
