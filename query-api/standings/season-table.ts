import type { Side } from '@league/events/match-result.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import {
  type CountedResult,
  placesOf,
  rank,
  type RankedTeam,
  type TableRow,
  type TableRules,
} from '@league/events/rules/ranking.ts';
import type { Deduction, SeasonDocument, Withdrawal } from '../contract/seasons.ts';
import { resultVersionsModel } from '../contract/result-versions.ts';
import { type StandingsDocument, standingsModel } from '../contract/standings.ts';
import type { TeamDocument } from '../contract/teams.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { teamsOf } from '../seasons/chosen-season.ts';
import { knownResults, knownUpTo } from './known-results.ts';
import { annulledTeams, countingMarks, type Marks, pointsLost } from './marks.ts';

/** The rows of a season's table, in order, each with the points that were taken off it, and the withdrawal of a team that left. */
export type SeasonTable = readonly (TableRow & {
  readonly deductions: readonly Deduction[];
  readonly withdrawal: LeftSeason | undefined;
})[];

/** The withdrawal of a team, and whether it was the last to leave. */
export type LeftSeason = Withdrawal & { readonly isLast: boolean };

/** Which table it is: of all matches as they stand now, unless something is said. */
export type Past = {
  /** Only the matches of weeks up to this one. */
  readonly week?: number | undefined;
  /** Only matches played up to then. */
  readonly asOf?: string | undefined;
  /** By the results as they had been recorded up to then. */
  readonly knownAt?: string | undefined;
  /** Only what each team played on this side. */
  readonly view?: Side | undefined;
};

/** The table of a season. Before the first season: all teams, without any match. */
export const readSeasonTable = async (
  view: ReadView,
  season: SeasonDocument | undefined,
  teams: readonly TeamDocument[],
  past: Past = {},
): Promise<SeasonTable> => {
  const { results: all, known } = await readResults(view, season, past.knownAt);
  // Movement and form are computed from the results that count, so they belong to the same time as the table.
  const results = upTo(all, past);
  const marks = countingMarks(season, { known, asOf: past.asOf });
  const playing = rankedTeams(season, teams, past.knownAt === undefined ? [] : results, marks);
  const rows = rank(playing, results, tableRules(season), past.view);
  const shown = past.view === undefined ? marks.deductions : [];
  return rows.map((row) => ({
    ...row,
    deductions: shown.filter(({ team }) => team === row.team),
    withdrawal: leftSeason(row.team, marks),
  }));
};

const leftSeason = (teamId: string, { withdrawals }: Marks): LeftSeason | undefined => {
  const withdrawal = withdrawals.find(({ team }) => team === teamId);
  return withdrawal && { ...withdrawal, isLast: withdrawal === withdrawals.at(-1) };
};

/** Where each team stood after each week that has results, the teams in the order of the table. */
export const readPlacesByWeek = async (
  view: ReadView,
  season: SeasonDocument | undefined,
  teams: readonly TeamDocument[],
): Promise<{
  readonly weeks: readonly number[];
  readonly places: readonly { readonly team: string; readonly positions: readonly number[] }[];
}> => {
  if (season === undefined) return { weeks: [], places: [] };
  const { results } = await readResults(view, season, undefined);
  const playing = rankedTeams(season, teams, [], countingMarks(season));
  const weeks = [...new Set(results.map(({ week }) => week))].toSorted((a, b) => a - b);
  const rules = tableRules(season);
  const after = weeks.map((last) => placesOf(playing, upTo(results, { week: last }), rules));
  const now = after.at(-1) ?? placesOf(playing, [], rules);
  const places = [...now.keys()].map((team) => ({ team, positions: after.flatMap((each) => each.get(team) ?? []) }));
  return { weeks, places };
};

/** The results that count, and the place in the log up to which they were known; undefined for those of now. */
const readResults = async (
  view: ReadView,
  season: SeasonDocument | undefined,
  knownAt: string | undefined,
): Promise<{ readonly results: CountedResult[]; readonly known: string | undefined }> => {
  if (season === undefined) return { results: [], known: undefined };
  const where = { season: season.season };
  if (knownAt === undefined) {
    return { results: countedResults(await view.list(standingsModel, { where })), known: undefined };
  }
  const versions = await view.list(resultVersionsModel, { where });
  const known = knownUpTo(versions, knownAt, [...(season.deductions ?? []), ...(season.withdrawals ?? [])]);
  return { results: knownResults(versions, known), known };
};

/**
 * The rules that a season is or was played under, with its matches that are not cancelled. A table of the past, too, goes by the
 * plan of now, as by the rules of now (docs/rules.md#head-to-head).
 */
export const tableRules = (season: SeasonDocument | undefined): TableRules => {
  if (season === undefined) return { ...defaultSettings.rankingRules, planned: [] };
  const cancelled = new Set(season.cancelled);
  const planned = Object.entries(season.matches).flatMap(([matchId, { home, away }]) =>
    cancelled.has(matchId) ? [] : [{ matchId, home, away }],
  );
  return { ...season.rankingRules, planned };
};

/** The results of these weeks. */
export const countedResults = (weeks: readonly StandingsDocument[]): CountedResult[] =>
  weeks.flatMap(({ week, results }) =>
    Object.entries(results).map(([matchId, result]) => ({ matchId, week, ...result })),
  );

const upTo = (results: readonly CountedResult[], { week: last, asOf }: Past): readonly CountedResult[] => {
  const until = asOf === undefined ? undefined : Date.parse(asOf);
  return results.filter(
    ({ week, playedAt }) =>
      (last === undefined || week <= last) && (until === undefined || Date.parse(playedAt) <= until),
  );
};

/**
 * The teams of the table, with their names and these marks: those in the fixtures, and those of results
 * that were known once, whose matches may be gone. Before the fixtures, all existing teams; a season that was closed without fixtures had none.
 */
export const rankedTeams = (
  season: SeasonDocument | undefined,
  teams: readonly TeamDocument[],
  results: readonly CountedResult[],
  { deductions, withdrawals }: Marks,
): RankedTeam[] => {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const ofFixtures = season === undefined ? [] : teamsOf(season);
  const playing = new Set(ofFixtures);
  for (const { home, away } of results) playing.add(home).add(away);
  const isClosed = season !== undefined && season.closedAt !== null;
  if (playing.size === 0 && !isClosed) for (const { id, deleted } of teams) if (!deleted) playing.add(id);
  const lost = pointsLost(deductions);
  const annulled = annulledTeams(withdrawals);
  return [...playing].map((id) => ({
    id,
    name: names.get(id) ?? '',
    deducted: lost.get(id) ?? 0,
    ...(annulled.has(id) && { withdrawn: true }),
  }));
};
