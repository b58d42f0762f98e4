import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { auditModel } from '../contract/audit.ts';
import { playerNamesModel } from '../contract/players.ts';
import { resultVersionsModel } from '../contract/result-versions.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { fillLeague } from '../testing/league.ts';
import { ADMIN_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';

const standings = '/api/leaderboards/standings';
const table = (second: number): string => `${standings}?asOf=2026-09-04T18:00:${10 + second}Z`;

const league = async () => {
  const { models, api, logged } = queryApiInMemory();
  fillLeague(models);
  const served = await serve(api);
  /** Asks over a connection of its own, and gives the way to hang up. */
  const ask = async (path: string, ...headers: string[]) => {
    const socket = connect(Number(new URL(served.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write([`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n'));
    return socket;
  };
  return { models, logged, ask, ...served };
};

/** Counts the turns of the event loop until told to end. */
const turnsOfTheLoop = () => {
  let turn = 0;
  let ended = false;
  const count = (): void => {
    turn += 1;
    if (!ended) setImmediate(count);
  };
  count();
  return { now: () => turn, end: () => void (ended = true) };
};

describe('answers that must be made', () => {
  it.each([
    ['public', (index: number) => table(index), {}],
    ['admin', (index: number) => `/api/admin/audit?limit=${index + 1}`, { authorization: `Bearer ${ADMIN_TOKEN}` }],
  ])('at one moment are begun one in a turn of the event loop: others come between (%s)', async (_, path, headers) => {
    const { get, models } = await league();
    const turns = turnsOfTheLoop();
    const begun: number[] = [];
    models.beforeSnapshot(async () => void begun.push(turns.now()));
    const asked = Array.from({ length: 20 }, (_, index) => get(path(index), { ...headers, 'x-min-position': '99' }));
    await expect.poll(() => models.waited.length).toBe(20);
    for (const model of [standingsModel, resultVersionsModel, seasonsModel, teamsModel, playerNamesModel, auditModel])
      models.see(model, 99n);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    turns.end();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(begun).toHaveLength(20);
    expect(new Set(begun).size).toBe(20);
  });
});

describe('an answer that nobody waits for any more', () => {
  /** Both wait for the same position; then the first hangs up. */
  const abandoned = async (headers: readonly string[], path: string, others: number) => {
    const { models, ask, get, logged } = await league();
    const wish = 'X-Min-Position: 99';
    const first = await ask(path, wish, ...headers);
    await expect.poll(() => models.waited.length).toBe(1);
    const waiting = Array.from({ length: others }, () => get(path, { 'x-min-position': '99' }));
    await expect.poll(() => models.waited.length).toBe(1 + others);
    first.destroy();
    // A whole round, so that the server has heard of it.
    await get('/api/settings');
    const before = models.snapshots();
    for (const model of [standingsModel, resultVersionsModel, seasonsModel, teamsModel]) models.see(model, 99n);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    await get('/api/teams');
    return { made: models.snapshots() - before - 1, statuses, logged };
  };

  it('is not begun', async () => {
    expect(await abandoned([], standings, 0)).toEqual({ made: 0, statuses: [], logged: [] });
  });

  it('is made once for those who stayed, whoever asked first', async () => {
    expect(await abandoned([], standings, 3)).toEqual({ made: 1, statuses: [200, 200, 200], logged: [] });
  });
});

describe('the time of a past table', () => {
  it('is cut to the second: one answer a second, however it is written', async () => {
    const { get, models } = await league();
    const written = ['00Z', '00.000Z', '00.001Z', '00.5Z', '00.999999Z'].map((end) => `2026-09-04T18:00:${end}`);
    const bodies = [];
    for (const asOf of [...written, '2026-09-04T21:00:00.25%2B03:00']) {
      bodies.push(await (await get(`${standings}?asOf=${asOf}`)).text());
    }
    expect(new Set(bodies).size).toBe(1);
    expect(models.snapshots()).toBe(1);
    await get(`${standings}?asOf=2026-09-04T18:00:01Z`);
    expect(models.snapshots()).toBe(2);
  });

  it('whole seconds come from finished bytes', async () => {
    const { get, fast } = await league();
    const address = `${standings}?${new URLSearchParams({ asOf: '2026-09-04T18:00:00Z' }).toString()}`;
    for (let time = 0; time < 2; time += 1) await get(address);
    expect(fast).toEqual([address]);
  });
});
