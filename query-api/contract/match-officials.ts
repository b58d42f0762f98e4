import { broadcasterRole as storedRole } from '@league/events/broadcast.ts';
import { platform } from '@league/events/officials.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

/** The places of referees as answers name them. */
export const refereeRole = z.enum(['main_referee', 'assistant_referee', 'var_referee', 'fourth_official']);
export type RefereeRole = z.infer<typeof refereeRole>;
/** The same of broadcasters. */
export const broadcasterRole = z.enum(['main_broadcaster', 'co_broadcaster']);

const person = z.nullable(z.string());

/**
 * Who referees and shows a match, by their ids. A match at which nobody ever stood has no document; that of a deleted match stays, for
 * the match may come back with its fixtures.
 */
export const matchOfficialsDocument = z.strictObject({
  matchId: z.string(),
  referees: z.strictObject({ main: person, assistant: person, var: person, fourthOfficial: person }),
  /** In the order in which they came. */
  broadcasters: z.array(
    z.strictObject({
      playerId: z.string(),
      role: storedRole,
      platform,
      /** How many watch the running stream as they were counted last, 0 before; null while there is none. */
      viewers: z.nullable(z.number()),
    }),
  ),
});
export type MatchOfficialsDocument = z.infer<typeof matchOfficialsDocument>;
export const matchOfficialsModel = defineReadModel({
  name: 'match-officials',
  document: matchOfficialsDocument,
  fields: [],
});
