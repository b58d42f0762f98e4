import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { expect, it } from 'vitest';
import { seasonId, seasonsAnswer, seasonsModel } from '../contract/seasons.ts';
import { idOf, sampleMatches, season } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

it('answers no season before the first has started', async () => {
  const { get } = await serve(queryApiInMemory().api);
  expect(await (await get('/api/seasons')).json()).toEqual([]);
});

it('answers the seasons newest first, each with its size, one of them current', async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  const closedAt = '2027-06-01T09:00:00.000Z';
  const deletedMatches = { teams: [idOf('a', 8), idOf('a', 9)], rows: { [idOf('b', 9)]: [99, 0, 1] } };
  models.put(seasonsModel, seasonId(9), season(sampleMatches, { season: 9, closedAt, deletedMatches }), 1n);
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
      firstDate: null,
      lastDate: null,
      rankingRules: season([]).rankingRules,
      playoffSettings: { ...defaultSettings.playoffSettings },
      relegationSettings: { ...defaultSettings.relegationSettings },
    },
    expect.objectContaining({
      season: 9,
      closedAt,
      current: false,
      teams: 4,
      matches: 6,
      weeks: 3,
      firstDate: '2026-09-04T18:00:00.000Z',
      lastDate: '2026-09-18T18:00:00.000Z',
    }),
  ]);
});

it('answers a season as it was kept before the dates of its matches were', async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  const { dates: _dates, ...before } = season(sampleMatches);
  models.put(seasonsModel, seasonId(1), before, 1n);
  const seasons = seasonsAnswer.parse(await (await get('/api/seasons')).json());
  expect(seasons).toMatchObject([{ matches: 6, firstDate: null, lastDate: null }]);
});

it('answers for each season the rules it was closed with, not those of today', async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  const then = {
    playoffSettings: { ...defaultSettings.playoffSettings, enabled: false, playoffTeams: 8 },
    relegationSettings: { ...defaultSettings.relegationSettings, enabled: true, relegationTeams: 3 },
    rankingRules: { tieBreakers: ['wins' as const], pointsForWin: 2, pointsForDraw: 1 },
  };
  models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: '2027-06-01T09:00:00.000Z', ...then }), 1n);
  models.put(seasonsModel, seasonId(2), season([], { season: 2 }), 2n);
  const [current, closed] = seasonsAnswer.parse(await (await get('/api/seasons')).json());
  expect(closed).toMatchObject(then);
  expect(current?.playoffSettings).toEqual(defaultSettings.playoffSettings);
});

it('calls no two seasons alike: the later has a number behind its label', async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  for (const number of [1, 2, 10]) models.put(seasonsModel, seasonId(number), season([], { season: number }), 1n);
  const seasons = seasonsAnswer.parse(await (await get('/api/seasons')).json());
  expect(seasons.map(({ season: number, label }) => [number, label])).toEqual([
    [10, 'Sezon 2026 (3)'],
    [2, 'Sezon 2026 (2)'],
    [1, 'Sezon 2026'],
  ]);
});
