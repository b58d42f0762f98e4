import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fillLeague } from '@league/query-api/testing/league.ts';
import { queryApiInMemory } from '@league/query-api/testing/serving.ts';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './league-server.ts';

/** Serves until the test ends. */
const serve = async (handle: RequestListener) => {
  const server = createHttpServer(handle);
  let requests = 0;
  server.prependListener('request', () => {
    requests += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { server, dial: () => dial(server), requests: () => requests };
};

/** A connection, and the server's end of it. */
const dial = async (server: Server): Promise<{ near: Socket; far: Socket }> => {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
  near.on('error', () => {});
  const [[far]] = await Promise.all([accepted, once(near, 'connect')]);
  return { near, far };
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

const pipelined = (count: number, path: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => get(path(index))).join('');

/** Reads until this many answers are there; each ends with its body, `[path]`. */
const answers = async (socket: Socket, count: number): Promise<string[]> => {
  let text = '';
  let found: string[] = [];
  for await (const chunk of socket.setEncoding('latin1').iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    found = [...text.matchAll(/\[(\/[^\]]*)\]/g)].map(([, path = '']) => path);
    if (found.length >= count) break;
  }
  return found;
};

/** The whole query side, of which every table is computed. */
const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  const app = express().use(api.router);
  const served = await serve((req, res) => {
    if (!api.tryServe(req, res)) app(req, res);
  });
  return { models, ...served };
};

const table = (connection: number) => (index: number) =>
  `/api/leaderboards/standings?asOf=20${10 + connection}-09-04T18:${10 + (index % 50)}:${10 + Math.floor(index / 50)}Z`;

describe('a connection with more than 16 unanswered requests', () => {
  it('is closed at once: 50 of them with 700 requests each cost no table, and hardly a request', async () => {
    const { models, dial, requests } = await league();
    const connections: Awaited<ReturnType<typeof dial>>[] = [];
    while (connections.length < 50) connections.push(await dial());
    await Promise.all(
      connections.map(async ({ near, far }, connection) => {
        const closed = once(far, 'close');
        near.resume().write(pipelined(700, table(connection)));
        await closed;
      }),
    );
    expect(models.snapshots()).toBe(0);
    // The seventeenth is heard; behind it nothing is read any more.
    expect(requests()).toBe(50 * 17);
    expect(connections.filter(({ far }) => far.destroyed)).toHaveLength(50);
  });

  it('is none with 16: they are answered, in order', async () => {
    const seen: string[] = [];
    const { dial } = await serve((req, res) => {
      seen.push(req.url ?? '');
      res.end(`[${req.url}]`);
    });
    const { near } = await dial();
    const paths = Array.from({ length: 16 }, (_, index) => `/${index}`);
    for (let time = 1; time <= 3; time += 1) {
      near.write(pipelined(16, (index) => `/${index}`));
      expect(await answers(near, 16)).toEqual(paths);
      expect(seen.splice(0)).toEqual(paths);
    }
  });

  it('loses what had begun on it no more than another that is cut: it comes to its end', async () => {
    const begun = Promise.withResolvers<() => void>();
    const urls: string[] = [];
    const { dial } = await serve((req, res) => {
      urls.push(req.url ?? '');
      begun.resolve(() => res.end('done'));
    });
    const { near, far } = await dial();
    near.write(get('/first'));
    const end = await begun.promise;
    const closed = once(far, 'close');
    near.write(pipelined(16, (index) => `/${index}`));
    await closed;
    end();
    expect(urls).toEqual(['/first']);
  });
});

describe('requests that wait on a connection', () => {
  it('are not begun when it is gone', async () => {
    const { models, dial, server } = await league();
    const begun = Promise.withResolvers<void>();
    const hold = Promise.withResolvers<void>();
    models.beforeSnapshot(() => {
      begun.resolve();
      return hold.promise;
    });
    const { near, far } = await dial();
    near.write(pipelined(16, table(0)));
    await begun.promise;
    const closed = once(far, 'close');
    near.destroy();
    await closed;
    hold.resolve();
    await whole(server);
    expect(models.snapshots()).toBe(2);
  });

  it('let those of others come between', async () => {
    const order: string[] = [];
    const { dial } = await serve((req, res) => {
      order.push(req.url ?? '');
      if (order.length === 1) other.near.write(get('/other'));
      res.end(`[${req.url}]`);
    });
    const [one, other] = [await dial(), await dial()];
    one.near.write(pipelined(16, (index) => `/${index}`));
    await Promise.all([answers(one.near, 16), answers(other.near, 1)]);
    expect(order.indexOf('/other')).toBeLessThan(16);
  });

  it('wait for who does not read: one answer at a time is made for a client', async () => {
    const size = 32 * 1024 * 1024;
    let made = 0;
    const { dial, server } = await serve((req, res) => {
      if (req.url === '/small') return void res.end('[/small]');
      made += 1;
      res.end(Buffer.alloc(size, 'x'));
    });
    const { near, far } = await dial();
    near.write(pipelined(10, () => '/large'));
    for (let round = 0; round < 5; round += 1) {
      const { near: other } = await dial();
      other.write(get('/small'));
      await answers(other, 1);
    }
    expect(server.listening).toBe(true);
    expect(made).toBe(1);
    expect(far.writableLength).toBeGreaterThan(0);
    expect(far.writableLength).toBeLessThanOrEqual(size + 1024);
    let read = 0;
    for await (const chunk of near) {
      read += (chunk as Buffer).length;
      if (read >= 10 * size) break;
    }
    expect(made).toBe(10);
  });
});

it('a connection on which nothing moves is closed, also one with an answer that nobody reads', async () => {
  const { dial, server } = await serve((_req, res) => void res.end(Buffer.alloc(32 * 1024 * 1024)));
  // A thousandth of the time that it really has; without a limit it would be for ever.
  server.timeout /= 1_000;
  expect(server.timeout).toBeGreaterThan(0);
  const [silent, unread] = [await dial(), await dial()];
  unread.near.write(get('/'));
  await Promise.all([once(silent.far, 'close'), once(unread.far, 'close')]);
});

/** A whole round through the server, so that it has done what was to be done before. */
const whole = async (server: Server): Promise<void> => {
  for (let round = 0; round < 5; round += 1) {
    const { near } = await dial(server);
    near.write(get(`/api/leaderboards/standings?week=1`).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    await once(near.resume(), 'close');
  }
};
