import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type LiveHello, liveHello } from '../contract/live.ts';
import { isMadeAt } from '../contract/made-at.ts';
import { answers } from '../contract/models-of-calls.ts';
import { auditModel } from '../contract/audit.ts';
import { matchesModel } from '../contract/matches.ts';
import { standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { fillLeague, galata, idOf, match, sivas, team } from '../testing/league.ts';
import { listenTo } from '../testing/listening.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';
import type { AudienceLimits } from './audience.ts';

const BEAT = { comment: 'beat', event: 'beat', data: '' };
const PUBLIC = [
  'achievements',
  'gamertags',
  'likes',
  'match-lines',
  'match-officials',
  'matches',
  'officials',
  'played-teams',
  'player-names',
  'players',
  'result-versions',
  'season-squads',
  'seasons',
  'settings',
  'squads',
  'standings',
  'taken-off',
  'teams',
];

/** A served league at position 10, with functions that change it. */
const league = async (live: AudienceLimits = {}) => {
  const { models, api } = queryApiInMemory({ live });
  fillLeague(models);
  const served = await serve(api);
  const rename = (at: bigint, id = galata): void => models.put(teamsModel, id, team(id, `Takım ${at}`), at);
  const enterResult = (at: bigint): void => {
    models.put(matchesModel, idOf('b', 5), match(5, 3, galata, sivas, { status: 'finished' }), at);
    models.put(auditModel, String(at), { type: 'MatchResultEntered' } as never, at);
    models.put(standingsModel, '1/3', { season: 1, week: 3, results: {} }, at);
  };
  return { models, api, ...served, rename, enterResult, listen: listenTo.bind(null, served.origin) };
};

describe('who begins to listen', () => {
  it('hears at once where the read models are, in a stream that nobody keeps, packs or gathers', async () => {
    const { listen } = await league();
    const client = await listen({ 'accept-encoding': 'gzip, br' });
    expect(client).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(client.headers).not.toHaveProperty('content-encoding');
    expect(await client.next()).toEqual({
      retry: '1000',
      id: expect.stringMatching(/^[0-9a-f]{16}\.\d+$/),
      event: 'hello',
      data: expect.stringContaining('{"position":"10","resumed":false'),
    });
  });

  it('learns which answers are as new as the connection: those whose ETag names the versions of the hello', async () => {
    const { listen, getRaw, rename } = await league();
    const etagOf = async (path: string) => String((await getRaw(path)).headers['etag']);
    const [teams, seasons] = [await etagOf('/api/teams'), await etagOf('/api/seasons')];
    const isNew = (etag: string, path: keyof typeof answers, { models }: LiveHello) =>
      isMadeAt(etag, answers[path], models);

    const before = liveHello.parse(await (await listen()).hello());
    expect(PUBLIC).toEqual(expect.arrayContaining(Object.keys(before.models)));
    expect([isNew(teams, '/api/teams', before), isNew(seasons, '/api/seasons', before)]).toEqual([true, true]);
    rename(11n);
    const after = liveHello.parse(await (await listen()).hello());
    expect([isNew(teams, '/api/teams', after), isNew(seasons, '/api/seasons', after)]).toEqual([false, true]);
    expect(isNew(await etagOf('/api/teams'), '/api/teams', after)).toBe(true);
  });

  it('hears position 0 of a league in which nothing has happened', async () => {
    const { origin } = await serve(queryApiInMemory().api);
    expect(await (await listenTo(origin)).hello()).toMatchObject({ position: '0' });
  });

  it('may ask for the head alone', async () => {
    const { getRaw, listen } = await league();
    const { status, headers, body } = await getRaw('/api/live', {}, 'HEAD');
    const { date: _, 'transfer-encoding': _streamed, ...expected } = (await listen()).headers;
    expect({ status, headers, body: body.toString() }).toMatchObject({ status: 200, headers: expected, body: '' });
  });

  it('is refused when the query is no query of it', async () => {
    const { getRaw } = await league();
    for (const asked of ['?since=1', '?lastEventId=1&lastEventId=2', '?lastEventId=%ff']) {
      expect((await getRaw(`/api/live${asked}`)).status).toBe(400);
    }
  });
});

describe('what moves', () => {
  it('is told by read model and document, with the position to ask for', async () => {
    const { listen, rename } = await league();
    const client = await listen();
    const { id } = await client.hello();
    rename(11n);
    const moved = await client.moved();
    expect(moved).toEqual({ id: expect.any(String), position: '11', models: { teams: [galata] } });
    expect(moved.id).not.toBe(id);
  });

  it('in one turn of the event loop is told as one, each document once', async () => {
    const { listen, enterResult } = await league();
    const client = await listen();
    await client.hello();
    enterResult(11n);
    enterResult(12n);
    expect(await client.moved()).toMatchObject({
      position: '12',
      models: { matches: [idOf('b', 5)], standings: ['1/3'] },
    });
    enterResult(13n);
    expect(await client.moved()).toMatchObject({ position: '13' });
  });

  it('is told to everybody who listens', async () => {
    const { listen, rename } = await league();
    const clients = await Promise.all(Array.from({ length: 20 }, () => listen()));
    for (const client of clients) await client.hello();
    rename(11n);
    const told = await Promise.all(clients.map((client) => client.moved()));
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    expect(told).toHaveLength(20);
  });

  it('is the whole read model after a rebuild, and when more than 100 documents changed', async () => {
    const { listen, models, rename } = await league();
    const client = await listen();
    await client.hello();
    models.switchTo(teamsModel, '1.2');
    expect(await client.moved()).toMatchObject({ position: '10', models: { teams: null } });
    for (let number = 0; number < 100; number += 1) rename(11n, idOf('a', number));
    expect((await client.moved()).models['teams']).toHaveLength(100);
    for (let number = 0; number < 101; number += 1) rename(12n, idOf('a', number));
    expect(await client.moved()).toMatchObject({ position: '12', models: { teams: null } });
    rename(13n);
    expect(await client.moved()).toMatchObject({ position: '13', models: { teams: [galata] } });
  });

  it('is never told of a read model that no public answer is made of', async () => {
    const { listen, models, enterResult, rename } = await league();
    const client = await listen();
    const { id } = await client.hello();
    models.put(auditModel, '11', { type: 'AdminAccessGranted' } as never, 11n);
    models.switchTo(auditModel, '1.2');
    // No message was sent meanwhile, so this id is still the newest.
    const other = await listen({ 'last-event-id': id ?? '' });
    await other.hello();
    enterResult(12n);
    rename(12n);
    for (const { moved } of [client, other]) {
      expect(Object.keys((await moved()).models).toSorted()).toEqual(['matches', 'standings', 'teams']);
    }
    const stranger = await listen({ 'last-event-id': 'unknown' });
    await stranger.hello();
    expect(Object.keys((await stranger.moved()).models).toSorted()).toEqual(PUBLIC);
  });
});

describe('who comes back', () => {
  it('hears what moved since the last message, as one', async () => {
    const { listen, rename, enterResult } = await league();
    const before = await listen();
    await before.hello();
    rename(11n);
    const { id: left = '' } = await before.moved();
    before.leave();
    const other = await listen();
    await other.hello();
    for (const at of [12n, 13n]) {
      enterResult(at);
      await other.moved();
    }
    rename(14n, sivas);
    const { id: latest } = await other.moved();

    const back = await listen({ 'last-event-id': left });
    expect(await back.hello()).toMatchObject({ id: left, position: '14', resumed: true });
    const missed = { position: '14', models: { matches: [idOf('b', 5)], standings: ['1/3'], teams: [sivas] } };
    expect(await back.moved()).toEqual({ id: latest, ...missed });
    rename(15n);
    expect(await back.moved()).toMatchObject({ position: '15', models: { teams: [galata] } });
  });

  it('hears nothing when nothing moved', async () => {
    const { listen, rename } = await league();
    const { id = '' } = await (await listen()).hello();
    const back = await listen({ 'last-event-id': id });
    expect(await back.hello()).toMatchObject({ id, position: '10', resumed: true });
    rename(11n);
    expect(await back.moved()).toMatchObject({ position: '11', models: { teams: [galata] } });
  });

  it('may say in the address where it was; the header knows better', async () => {
    const { listen, rename } = await league();
    const first = await listen();
    const { id: beginning = '' } = await first.hello();
    rename(11n);
    const { id: later = '' } = await first.moved();
    const path = `/api/live?lastEventId=${beginning}`;
    const back = await listen({}, path);
    await back.hello();
    expect(await back.moved()).toMatchObject({ id: later, models: { teams: [galata] } });
    expect(await (await listen({ 'last-event-id': later }, path)).hello()).toMatchObject({ id: later });
  });

  it.each([
    ['from another process', () => '0123456789abcdef.0'],
    ['from the future', (boot: string) => `${boot}.99`],
    ['with a number written otherwise', (boot: string) => `${boot}.01`],
    ['with no number', (boot: string) => `${boot}.`],
    ['with nonsense', () => '../../etc/passwd'],
    ['with a position', () => '10'],
    ['with an empty id', () => ''],
    ['with a very long id', (boot: string) => `${boot}.${'9'.repeat(5000)}`],
  ])('%s hears that everything moved, and has no id before it has heard that', async (_, idOfBoot) => {
    const { listen } = await league();
    const { id: current = '' } = await (await listen()).hello();
    const given = idOfBoot(current.split('.', 1)[0] ?? '');
    for (const [headers, path] of [
      [{ 'last-event-id': given }, '/api/live'],
      [{}, `/api/live?lastEventId=${encodeURIComponent(given)}`],
    ] as const) {
      const client = await listen(headers, path);
      expect(await client.hello()).toMatchObject({ id: undefined, position: '10', resumed: false });
      const models = Object.fromEntries(PUBLIC.map((model) => [model, null]));
      expect(await client.moved()).toEqual({ id: current, position: '10', models });
    }
  });

  it('to another copy of the same league is unknown there', async () => {
    const [one, two] = [await league(), await league()];
    const { id = '' } = await (await one.listen()).hello();
    expect(await (await two.listen({ 'last-event-id': id })).hello()).toMatchObject({ id: undefined });
  });
});

describe('a connection', () => {
  it('shows signs of life while nothing moves', async () => {
    const { listen, rename } = await league({ beatMs: 5 });
    const client = await listen();
    await client.hello();
    expect(await client.next()).toEqual(BEAT);
    expect(await client.next()).toEqual(BEAT);
    rename(11n);
    expect(await client.moved()).toMatchObject({ position: '11' });
  });

  it('is not cut by the timeouts of the server', async () => {
    const { api } = queryApiInMemory({ live: { beatMs: 10 } });
    const server = createServer({ connectionsCheckingInterval: 5 }, express().use(api.router));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const client = await listenTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await client.hello();
    // Only now: a busy machine may take longer than this to ask.
    Object.assign(server, { headersTimeout: 5, requestTimeout: 10, keepAliveTimeout: 5 });
    for (let beats = 0; beats < 10; beats += 1) expect(await client.next()).toEqual(BEAT);
  });

  it('is one of a bounded number; one more is refused until another goes', async () => {
    const { listen, getRaw } = await league({ maxClients: 2 });
    const [first] = [await listen(), await listen()];
    const refused = await getRaw('/api/live');
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
    expect(JSON.parse(refused.body.toString())).toMatchObject({ code: 'LIVE_UNAVAILABLE', status: 503 });
    first.leave();
    await expect.poll(async () => (await listen()).status).toBe(200);
  });

  it('serves one listener, however many are asked for behind it', async () => {
    const { origin, listen } = await league({ maxClients: 2 });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5));
    await once(socket, 'data');
    expect((await listen()).status).toBe(200);
  });

  it('ends at once when the server is to stop, and none is begun any more', async () => {
    const { listen, api, models, rename, getRaw } = await league();
    const clients = [await listen(), await listen()];
    // Live, and what forgets personal answers.
    expect(models.listening()).toBe(2);
    api.endLive();
    rename(11n);
    for (const client of clients) expect((await client.rest()).map(({ event }) => event)).toEqual(['hello']);
    expect((await getRaw('/api/live')).status).toBe(503);
    expect(models.listening()).toBe(0);
  });
});

