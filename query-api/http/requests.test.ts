import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { anyParams, noQuery } from '../contract/parameters.ts';
import { query } from '../contract/query-call.ts';
import { settingsModel } from '../contract/settings.ts';
import { teamsModel } from '../contract/teams.ts';
import { queryApiOf } from '../create-query-api.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { fillLeague, idOf } from '../testing/league.ts';
import { ADMIN_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';
import { type QueryRoute, routesOf } from './query-route.ts';

const league = async () => {
  const made = queryApiInMemory();
  fillLeague(made.models);
  return { ...made, ...(await serve(made.api)) };
};

const problem = z.strictObject({
  type: z.string().check(z.startsWith('urn:league:problem:')),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string().check(z.regex(/^[A-ZÇĞİÖŞÜ].*[.)]$|^week ve asOf|^first yalnızca|^Oyuncu bulunamadı$/)),
  errors: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
});

const standings = '/api/leaderboards/standings';

/** A public GET that declares read model settings. */
const openRoute = (answer: (view: ReadView) => Promise<readonly unknown[]>): QueryRoute => {
  const call = query({
    summary: '',
    right: 'public',
    params: anyParams(),
    query: noQuery,
    models: [settingsModel],
    answer: z.readonly(z.array(z.unknown())),
    refusals: [],
    example: {},
  });
  const [route] = routesOf({ '/api/open': call }, { '/api/open': answer });
  if (route === undefined) throw new Error('no route');
  return route;
};

