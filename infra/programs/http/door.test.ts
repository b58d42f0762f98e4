import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { startProcess } from '../main/process.ts';
import { rawBytes, rawRequest } from '@league/tests/kit/raw-http.ts';

/** A process of the league that answers 404 to whatever it admits, until the test ends; and what it warns of. */
const start = async (settings: Readonly<Record<string, string>> = {}, serves = true) => {
  const warnings: string[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const { url = '', stop } = await startProcess({
    name: 'league',
    config: readConfig({ DATA_DIR: temporaryFolder(), PORT: '0', ...settings }),
    log,
    serves,
    open: async () => ({ sides: {}, parts: async () => [], measure: () => {}, close: async () => {} }),
  });
  onTestFinished(stop);
  const at = new URL(url || 'http://127.0.0.1');
  // Whatever it listens on, it is reached over the loopback.
  if (at.hostname === '0.0.0.0') at.hostname = '127.0.0.1';
  const ask = (host: string, path = '/api/teams', method = 'GET') =>
    rawRequest(at.href, { method, path, headers: { host } });
  return { ask, url: at.href, warnings };
};

type Statuses = readonly (readonly [string, number])[];
const statusesOf = (ask: (host: string) => Promise<{ status: number }>, hosts: readonly string[]): Promise<Statuses> =>
  Promise.all(hosts.map(async (host) => [host, (await ask(host)).status] as const));
const all = (status: number, hosts: readonly string[]): Statuses => hosts.map((host) => [host, status]);

const LOOPBACK = [
  '127.0.0.1',
  '127.0.0.1:3000',
  'localhost',
  'LocalHost:80',
  'localhost.',
  'localhost.:3000',
  '[::1]:1',
];
/** What a page of somebody else's can have a browser send, once its name leads here; and odd spellings. */
const FOREIGN = [
  'kotu.example',
  'kotu.example:3000',
  '127.0.0.1.kotu.example',
  'localhost.kotu.example',
  'kotu.example:127.0.0.1',
  '127.0.0.1@kotu.example',
  'localhost..',
  'localhost,kotu.example',
  '[::1].kotu.example',
  '[::2]',
  '192.0.2.1',
];

describe('a league on the loopback', () => {
  it('answers who asks for it by a name of this machine', async () => {
    const { ask, warnings } = await start();
    expect(await statusesOf(ask, LOOPBACK)).toEqual(all(404, LOOPBACK));
    expect(warnings).toEqual([]);
  });

  it('refuses who asks for somebody else, whatever is asked', async () => {
    const { ask } = await start();
    expect(await statusesOf(ask, FOREIGN)).toEqual(all(421, FOREIGN));
    expect(await statusesOf((host) => ask(host, '/api/teams', 'POST'), FOREIGN)).toEqual(all(421, FOREIGN));
    const { headers, body } = await ask('kotu.example');
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(body)).toMatchObject({
      status: 421,
      title: 'Misdirected Request',
      code: 'UNKNOWN_HOST',
      message: expect.stringMatching(/^\p{Lu}.*\.$/u),
    });
  });

  it('goes on knowing its own name after a wrong one, and the wrong one after its own', async () => {
    const { ask } = await start();
    const hosts = ['localhost', 'localhost', 'kotu.example', 'kotu.example', 'localhost', '127.0.0.1', 'localhost'];
    const statuses: number[] = [];
    for (const host of hosts) statuses.push((await ask(host)).status);
    expect(statuses).toEqual([404, 404, 421, 421, 404, 404, 404]);
  });

  it('tells anybody whether it is well', async () => {
    const { ask } = await start();
    expect(await ask('kotu.example', '/health/live')).toMatchObject({ status: 200 });
    expect(await ask('kotu.example', '/health/ready')).toMatchObject({ status: 200 });
    expect(await ask('kotu.example', '/healthy')).toMatchObject({ status: 421 });
  });

  it('answers a client without a Host, which is no browser; a whole address counts as the Host does', async () => {
    const { url } = await start();
    const statusOf = async (bytes: string) => (await rawBytes(url, bytes)).slice(9, 12);
    expect(await statusOf('GET /api/teams HTTP/1.0\r\n\r\n')).toBe('404');
    expect(await statusOf('GET /api/teams HTTP/1.0\r\nHost: kotu.example\r\n\r\n')).toBe('421');
    const whole = (host: string, target: string) =>
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await statusOf(whole('localhost', 'http://localhost:80/api/teams'))).toBe('404');
    expect(await statusOf(whole('localhost', 'http://kotu.example/api/teams'))).toBe('421');
    expect(await statusOf(whole('localhost', 'http://localhost@kotu.example/api/teams'))).toBe('421');
    expect(await statusOf(whole('kotu.example', 'http://localhost/api/teams'))).toBe('421');
    expect(await statusOf(whole('kotu.example', 'http://kotu.example/health/live'))).toBe('421');
    expect(await statusOf(whole('', '/api/teams'))).toBe('421');
    expect(await statusOf(whole('', '*'))).toBe('421');
  });

  it('adds the names that it is given', async () => {
    const given = { ALLOWED_HOSTS: 'lig.example,Puan.Example', PUBLIC_URL: 'https://şampiyon.example/' };
    const { ask } = await start(given);
    const names = ['lig.example:3000', 'LIG.example', 'puan.example.', 'xn--ampiyon-8pb.example', 'localhost'];
    expect(await statusesOf(ask, names)).toEqual(all(404, names));
    expect(await statusesOf(ask, FOREIGN)).toEqual(all(421, FOREIGN));
  });
});

describe('a league for other machines', () => {
  it('is answered by any name, and says so when it starts, where it was told none', async () => {
    const { ask, warnings } = await start({ HOST: '0.0.0.0' });
    expect(await statusesOf(ask, FOREIGN)).toEqual(all(404, FOREIGN));
    expect(warnings).toEqual([expect.stringMatching(/PUBLIC_URL.*ALLOWED_HOSTS/)]);
  });

  it.each([{ PUBLIC_URL: 'https://lig.example' }, { ALLOWED_HOSTS: 'lig.example' }])(
    'is answered by those of %j and of its machine only',
    async (given) => {
      const { ask, warnings } = await start({ HOST: '0.0.0.0', ...given });
      const names = ['lig.example', ...LOOPBACK];
      expect(await statusesOf(ask, names)).toEqual(all(404, names));
      expect(await statusesOf(ask, FOREIGN)).toEqual(all(421, FOREIGN));
      expect(warnings).toEqual([]);
    },
  );

  it('warns of nothing where it serves nobody', async () => {
    expect((await start({ HOST: '0.0.0.0' }, false)).warnings).toEqual([]);
  });
});

describe('a league that does not know of the proxy in front', () => {
  it('warns at the first request that came through one, once, and says what to set', async () => {
    const { url, ask, warnings } = await start();
    await ask('localhost');
    expect(warnings).toEqual([]);
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    for (let time = 0; time < 3; time += 1) await rawRequest(url, { method: 'GET', path: '/api/teams', headers });
    expect(warnings).toEqual([expect.stringMatching(/X-Forwarded-For.*TRUST_PROXY=1/)]);
  });

  it('warns of nothing when it does', async () => {
    const { url, warnings } = await start({ TRUST_PROXY: '1' });
    await rawRequest(url, { method: 'GET', path: '/api/teams', headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(warnings).toEqual([]);
  });
});
