import { type SeasonDocument, seasonId, seasonsModel } from '../contract/seasons.ts';
import { Refused } from '../http/problems.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/**
 * The season with this number; without a number the current season, which has no `closedAt`.
 * undefined before the first season.
 * @throws Refused SEASON_NOT_FOUND for a number that no season has
 */
export const chosenSeason = async (view: ReadView, number?: number): Promise<SeasonDocument | undefined> => {
  if (number === undefined) return currentSeason(await view.list(seasonsModel));
  const season = await view.get(seasonsModel, seasonId(number));
  if (season === undefined) throw new Refused('SEASON_NOT_FOUND');
  return season;
};

/** The season that is not closed yet. */
export const currentSeason = (seasons: readonly SeasonDocument[]): SeasonDocument | undefined =>
  seasons.find(({ closedAt }) => closedAt === null);

/** The teams in the fixtures of a season. */
export const teamsOf = ({ matches }: SeasonDocument): ReadonlySet<string> => {
  const teams = new Set<string>();
  for (const { home, away } of Object.values(matches)) teams.add(home).add(away);
  return teams;
};

/** The highest week of a season; 0 without fixtures. */
export const weeksOf = ({ matches }: SeasonDocument): number =>
  Object.values(matches).reduce((highest, { week }) => Math.max(highest, week), 0);

/** The dates of the first and the last match of a season; null while no match has a date. */
export const spanOf = ({
  dates = {},
}: SeasonDocument): { readonly first: string | null; readonly last: string | null } => {
  let first: string | null = null;
  let last: string | null = null;
  for (const date of Object.values(dates).flatMap((ofWeek) => Object.values(ofWeek))) {
    if (first === null || date < first) first = date;
    if (last === null || date > last) last = date;
  }
  return { first, last };
};
