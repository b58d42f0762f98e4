import * as z from 'zod/mini';
import { matchResult, score } from './match-result.ts';
import { playoffSettings, rankingRules, relegationSettings } from './season-terms.ts';
import { change, count, id, instant, matchStatus, seasonNumber, weekNumber } from './shapes.ts';

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

/** The place of a team or a date in the list beside the rows, from 0. */
const place = count;

/** `[matchId, week, home, away, date]`; home and away are places in `teams`, date is one in `dates`. */
const fixtureRow = z.tuple([id, weekNumber, place, place, z.nullable(place)]);
export type FixtureRow = z.infer<typeof fixtureRow>;

/** A fixture row with `homeScore, awayScore` behind it; both are null where the match is not played. */
const importedRow = z.tuple([id, weekNumber, place, place, z.nullable(place), z.nullable(count), z.nullable(count)]);

/** `[matchId, week]` */
const deletedRow = z.tuple([id, weekNumber]);
export type DeletedRow = z.infer<typeof deletedRow>;

/** `[matchId, homeScore, awayScore, seenRevision]` */
const resultRow = z.tuple([id, count, count, count]);

/**
 * The fixtures of a whole season. Each team and each date is stored once, so that the largest league fits into one event. Only
 * `fixture-rows.ts` reads rows: it turns them into fixtures and back.
 */
const fixtureRows = { teams: z.array(id), dates: z.array(instant), matches: z.array(fixtureRow) };

/** `replaced` names the unplayed matches that the new fixtures replace. */
export const fixturesGenerated = z.strictObject({
  season: seasonNumber,
  ...fixtureRows,
  replaced: z.array(deletedRow),
});
export type FixturesGenerated = z.infer<typeof fixturesGenerated>;

/** The state of a match beyond its fixture row; `enteredAt` is when its result was recorded. */
const standing = z.strictObject({
  stadium: z.nullable(z.string()),
  status: matchStatus,
  result: z.nullable(matchResult),
  resultRevision: count,
  provisionalScore: z.nullable(score),
  enteredAt: z.nullable(instant),
});
export type Standing = z.infer<typeof standing>;

/** A restored match with its state; `date` is the one to which it was moved. */
export type RestoredMatch = Fixture & Standing;

/**
 * Replaced fixtures are restored, because a match of them was played without the replace having seen it (ADR 22). The rows hold
 * the restored matches, `standing` the state of those that are more than planned, `removed` the new fixtures that are taken out
 * again.
 */
export const fixturesRestored = z.strictObject({
  season: seasonNumber,
  ...fixtureRows,
  standing: z.array(z.strictObject({ matchId: id, ...standing.shape })),
  removed: z.array(deletedRow),
});
export type FixturesRestored = z.infer<typeof fixturesRestored>;

const teamToCreate = z.strictObject({ teamId: id, name: z.string() });
export type TeamToCreate = z.infer<typeof teamToCreate>;

/** One line of an import: a match that it plans, and its score where it was played. */
export type ImportedFixture = Fixture & { readonly result: { homeScore: number; awayScore: number } | null };

/**
 * A whole import in one event, so that it is all or nothing; a process then creates the teams and writes the results. `results`
 * are for matches that existed already, each with the revision of its result that the import saw (0: no result yet).
 */
export const fixturesImported = z.strictObject({
  season: seasonNumber,
  teamsToCreate: z.array(teamToCreate),
  ...fixtureRows,
  matches: z.array(importedRow),
  results: z.array(resultRow),
});
export type FixturesImported = z.infer<typeof fixturesImported>;

export const matchAdded = z.strictObject({ season: seasonNumber, match: fixture });

export const matchesDeleted = z.strictObject({ season: seasonNumber, matches: z.array(deletedMatch) });

/**
 * An unplayed match got another week, date or sides; the fields say how it is planned now. Its date and stadium outrank those of
 * a MatchScheduled before this event, and a match event behind it with another week or other sides is void.
 */
export const matchReplanned = z.strictObject({
  season: seasonNumber,
  ...fixture.shape,
  changes: z.strictObject({
    week: z.optional(change(weekNumber)),
    date: z.optional(change(z.nullable(instant))),
    home: z.optional(change(id)),
    away: z.optional(change(id)),
  }),
});