describe('a client that does not read', () => {
  /** So long that a few of them fill all buffers between server and client. */
  const MEGABYTE = 1024 * 1024;
  const TOLD = 40;
  const longId = (number: bigint): string => `${number}${'x'.repeat(MEGABYTE)}`;

  /** Makes {@link TOLD} moves, each of which the other client receives as a message of its own. */
  const flood = async ({ rename }: Awaited<ReturnType<typeof league>>, other: Awaited<ReturnType<typeof listenTo>>) => {
    let latest: string | undefined;
    for (let at = 11n; at < 11n + BigInt(TOLD); at += 1n) {
      rename(at, longId(at));
      ({ id: latest } = await other.moved());
    }
    return latest;
  };

  it('misses nothing: what moved meanwhile comes as one', async () => {
    const made = await league();
    const [slow, other] = [await made.listen(), await made.listen()];
    for (const client of [slow, other]) await client.hello();
    const latest = await flood(made, other);
    const heard = new Set<string>();
    let messages = 0;
    let last: string | undefined;
    while (last !== latest) {
      const { id, models } = await slow.moved();
      messages += 1;
      last = id;
      for (const key of models['teams'] ?? []) heard.add(key);
    }
    expect(messages).toBeLessThan(TOLD);
    expect(heard.size).toBe(TOLD);
  });

  it('is let go when a message has been on its way for too long', async () => {
    const made = await league({ maxClients: 2, beatMs: 10, stallMs: 20 });
    const slow = await made.listen();
    await slow.hello();
    for (let at = 11n; at < 51n; at += 1n) {
      made.rename(at, longId(at));
      await new Promise(setImmediate);
    }
    // One client takes the free place, another the place of the slow client.
    const [second, third] = [made.listen, made.listen];
    expect((await second()).status).toBe(200);
    await expect.poll(async () => (await third()).status).toBe(200);
  });
});
