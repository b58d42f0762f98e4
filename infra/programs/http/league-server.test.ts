import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedUnderTest, startLeagueUnderTest } from '@league/tests/acceptance/league-under-test.ts';
import { rawBytes, rawRequest, type RawRequest } from '@league/tests/kit/raw-http.ts';
import { describeWhere } from '@league/tests/kit/skip.ts';
import { allowing, inlineOf } from '@league/query-api/pages/page-policy.ts';
import { securityHeaders } from './security-headers.ts';

const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const json = { 'content-type': 'application/json' };

let league: EmbeddedUnderTest;
beforeAll(async () => {
  league = await startLeagueUnderTest({ sample: true });
});
afterAll(() => league.stop());

const ask = (asked: RawRequest) => rawRequest(league.url, asked);
const asAdmin = () => ({ ...json, authorization: `Bearer ${league.token}` });
const head = () => league.embedded.league.store.head();

/** The security headers that the answer lacks or has otherwise, and those that tell what serves it. */
const headerFaults = (headers: Readonly<Record<string, unknown>>, expected = securityHeaders()): string[] => [
  ...Object.entries(expected).flatMap(([name, value]) => (headers[name.toLowerCase()] === value ? [] : [name])),
  ...['x-powered-by', 'server'].filter((name) => headers[name] !== undefined),
];

/** Of an answer as bytes. */
const headersIn = (answer: string): Record<string, string> =>
  Object.fromEntries(
    [...answer.matchAll(/^([\w-]+): (.*)\r$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );

/** One answer of every kind that there is without the web: what it is, what is asked, the status. */
const kinds: readonly [string, () => RawRequest, number][] = [
  ['an answer made for this request', () => ({ method: 'GET', path: '/api/matches/week/1' }), 200],
  ['the same from finished bytes', () => ({ method: 'GET', path: '/api/matches/week/1' }), 200],
  ['a compressed one', () => ({ method: 'GET', path: '/api/teams', headers: { 'accept-encoding': 'br' } }), 200],
  ['one to an admin', () => ({ method: 'GET', path: '/api/admin/audit', headers: asAdmin() }), 200],
  [
    'one behind the position that was asked for',
    () => ({ method: 'GET', path: '/api/seasons', headers: { 'x-min-position': '999' } }),
    200,
  ],
  ['one to a visitor who may not', () => ({ method: 'GET', path: '/api/admin/audit' }), 401],
  ['one to a query that is wrong', () => ({ method: 'GET', path: '/api/matches/week/x' }), 400],
  ['one where nothing is', () => ({ method: 'GET', path: '/api/nowhere' }), 404],
  ['one to broken percent-encoding', () => ({ method: 'GET', path: '/%ff' }), 400],
  ['a command', () => ({ method: 'PUT', path: '/api/settings', headers: asAdmin(), body: '{"title":"Lig"}' }), 200],
  ['a command by nobody', () => ({ method: 'PUT', path: '/api/settings', headers: json, body: '{}' }), 401],
  [
    'a command with a wrong field',
    () => ({ method: 'PUT', path: '/api/settings', headers: asAdmin(), body: '{"x":1}' }),
    422,
  ],
  ['a command that is no JSON', () => ({ method: 'PUT', path: '/api/settings', headers: asAdmin(), body: '{' }), 400],
  ['a command to nowhere', () => ({ method: 'POST', path: '/api/nowhere' }), 404],
  ['a command to a page', () => ({ method: 'POST', path: '/' }), 404],
  [
    'a failed login',
    () => ({ method: 'POST', path: '/api/admins/login', headers: json, body: '{"username":"x","password":"y"}' }),
    401,
  ],
  ['a picture of nothing', () => ({ method: 'GET', path: '/share/match/x.png' }), 404],
  ['the default logo', () => ({ method: 'GET', path: '/images/default_logo.png' }), 200],
  ['a missing picture', () => ({ method: 'GET', path: '/images/gone.png' }), 404],
  ['the head of live updates', () => ({ method: 'HEAD', path: '/api/live' }), 200],
  ['live updates asked for wrongly', () => ({ method: 'GET', path: '/api/live?x=1' }), 400],
  ['one to another host', () => ({ method: 'GET', path: '/api/teams', headers: { host: 'kotu.example' } }), 421],
  ['TRACE', () => ({ method: 'TRACE', path: '/api/settings' }), 404],
  ['TRACE of a page', () => ({ method: 'TRACE', path: '/' }), 404],
  ['PROPFIND', () => ({ method: 'PROPFIND', path: '/api/teams' }), 404],
];

describe('the security headers', () => {
  it('are those that were asked for', () => {
    expect(Object.keys(securityHeaders()).map((name) => name.toLowerCase())).toEqual(
      expect.arrayContaining([
        'content-security-policy',
        'x-content-type-options',
        'referrer-policy',
        'x-frame-options',
      ]),
    );
  });

  it.each(kinds)('stand on %s, whole and unchanged', async (_, asked, status) => {
    const answer = await ask(asked());
    expect(answer.status).toBe(status);
    expect(headerFaults(answer.headers)).toEqual([]);
  });

  it.each(kinds.filter(([, , status]) => status >= 400))(
    'stand on %s, which is a problem document',
    async (_, asked, status) => {
      const answer = await ask(asked());
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(JSON.parse(answer.body)).toMatchObject({ status, message: expect.stringMatching(/\S/) });
    },
  );

  it('stand on a 304', async () => {
    const path = '/api/teams';
    const { headers } = await ask({ method: 'GET', path });
    const again = await ask({ method: 'GET', path, headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(headerFaults(again.headers)).toEqual([]);
  });

  it('stand on a body that is too large', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(70_000) });
    const answer = await ask({ method: 'PUT', path: '/api/settings', headers: asAdmin(), body });
    expect(answer.status).toBe(413);
    expect(headerFaults(answer.headers)).toEqual([]);
  });
});

describeWhere(existsSync(WEB), 'the web is not built', 'the security headers of the web', () => {
  const html = { accept: 'text/html' };
  const script = (): string => `/assets/${readdirSync(`${WEB}/assets`).find((name) => name.endsWith('.js')) ?? ''}`;

  it.each([
    ['the page', () => '/', 200],
    ['the page at another address', () => '/standings?week=2', 200],
    ['a script', script, 200],
    ['a script that is gone', () => '/assets/gone.js', 404],
    ['a hidden file', () => '/.env', 404],
  ])('stand on %s', async (_, path, status) => {
    const { headers, body } = await ask({ method: 'GET', path: path(), headers: html });
    // A page allows the styles and scripts that stand in it, and no others.
    const isPage = String(headers['content-type']).startsWith('text/html');
    const expected = isPage ? allowing(securityHeaders(), inlineOf(body)) : securityHeaders();
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask({ method, path: path(), headers: html });
      expect(answer.status).toBe(status);
      expect(headerFaults(answer.headers, expected)).toEqual([]);
    }
  });
});

