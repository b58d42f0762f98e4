import * as z from 'zod/mini';
import { playoffSettings, rankingRules, relegationSettings } from './season-terms.ts';
import { count, id, instant, seasonNumber, weekNumber } from './shapes.ts';

/** Events of stream `seasons`: the only authority on which matches exist, who plays, and which season is current. */

/** One planned match. `date` is null until someone sets it. */
export const fixture = z.strictObject({
  matchId: id,
  week: weekNumber,
  date: z.nullable(instant),
  home: id,
  away: id,
  stadium: z.nullable(z.string()),
});
export type Fixture = z.infer<typeof fixture>;

/** A match that an act took away; the week stands beside the id because tables are kept by week. */
export const deletedMatch = z.strictObject({ matchId: id, week: weekNumber });
export type DeletedMatch = z.infer<typeof deletedMatch>;

const seasonTerms = {
  label: z.string(),
  rankingRules,
  playoffSettings,
  relegationSettings,
};

export const seasonStarted = z.strictObject({ season: seasonNumber, ...seasonTerms });

/** Closes one season and opens the next; what belongs to the closed one stays readable. */
export const seasonReset = z.strictObject({ closed: seasonNumber, opened: seasonNumber, ...seasonTerms });

/** `replaced` names the unplayed matches that the new fixtures took the place of. */
export const fixturesGenerated = z.strictObject({
  season: seasonNumber,
  matches: z.array(fixture),
  replaced: z.array(deletedMatch),
});

export const teamToCreate = z.strictObject({ teamId: id, name: z.string() });
export type TeamToCreate = z.infer<typeof teamToCreate>;

export const importedFixture = z.strictObject({
  ...fixture.shape,
  result: z.nullable(z.strictObject({ homeScore: count, awayScore: count })),
});
export type ImportedFixture = z.infer<typeof importedFixture>;

/** All of an import in one event, so that it is all or nothing; a process creates the teams and writes the results. */
export const fixturesImported = z.strictObject({
  season: seasonNumber,
  teamsToCreate: z.array(teamToCreate),
  matches: z.array(importedFixture),
});

export const matchAdded = z.strictObject({ season: seasonNumber, match: fixture });

export const matchesDeleted = z.strictObject({ season: seasonNumber, matches: z.array(deletedMatch) });
