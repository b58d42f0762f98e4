import { request } from 'node:http';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CommandApiDeps, commandRoutes } from '../create-command-api.ts';

import { startApi, type TestApi } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';
import { playerStream } from '@league/events/streams.ts';
import { createFakeQuietCommands } from '../testing/fake-stores.ts';
import { command } from '../contract/command-call.ts';
import { reasonOnlyBody } from '../contract/reason.ts';
import { commandRouter, routesOf } from './routes.ts';

/** Only their paths are looked at. */
const routes = commandRoutes({} as CommandApiDeps);
const adminRoutes = routes
  .filter(({ right }) => right === 'admin')
  .map(({ method, path }) => ({ method: method.toUpperCase(), path: path.replace(':id', numberedId(1)) }));
const namedRoutes = adminRoutes.map((route) => ({ ...route, name: `${route.method} ${route.path}` }));

const refusedSignIn = {
  status: 401,
  body: { code: 'UNAUTHENTICATED', message: 'Oturum süresi dolmuş, lütfen tekrar giriş yapın' },
};

describe('routes', () => {
  it.each([undefined, '', 'anyone', 'Admin'])('without a right (%s) do not start', (right) => {
    const call = command({
      summary: '',
      right: right as 'admin',
      body: reasonOnlyBody,
      answer: z.object({}),
      refusals: [],
      events: [],
      example: {},
    });
    const routes = routesOf({ 'POST /api/x': call }, { 'POST /api/x': async () => ({ body: {} }) });
    const start = () =>
      commandRouter(routes, {
        sessions: { identify: () => Promise.resolve(undefined) },
        now: () => 0,
        digestKey: Buffer.from('x'),
        quietCommands: createFakeQuietCommands(),
      });
    expect(start).toThrow('POST /api/x declares no right');
  });
});

describe.each(namedRoutes)('$name', ({ method, path }) => {
  it('is closed to visitors and to tokens that are wrong, cut or malformed; nothing is recorded', async () => {
    const api = await startApi();
    const since = api.since();
    const tokens = [null, 'x'.repeat(43), api.adminToken.slice(0, -1), `${api.adminToken}A`, 'short', '$all'];
    for (const token of tokens) expect(await api.send({ method, path, body: {}, token })).toMatchObject(refusedSignIn);
    expect(
      await api.send({ method, path, body: {}, token: null, headers: { authorization: api.adminToken } }),
    ).toMatchObject(refusedSignIn);
    const inUrl = `${path}?token=${api.adminToken}&access_token=${api.adminToken}`;
    expect(await api.send({ method, path: inUrl, body: {}, token: null })).toMatchObject(refusedSignIn);
    expect(since()).toEqual([]);
  });

  it('is closed before it looks at the body', async () => {
    const api = await startApi();
    expect(await api.send({ method, path, body: '{', token: null })).toMatchObject({ status: 401 });
  });

  it('is closed to pages of other sites, also with a good token', async () => {
    const api = await startApi();
    const since = api.since();
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${api.port + 1}`, 'x']) {
      expect(await api.send({ method, path, body: {}, headers: { origin } })).toMatchObject({
        status: 403,
        body: { code: 'FOREIGN_ORIGIN' },
      });
    }
    expect(since()).toEqual([]);
  });
});

describe('the API', () => {
  const reset = { path: '/api/admin/reset-season', body: {} };

  it('takes requests of its own pages', async () => {
    const api = await startApi();
    await api.match(await api.team('Moda'), await api.team('Işık'));
    expect(await api.send({ ...reset, headers: { origin: api.url } })).toMatchObject({ status: 200 });
  });

  it('tells who is not signed in how to', async () => {
    const api = await startApi();
    expect((await api.send({ ...reset, token: null })).headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([
    ['POST', '/api/nowhere'],
    ['DELETE', '/api/teams'],
    ['PATCH', '/api/settings'],
    ['PUT', '/api/matches'],
  ])('does not know %s %s', async (method, path) => {
    const api = await startApi();
    const answer = await api.send({ method, path });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('allows other sites nothing', async () => {
    const api = await startApi();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
    const { headers: answered } = await api.send({ method: 'OPTIONS', path: '/api/settings', headers, token: null });
    expect([...answered.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('does not let a header change the method', async () => {
    const api = await startApi();
    const since = api.since();
    const headers = { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' };
    expect(await api.send({ path: '/api/matches/delete-all', headers })).toMatchObject({ status: 404 });
    expect(since()).toEqual([]);
  });

  it('refuses TRACE', async () => {
    const api = await startApi();
    expect(await rawStatus(api, 'TRACE', '/api/settings')).toBe(404);
  });

  it.each([
    '%ff',
    '%',
    '..%2f..',
    '%2e%2e',
    '$all',
    '$$x',
    'constructor',
    '__proto__',
    'x'.repeat(300),
    '65f1f77bcf86cd799439011a',
    '%00',
  ])('knows no match, no team and no player %s, and opens no stream for it', async (id) => {
    const api = await startApi();
    const { id: own, token } = await makePlayer(api, 'Kanat');
    api.store.reads.length = 0;
    const scheduled = { date: '2026-11-21T18:00:00Z' };
    const codes = [
      await api.send({ method: 'PUT', path: `/api/matches/${id}/schedule`, body: scheduled }),
      await api.send({ method: 'PUT', path: `/api/admin/match-result/${id}`, body: { homeScore: 1, awayScore: 0 } }),
      await api.send({ method: 'PUT', path: `/api/teams/${id}`, body: { name: 'Moda' } }),
      await api.send({ method: 'DELETE', path: `/api/teams/${id}` }),
      await api.send({ method: 'PUT', path: `/api/players/${id}`, body: { jerseyNumber: 9 } }),
      await api.send({ method: 'DELETE', path: `/api/players/${id}` }),
      ...(await Promise.all(
        ['approve', 'reject', 'release'].map((act) =>
          api.send({ method: 'PUT', path: `/api/players/${id}/${act}`, body: {} }),
        ),
      )),
      await api.send({ method: 'PUT', path: `/api/players/${id}/assign`, body: { teamId: null } }),
      await api.send({ path: `/api/players/${id}/reset-code`, body: {} }),
      await api.send({ path: `/api/players/${id}/like`, body: { liked: true }, token }),
      await api.send({ method: 'PUT', path: `/api/players/gamertag/${id}/profile`, body: { bio: 'x' } }),
    ].map(({ status, body }) => `${status} ${body.code}`);
    expect(
      new Set(codes).isSubsetOf(
        new Set([
          '404 MATCH_NOT_FOUND',
          '404 TEAM_NOT_FOUND',
          '404 PLAYER_NOT_FOUND',
          '404 NOT_FOUND',
          '400 BAD_REQUEST',
        ]),
      ),
    ).toBe(true);
    const read = api.store.reads.map(({ stream }) => stream);
    expect(read.filter((stream) => /^(match|team|player|likes)-/.test(stream) && stream !== playerStream(own))).toEqual(
      [],
    );
  });
});

/** `fetch` sends no TRACE. */
const rawStatus = (api: TestApi, method: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: api.port, method, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });
