import { playerPosition } from '@league/events/positions.ts';
import { type Crest, crestsOf } from '@league/events/rules/crest.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';
import { playerStats } from './leaders.ts';
import { teamReference } from './team-reference.ts';

/** A deleted team keeps its document, marked, so that matches of past seasons can show its name. */
export const teamDocument = z.strictObject({
  id: z.string(),
  name: z.string(),
  logo: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Its word (events/rules/crest.ts); null for a team that is older than crests and was given none since. */
  crest: z.nullable(z.string()),
  createdAt: z.string(),
  deleted: z.boolean(),
});
export type TeamDocument = z.infer<typeof teamDocument>;

export const teamsModel = defineReadModel({ name: 'teams', document: teamDocument, fields: [] });

/** The teams in the order in which they were created. */
export const inOrderOfCreation = (teams: readonly TeamDocument[]): TeamDocument[] =>
  teams.toSorted((a, b) => (a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1));

/**
 * The crest of each of the league's teams by their ids; `teams` are all of them, deleted ones too. Documents of a generation before
 * version 3 lack the field.
 */
export const wornCrests = (teams: readonly TeamDocument[]): ReadonlyMap<string, Crest> =>
  crestsOf(inOrderOfCreation(teams).map(({ id, crest }) => ({ id, crest: crest ?? null })));

/** A team in GET /api/teams and GET /api/teams/{id}. `stats` are those of the current season's table. */
export const teamAnswer = z.object({
  ...teamReference.shape,
  city: z.nullable(z.string()),
  createdAt: z.string(),
  players: z.array(z.object({ _id: z.string() })),
  stats: z.object({ wins: z.number(), draws: z.number(), losses: z.number() }),
});
export type TeamAnswer = z.infer<typeof teamAnswer>;
export const teamsAnswer = z.array(teamAnswer);

/** GET /api/teams/{id}: the squad by number, then gamertag. */
export const teamWithSquad = z.object({
  ...teamAnswer.shape,
  players: z.array(
    z.object({
      _id: z.string(),
      gamertag: z.string(),
      position: z.nullable(playerPosition),
      jerseyNumber: z.nullable(z.number()),
      /** Of the current season. */
      stats: playerStats,
    }),
  ),
});
export type TeamWithSquad = z.infer<typeof teamWithSquad>;
