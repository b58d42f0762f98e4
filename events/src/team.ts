import * as z from 'zod/mini';
import { deletedMatch } from './seasons.ts';
import { change, id, seasonNumber } from './shapes.ts';

/** Events of stream `team-{id}`. */

export const teamCreated = z.strictObject({ teamId: id, name: z.string(), logo: z.nullable(z.string()) });

export const teamDetailsChanged = z.strictObject({
  teamId: id,
  changes: z.strictObject({
    name: z.optional(change(z.string())),
    logo: z.optional(change(z.nullable(z.string()))),
  }),
});

/** Contains the team's matches of the current season; a process deletes them from the season. */
export const teamDeleted = z.strictObject({
  teamId: id,
  name: z.string(),
  season: seasonNumber,
  matches: z.array(deletedMatch),
});
