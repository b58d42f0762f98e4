import { turkishDay } from '@league/events/rules/turkish-time.ts';
import * as z from 'zod/mini';
import { matchAnswer, matchesAnswer, matchesModel, totalWeeksAnswer, type MatchAnswer } from '../contract/matches.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import { anyParams, dayParameter, isId, noQuery, seasonParameter, weekParameter } from '../http/parameters.ts';
import { Refused } from '../http/problems.ts';
import { defineRoute } from '../http/query-route.ts';
import type { Filter, ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason, weeksOf } from '../seasons/chosen-season.ts';
import { readTeamReferences } from '../teams/team-references.ts';
import { answerMatch, answerMatches } from './answer-match.ts';

const query = z.strictObject({ season: z.optional(seasonParameter) });
const models = [matchesModel, seasonsModel, teamsModel];

/** GETs of read model matches. */
export const matchRoutes = [
  defineRoute({
    path: '/api/matches',
    right: 'public',
    params: anyParams(),
    query,
    models,
    contract: matchesAnswer,
    answer: (view, { query }) => readMatches(view, query.season),
  }),
  defineRoute({
    path: '/api/matches/weeks/total',
    right: 'public',
    params: anyParams(),
    query,
    models: [seasonsModel],
    contract: totalWeeksAnswer,
    answer: async (view, { query }) => {
      const season = await chosenSeason(view, query.season);
      return { totalWeeks: season === undefined ? 0 : weeksOf(season) };
    },
  }),
  defineRoute({
    path: '/api/matches/week/:week',
    right: 'public',
    params: z.object({ week: weekParameter }),
    query,
    models,
    contract: matchesAnswer,
    answer: (view, { params: { week }, query }) => readMatches(view, query.season, { week }),
  }),
  defineRoute({
    path: '/api/matches/date/:date',
    right: 'public',
    params: z.object({ date: dayParameter }),
    query,
    models,
    contract: matchesAnswer,
    answer: (view, { params, query }) => readMatches(view, query.season, { date: turkishDay(params.date) }),
  }),
  defineRoute({
    path: '/api/matches/:id/details',
    right: 'public',
    params: anyParams('id'),
    query: noQuery,
    models: [matchesModel, teamsModel],
    contract: matchAnswer,
    answer: async (view, { params: { id } }) => {
      const match = isId(id) ? await view.get(matchesModel, id) : undefined;
      if (match === undefined) throw new Refused('MATCH_NOT_FOUND');
      return answerMatch(match, await readTeamReferences(view));
    },
  }),
];

type Where = Partial<Record<'week' | 'date', Filter>>;

const readMatches = async (view: ReadView, season: number | undefined, where: Where = {}): Promise<MatchAnswer[]> => {
  const chosen = await chosenSeason(view, season);
  if (chosen === undefined) return [];
  const matches = await view.list(matchesModel, { where: { season: chosen.season, ...where } });
  return answerMatches(matches, await readTeamReferences(view));
};
