import { once } from 'node:events';
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { OperationRefused, type Operations, type Progress } from './operations.ts';
import { connectOperations, serveOperations } from './operations-socket.ts';

const STATUS = { folder: '/lig', running: true, head: '7', parts: [], projections: [], processes: [] };

const unexpected = (): never => {
  throw new Error('not this one');
};

/** Operations of which a test is about some. */
const operationsWith = (some: Partial<Operations>): Operations => ({
  status: async () => STATUS,
  rebuild: unexpected,
  verify: unexpected,
  skip: unexpected,
  createAdmin: unexpected,
  erase: unexpected,
  importSeason: unexpected,
  sample: unexpected,
  record: unexpected,
  ...some,
});

/** These operations behind a socket, and the other end of it. */
const connected = async (some: Partial<Operations>) => {
  const socketFile = join(temporaryFolder(), 'league.sock');
  const stop = await serveOperations(operationsWith(some), socketFile);
  onTestFinished(stop);
  const remote = await connectOperations(socketFile);
  if (remote === undefined) throw new Error('nobody listens');
  return { remote, stop, socketFile };
};

const nothing = (): void => {};

describe('operations through the socket', () => {
  it('get what was asked, and answer what was done', async () => {
    const asked: unknown[] = [];
    const said =
      <Answer>(answer: Answer) =>
      (request: unknown): Promise<Answer> => {
        asked.push(request);
        return Promise.resolve(answer);
      };
    const line = { projection: 'standings', ok: true, detail: 'ğüşıöç ✓' };
    const created = { teamsToCreate: ['Işık'], playersToCreate: ['Ada'] };
    const counts = { teams: 2, createdTeams: 1, players: 1, createdPlayers: 1, matches: 3, results: 0, unchanged: 0 };
    const erased = { playerId: 'p', gamertag: 'ışık', fields: ['email'], sessions: 2, team: null };
    const { remote } = await connected({
      rebuild: said([line]),
      verify: said([line]),
      skip: said(['geçildi']),
      createAdmin: said({ username: 'ayşe', password: 'p' }),
      erase: said(erased),
      importSeason: said({ ...counts, ...created }),
      sample: async () => ({ teams: 12, players: 140, matches: 66, results: 42 }),
      record: said(undefined),
    });
    expect(await remote.status()).toEqual(STATUS);
    const act = { command: { type: 'RequestRebuild', projections: ['standings'] }, reason: 'çünkü' } as const;
    await remote.record(act);
    expect(asked.splice(0)).toEqual([act]);
    expect(await remote.rebuild({ projections: 'all', reason: 'çünkü' }, nothing)).toEqual([line]);
    expect(await remote.verify({ projections: ['standings'] }, nothing)).toEqual([line]);
    const skipped = { name: 'teams', eventId: 'e', reason: 'bozuk' };
    expect(await remote.skip(skipped)).toEqual(['geçildi']);
    expect(await remote.createAdmin({ username: 'ayşe' })).toEqual({ username: 'ayşe', password: 'p' });
    expect(await remote.erase({ gamertag: 'ışık' })).toEqual(erased);
    expect(await remote.importSeason({ body: { csv: 'ş\n'.repeat(200_000) } }, nothing)).toEqual({
      ...counts,
      ...created,
    });
    expect(await remote.sample(null, nothing)).toEqual({ teams: 12, players: 140, matches: 66, results: 42 });
    expect(asked).toEqual([
      { projections: 'all', reason: 'çünkü' },
      { projections: ['standings'] },
      skipped,
      { username: 'ayşe' },
      { gamertag: 'ışık' },
      { body: { csv: 'ş\n'.repeat(200_000) } },
    ]);
  });

  it('tell how far they are while they go on', async () => {
    const heard: Progress[] = [];
    const half = Promise.withResolvers<void>();
    const { remote } = await connected({
      sample: async (_, onProgress) => {
        onProgress({ done: 1, total: 2 });
        // Only a progress that has arrived lets it go on.
        await half.promise;
        onProgress({ done: 2, total: 2 });
        return { teams: 1, players: 1, matches: 1, results: 1 };
      },
    });
    await remote.sample(null, (progress) => {
      heard.push(progress);
      half.resolve();
    });
    expect(heard).toEqual([
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ]);
  });

  it('are those of the process that began last, and stay so when the one before ends', async () => {
    const socketFile = join(temporaryFolder(), 'league.sock');
    const head = async (): Promise<string | undefined> => (await (await connectOperations(socketFile))?.status())?.head;
    const serve = (number: string) =>
      serveOperations(operationsWith({ status: async () => ({ ...STATUS, head: number }) }), socketFile);
    const stopFirst = await serve('1');
    expect(await head()).toBe('1');
    const stopSecond = await serve('2');
    expect(await head()).toBe('2');
    await stopFirst();
    expect(await head()).toBe('2');
    await stopSecond();
    expect(await head()).toBeUndefined();
    expect(existsSync(socketFile)).toBe(false);
  });

  it('are refused with the particulars', async () => {
    const { remote } = await connected({
      importSeason: () => Promise.reject(new OperationRefused('2 satırda hata var', ['2. satır: a', '3. satır: b'])),
    });
    const refused = await remote.importSeason({ body: {} }, nothing).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OperationRefused);
    expect(refused).toMatchObject({ message: '2 satırda hata var', lines: ['2. satır: a', '3. satır: b'] });
  });

  it('are refused in one line while a store is away', async () => {
    const { remote } = await connected({
      rebuild: () => Promise.reject(new StoreUnavailable('events.db: database or disk is full')),
    });
    const refused = remote.rebuild({ projections: 'all' }, nothing);
    await expect(refused).rejects.toEqual(new OperationRefused('events.db: database or disk is full'));
  });

  it('that fail say where in the server, not where in the client', async () => {
    const { remote } = await connected({
      verify: () => {
        throw new TypeError('a bug');
      },
    });
    const failed = await remote.verify({ projections: 'all' }, nothing).catch((error: unknown) => error);
    expect(failed).not.toBeInstanceOf(OperationRefused);
    expect(failed).toMatchObject({ stack: expect.stringMatching(/^TypeError: a bug\n.*operations-socket\.test\.ts/) });
  });

  it('go on to their end when whoever asked has gone', async () => {
    const asked = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    const { remote, socketFile } = await connected({
      sample: async (_, onProgress) => {
        asked.resolve();
        await gone.promise;
        for (let done = 0; done < 100; done += 1) onProgress({ done, total: 100 });
        ended.resolve('ended');
        return { teams: 1, players: 1, matches: 1, results: 1 };
      },
    });
    const asking = request({ socketPath: socketFile, path: '/sample', method: 'POST' }).on('error', nothing);
    asking.end('null');
    await asked.promise;
    await new Promise((resolve) => asking.once('close', resolve).destroy());
    gone.resolve();
    expect(await ended.promise).toBe('ended');
    expect(await remote.status()).toEqual(STATUS);
  });

  it.each(['/', '/close', '/status2', '/__proto__', '/constructor'])('are only these: not %s', async (path) => {
    const { socketFile } = await connected({});
    const asking = request({ socketPath: socketFile, path, method: 'POST' }).end('null');
    const [answer] = (await once(asking, 'response')) as [NodeJS.ReadableStream];
    const [text] = (await once(answer.setEncoding('utf8'), 'data')) as [string];
    expect(JSON.parse(text)).toEqual({ error: `unknown operation ${path}`, refused: true, lines: [] });
  });

  it('answer a request that is no JSON with a failure, and go on', async () => {
    const { remote, socketFile } = await connected({});
    const asking = request({ socketPath: socketFile, path: '/rebuild', method: 'POST' }).end('{');
    const [answer] = (await once(asking, 'response')) as [NodeJS.ReadableStream];
    const [text] = (await once(answer.setEncoding('utf8'), 'data')) as [string];
    expect(JSON.parse(text)).toMatchObject({ refused: false });
    expect(await remote.status()).toEqual(STATUS);
  });
});

