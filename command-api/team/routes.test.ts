import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { generateFixtures, resetSeason } from '../season/handle-season.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { deleteTeam } from './handle-team.ts';
import { currentMatches } from '../season-authority/state.ts';

const create = (api: TestApi, name: unknown, more: object = {}) =>
  api.send({ path: '/api/teams', body: { name, ...more } });
const change = (api: TestApi, id: unknown, body: object) =>
  api.send({ method: 'PUT', path: `/api/teams/${String(id)}`, body });
const remove = (api: TestApi, id: unknown, body?: object) =>
  api.send({ method: 'DELETE', path: `/api/teams/${String(id)}`, body });

/** Waits until all processes have handled every event of the log. */
const settled = async (api: TestApi): Promise<void> => {
  for (let head = -1n; head !== (await api.store.head()); ) {
    head = await api.store.head();
    for (const { name } of api.processes.status()) expect(await api.processes.reached(name, head)).toBe(true);
  }
};

const existing = async (api: TestApi) => {
  const { matches } = (await api.seasons.load()).state.seasons;
  const all = [...matches.values()].flatMap((ofSeason) => [...ofSeason.values()]);
  return all.filter(({ deleted }) => !deleted).map(({ fixture }) => fixture.matchId);
};

describe('creating a team', () => {
  it('answers with its id, name and logo', async () => {
    const api = await startApi();
    expect(await create(api, ' Moda  Spor ', { logo: '' })).toMatchObject({
      status: 201,
      body: { _id: expect.any(String), name: 'Moda Spor', logo: '/images/default_logo.png' },
    });
    expect(await create(api, 'Işık', { logo: '/images/isik.webp' })).toMatchObject({
      body: { logo: '/images/isik.webp' },
    });
  });

  it('takes a city, which can be changed and cleared', async () => {
    const api = await startApi();
    const { body } = await create(api, 'Moda', { city: ' İzmir ' });
    expect(body).toMatchObject({ city: 'İzmir' });
    expect((await change(api, body['_id'], { city: 'Muğla' })).body).toMatchObject({ name: 'Moda', city: 'Muğla' });
    expect((await change(api, body['_id'], { logo: '' })).body).toMatchObject({ city: 'Muğla' });
    expect((await change(api, body['_id'], { city: '' })).body).toMatchObject({ city: null });
    const since = api.since();
    expect((await change(api, body['_id'], { city: null })).body).toMatchObject({ city: null });
    expect(await create(api, 'Ege', { city: 'x'.repeat(51) })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'city' }] },
    });
    expect(since()).toEqual([]);
  });

  it.each([
    ['', 'Takım adı boş olamaz!'],
    ['   ', 'Takım adı boş olamaz!'],
    ['\u0301', 'Takım adı boş olamaz!'],
    ['x'.repeat(51), 'Takım adı en fazla 50 karakter olabilir.'],
    ['Mo\u200bda', 'Takım adında görünmeyen karakter olamaz.'],
    ['Moda\u202e', 'Takım adında görünmeyen karakter olamaz.'],
    ['Moda\u3164', 'Takım adında görünmeyen karakter olamaz.'],
    ['Moda\u0000', 'Takım adında görünmeyen karakter olamaz.'],
    ['Moda\ud800', 'Takım adında görünmeyen karakter olamaz.'],
    ['Mo\nda', 'Takım adında görünmeyen karakter olamaz.'],
    [`Mo${'\u0301'.repeat(500)}da`, 'Takım adında görünmeyen karakter olamaz.'],
    [undefined, 'Takım adı boş olamaz!'],
    [5, 'Metin olmalı.'],
  ])('refuses the name %j', async (name, message) => {
    const api = await startApi();
    const since = api.since();
    const answer = await create(api, name);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ path: 'name', message });
    expect(since()).toEqual([]);
  });

  it.each(['👨‍👩‍👧 Ailesi'])('refuses %j, whose joints nobody sees', async (name) => {
    expect(await create(await startApi(), name)).toMatchObject({ status: 422 });
  });

  it.each([
    'x'.repeat(50),
    '🔑'.repeat(50),
    '<img src=x onerror=alert(1)>',
    'Çaykur Rizespor 1953',
    "O'Higgins",
    'constructor',
    '__proto__',
  ])('takes %j as it is', async (name) => {
    expect(await create(await startApi(), name)).toMatchObject({ status: 201, body: { name } });
  });

  it('of one name by two at once makes one', async () => {
    const api = await startApi();
    const answers = await Promise.all([create(api, 'Işık'), create(api, 'IŞIK'), create(api, 'ışık')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(api.types().filter((type) => type === 'TeamCreated')).toHaveLength(1);
  });

  it('says whose name is taken', async () => {
    const api = await startApi();
    await create(api, 'Işık');
    expect(await create(api, 'IŞIK')).toMatchObject({
      status: 409,
      body: { message: '“IŞIK” adında bir takım zaten var.' },
    });
  });
});

