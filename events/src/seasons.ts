import * as z from 'zod/mini';
import { cards, matchResult, score, side } from './match-result.ts';
import { playoffSettings, rankingRules, relegationSettings } from './season-terms.ts';
import {
  change,
  count,
  deductedPoints,
  id,
  instant,
  matchStatus,
  playedMatches,
  seasonNumber,
  weekNumber,
} from './shapes.ts';

/** Events of stream `seasons`, which alone decides which matches exist, who plays them, and which season is current. */

/** One planned match. `date` is null until an admin sets it. */
export const fixture = z.strictObject({
  matchId: id,
  week: weekNumber,
  date: z.nullable(instant),
  home: id,
  away: id,
  stadium: z.nullable(z.string()),
});
export type Fixture = z.infer<typeof fixture>;

/** A deleted match, with its week, because tables are kept by week. */
export const deletedMatch = z.strictObject({ matchId: id, week: weekNumber });
export type DeletedMatch = z.infer<typeof deletedMatch>;

const seasonTerms = {
  label: z.string(),
  rankingRules,
  playoffSettings,
  relegationSettings,
};

export const seasonStarted = z.strictObject({ season: seasonNumber, ...seasonTerms });

/** Closes one season and opens the next; data of the closed season stay readable. */
export const seasonReset = z.strictObject({ closed: seasonNumber, opened: seasonNumber, ...seasonTerms });

/** The index of a team or a date in the list beside the rows, from 0. */
const place = count;

/** `[matchId, week, home, away, date]`; home and away are indexes in `teams`, date is one in `dates`. */
const fixtureRow = z.tuple([id, weekNumber, place, place, z.nullable(place)]);
export type FixtureRow = z.infer<typeof fixtureRow>;

/** A fixture row followed by `homeScore, awayScore`; both are null where the match is not played. */
const importedRow = z.tuple([id, weekNumber, place, place, z.nullable(place), z.nullable(count), z.nullable(count)]);

/** `[matchId, week]` */
const deletedRow = z.tuple([id, weekNumber]);
export type DeletedRow = z.infer<typeof deletedRow>;

/** `[matchId, homeScore, awayScore, seenRevision]` */
const resultRow = z.tuple([id, count, count, count]);

/**
 * The fixtures of a whole season. Each team and each date is stored once, so that the largest league fits into one
 * event. Only `fixture-rows.ts` converts rows to fixtures and back.
 */
const fixtureRows = { teams: z.array(id), dates: z.array(instant), matches: z.array(fixtureRow) };

/** `replaced` names the unplayed matches that the new fixtures replace. */
export const fixturesGenerated = z.strictObject({
  season: seasonNumber,
  ...fixtureRows,
  replaced: z.array(deletedRow),
});
export type FixturesGenerated = z.infer<typeof fixturesGenerated>;

/** The state of a match beyond its fixture row, except for its result; `enteredAt` is the time when that was recorded. */
const standingState = {
  stadium: z.nullable(z.string()),
  status: matchStatus,
  resultRevision: count,
  provisionalScore: z.nullable(score),
  enteredAt: z.nullable(instant),
};

/** The state of a restored match beyond its fixture row. */
const restoredState = z.strictObject({ ...standingState, result: z.nullable(matchResult) });
export type RestoredState = z.infer<typeof restoredState>;

/** A restored match with its state; `date` is the date to which the match was moved last. */
export type RestoredMatch = Fixture & RestoredState;

/**
 * Restores replaced fixtures, because one of their matches was played without having seen the replacement (ADR 22). The
 * rows contain the restored matches, `standing` the state of those that are more than planned, `removed` the new
 * fixtures, which are removed again.
 */
export const fixturesRestored = z.strictObject({
  season: seasonNumber,
  ...fixtureRows,
  standing: z.array(z.strictObject({ matchId: id, ...restoredState.shape })),
  removed: z.array(deletedRow),
});
export type FixturesRestored = z.infer<typeof fixturesRestored>;

const teamToCreate = z.strictObject({ teamId: id, name: z.string() });
export type TeamToCreate = z.infer<typeof teamToCreate>;

/** One match of an import, with its score where it was played. */
export type ImportedFixture = Fixture & { readonly result: { homeScore: number; awayScore: number } | null };

/** A player to create, without an account, for the team of the latest match in which the import names the player. */
const playerToCreate = z.strictObject({ playerId: id, gamertag: z.string(), teamId: id });
export type PlayerToCreate = z.infer<typeof playerToCreate>;

/**
 * `[match, player, side, minute, ownGoal]`: match is an index in `matches` followed by `results`, player one in `players`; side is
 * the one for which the goal counts, 0 for home and 1 for away; ownGoal is 1 for an own goal, else 0.
 */
const scorerRow = z.tuple([place, place, z.literal([0, 1]), count, z.literal([0, 1])]);

/**
 * A whole import in one event, so that it is recorded wholly or not at all; a process then creates the teams and players and
 * writes the results. `results` are those of matches that existed already, each with the revision of its result that the
 * import saw (0: no result yet). `players` are those whom `scorers` name, each once.
 */
