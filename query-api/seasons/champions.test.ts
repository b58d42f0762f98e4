import { expect, it } from 'vitest';
import { championsAnswer } from '../contract/champions.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { standingsId, standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { caykur, fillLeague, galata, idOf, match, sampleMatches, season, sivas, team } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const closedAt = '2027-06-01T09:00:00.000Z';
const GALATA = { _id: galata, name: 'Galata', logo: '/images/default_logo.png', crest: 'red-white-stripes' };
const CAYKUR = { _id: caykur, name: 'Çaykur', logo: '/images/default_logo.png', crest: 'red-white-stripes' };

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  const served = await serve(api);
  const champions = async () => championsAnswer.parse(await (await served.get('/api/seasons/champions')).json());
  return { models, champions, ...served };
};

it('names nobody while no season is closed', async () => {
  const { champions } = await league();
  expect(await champions()).toEqual([]);
});

it('names who was first when a season closed, newest first, and not who leads the current one', async () => {
  const { models, champions } = await league();
  const second = [match(11, 1, sivas, caykur, { season: 2 })];
  const result = { home: sivas, away: caykur, homeScore: 0, awayScore: 2, playedAt: closedAt };
  models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt }), 11n);
  models.put(seasonsModel, seasonId(2), season(second, { season: 2, closedAt }), 11n);
  models.put(standingsModel, standingsId(2, 1), { season: 2, week: 1, results: { [idOf('b', 11)]: result } }, 11n);
  models.put(seasonsModel, seasonId(3), season(second, { season: 3 }), 11n);
  models.put(standingsModel, standingsId(3, 1), { season: 3, week: 1, results: { [idOf('b', 11)]: result } }, 11n);
  expect(await champions()).toEqual([
    { season: 2, champion: CAYKUR },
    { season: 1, champion: GALATA },
  ]);
});

it('ranks a season by the rules that it was closed with', async () => {
  const { models, champions } = await league();
  const rankingRules = { tieBreakers: ['name' as const], pointsForWin: 4, pointsForDraw: 0 };
  models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt, rankingRules }), 11n);
  // Galata and Çaykur both won once, and draws give no points: by name, Çaykur is first.
  expect(await champions()).toEqual([{ season: 1, champion: CAYKUR }]);
});

it('does not go by matches among level teams of which one was never played, where the rules wait for all', async () => {
  const { models, champions } = await league();
  const tieBreakers = ['headToHead' as const, 'goalDifference' as const];
  const rules = { tieBreakers, pointsForWin: 4, pointsForDraw: 0 };
  const again = match(7, 4, caykur, galata);
  const closed = (headToHeadWhen: 'always' | 'complete') =>
    season([...sampleMatches, again], { closedAt, rankingRules: { ...rules, headToHeadWhen } });
  models.put(seasonsModel, seasonId(1), closed('always'), 11n);
  // Both won once. Galata won their match, Çaykur has the better goal difference.
  expect(await champions()).toEqual([{ season: 1, champion: GALATA }]);
  models.put(seasonsModel, seasonId(1), closed('complete'), 12n);
  expect(await champions()).toEqual([{ season: 1, champion: CAYKUR }]);
});

it('names a team that was deleted since', async () => {
  const { models, champions } = await league();
  models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt }), 11n);
  models.put(teamsModel, galata, team(galata, 'Galata', { deleted: true }), 11n);
  expect(await champions()).toEqual([{ season: 1, champion: GALATA }]);
});

it('has no champion of a season that closed without a finished match, or without any', async () => {
  const { models, champions } = await league();
  const planned = [match(11, 1, sivas, caykur, { season: 2 })];
  models.put(seasonsModel, seasonId(1), season([], { season: 1, closedAt }), 11n);
  for (const week of [1, 2]) models.put(standingsModel, standingsId(1, week), null, 11n);
  models.put(seasonsModel, seasonId(2), season(planned, { season: 2, closedAt }), 11n);
  expect(await champions()).toEqual([
    { season: 2, champion: null },
    { season: 1, champion: null },
  ]);
});
