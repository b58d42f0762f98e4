import * as z from 'zod/mini';
import { crestShape } from './crest.ts';
import { deletedMatch } from './seasons.ts';
import { change, id, seasonNumber } from './shapes.ts';

/** Events of stream `team-{id}`. */

/** The crest is null in events that are older than crests. */
export const teamCreated = z.strictObject({
  teamId: id,
  name: z.string(),
  logo: z.nullable(z.string()),
  city: z.nullable(z.string()),
  crest: z.nullable(crestShape),
});

type CreatedInVersion2 = Omit<z.infer<typeof teamCreated>, 'crest'>;

/** Version 1 knew no cities. */
export const createdFromVersion1 = (data: unknown): CreatedInVersion2 => ({
  ...(data as Omit<CreatedInVersion2, 'city'>),
  city: null,
});

/** Version 2 knew no crests. */
export const createdFromVersion2 = (data: unknown): z.infer<typeof teamCreated> => ({
  ...(data as CreatedInVersion2),
  crest: null,
});

export const teamDetailsChanged = z.strictObject({
  teamId: id,
  changes: z.strictObject({
    name: z.optional(change(z.string())),
    logo: z.optional(change(z.nullable(z.string()))),
    city: z.optional(change(z.nullable(z.string()))),
    crest: z.optional(change(crestShape)),
  }),
});

/** Version 1 knew no crests, and so changed none. */
export const detailsChangedFromVersion1 = (data: unknown): unknown => data;

/** Event of stream `crests`: from now on this crest is the team's, whose team it was before. */
export const crestReserved = z.strictObject({ teamId: id, crest: crestShape });

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