describe('a server whose status takes for ever', () => {
  it('is found all the same, and does what needs none', async () => {
    const status = vi.fn<Operations['status']>(() => new Promise(() => {}));
    const { remote } = await connected({ status, createAdmin: async ({ username }) => ({ username }) });
    expect(await remote.createAdmin({ username: 'ayşe' })).toEqual({ username: 'ayşe' });
    expect(status).not.toHaveBeenCalled();
  });
});

describe('a server that ends midway', () => {
  const PROGRESS = '{"progress":{"done":1,"total":2}}\n';
  const ended = 'the server ended before it answered';

  it('is reported, not waited for', async () => {
    const started = Promise.withResolvers<void>();
    const { remote, stop } = await connected({
      rebuild: (_, onProgress) => {
        onProgress({ done: 1, total: 2 });
        return new Promise(() => {});
      },
    });
    const failed = remote.rebuild({ projections: 'all' }, () => started.resolve()).catch((error: unknown) => error);
    await started.promise;
    await stop();
    expect(await failed).toEqual(new OperationRefused(ended));
  });

  it.each([
    ['before it says anything', ''],
    ['in the middle of a line', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"res\r\n'],
    [
      'between two lines',
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${PROGRESS.length.toString(16)}\r\n${PROGRESS}\r\n`,
    ],
    ['without an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'],
  ])('%s, is reported so', async (_, bytes) => {
    const socketFile = join(temporaryFolder(), 'league.sock');
    const server = createSocketServer((socket) => {
      socket.once('data', () => {
        socket.end(bytes);
      });
    }).listen(socketFile);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const remote = await connectOperations(socketFile);
    const failed = await remote?.sample(null, nothing).catch((error: unknown) => error);
    expect(failed).toEqual(new OperationRefused(ended));
  });
});

describe('the socket', () => {
  it('is for its owner only', async () => {
    const { socketFile } = await connected({});
    expect(statSync(socketFile).mode & 0o777).toBe(0o600);
  });

  it('is nobody’s when there is none, or one that a killed server left', async () => {
    const socketFile = join(temporaryFolder(), 'league.sock');
    expect(await connectOperations(socketFile)).toBeUndefined();
    const killed = createServer().listen(socketFile);
    await once(killed, 'listening');
    // Closed by hand it would be removed; a plain file refuses a connection as a left socket does.
    killed.close();
    await once(killed, 'close');
    writeFileSync(socketFile, '');
    expect(await connectOperations(socketFile)).toBeUndefined();
  });

  it('takes the place of one that a killed server left', async () => {
    const socketFile = join(temporaryFolder(), 'league.sock');
    writeFileSync(socketFile, '');
    chmodSync(socketFile, 0o644);
    const stop = await serveOperations(operationsWith({}), socketFile);
    expect(await (await connectOperations(socketFile))?.status()).toEqual(STATUS);
    await stop();
    expect(existsSync(socketFile)).toBe(false);
  });
});