describe('malformed requests', () => {
  it.each([
    '/api/matches/week/0',
    '/api/matches/week/-1',
    '/api/matches/week/1e6',
    '/api/matches/week/1000000',
    '/api/matches/week/abc',
    '/api/matches/week/01',
    '/api/matches/week/1.5',
    '/api/matches/week/%00',
    '/api/matches/week/%ff',
    '/api/matches/date/2026-02-30',
    '/api/matches/date/31.02.2026',
    '/api/matches/date/20260221',
    '/api/matches/date/2026-02-21T18:00',
    '/api/matches/date/today',
    '/api/matches?season=0',
    '/api/matches?season=-1',
    '/api/matches?season=abc',
    '/api/matches?season=1.0',
    '/api/matches?season=01',
    '/api/matches?season=',
    '/api/matches?season',
    '/api/matches?season=%00',
    '/api/matches?season=%ff',
    '/api/matches?season=1&season=1',
    '/api/matches?season[$gt]=',
    '/api/matches?season[]=1',
    '/api/matches?a[$gt]=1',
    '/api/matches?page=-1',
    '/api/matches?page=1e9',
    '/api/matches?__proto__=1',
    '/api/matches?constructor=1',
    `/api/matches?season=${'9'.repeat(8000)}`,
    `${standings}?week=0`,
    `${standings}?week=abc`,
    `${standings}?asOf=yesterday`,
    `${standings}?asOf=2026-02-30T10:00:00Z`,
    `${standings}?asOf=2026-02-28T10:00:00`,
    `${standings}?asOf=2026-02-28T10:00:00+03:00`,
    `${standings}?week=1&asOf=2026-02-28T10:00:00Z`,
    `${standings}?week=1&week=2`,
    '/api/settings?x=1',
    '/api/teams?season=1',
    '/api/players?first=0',
    '/api/players?first=-1',
    '/api/players?first=1.5',
    '/api/players?first=abc',
    '/api/players?first=1&first=2',
    '/api/players?first[$gt]=1',
    `/api/players?first=${'9'.repeat(8000)}`,
    '/api/players?search=(a+)+$',
    '/api/admins?x=1',
    '/api/seasons?%E0%A4%A',
  ])('%s is 400 with a Turkish sentence', async (path) => {
    const { getRaw, models } = await league();
    const { status, headers, body } = await getRaw(path);
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['cache-control']).toBe('no-store');
    const { errors = [], ...rest } = problem.parse(JSON.parse(body.toString()));
    expect(rest).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      message: errors[0]?.message ?? 'İstek anlaşılamadı.',
    });
    for (const { message } of errors) expect(message).toMatch(/\.$/);
    expect(body.length).toBeLessThan(1000);
    expect(models.snapshots()).toBe(0);
  });

  it.each([
    ['Maç bulunamadı.', (id: string) => `/api/matches/${id}/details`],
    ['Takım bulunamadı.', (id: string) => `/api/teams/${id}`],
    ['Oyuncu bulunamadı', (id: string) => `/api/players/gamertag/${id}/profile`],
    ['Oyuncu bulunamadı', (id: string) => `/api/players/gamertag/${id}/teams`],
    ['Oyuncu bulunamadı', (id: string) => `/api/players/gamertag/${id}/matches`],
  ])('%s for an id that is none', async (message, path) => {
    const { getRaw } = await league();
    const hexOfMongo = '65f0c0ffee0123456789abcd';
    for (const id of [
      '1',
      hexOfMongo,
      '%2e%2e',
      '..%2f..%2fetc',
      'x'.repeat(300),
      '$all',
      '$$x',
      'constructor',
      '%00',
      idOf('f', 1),
    ]) {
      const { status, body } = await getRaw(path(id));
      expect([id, status]).toEqual([id, 404]);
      expect(problem.parse(JSON.parse(body.toString()))).toMatchObject({ message });
    }
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/teams/',
    '/API/teams',
    '/api/Teams',
    '/api/matches/../x',
    '/api/%74eams',
  ])('%s is no address of the API', async (path) => {
    const { getRaw } = await league();
    const { status, body } = await getRaw(path, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(problem.parse(JSON.parse(body.toString()))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('other methods', () => {
  it('answers HEAD as GET without a body', async () => {
    const { get } = await league();
    const [whole, head] = [await get('/api/teams'), await get('/api/teams', {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
    expect(await head.text()).toBe('');
    expect((await get('/api/nothing', {}, 'HEAD')).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('passes %s through', async (method) => {
    const { get } = await league();
    const answer = await get('/api/teams', {}, method);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).not.toContain('problem');
  });
});

describe('who asks', () => {
  it('answers a public address as to a visitor, whatever the token says', async () => {
    const { get, models } = await league();
    const whole = await (await get('/api/teams')).text();
    for (const authorization of ['Bearer expired-token-of-some-length', 'nonsense', `Bearer ${ADMIN_TOKEN}`]) {
      const answer = await get('/api/teams', { authorization });
      expect([answer.status, await answer.text()]).toEqual([200, whole]);
    }
    expect(models.snapshots()).toBe(1);
  });

  it('denies by default: a route that does not say who may read it stops the start', () => {
    const { deps } = queryApiInMemory();
    const route = openRoute(async () => []);
    const { right: _, ...undeclared } = route;
    expect(() => queryApiOf([undeclared as QueryRoute], deps)).toThrow('GET /api/open declares no right');
    expect(() => queryApiOf([{ ...route, right: 'everyone' as 'public' }], deps)).toThrow('declares no right');
    expect(() => queryApiOf([{ ...route, atTime: true }], deps)).toThrow('cannot depend on the time');
    expect(() => queryApiOf([{ ...route, models: [] }], deps)).toThrow('declares no read model');
    expect(() => queryApiOf([route, route], deps)).toThrow('declared twice');
    expect(() => queryApiOf([route], deps)).not.toThrow();
  });
});

describe('trouble', () => {
  it('answers 503 while the store is away, and keeps nothing of it', async () => {
    const { get, models, logged } = await league();
    models.beforeSnapshot(() => Promise.reject(new StoreUnavailable('gone')));
    const answer = await get('/api/teams');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(problem.parse(await answer.json())).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(logged).toEqual([]);
    models.beforeSnapshot(async () => {});
    expect((await get('/api/teams')).status).toBe(200);
  });

  it('answers 503 when the sessions are away', async () => {
    const identify = vi.fn<() => Promise<never>>().mockRejectedValue(new StoreUnavailable('gone'));
    const { get } = await serve(queryApiInMemory({ sessions: { identify } }).api);
    expect((await get('/api/admin/audit', { authorization: `Bearer ${ADMIN_TOKEN}` })).status).toBe(503);
  });

  it('answers a bug with an id to ask by, and tells the log alone what it was', async () => {
    const { get, models, logged } = await league();
    models.beforeSnapshot(() => Promise.reject(new Error('secret detail')));
    const answer = await get('/api/teams');
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(body).not.toMatch(/secret|\.ts/);
    const { correlationId } = JSON.parse(body) as { correlationId: string };
    expect(logged).toEqual([
      { level: 'error', message: 'query failed', details: expect.objectContaining({ correlationId }) },
    ]);
  });

  it('finds a route that reads more than it declares', async () => {
    const { deps, logged } = queryApiInMemory();
    const route = openRoute((view) => view.list(teamsModel));
    const { get } = await serve(queryApiOf([route], deps));
    expect((await get('/api/open')).status).toBe(500);
    expect(logged).toMatchObject([
      { details: { err: { message: "GET /api/open reads 'teams', which it does not declare" } } },
    ]);
  });
});
