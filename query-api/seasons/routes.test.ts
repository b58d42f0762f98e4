import { expect, it } from 'vitest';
import { seasonId, seasonsAnswer, seasonsModel } from '../contract/seasons.ts';
import { sampleMatches, season } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

it('answers no season before the first has started', async () => {
  const { get } = await serve(queryApiInMemory().api);
  expect(await (await get('/api/seasons')).json()).toEqual([]);
});

it('answers the seasons newest first, each with its size, one of them current', async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  const closedAt = '2027-06-01T09:00:00.000Z';
  models.put(seasonsModel, seasonId(9), season(sampleMatches, { season: 9, closedAt }), 1n);
  models.put(seasonsModel, seasonId(10), season([], { season: 10, label: 'Sezon 2027', startedAt: closedAt }), 2n);
  const seasons = seasonsAnswer.parse(await (await get('/api/seasons')).json());
  expect(seasons).toEqual([
    {
      season: 10,
      label: 'Sezon 2027',
      startedAt: closedAt,
      closedAt: null,
      current: true,
      teams: 0,
      matches: 0,
      weeks: 0,
    },
    expect.objectContaining({ season: 9, closedAt, current: false, teams: 4, matches: 6, weeks: 3 }),
  ]);
});
