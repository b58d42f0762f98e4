import { type SeasonDocument, type SeasonsAnswer, seasonsAnswer, seasonsModel } from '../contract/seasons.ts';
import { anyParams, noQuery } from '../http/parameters.ts';
import { defineRoute } from '../http/query-route.ts';
import { currentSeason, teamsOf, weeksOf } from './chosen-season.ts';

/** GET of read model seasons. */
export const seasonRoutes = [
  defineRoute({
    path: '/api/seasons',
    right: 'public',
    params: anyParams(),
    query: noQuery,
    models: [seasonsModel],
    contract: seasonsAnswer,
    answer: async (view) => answerSeasons(await view.list(seasonsModel)),
  }),
];

/** All seasons, newest first, each with its size. */
const answerSeasons = (seasons: readonly SeasonDocument[]): SeasonsAnswer => {
  const current = currentSeason(seasons);
  return seasons
    .toSorted((a, b) => b.season - a.season)
    .map((season) => ({
      season: season.season,
      label: season.label,
      startedAt: season.startedAt,
      closedAt: season.closedAt,
      current: season === current,
      teams: teamsOf(season).size,
      matches: Object.keys(season.matches).length,
      weeks: weeksOf(season),
      playoffSettings: season.playoffSettings,
      relegationSettings: season.relegationSettings,
    }));
};
