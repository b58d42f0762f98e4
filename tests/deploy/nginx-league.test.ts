import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { listenTo } from '@league/query-api/testing/listening.ts';
import { expect, it, onTestFinished } from 'vitest';
import { caller, type LeagueUnderTest, startLeagueUnderTest } from '../acceptance/league-under-test.ts';
import { rawRequest } from '../kit/raw-http.ts';
import { describeWithNginx, type NginxUnderTest, startNginx } from './nginx-under-test.ts';

type Behind = {
  readonly nginx: NginxUnderTest;
  readonly league: LeagueUnderTest;
  /** Calls the league through nginx, as its admin. */
  readonly call: LeagueUnderTest['call'];
};

/** A real league behind nginx, which uses it for both APIs. */
const started = async ({ tls = false } = {}): Promise<Behind> => {
  const league = await startLeagueUnderTest({ trustProxy: 1 });
  onTestFinished(league.stop);
  const nginx = await startNginx({ queryApis: [league.url], commandApi: league.url, tls });
  onTestFinished(nginx.stop);
  const call = caller(nginx.url);
  return { nginx, league, call: (method, path, options) => call(method, path, { token: league.token, ...options }) };
};

describeWithNginx('a league behind nginx', () => {
  it('records and answers through it, compressed as the program compresses', async () => {
    const { nginx, call } = await started();
    const { status, body } = await call<{ position: string }>('POST', '/api/teams', { body: { name: 'Işıkspor' } });
    expect(status).toBe(201);
    const teams = await call<{ name: string }[]>('GET', '/api/teams', { minPosition: body.position });
    expect(teams.body).toMatchObject([{ name: 'Işıkspor' }]);
    const matches = Array.from({ length: 20 }, (_, pair) => `1,Kartal ${pair},Şahin ${pair}`);
    const csv = ['week,home,away', ...matches].join('\n');
    const imported = await call<{ position: string }>('POST', '/api/matches/import', {
      body: { csv, createTeams: true },
    });
    await call('GET', '/api/matches', { minPosition: imported.body.position });
    const headers = { 'accept-encoding': 'br' };
    const read = (more = {}) =>
      rawRequest(nginx.url, { method: 'GET', path: '/api/matches', headers: { ...headers, ...more } });
    // A compressed form is made after the first answer, for later requests.
    await expect.poll(read).toMatchObject({ headers: { 'content-encoding': 'br' } });
    const { etag } = (await read()).headers;
    expect(await read({ 'if-none-match': etag })).toMatchObject({ status: 304 });
    const head = await rawRequest(nginx.url, { method: 'HEAD', path: '/api/teams' });
    expect(head).toMatchObject({ status: 200, body: '' });
  });

  it('shows the page of its calls, with files of the program only', async () => {
    const { nginx } = await started();
    for (const path of ['/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/openapi.json']) {
      expect(await rawRequest(nginx.url, { method: 'GET', path })).toMatchObject({ status: 200 });
    }
  });

  it('passes on what programs look for at the root of a site', async () => {
    const { nginx } = await started();
    for (const path of ['/robots.txt', '/manifest.webmanifest'])
      expect(await rawRequest(nginx.url, { method: 'GET', path })).toMatchObject({ status: 200 });
    // The league does not know the address of its site.
    expect(await rawRequest(nginx.url, { method: 'GET', path: '/sitemap.xml' })).toMatchObject({ status: 404 });
  });

  it('passes live messages on at once, without collecting them', async () => {
    const { nginx, call } = await started();
    const client = await listenTo(nginx.url, { 'accept-encoding': 'br, gzip' });
    await client.hello();
    await call('PUT', '/api/settings', { body: { title: 'Yeni Lig' } });
    // The stream is still open, so nginx passes the message on before the answer ends.
    expect((await client.moved()).models).toEqual({ settings: ['settings'] });
    await call('PUT', '/api/settings', { body: { title: 'Başka Lig' } });
    expect((await client.moved()).models).toEqual({ settings: ['settings'] });
  });

  it('accepts an import that is larger than other commands', async () => {
    const { call } = await started();
    const names = Array.from({ length: 2_000 }, (_, index) => `Çok uzun adlı bir takım, numarası ${index}`);
    const csv = ['week,home,away', ...names.map((name, index) => `1,"${name}","${names[(index + 1) % 2_000]}"`)];
    const body = { csv: csv.join('\n'), createTeams: true, allowSameWeek: true, dryRun: true };
    expect(JSON.stringify(body).length).toBeGreaterThan(64 * 1024);
    const { status } = await call('POST', '/api/matches/import', { body });
    expect(status).not.toBe(413);
    expect(status).toBeLessThan(500);
  });

  it('limits guesses of passwords by the client’s address, whatever address the client claims', async () => {
    const { nginx } = await started();
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { status } = await rawRequest(nginx.url, {
        method: 'POST',
        path: '/api/admins/login',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${index}`,
          forwarded: `for=10.0.0.${index}`,
          'x-real-ip': `10.0.0.${index}`,
        },
        body: JSON.stringify({ username: 'yonetici', password: `yanlış ${index}` }),
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('accepts commands from its own pages, and from no others', async () => {
    const { nginx, league } = await started();
    const from = (origin: string) =>
      rawRequest(nginx.url, {
        method: 'POST',
        path: '/api/teams',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${league.token}`, origin },
        body: JSON.stringify({ name: 'Kartal' }),
      });
    expect(await from('https://kotu.example')).toMatchObject({ status: 403 });
    expect(await from(nginx.url)).toMatchObject({ status: 201 });
  });
});

describeWithNginx('the name of a league behind nginx', () => {
  it('is the host that the visitor requested: any other host is refused', async () => {
    const league = await startLeagueUnderTest({ trustProxy: 1, allowedHosts: ['lig.example'] });
    onTestFinished(league.stop);
    const nginx = await startNginx({ queryApis: [league.url], commandApi: league.url });
    onTestFinished(nginx.stop);
    const ask = (method: string, host: string) =>
      rawRequest(nginx.url, { method, path: '/api/teams', headers: { host } });
    expect(await ask('GET', 'lig.example:8080')).toMatchObject({ status: 200 });
    expect(await ask('GET', 'kotu.example')).toMatchObject({ status: 421 });
    expect(await ask('POST', 'kotu.example')).toMatchObject({ status: 421 });
  });
});

describeWithNginx('nginx with TLS', () => {
  it('serves the league, and redirects plain http to it', async () => {
    const { nginx } = await started({ tls: true });
    const asked = request(`${nginx.tlsUrl}/api/teams`, { rejectUnauthorized: false, agent: false }).end();
    const [res] = (await once(asked, 'response')) as [IncomingMessage];
    res.resume();
    expect(res.statusCode).toBe(200);
    expect(res.headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await rawRequest(nginx.url, {
      method: 'POST',
      path: '/api/teams?x=1',
      headers: { host: 'lig.example' },
    });
    expect(plain).toMatchObject({ status: 308, headers: { location: 'https://lig.example/api/teams?x=1' } });
    expect(await rawRequest(nginx.url, { method: 'GET', path: '/health/live' })).toMatchObject({ status: 200 });
  });
});
