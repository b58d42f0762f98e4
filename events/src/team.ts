import * as z from 'zod/mini';
import { deletedMatch } from './seasons.ts';
import { change, id, seasonNumber } from './shapes.ts';

/** Events of stream `team-{id}`. */

export const teamCreated = z.strictObject({
  teamId: id,
  name: z.string(),
  logo: z.nullable(z.string()),
  city: z.nullable(z.string()),
});

/** Version 1 knew no cities. */
export const createdFromVersion1 = (data: unknown): z.infer<typeof teamCreated> => ({
  ...(data as Omit<z.infer<typeof teamCreated>, 'city'>),
  city: null,
});

export const teamDetailsChanged = z.strictObject({
  teamId: id,
  changes: z.strictObject({
    name: z.optional(change(z.string())),
    logo: z.optional(change(z.nullable(z.string()))),
    city: z.optional(change(z.nullable(z.string()))),
  }),
});

/**
 * Contains the team's matches of the current season and its players; a process deletes the matches from the season, and
 * releases the players or deletes them, as `playersBecome` says. A player who joined meanwhile counts as free.
 */
export const teamDeleted = z.strictObject({
  teamId: id,
  name: z.string(),
  season: seasonNumber,
  matches: z.array(deletedMatch),
  players: z.array(id),
  playersBecome: z.enum(['free', 'deleted']),
});

/** Version 1 was written when there were no players. */
export const deletedFromVersion1 = (data: unknown): z.infer<typeof teamDeleted> => ({
  ...(data as Omit<z.infer<typeof teamDeleted>, 'players' | 'playersBecome'>),
  players: [],
  playersBecome: 'free',
});
