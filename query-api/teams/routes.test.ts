import { describe, expect, it } from 'vitest';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { teamAnswer, teamsAnswer, teamsModel } from '../contract/teams.ts';
import { caykur, fillLeague, galata, idOf, sampleMatches, season, team } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  return { models, ...(await serve(api)) };
};

describe('GET /api/teams', () => {
  it('answers the teams by name, with what they did in the current season', async () => {
    const { get } = await league();
    const teams = teamsAnswer.parse(await (await get('/api/teams')).json());
    expect(teams.map(({ name }) => name)).toEqual(['Çaykur', 'Galata', 'İzmir', 'Sivas']);
    expect(teams[0]).toEqual({
      _id: caykur,
      name: 'Çaykur',
      logo: '/images/default_logo.png',
      createdAt: '2026-08-01T09:00:00.000Z',
      players: [],
      stats: { wins: 1, draws: 0, losses: 1 },
    });
  });

  it('hides deleted teams', async () => {
    const { models, get } = await league();
    models.put(teamsModel, caykur, team(caykur, 'Çaykur', { deleted: true }), 11n);
    const teams = teamsAnswer.parse(await (await get('/api/teams')).json());
    expect(teams.map(({ name }) => name)).toEqual(['Galata', 'İzmir', 'Sivas']);
  });

  it('counts nothing of a closed season, and nothing for a team that does not play', async () => {
    const { models, get } = await league();
    const newcomer = idOf('a', 5);
    models.put(teamsModel, newcomer, team(newcomer, 'Yeni', { logo: '/images/yeni.webp' }), 11n);
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: '2027-06-01T09:00:00.000Z' }), 12n);
    models.put(seasonsModel, seasonId(2), season([], { season: 2 }), 12n);
    const teams = teamsAnswer.parse(await (await get('/api/teams')).json());
    expect(teams).toHaveLength(5);
    for (const { stats } of teams) expect(stats).toEqual({ wins: 0, draws: 0, losses: 0 });
    expect(teams.at(-1)).toMatchObject({ name: 'Yeni', logo: '/images/yeni.webp' });
  });

  it('answers an empty list in an empty league', async () => {
    const { get } = await serve(queryApiInMemory().api);
    expect(await (await get('/api/teams')).json()).toEqual([]);
  });
});

describe('GET /api/teams/{id}', () => {
  it('answers one team', async () => {
    const { get } = await league();
    const answer = teamAnswer.parse(await (await get(`/api/teams/${galata}`)).json());
    expect(answer).toMatchObject({ _id: galata, name: 'Galata', stats: { wins: 1, draws: 1, losses: 0 } });
  });

  it('knows no team that was deleted or never was', async () => {
    const { models, get } = await league();
    models.put(teamsModel, galata, team(galata, 'Galata', { deleted: true }), 11n);
    for (const id of [galata, idOf('a', 99)]) {
      const answer = await get(`/api/teams/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'TEAM_NOT_FOUND', message: 'Takım bulunamadı.' });
    }
  });
});