describe('HEAD', () => {
  it.each(['/api/matches/week/2', '/api/admin/audit?limit=1', '/images/default_logo.png'])(
    'of %s has the headers of GET and no body',
    async (path) => {
      const got = await ask({ method: 'GET', path, headers: asAdmin() });
      const { status, headers, body } = await ask({ method: 'HEAD', path, headers: asAdmin() });
      const { date: _date, ...rest } = got.headers;
      expect(Number(rest['content-length'])).toBeGreaterThan(0);
      expect({ status, headers, body }).toMatchObject({ status: 200, headers: rest, body: '' });
    },
  );

  it('of finished bytes has their headers and no body', async () => {
    const path = '/api/leaderboards/standings';
    await ask({ method: 'GET', path });
    const { headers, body } = await ask({ method: 'GET', path });
    const only = await ask({ method: 'HEAD', path });
    expect(only).toMatchObject({ status: 200, body: '' });
    expect(only.headers['content-length']).toBe(String(Buffer.byteLength(body)));
    expect(only.headers.etag).toBe(headers.etag);
  });

  it.each(['/api/settings/color', '/api/admins/login', '/api/logout', '/api/matches/import'])(
    'of the command %s is no command',
    async (path) => {
      const before = await head();
      expect(await ask({ method: 'HEAD', path, headers: asAdmin() })).toMatchObject({ status: 404, body: '' });
      expect(await head()).toBe(before);
    },
  );
});

describe('a request that is no proper HTTP', () => {
  const command = (extra: string, body: string): string =>
    [
      `PUT /api/settings HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${league.token}`,
      'Content-Type: application/json',
      extra,
      '',
      body,
    ].join('\r\n');

  it.each([
    ['an unknown method', () => 'BREW /api/teams HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['no host', () => 'GET /api/teams HTTP/1.1\r\n\r\n'],
    [
      'two ways to say where the body ends',
      () => command('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n{"title":"a"}'),
    ],
    ['two lengths', () => command('Content-Length: 13\r\nContent-Length: 14', '{"title":"a"} ')],
    ['a chunk that is none', () => command('Transfer-Encoding: chunked', 'x\r\n{"title":"a"}\r\n0\r\n\r\n')],
    ['headers of 20 kB', () => command(`X-Long: ${'x'.repeat(20_000)}\r\nContent-Length: 13`, '{"title":"a"}')],
  ])('(%s) is refused, and nothing is recorded', async (_, bytes) => {
    const before = await head();
    expect(await rawBytes(league.url, bytes())).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await head()).toBe(before);
    expect((await ask({ method: 'GET', path: '/api/teams' })).status).toBe(200);
  });

  describe.each([
    ['two hosts', ['Host: localhost', 'host: localhost'], 'Host'],
    ['two hosts apart', ['HOST: localhost', 'X-A: b', 'X-C: d', 'hOST: kotu.example'], 'Host'],
    ['a host said twice by nobody', ['Host: ', 'Host: '], 'Host'],
    [
      'two sessions',
      ['Host: localhost', 'Authorization: Bearer x', 'X-A: b', 'AUTHORIZATION: Bearer x'],
      'Authorization',
    ],
  ])('with %s', (_, lines, name) => {
    it.each(['GET /api/leaderboards/standings', 'GET /', 'HEAD /api/teams', 'PUT /api/settings', 'GET /health/live'])(
      'is refused by that name: %s',
      async (line) => {
        const asked = [`${line} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');
        const answer = await rawBytes(league.url, asked);
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(headerFaults(headersIn(answer))).toEqual([]);
        const body = `"code":"DUPLICATE_HEADER","message":"${name} başlığı`;
        expect(answer).toContain(line.startsWith('HEAD') ? '' : body);
      },
    );
  });

  it('is not made of 200 headers', async () => {
    const headers = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x-${index}`, 'y']));
    expect((await ask({ method: 'GET', path: '/api/teams', headers })).status).toBe(200);
  });
});

it('promises no proxy that it closes a resting connection first', async () => {
  const { headers } = await ask({ method: 'GET', path: '/api/seasons', headers: { connection: 'keep-alive' } });
  expect([headers['connection'], headers['keep-alive']]).toEqual(['keep-alive', undefined]);
});
