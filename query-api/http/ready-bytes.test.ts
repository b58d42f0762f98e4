import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { matchesModel } from '../contract/matches.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { fillLeague, galata, team } from '../testing/league.ts';
import { inMemoryReadModels } from '../testing/in-memory-read-models.ts';
import { ADMIN_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';
import { json } from './answer-form.ts';
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts';
import { createReadyBytes } from './ready-bytes.ts';

const standings = '/api/leaderboards/standings';

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  return { models, ...(await serve(api)) };
};

describe('an answer asked for again', () => {
  it('comes from memory, the same to the byte', async () => {
    const { getRaw, fast, models } = await league();
    const [first, second, third] = [
      await getRaw(standings),
      await getRaw(standings),
      await getRaw(standings, {}, 'HEAD'),
    ];
    expect(second.body).toEqual(first.body);
    expect({ ...second.headers, date: '' }).toEqual({ ...first.headers, date: '' });
    expect({ ...third.headers, date: '' }).toEqual({ ...first.headers, date: '' });
    expect(third.body).toHaveLength(0);
    expect(fast).toEqual([standings, standings]);
    expect(models.snapshots()).toBe(1);
  });

  it.each([
    ['its own model', standingsModel],
    ['the seasons', seasonsModel],
    ['a joined name', teamsModel],
  ])('is made anew when %s has moved', async (_, model) => {
    const { get, models } = await league();
    await get(standings);
    models.put<object>(
      model,
      'x/0',
      model === teamsModel ? team('x/0', 'Yeni') : { season: 0, results: {}, matches: {}, closedAt: '' },
      11n,
    );
    expect((await get(standings)).headers.get('etag')).toContain('-11');
    await get(standings);
    expect(models.snapshots()).toBe(2);
  });

  it('is made anew when a rebuild has taken over', async () => {
    const { get, models } = await league();
    await get(standings);
    models.switchTo(teamsModel, '1.2');
    expect((await get(standings)).headers.get('etag')).toContain('1.2-10');
    expect(models.snapshots()).toBe(2);
  });

  it('stays when models have moved that it is not made of, or have seen events without a change', async () => {
    const { get, models } = await league();
    await get(standings);
    models.put(matchesModel, 'x', null, 11n);
    models.see(standingsModel, 500n);
    await get(standings);
    expect(models.snapshots()).toBe(1);
  });

  it('is made once for all who ask at the same time', async () => {
    const { get, models } = await league();
    const pause = Promise.withResolvers<void>();
    models.beforeSnapshot(() => pause.promise);
    const asked = Array.from({ length: 20 }, () => get(standings));
    await expect.poll(models.snapshots).toBe(1);
    pause.resolve();
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(models.snapshots()).toBe(1);
  });

  it('is kept under one address, however it is spelled', async () => {
    const { get, models, fast } = await league();
    for (const search of ['?season=1&week=1', '?week=1&season=1', '?&season=%31&week=1&'])
      await get(standings + search);
    expect(models.snapshots()).toBe(1);
    expect(fast).toEqual([]);
    await get(`${standings}?season=1&week=1`);
    await get(`${standings}?asOf=2026-09-04T18%3A00%3A00Z`);
    await get(`${standings}?asOf=2026-09-04T18%3A00%3A00Z`);
    expect(fast).toEqual([`${standings}?season=1&week=1`, `${standings}?asOf=2026-09-04T18%3A00%3A00Z`]);
  });

  it('is not given before Express to a session, a wish for a position, or another method', async () => {
    const { get, fast } = await league();
    await get(standings);
    await get(standings, { authorization: `Bearer ${ADMIN_TOKEN}` });
    await get(standings, { 'x-min-position': '1' });
    expect((await get(standings, {}, 'POST')).status).toBe(404);
    expect(fast).toEqual([]);
  });

  it('is never an error, nor an admin answer', async () => {
    const { get, fast } = await league();
    for (const path of [`${standings}?season=9`, '/api/teams/x', '/api/admin/audit']) {
      const first = await get(path, { authorization: `Bearer ${ADMIN_TOKEN}` });
      const second = await get(path);
      expect(second.status).toBe(path.includes('audit') ? 401 : first.status);
    }
    expect(fast).toEqual([]);
  });
});

describe('compression', () => {
  const accept = (encoding: string): Record<string, string> => ({ 'accept-encoding': encoding });

  it('sends brotli or gzip to those who take it, plain bytes to the rest', async () => {
    const { getRaw, fast } = await league();
    const plain = await getRaw(standings);
    for (let round = 0; round < 2; round += 1) {
      const br = await getRaw(`${standings}?season=1`, accept('gzip, deflate, br'));
      const gzip = await getRaw(`${standings}?week=2`, accept('gzip'));
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(br.headers.etag).toBe(plain.headers.etag);
      expect(br.headers.vary).toBe('Accept, Accept-Encoding');
    }
    expect(fast).toHaveLength(2);
  });

  it('does not make anyone wait who comes to a form not made yet', async () => {
    const { getRaw } = await league();
    await getRaw(standings);
    expect((await getRaw(standings, accept('br'))).headers['content-encoding']).toBeUndefined();
    await expect.poll(async () => (await getRaw(standings, accept('br'))).headers['content-encoding']).toBe('br');
  });
});

