import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { IMPORT_LIMIT_BYTES } from '@league/command-api/contract/season.ts';
import { describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { CUT } from '@league/infra/programs/http/drain.ts';
import { ADMIN } from '../kit/admin.ts';
import { rawRequest } from '../kit/raw-http.ts';
import { describeWhere } from '../kit/skip.ts';
import { league, loggedIn, serve, type Server, startServer, withoutProgress } from './league-process.ts';
import { doubleRound } from './made-up-season.ts';

/** Stops the server as its operator would. */
const stop = async ({ child, ended }: Server) => {
  child.kill('SIGTERM');
  return ended;
};

describe('the log lines of a running league', () => {
  it('are JSON, and contain no password, token, key, text or query of anybody', async () => {
    const running = serve(temporaryFolder());
    const json = { 'content-type': 'application/json' };
    // Libraries print warnings at the first request that looks odd.
    const odd = { ...json, 'x-forwarded-for': '10.1.2.3', forwarded: 'for=10.1.2.3' };
    const first = { method: 'POST', path: '/api/admins/login', headers: odd, body: '{"username":"x","password":"y"}' };
    expect((await rawRequest(await running.url, first)).status).toBe(401);
    const server = await loggedIn(running);
    const canaries = {
      password: 'kanarya-parola-7431',
      key: 'kanarya-anahtar-7432',
      text: 'kanarya-metin-7433',
      query: 'kanarya-sorgu-7434',
      header: 'kanarya-başlık-7435'.normalize('NFKD').replace(/[^\x20-\x7e]/g, ''),
      username: 'kanarya-ad-7436',
    };
    const { token } = server;
    const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      rawRequest(server.at, {
        method,
        path,
        headers: {
          ...json,
          authorization: `Bearer ${token}`,
          'idempotency-key': canaries.key,
          cookie: canaries.header,
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const login = { username: canaries.username, password: canaries.password };
    const statuses = [
      await send('POST', '/api/admins/login', login),
      await send('POST', '/api/admins/login', `{"password":"${canaries.password}"`),
      await send('POST', '/api/admins/login', { ...login, [canaries.text]: canaries.text }),
      await send('PUT', `/api/settings?reason=${canaries.query}&token=${token}`, { title: canaries.text }),
      await send('PUT', '/api/settings', { [canaries.text]: 1 }),
      await send('PUT', '/api/settings', {}, { authorization: `Bearer ${token}${canaries.header}` }),
      await send('POST', `/api/nowhere?${canaries.query}`, canaries.text),
      await send('GET', `/api/admin/audit?limit=${canaries.query}`, ''),
      await send('GET', '/api/admin/audit', '', { authorization: `Basic ${canaries.header}` }),
      await send('POST', '/api/logout', {}),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 400, 422, 200, 422, 401, 404, 400, 401, 200]);
    const { out, err, code } = await stop(server);
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    const commands = lines
      .map((line) => JSON.parse(line) as { path?: string })
      .filter(({ path }) => path !== undefined);
    expect(commands.length).toBeGreaterThanOrEqual(8);
    // On standard error there are only the lines for the person at the terminal.
    for (const line of err.trim().split('\n')) expect(line).toMatch(/^league: /);
    for (const secret of [...Object.values(canaries), token, ADMIN.password]) expect(out + err).not.toContain(secret);
  });

  it('may go to a full disk without harm to the league', async () => {
    const folder = temporaryFolder();
    // Each write to this file fails, as on a full disk.
    const full = '/dev/full';
    if (!existsSync(full)) return;
    const server = await startServer(folder, { outFile: full });
    for (let count = 0; count < 3; count += 1) {
      const answer = await server.call('PUT', '/api/settings', { body: { title: `Lig ${count}` } });
      expect(answer.status).toBe(200);
    }
    expect((await stop(server)).code).toBe(0);
  });
});

/** A figure, in bytes, that the kernel has of a process's memory. */
const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM'): number =>
  1024 * Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

describeWhere(existsSync('/proc/self/clear_refs'), 'needs /proc of Linux', 'bodies that are too large', () => {
  /** More bytes than any call accepts. */
  const BYTES = IMPORT_LIMIT_BYTES + 64 * 1024;
  const AT_ONCE = 200;

  it('are refused, 200 at once, without being kept in memory', async () => {
    const server = await startServer(temporaryFolder());
    const body = Buffer.alloc(BYTES, 'x');
    /** Half of the requests name their length, and half go to the call that accepts most. */
    const send = (index: number) =>
      rawRequest(server.at, {
        method: 'POST',
        path: index % 4 < 2 ? '/api/matches/import' : '/api/teams',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${server.token}`,
          ...(index % 2 === 0 ? { 'content-length': BYTES } : { 'transfer-encoding': 'chunked' }),
        },
        body,
      });
    const round = async (): Promise<void> => {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
      for (const { status, body: answer } of answers) {
        expect(status).toBe(413);
        expect(answer).toContain('BODY_TOO_LARGE');
      }
    };
    await send(0);
    const before = memoryOf(server.pid, 'VmRSS');
    // From here on the kernel measures the highest memory anew.
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    await round();
    await round();
    // Not nothing, since bytes that were read and dropped wait for the garbage collector.
    expect(memoryOf(server.pid, 'VmHWM') - before).toBeLessThan((AT_ONCE * BYTES) / 2);
    expect((await server.call('GET', '/api/teams')).status).toBe(200);
    expect((await stop(server)).code).toBe(0);
  });
});

/** Whether a server listens at this address. */
const listens = async (url: string): Promise<boolean> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.on('error', () => {}).destroy();
  return connected;
};

describe('a league that is stopped', () => {
  /** The log on disk, also beside a running server. */
  const recordedIn = async (folder: string) => {
    const store = openSqliteEventStore(join(folder, 'events.db'), { readOnly: true });
    const events = await store.readAll(0n, 100_000);
    await store.close();
    return events;
  };
  const resultsIn = (events: Awaited<ReturnType<typeof recordedIn>>): number =>
    events.filter(({ type }) => type === 'MatchResultEntered').length;

  it('answers its running requests, closes connections, and exits with 0', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder);
    const body = JSON.stringify({ name: 'Kartal' });
    const { hostname, port } = new URL(server.at);
    const slow = request({
      hostname,
      port,
      method: 'POST',
      path: '/api/teams',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        authorization: `Bearer ${server.token}`,
        connection: 'keep-alive',
      },
    });
    slow.write(body.slice(0, 5));
    // A later request was answered, so the server has read the head of this one.
    await server.call('GET', '/api/teams');
    server.child.kill('SIGTERM');
    await expect.poll(() => listens(server.at)).toBe(false);
    slow.end(body.slice(5));
    const [answer] = (await once(slow, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect((await server.ended).code).toBe(0);
    expect((await recordedIn(folder)).at(-1)).toMatchObject({ type: 'TeamCreated', data: { name: 'Kartal' } });
  });

  it('under load records exactly the commands that it answers, and does not wait for idle clients', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder);
    const answered: string[] = [];
    const enough = Promise.withResolvers<void>();
    const writer = async (number: number): Promise<void> => {
      // Requests on one connection without a pause, as a proxy sends them.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.token}` };
      for (let count = 0; ; count += 1) {
        const name = `Takım ${number}-${count}`;
        const sent = { method: 'POST', path: '/api/teams', headers, body: JSON.stringify({ name }), agent };
        const answer = await rawRequest(server.at, sent).catch(() => undefined);
        if (answer === undefined) return;
        expect(answer.status).toBe(201);
        answered.push(name);
        if (answered.length === 100) enough.resolve();
      }
    };
    const writers = Array.from({ length: 20 }, (_, number) => writer(number));
    await enough.promise;
    const { code, out } = await stop(server);
    expect(code).toBe(0);
    await Promise.all(writers);
    const created = (await recordedIn(folder)).flatMap((event) =>
      event.type === 'TeamCreated' ? event.data.name : [],
    );
    expect(created.toSorted()).toEqual(answered.toSorted());
    // A server that kept idle connections open, or let requests go on for ever, would have to cut them.
    expect(out).not.toContain(CUT);
  });

  it('during an operator’s import stops and tells the operator, and completes the import after a restart', async () => {
    // The import is long enough to be still running when the signal comes.
    const TEAMS = 40;
    const MATCHES = TEAMS * (TEAMS - 1);
    const folder = temporaryFolder();
    const server = await startServer(folder);
    const file = join(folder, 'season.csv');
    writeFileSync(file, doubleRound(TEAMS, { played: true }));
    const log = openSqliteEventStore(join(folder, 'events.db'), { readOnly: true });
    log.onAppended(() => {
      void log.head().then((head) => head > 100n && server.child.kill('SIGTERM'));
    });
    const importing = league(['import', file, '--create-teams'], { DATA_DIR: folder });
    expect((await server.ended).code).toBe(0);
    await log.close();
    const told = await importing.ended;
    expect([told.code, withoutProgress(told)]).toEqual([1, 'league: the server ended before it answered\n']);

    const again = await startServer(folder);
    await expect.poll(async () => resultsIn(await recordedIn(folder))).toBe(MATCHES);
    expect((await stop(again)).code).toBe(0);
    expect(resultsIn(await recordedIn(folder))).toBe(MATCHES);
  });
});
