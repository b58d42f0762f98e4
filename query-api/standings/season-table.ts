import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { type CountedResult, rank, type TableRow } from '@league/events/rules/ranking.ts';
import type { SeasonDocument } from '../contract/seasons.ts';
import { type StandingsDocument, standingsModel } from '../contract/standings.ts';
import type { TeamDocument } from '../contract/teams.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { teamsOf } from '../seasons/chosen-season.ts';

/** The rows of a season's table, in order. */
export type SeasonTable = readonly TableRow[];

/**
 * The results that count: those of weeks up to `week`, or of matches played up to `asOf`; all results without either.
 */
export type Past = { readonly week?: number | undefined; readonly asOf?: string | undefined };

/** The table of a season, by its current results. Before the first season: all teams, without any match. */
export const readSeasonTable = async (
  view: ReadView,
  season: SeasonDocument | undefined,
  teams: readonly TeamDocument[],
  past: Past = {},
): Promise<SeasonTable> => {
  const weeks = season === undefined ? [] : await view.list(standingsModel, { where: { season: season.season } });
  return seasonTable(season, weeks, teams, past);
};

/**
 * {@link readSeasonTable} from its documents. Movement and form are computed from the results that count, so they
 * belong to the same time as the table.
 */
const seasonTable = (
  season: SeasonDocument | undefined,
  weeks: readonly StandingsDocument[],
  teams: readonly TeamDocument[],
  past: Past = {},
): SeasonTable => {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const playing = [...playingTeams(season, teams)].map((id) => ({ id, name: names.get(id) ?? '' }));
  return rank(playing, countedResults(weeks, past), season?.rankingRules ?? defaultSettings.rankingRules);
};

/**
 * The teams of the table: those in the fixtures. Before the fixtures, all existing teams; a season that was closed
 * without fixtures had none.
 */
const playingTeams = (season: SeasonDocument | undefined, teams: readonly TeamDocument[]): ReadonlySet<string> => {
  const ofFixtures = season === undefined ? new Set<string>() : teamsOf(season);
  if (ofFixtures.size > 0 || (season !== undefined && season.closedAt !== null)) return ofFixtures;
  return new Set(teams.filter(({ deleted }) => !deleted).map(({ id }) => id));
};

const countedResults = (weeks: readonly StandingsDocument[], { week: last, asOf }: Past): CountedResult[] => {
  const until = asOf === undefined ? Number.POSITIVE_INFINITY : Date.parse(asOf);
  return weeks
    .filter(({ week }) => last === undefined || week <= last)
    .flatMap(({ week, results }) => Object.entries(results).map(([matchId, result]) => ({ matchId, week, ...result })))
    .filter(({ playedAt }) => Date.parse(playedAt) <= until);
};
