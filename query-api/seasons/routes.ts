import type { seasonCalls } from '../contract/season-calls.ts';
import { type SeasonDocument, type SeasonsAnswer, seasonsModel } from '../contract/seasons.ts';
import type { Answers } from '../http/query-route.ts';
import { answerChampions } from './champions.ts';
import { currentSeason, spanOf, teamsOf, weeksOf } from './chosen-season.ts';
import { seasonLabels } from './labels.ts';

/** The GETs of read model seasons. */
export const seasonRoutes: Answers<typeof seasonCalls> = {
  '/api/seasons': async (view) => answerSeasons(await view.list(seasonsModel)),
  '/api/seasons/champions': answerChampions,
};

/** All seasons, newest first, each with its size. */
const answerSeasons = (seasons: readonly SeasonDocument[]): SeasonsAnswer => {
  const current = currentSeason(seasons);
  const labels = seasonLabels(seasons);
  return seasons
    .toSorted((a, b) => b.season - a.season)
    .map((season) => {
      const { first, last } = spanOf(season);
      return {
        season: season.season,
        label: labels.get(season.season) ?? season.label,
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
    });
};
