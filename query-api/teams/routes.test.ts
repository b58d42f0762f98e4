import { describe, expect, it } from 'vitest';
import { crestFor, crestWord } from '../contract/crest.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { squadsModel } from '../contract/players.ts';
import { teamsAnswer, teamsModel, teamWithSquad } from '../contract/teams.ts';
import {
  caykur,
  fillLeague,
  galata,
  idOf,
  player,
  putPlayer,
  sampleMatches,
  season,
  sivas,
  team,
} from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';
import { statsOf } from '../testing/statistics.ts';

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
      city: null,
      crest: 'red-white-stripes',
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

  it('names the players of each team, who move it when they come and go, and not when somebody registers', async () => {
    const { models, get } = await league();
    const [ada, ece] = [idOf('c', 1), idOf('c', 2)];
    models.put(squadsModel, galata, { teamId: galata, players: [ece, ada] }, 11n);
    const answer = await get('/api/teams');
    const teams = teamsAnswer.parse(await answer.json());
    expect(teams.find(({ _id }) => _id === galata)?.players).toEqual([{ _id: ece }, { _id: ada }]);
    const etag = answer.headers.get('etag');
    putPlayer(models, player(idOf('c', 3), 'Zeynep', { status: 'pending' }), { at: 12n });
    expect((await get('/api/teams')).headers.get('etag')).toBe(etag);
    models.put(squadsModel, galata, { teamId: galata, players: [ece] }, 13n);
    expect((await get('/api/teams')).headers.get('etag')).not.toBe(etag);
  });

  it('answers the city of a team, none where the document is older than cities', async () => {
    const { models, get } = await league();
    models.put(teamsModel, galata, team(galata, 'Galata', { city: 'İstanbul' }), 11n);
    const { city: _, ...older } = team(caykur, 'Çaykur');
    models.put<object>(teamsModel, caykur, older, 11n);
    const teams = teamsAnswer.parse(await (await get('/api/teams')).json());
    expect(teams.slice(0, 2).map(({ city }) => city)).toEqual([null, 'İstanbul']);
  });

  it('answers what a team wears: its crest, or what one from before derives from its id in the order of creation', async () => {
    const { models, get } = await league();
    models.put(teamsModel, galata, team(galata, 'Galata', { crest: 'navy-yellow-sash' }), 11n);
    const { crest: _, ...older } = team(caykur, 'Çaykur', { createdAt: '2026-07-01T09:00:00.000Z' });
    models.put<object>(teamsModel, caykur, older, 11n);
    models.put(teamsModel, sivas, team(sivas, 'Sivas', { crest: null }), 11n);
    const worn = new Map(
      teamsAnswer.parse(await (await get('/api/teams')).json()).map(({ _id, crest }) => [_id, crest]),
    );
    expect(worn.get(galata)).toBe('navy-yellow-sash');
    expect(worn.get(caykur)).toBe(crestWord(crestFor(caykur, [])));
    expect(worn.get(sivas)).toBe(
      crestWord(crestFor(sivas, [crestFor(caykur, []), { primary: 'navy', secondary: 'yellow', pattern: 'sash' }])),
    );
    const match = await (await get('/api/matches/date/2026-09-04')).json();
    expect(match).toMatchObject([{ homeTeam: { crest: worn.get(galata) }, awayTeam: { crest: worn.get(caykur) } }]);
  });

  it('answers an empty list in an empty league', async () => {
    const { get } = await serve(queryApiInMemory().api);
    expect(await (await get('/api/teams')).json()).toEqual([]);
  });
});

describe('GET /api/teams/{id}', () => {
  it('answers one team', async () => {
    const { get } = await league();
    const answer = teamWithSquad.parse(await (await get(`/api/teams/${galata}`)).json());
    expect(answer).toMatchObject({ _id: galata, name: 'Galata', stats: { wins: 1, draws: 1, losses: 0 } });
  });

  it('answers the squad by number, then by gamertag, those without a number last', async () => {
    const { models, get } = await league();
    const numbers = { İnci: 7, Ada: null, Ece: 10, Irmak: 7 };
    const squad = Object.entries(numbers).map(([gamertag, jerseyNumber], index) =>
      player(idOf('c', index), gamertag, { jerseyNumber, teamId: galata }),
    );
    for (const document of squad) putPlayer(models, document);
    const gone = idOf('c', 99);
    models.put(squadsModel, galata, { teamId: galata, players: [...squad.map(({ id }) => id), gone] }, 11n);
    const { players } = teamWithSquad.parse(await (await get(`/api/teams/${galata}`)).json());
    expect(players.map(({ gamertag }) => gamertag)).toEqual(['Irmak', 'İnci', 'Ece', 'Ada']);
    const stats = statsOf();
    expect(players[0]).toEqual({ _id: idOf('c', 3), gamertag: 'Irmak', position: 'Forvet', jerseyNumber: 7, stats });
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
