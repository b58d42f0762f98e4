import { Agent } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { rawBytes, type RawAnswer, rawRequest } from '../kit/raw-http.ts';
import { type Backend, startBackend } from './backend-under-test.ts';
import { describeWithNginx, type NginxUnderTest, startNginx } from './nginx-under-test.ts';

type Behind = {
  readonly nginx: NginxUnderTest;
  readonly one: Backend;
  readonly other: Backend;
  readonly command: Backend;
  readonly ask: (
    method: string,
    path: string,
    more?: Omit<Parameters<typeof rawRequest>[1], 'method' | 'path'>,
  ) => Promise<RawAnswer>;
};

/** nginx in front of two query APIs and a command API that only record requests. */
const started = async (): Promise<Behind> => {
  const [one, other, command] = await Promise.all([
    startBackend('query'),
    startBackend('query'),
    startBackend('command'),
  ]);
  const nginx = await startNginx({ queryApis: [one.url, other.url], commandApi: command.url });
  onTestFinished(nginx.stop);
  return { nginx, one, other, command, ask: (method, path, more) => rawRequest(nginx.url, { method, path, ...more }) };
};

const JSON_HEADERS = { 'content-type': 'application/json' };
const PROBLEM = { 'content-type': 'application/problem+json' };

const problemIn = ({ body }: RawAnswer): { readonly code: string; readonly status: number; readonly message: string } =>
  JSON.parse(body) as { code: string; status: number; message: string };

describeWithNginx('nginx, by method', () => {
  it('sends reads to the query APIs in turn, and all else to command-api', async () => {
    const { one, other, command, ask } = await started();
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      expect(await ask(method, '/api/teams')).toMatchObject({ status: 200, body: method === 'GET' ? 'query' : '' });
    }
    const [here, there] = [one.arrived, other.arrived].map((arrived) => arrived.length);
    expect([here, there]).toEqual([2, 2]);
    expect(command.arrived).toEqual([]);
    const commands = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
    for (const method of commands) expect(await ask(method, '/api/teams')).toMatchObject({ body: 'command' });
    expect(await ask('POST', '/giris')).toMatchObject({ body: 'command' });
    expect(command.arrived.map(({ method }) => method)).toEqual([...commands, 'POST']);
    expect(one.arrived.length + other.arrived.length).toBe(4);
  });

  it('leaves path, query, body and host as they were sent', async () => {
    const { nginx, command, one, other, ask } = await started();
    const path = '/api/teams/%C5%9Eahin%2Fa//b?q=%20x&y=%C4%B0';
    await ask('PUT', path, { body: '{"name":"İşık"}', headers: { ...JSON_HEADERS, 'idempotency-key': 'k' } });
    await ask('GET', path);
    const { host } = new URL(nginx.url);
    expect(command.arrived).toMatchObject([
      { path, body: '{"name":"İşık"}', headers: { host, 'idempotency-key': 'k', 'content-type': 'application/json' } },
    ]);
    expect([...one.arrived, ...other.arrived]).toMatchObject([{ path, headers: { host } }]);
  });

  it('passes the client’s address on, whatever address the client claims', async () => {
    const { command, ask } = await started();
    const forged = {
      'x-forwarded-for': '192.0.2.1, 192.0.2.2',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'kotu.example',
      'x-real-ip': '192.0.2.3',
      forwarded: 'for=192.0.2.4',
    };
    await ask('POST', '/api/admins/login', { headers: forged });
    const { headers } = command.arrived[0] ?? { headers: {} };
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded']) expect(headers).not.toHaveProperty(name);
  });

  it('keeps connections on both sides', async () => {
    const { command, ask } = await started();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    for (let time = 0; time < 5; time += 1)
      await ask('POST', '/api/teams', { agent, headers: { 'content-length': 0 } });
    expect(command.arrived).toHaveLength(5);
    expect(command.connections()).toBe(1);
  });
});