describe('what is kept', () => {
  const answerOf = (size: number, changed = 1n): ReadyAnswer =>
    readyAnswer({
      models: [teamsModel.name],
      form: json,
      body: Buffer.alloc(size),
      versions: [{ generation: '1.1', changed }],
      etag: 'W/"1"',
      cacheControl: 'no-cache',
      securityHeaders: {},
    });
  const kept = (limits: Parameters<typeof createReadyBytes>[1]) => {
    const models = inMemoryReadModels();
    models.put(teamsModel, galata, team(galata, 'Galata'), 1n);
    const ready = createReadyBytes(models.positions, limits);
    let made = 0;
    const ask = async (url: string, size = 10, changed = 1n): Promise<number> => {
      await ready.answerFor(url, ['teams'], async () => {
        made += 1;
        return answerOf(size, changed);
      });
      return made;
    };
    return { ask, models };
  };

  it('is bounded in number: what was asked for again outlives what was not', async () => {
    const { ask } = kept({ maxEntries: 3 });
    for (const url of ['/a', '/b', '/c']) await ask(url);
    await ask('/a');
    expect(await ask('/d')).toBe(4);
    expect(await ask('/a')).toBe(4);
    expect(await ask('/b')).toBe(5);
  });

  it('is bounded in bytes', async () => {
    const { ask } = kept({ maxBytes: 1000 });
    for (const url of ['/a', '/b', '/c']) await ask(url, 200);
    expect(await ask('/c', 200)).toBe(3);
    expect(await ask('/a', 200)).toBe(4);
    expect(await ask('/huge', 600)).toBe(5);
    expect(await ask('/huge', 600)).toBe(6);
  });

  it('is never older than what was heard, but may be newer', async () => {
    const { ask, models } = kept({});
    expect(await ask('/newer', 10, 5n)).toBe(1);
    expect(await ask('/newer', 10, 5n)).toBe(1);
    models.put(teamsModel, galata, team(galata, 'G'), 6n);
    expect(await ask('/newer', 10, 5n)).toBe(2);
    expect(await ask('/newer', 10, 6n)).toBe(3);
    expect(await ask('/newer', 10, 6n)).toBe(3);
  });

  it('is not pushed out by an older answer that comes late', async () => {
    const models = inMemoryReadModels();
    models.put(teamsModel, galata, team(galata, 'Galata'), 1n);
    const ready = createReadyBytes(models.positions);
    const late = Promise.withResolvers<ReadyAnswer>();
    const old = ready.answerFor('/a', ['teams'], () => late.promise);
    models.put(teamsModel, galata, team(galata, 'Galata 1905'), 2n);
    const newer = answerOf(10, 2n);
    await ready.answerFor('/a', ['teams'], async () => newer);
    late.resolve(answerOf(10, 1n));
    await old;
    expect(await ready.answerFor('/a', ['teams'], async () => answerOf(10, 2n))).toBe(newer);
  });

  it('is last known for as long as it is kept, also where a model had moved before it was there', async () => {
    const models = inMemoryReadModels();
    models.put(teamsModel, galata, team(galata, 'Galata'), 1n);
    const ready = createReadyBytes(models.positions);
    const overtaken = answerOf(10, 1n);
    await ready.answerFor('/a', ['teams'], async () => {
      models.put(teamsModel, galata, team(galata, 'Galata 1905'), 2n);
      return overtaken;
    });
    expect(ready.lastKnown('/a')).toBe(overtaken);
    expect(ready.lastKnown('/b')).toBeUndefined();
    const next = answerOf(10, 2n);
    expect(await ready.answerFor('/a', ['teams'], async () => next)).toBe(next);
    models.put(teamsModel, galata, team(galata, 'Galata 1906'), 3n);
    expect(ready.lastKnown('/a')).toBe(next);
  });

  it('is last known before what was begun earlier and comes later', async () => {
    const models = inMemoryReadModels();
    models.put(teamsModel, galata, team(galata, 'Galata'), 1n);
    const ready = createReadyBytes(models.positions);
    const late = Promise.withResolvers<ReadyAnswer>();
    const old = ready.answerFor('/a', ['teams'], () => late.promise);
    models.put(teamsModel, galata, team(galata, 'Galata 1905'), 2n);
    const newer = answerOf(10, 2n);
    await ready.answerFor('/a', ['teams'], async () => newer);
    models.put(teamsModel, galata, team(galata, 'Galata 1906'), 3n);
    late.resolve(answerOf(10, 1n));
    await old;
    expect(ready.lastKnown('/a')).toBe(newer);
  });
});