export const fixturesImported = z.strictObject({
  season: seasonNumber,
  teamsToCreate: z.array(teamToCreate),
  playersToCreate: z.array(playerToCreate),
  ...fixtureRows,
  matches: z.array(importedRow),
  results: z.array(resultRow),
  players: z.array(id),
  scorers: z.array(scorerRow),
});
export type FixturesImported = z.infer<typeof fixturesImported>;

export const matchAdded = z.strictObject({ season: seasonNumber, match: fixture });

/** One match, all of the season, those that are played with the statistics that came of them, or those of a deleted team. */
const deletionCause = z.enum(['one', 'all', 'played', 'team']);
export type DeletionCause = z.infer<typeof deletionCause>;

/**
 * `cause` is null in events of version 1, which did not say it. `teamId` is the deleted team; `players` is how many have a line in
 * finished matches that were deleted as such.
 */
export const matchesDeleted = z.strictObject({
  season: seasonNumber,
  matches: z.array(deletedMatch),
  cause: z.nullable(deletionCause),
  teamId: z.optional(id),
  players: z.optional(count),
});

/** Version 1 did not say its cause. */
export const deletedFromVersion1 = (data: unknown): z.infer<typeof matchesDeleted> => ({
  ...(data as Omit<z.infer<typeof matchesDeleted>, 'cause'>),
  cause: null,
});

/**
 * An unplayed match got another week, date, stadium or other sides; the fields say how it is planned now. Its date and stadium
 * outrank those of an earlier MatchScheduled, and a later match event with another week or other sides is void.
 */
export const matchReplanned = z.strictObject({
  season: seasonNumber,
  ...fixture.shape,
  changes: z.strictObject({
    week: z.optional(change(weekNumber)),
    date: z.optional(change(z.nullable(instant))),
    home: z.optional(change(id)),
    away: z.optional(change(id)),
    stadium: z.optional(change(z.nullable(z.string()))),
  }),
});

/** Version 1 changed no stadium. */
export const replannedFromVersion1 = (data: unknown): z.infer<typeof matchReplanned> =>
  data as z.infer<typeof matchReplanned>;

const deduction = {
  season: seasonNumber,
  deductionId: id,
  teamId: id,
  points: deductedPoints,
};

/**
 * Points are taken off a team in the table of the season. The reason is a part of the fact, and not of its metadata alone, since
 * the table shows it to everybody: what is public stands in the event, and what only admins read stands in the metadata.
 */
export const pointsDeducted = z.strictObject({ ...deduction, reason: z.string() });

/** The team has the points back. */
export const pointDeductionLifted = z.strictObject(deduction);

export type PlayedMatches = z.infer<typeof playedMatches>;

/** A team leaves the season. Its matches follow by a process; the reason is public, like that of a deduction. */
export const teamWithdrawn = z.strictObject({
  season: seasonNumber,
  teamId: id,
  played: playedMatches,
  reason: z.string(),
});

/** A player who is taken out of a team. */
const freedPlayer = z.strictObject({ playerId: id, teamId: id });
export type FreedPlayer = z.infer<typeof freedPlayer>;

/** All players leave their teams. Each of those named here is released by a process, where still in that team. */
export const transfersReset = z.strictObject({ season: seasonNumber, players: z.array(freedPlayer) });

/** What lists and tables show of a result; its lines stay in the stream of the match. */
const resultOutcome = z.strictObject({
  homeScore: count,
  awayScore: count,
  walkover: z.nullable(side),
  cards,
  /** Whether the lines of a side have more goals than its score. */
  linesExceedScore: z.boolean(),
});
export type ResultOutcome = z.infer<typeof resultOutcome>;

/** The state of a match whose deletion is taken back, beyond its fixture row. */
const returnedState = z.strictObject({ ...standingState, result: z.nullable(resultOutcome) });
export type ReturnedState = z.infer<typeof returnedState>;

/** A match whose deletion is taken back, as it stood when it was deleted. */
export type ReturnedMatch = Fixture & ReturnedState;

/** As {@link fixturesRestored}, with outcomes for results: a season with all its lines would not fit into one event. */
const undoneDeletion = z.strictObject({
  act: z.literal('MatchesDeleted'),
  ...fixtureRows,
  standing: z.array(z.strictObject({ matchId: id, ...returnedState.shape })),
});
export type UndoneDeletion = z.infer<typeof undoneDeletion>;

/** The terms are those that the reopened season has from now on: the settings of this moment. */
const undoneReset = z.strictObject({
  act: z.literal('SeasonReset'),
  closed: seasonNumber,
  opened: seasonNumber,
  ...seasonTerms,
});

/** An act on a season that can be taken back, with what comes back. */
const undoneAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('TeamWithdrawn'), teamId: id }),
  undoneDeletion,
  z.strictObject({ act: z.literal('AllPlayerStatisticsReset'), players: count }),
  z.strictObject({ act: z.literal('TransfersReset'), players: z.array(freedPlayer) }),
  undoneReset,
]);
export type UndoneAct = z.infer<typeof undoneAct>;

/**
 * The last act on the season is taken back; `season` is the one that is current until then. What followed from the act is taken
 * back by a process.
 */
export const seasonActUndone = z.strictObject({ season: seasonNumber, undone: undoneAct });
export type SeasonActUndone = z.infer<typeof seasonActUndone>;

/** Version 1 took back withdrawals alone. */
export const undoneFromVersion1 = (data: unknown): SeasonActUndone => data as SeasonActUndone;