describe('renaming a team', () => {
  it('frees the old name, once the process has run', async () => {
    const api = await startApi();
    const { body } = await create(api, 'Işık');
    expect(await change(api, body['_id'], { name: 'Moda' })).toMatchObject({ status: 200, body: { name: 'Moda' } });
    await settled(api);
    expect(await create(api, 'IŞIK')).toMatchObject({ status: 201 });
    expect(await create(api, 'MODA')).toMatchObject({ status: 409 });
  });

  it('there and back keeps the name', async () => {
    const api = await startApi();
    const { body } = await create(api, 'Işık');
    await change(api, body['_id'], { name: 'Moda' });
    await change(api, body['_id'], { name: 'Işık' });
    await settled(api);
    expect(await create(api, 'IŞIK')).toMatchObject({ status: 409 });
    expect(await create(api, 'Moda')).toMatchObject({ status: 201 });
  });

  it('leaves the logo, and changing the logo leaves the name', async () => {
    const api = await startApi();
    const { body } = await create(api, 'Işık', { logo: '/images/isik.webp' });
    expect(await change(api, body['_id'], { name: 'Moda' })).toMatchObject({ body: { logo: '/images/isik.webp' } });
    expect(await change(api, body['_id'], { logo: null })).toMatchObject({
      body: { name: 'Moda', logo: '/images/default_logo.png' },
    });
  });
});

describe('deleting a team', () => {
  it('takes its matches of the season along, answers when they are gone, and frees the name', async () => {
    const api = await startApi();
    const [isik, moda, fener] = [await api.team('Işık'), await api.team('Moda'), await api.team('Fener')];
    await api.match(isik, moda);
    await api.match(fener, isik, 2);
    const left = await api.match(moda, fener, 3);
    expect(await remove(api, isik)).toMatchObject({
      status: 200,
      body: { deletedMatches: 2, message: 'Takım silindi.' },
    });
    expect(await existing(api)).toEqual([left]);
    expect(await create(api, 'Işık')).toMatchObject({ status: 201 });
  });

  it('leaves the matches of closed seasons', async () => {
    const api = await startApi();
    const [isik, moda] = [await api.team('Işık'), await api.team('Moda')];
    const old = await api.match(isik, moda);
    await resetSeason(api.deps, contextOf());
    expect(await remove(api, isik)).toMatchObject({ body: { deletedMatches: 0 } });
    expect(await existing(api)).toEqual([old]);
  });

  it('takes along what was planned for it in the same moment', async () => {
    const api = await startApi();
    const [isik, moda, fener] = [await api.team('Işık'), await api.team('Moda'), await api.team('Fener')];
    api.store.once('before-append', seasonsStream, async () => {
      const { position } = await deleteTeam(api.deps, isik, contextOf());
      expect(await api.processes.reached('deleted-teams', position)).toBe(true);
    });
    await generateFixtures(api.deps, { legs: 1, dates: undefined, replace: false }, contextOf());
    await settled(api);
    const { seasons } = (await api.seasons.load()).state;
    const pairs = currentMatches(seasons).map(({ home, away }) => [home, away].toSorted());
    expect(pairs).toEqual([[moda, fener].toSorted()]);
  });

  it('makes a result void that comes for its match in the same moment, and refuses later ones', async () => {
    const api = await startApi();
    const isik = await api.team('Işık');
    const matchId = await api.match(isik, await api.team('Moda'));
    const enter = () =>
      api.send({ method: 'PUT', path: `/api/matches/${matchId}/results`, body: { homeScore: 1, awayScore: 0 } });
    api.store.once('before-append', matchStream(matchId), () => remove(api, isik));
    expect(await enter()).toMatchObject({ status: 409, body: { code: 'MATCH_DELETED' } });
    expect(await enter()).toMatchObject({ status: 404, body: { code: 'MATCH_NOT_FOUND' } });
    expect(api.types().filter((type) => type === 'MatchResultEntered')).toHaveLength(1);
  });

  it('keeps the name of one that took it from the gone team', async () => {
    const api = await startApi();
    const isik = await api.team('Işık');
    await deleteTeam(api.deps, isik, contextOf());
    await create(api, 'IŞIK');
    await settled(api);
    expect(await create(api, 'ışık')).toMatchObject({ status: 409 });
  });

  it('a second time is refused, and under the key of the first time answered as then', async () => {
    const api = await startApi();
    const path = `/api/teams/${await api.team('Işık')}`;
    const first = await api.send({ method: 'DELETE', path, key: 'k' });
    const since = api.since();
    const gone = { status: 404, body: { code: 'TEAM_NOT_FOUND' } };
    expect(await api.send({ method: 'DELETE', path, key: 'l' })).toMatchObject(gone);
    expect(await api.send({ method: 'DELETE', path })).toMatchObject(gone);
    expect((await api.send({ method: 'DELETE', path, key: 'k' })).body).toEqual(first.body);
    expect(since()).toEqual([]);
  });

  it('by two at once deletes it once: the other is told that there is none', async () => {
    const api = await startApi();
    const path = `/api/teams/${await api.team('Işık')}`;
    const answers = await Promise.all([1, 2].map(() => api.send({ method: 'DELETE', path })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(api.types().filter((type) => type === 'TeamDeleted')).toHaveLength(1);
  });

  it('is refused for an unknown team, and for a body with more than a reason', async () => {
    const api = await startApi();
    expect(await remove(api, '00000000-0000-4000-8000-000000000001')).toMatchObject({
      status: 404,
      body: { code: 'TEAM_NOT_FOUND' },
    });
    const isik = await api.team('Işık');
    expect(await remove(api, isik, { players: 'delete' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'players' }] },
    });
    expect(await api.teams.all()).toEqual([isik]);
  });

  it('is answered 202 when the processes are stopped: recorded, and carried out later', async () => {
    const api = await startApi();
    const isik = await api.team('Işık');
    await api.processes.stop();
    expect(await remove(api, isik)).toMatchObject({ status: 202 });
  });
});