describeWithNginx('nginx refuses', () => {
  it('TRACE and CONNECT, and names no version', async () => {
    const { nginx, one, other, command, ask } = await started();
    const trace = await ask('TRACE', '/api/teams');
    expect(trace).toMatchObject({ status: 405, headers: { server: 'nginx' } });
    expect(await rawBytes(nginx.url, 'CONNECT kotu.example:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 40[05] /,
    );
    expect([...one.arrived, ...other.arrived, ...command.arrived]).toEqual([]);
  });

  const hidden = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  it.each([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n'],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n`],
    ['an encoding nobody knows', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['two encodings', 'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a length that is none', `Content-Length: +0\r\n\r\n`],
    ['a name with a space', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'X: y\r\n Transfer-Encoding: chunked\r\n\r\n'],
    ['chunks that are none', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
  ])('a request that two servers could read in two ways: %s', async (_, rest) => {
    const { nginx, one, other, command } = await started();
    const answer = await rawBytes(nginx.url, `POST /api/teams HTTP/1.1\r\nHost: x\r\n${rest}${hidden}`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|405|501) /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect([...one.arrived, ...other.arrived, ...command.arrived]).toEqual([]);
  });

  it.each([
    ['/api/teams', 64],
    ['/giris', 64],
    ['/api/matches/import', 4 * 1024],
    ['/api/upload/logo', 5 * 1024],
  ])('a body to %s of more than %i KiB', async (path, limitKib) => {
    const { command, ask } = await started();
    const body = (bytes: number) => ({ headers: JSON_HEADERS, body: Buffer.alloc(bytes, 'x') });
    expect(await ask('POST', path, body(limitKib * 1024))).toMatchObject({ status: 200 });
    const answer = await ask('POST', path, body(limitKib * 1024 + 1));
    expect(answer).toMatchObject({ status: 413, headers: PROBLEM });
    expect(problemIn(answer)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
    const chunked = {
      headers: { ...JSON_HEADERS, 'transfer-encoding': 'chunked' },
      body: Buffer.alloc(5 * 1024 * 1024 + 1),
    };
    expect(await ask('POST', path, chunked)).toMatchObject({ status: 413, headers: PROBLEM });
    expect(command.arrived.map(({ body }) => body.length)).toEqual([limitKib * 1024]);
  });

  it('requests for the health and metrics of the league', async () => {
    const { one, other, ask } = await started();
    for (const path of [
      '/metrics',
      '/metrics/',
      '//metrics',
      '/%6detrics',
      '/api/../metrics',
      '/health/ready',
      '/health',
    ])
      expect(await ask('GET', path)).toMatchObject({ status: 404 });
    expect([...one.arrived, ...other.arrived]).toEqual([]);
    expect(await ask('GET', '/health/live')).toMatchObject({ status: 200, body: 'alive\n' });
  });
});

describeWithNginx('nginx, when a process cannot be reached', () => {
  it('asks the other query API, and the reader notices nothing', async () => {
    const { one, ask } = await started();
    one.doInstead((req) => req.socket.destroy());
    for (let time = 0; time < 4; time += 1) expect(await ask('GET', '/api/teams')).toMatchObject({ status: 200 });
    await one.stop();
    for (let time = 0; time < 4; time += 1) expect(await ask('GET', '/api/teams')).toMatchObject({ status: 200 });
  });

  it('says so when no query API is left, in JSON to programs and in a page to people', async () => {
    const { one, other, ask } = await started();
    await Promise.all([one.stop(), other.stop()]);
    const answer = await ask('GET', '/api/teams');
    expect(answer).toMatchObject({
      status: 503,
      headers: { ...PROBLEM, 'retry-after': '5', 'cache-control': 'no-store' },
    });
    expect(problemIn(answer)).toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: 'Veriler şu anda okunamıyor, lütfen birazdan tekrar deneyin.',
    });
    const page = await ask('GET', '/puan-durumu');
    expect(page).toMatchObject({
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' },
    });
    expect(page.body).toContain('Lütfen birazdan tekrar deneyin.');
  });

  it('promises that nothing was recorded only when the command cannot have arrived', async () => {
    const { command, ask } = await started();
    await command.stop();
    const answer = await ask('POST', '/api/teams', { headers: JSON_HEADERS, body: '{}' });
    expect(answer).toMatchObject({ status: 503, headers: { ...PROBLEM, 'retry-after': '5' } });
    expect(problemIn(answer)).toMatchObject({ code: 'STORE_UNAVAILABLE', status: 503 });
    expect(problemIn(answer).message).toContain('hiçbir şey kaydedilmedi');
  });

  it.each(['POST', 'PUT', 'DELETE'])('sends a %s once, though command-api dies over it', async (method) => {
    const { command, one, other, ask } = await started();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const headers = { ...JSON_HEADERS, 'content-length': 2 };
    const send = () => ask(method, '/api/teams', { agent, headers, body: '{}' });
    // The first request leaves a connection open. nginx sends the next on it, and would repeat
    // such a request by itself.
    expect(await send()).toMatchObject({ status: 200 });
    command.doInstead((req) => req.socket.destroy());
    const answer = await send();
    expect(answer).toMatchObject({ status: 502, headers: { ...PROBLEM, 'retry-after': '5' } });
    expect(problemIn(answer)).toMatchObject({ code: 'ANSWER_LOST', status: 502 });
    expect(command.arrived).toHaveLength(2);
    expect([...one.arrived, ...other.arrived]).toEqual([]);
  });

  it('passes on the program’s own errors', async () => {
    const { command, ask } = await started();
    command.doInstead((_req, res) => {
      res.writeHead(503, { ...PROBLEM, 'retry-after': '7' }).end('{"code":"TOO_BUSY"}');
    });
    const answer = await ask('POST', '/api/teams', { headers: JSON_HEADERS, body: '{}' });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '7' }, body: '{"code":"TOO_BUSY"}' });
  });
});
