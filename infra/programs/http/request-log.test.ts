import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { commandCalls } from '@league/command-api/contract/calls.ts';
import { isPublic } from '@league/events/access/rights.ts';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLeagueUnderTest } from '@league/tests/acceptance/league-under-test.ts';
import { ADMIN } from '@league/tests/kit/admin.ts';
import { rawRequest } from '@league/tests/kit/raw-http.ts';
import { createHttpServer, createLeagueApp } from './league-server.ts';
import { loggedPath } from './request-log.ts';

type Line = { readonly [key: string]: unknown };

/** The commands of a league, behind a proxy, and the lines that its log gets of them. */
const started = async () => {
  const { embedded, stop } = await startLeagueUnderTest();
  onTestFinished(stop);
  const lines: Line[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const { league } = embedded;
  const app = createLeagueApp({ commands: { ...league, waits: league.processes } }, { log, trustProxy: 1 });
  const server = createHttpServer(app.handle).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const login = async (from: string, username: string, password = 'yanlış') => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const body = JSON.stringify({ username, password });
    await rawRequest(url, { method: 'POST', path: '/api/admins/login', headers, body });
    const line = lines.at(-1);
    if (line === undefined) throw new Error('nothing was logged');
    return line;
  };
  return { lines, login, url };
};

describe('the line of a login that is refused', () => {
  it('tells accounts and addresses apart, real ones and made-up ones alike, and names none', async () => {
    const { login, lines } = await started();
    const [one, again, elsewhere, nobody] = [
      await login('192.0.2.71', ADMIN.username),
      await login('192.0.2.71', ADMIN.username.toUpperCase()),
      await login('192.0.2.72', ADMIN.username),
      await login('192.0.2.71', 'kimse-7431'),
    ];
    for (const line of [one, again, elsewhere, nobody]) {
      expect(line).toMatchObject({
        path: '/api/admins/login',
        status: 401,
        level: 40,
        account: expect.stringMatching(/^[\da-f]{64}$/),
        address: expect.stringMatching(/^[\da-f]{64}$/),
      });
    }
    const accountAndAddress = ({ account, address }: Line) => ({ account, address });
    expect(accountAndAddress(again)).toEqual(accountAndAddress(one));
    expect(elsewhere['account']).toBe(one['account']);
    expect(elsewhere['address']).not.toBe(one['address']);
    expect(nobody['account']).not.toBe(one['account']);
    expect(nobody['address']).toBe(one['address']);
    const text = JSON.stringify(lines);
    for (const named of [ADMIN.username, 'kimse-7431', '192.0.2.']) expect(text).not.toContain(named);
  });

  it('is there of too many tries, and says nothing of who succeeds', async () => {
    const { login } = await started();
    for (let count = 0; count < 10; count += 1) await login('192.0.2.71', ADMIN.username);
    const refused = await login('192.0.2.71', ADMIN.username);
    expect(refused).toMatchObject({ status: 429, account: expect.any(String), address: expect.any(String) });
    const succeeded = await login('192.0.2.72', ADMIN.username, ADMIN.password);
    expect(succeeded).toMatchObject({ status: 200 });
    expect(succeeded).not.toHaveProperty('account');
  });
});

describe('the line of a call that is refused', () => {
  it('is one, and names call and asker, but neither token nor query nor what was sent', async () => {
    const { lines, url } = await started();
    for (const [call, { right, example }] of Object.entries(commandCalls)) {
      if (isPublic(right)) continue;
      const [method = '', route = ''] = call.split(' ');
      const path = route
        .replace(':id', '00000000-0000-4000-8000-000000000001')
        .replace(':gamertag', 'gizli@example.com');
      const body = JSON.stringify({ ...example, email: 'gizli@example.com', password: 'gizli' });
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        authorization: `Bearer gizli${'x'.repeat(38)}`,
      };
      await rawRequest(url, { method, path: `${path}?reason=gizli`, headers, body });
      const told = lines.splice(0);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({
        method,
        path: path.replace('gizli@example.com', '…'),
        status: 401,
        level: 40,
        actor: 'visitor',
      });
      expect(JSON.stringify(told)).not.toContain('gizli');
    }
  });
});

describe('the path in a line', () => {
  it.each([
    ['/api/players/gamertag/Kartal%2042/profile', '/api/players/gamertag/Kartal%2042/profile'],
    ['/api/players/gamertag/gizli@example.com/profile', '/api/players/gamertag/…/profile'],
    ['/api/players/gamertag/gizli%40example.com/profile', '/api/players/gamertag/…/profile'],
    ['/api/players/gizli%EF%BC%A0example.com/approve', '/api/players/…/approve'],
    ['/api/players/gizli%40example.com%/approve', '/api/players/…/approve'],
  ])('holds no e-mail that was typed in place of a gamertag or an id: %s', (path, logged) => {
    expect(loggedPath(path)).toBe(logged);
  });
});
