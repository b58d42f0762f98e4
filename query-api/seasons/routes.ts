import { distinctLabels } from '@league/events/rules/season-labels.ts';
import { type SeasonDocument, type SeasonsAnswer, seasonsAnswer, seasonsModel } from '../contract/seasons.ts';
import { anyParams, noQuery } from '../http/parameters.ts';
import { defineRoute } from '../http/query-route.ts';
import { currentSeason, spanOf, teamsOf, weeksOf } from './chosen-season.ts';

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
  const oldestFirst = seasons.toSorted((a, b) => a.season - b.season);
  const labels = distinctLabels(oldestFirst.map(({ label }) => label));
  return oldestFirst
    .map((season, index) => {
      const { first, last } = spanOf(season);
      return {
        season: season.season,
        label: labels[index] ?? season.label,
        startedAt: season.startedAt,
        closedAt: season.closedAt,
        current: season === current,
        teams: teamsOf(season).size,
        matches: Object.keys(season.matches).length,
        weeks: weeksOf(season),
        firstDate: first,
        lastDate: last,
        rankingRules: season.rankingRules,
        playoffSettings: season.playoffSettings,
        relegationSettings: season.relegationSettings,
      };
    })
    .toReversed();
};
