import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { teamsModel } from '../contract/teams.ts';
import { publicModels } from '../live/public-models.ts';
import { queryRoutes } from '../routes.ts';
import { NO_READERS } from '../testing/readers.ts';
import { fillLeague, galata, idOf, player, putPlayer, team } from '../testing/league.ts';
import { ADMIN_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';
import type * as encodings from './encoding.ts';
import { compressed } from './encoding.ts';

vi.mock('./encoding.ts', async (original) => {
  const encoding = await original<typeof encodings>();
  return { ...encoding, compressed: vi.fn<typeof compressed>(encoding.compressed) };
});
afterEach(() => void vi.mocked(compressed).mockReset());

const standings = '/api/leaderboards/standings';
const asAdmin = { authorization: `Bearer ${ADMIN_TOKEN}` };
const never = (): Promise<never> => new Promise(() => undefined);
const gone = (): Promise<never> => Promise.reject(new StoreUnavailable('gone'));

const league = async (overrides: Parameters<typeof queryApiInMemory>[0] = {}) => {
  const made = queryApiInMemory(overrides);
  fillLeague(made.models);
  const { get, fast } = await serve(made.api);
  const { models, time } = made;
  /** Asks for these, and lets their time be over once they all wait. */
  const inVain = async (paths: readonly string[], headers: Record<string, string> = {}): Promise<Response[]> => {
    const asked = paths.map((path) => get(path, headers));
    await expect.poll(time.underWay).toBe(paths.length);
    time.isOver();
    return Promise.all(asked);
  };
  const rename = (name: string, at: bigint): void => models.put(teamsModel, galata, team(galata, name), at);
  return { ...made, get, fast, inVain, rename };
};

/** Status, and what says how the answer may be taken. */
const taken = ({ status, headers }: Response) => ({
  status,
  stale: headers.get('x-stale'),
  cached: headers.get('cache-control'),
  again: headers.get('retry-after'),
});
const OLD = { status: 200, stale: '1', cached: 'no-store', again: null };
const FRESH = { status: 200, stale: null, cached: 'no-cache', again: null };
const UNAVAILABLE = { status: 503, stale: null, cached: 'no-store', again: '5' };

describe('a GET whose time is over', () => {
  it('tells what was last known, whole and called old, whoever asks and whatever they have', async () => {
    const { get, models, inVain, rename, time } = await league();
    const before = await get(standings);
    const [etag, body] = [before.headers.get('etag') ?? '', await before.text()];
    rename('Galata 1905', 11n);
    models.beforeSnapshot(never);
    for (const headers of [{}, asAdmin, { 'if-none-match': etag }, { 'x-min-position': '10' }]) {
      const [answer] = await inVain([standings], headers);
      expect([taken(answer as Response), await answer?.text()]).toEqual([OLD, body]);
    }
    expect(time.underWay()).toBe(0);
  });

  it('is 503 where nothing was ever known, and where only admins see it', async () => {
    const { get, models, inVain } = await league();
    await get('/api/admin/audit', asAdmin);
    models.beforeSnapshot(never);
    const [unknown] = await inVain([standings]);
    const [admins] = await inVain(['/api/admin/audit'], asAdmin);
    expect([unknown, admins].map((answer) => taken(answer as Response))).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect(await unknown?.json()).toMatchObject({ code: 'STORE_UNAVAILABLE' });
  });

  it('holds for every GET of a read model', async () => {
    const { get, models, inVain, time } = await league();
    putPlayer(models, player(idOf('c', 1), 'Ece'));
    const routes = queryRoutes(NO_READERS);
    const filled = (path: string): string =>
      path
        .replace('/teams/:id', `/teams/${galata}`)
        .replace('/matches/:id', `/matches/${idOf('b', 1)}`)
        .replace(':teamId', galata)
        .replace(':playerId', idOf('c', 1))
        .replace(':gamertag', 'Ece')
        .replace(':season', '1')
        .replace(':week', '1')
        .replace(':date', '2026-09-04');
    const before = await Promise.all(routes.map(({ path }) => get(filled(path), asAdmin)));
    expect(before.map(({ status }) => status)).toEqual(routes.map(() => 200));
    for (const name of publicModels(routes)) models.switchTo({ name } as typeof teamsModel, '1.2');
    models.beforeSnapshot(never);
    const late = await inVain(
      routes.map(({ path }) => filled(path)),
      asAdmin,
    );
    const isKept = ({ right, personal }: (typeof routes)[number]): boolean => right === 'public' && !personal;
    expect(late.map(taken)).toEqual(routes.map((route) => (isKept(route) ? OLD : UNAVAILABLE)));
    expect(time.underWay()).toBe(0);
  });

  it('counts the wait for a position, for the session and for compression', async () => {
    const identify = vi.fn<() => Promise<undefined>>(never);
    const { get, inVain } = await league({ sessions: { identify } });
    const [, waiting] = [await get(standings), await inVain([standings], { 'x-min-position': '99' })];
    const unidentified = await inVain(['/api/admin/audit'], asAdmin);
    vi.mocked(compressed).mockImplementation(never);
    const unpacked = await inVain(['/api/matches'], { 'accept-encoding': 'br' });
    expect([...waiting, ...unidentified, ...unpacked].map(taken)).toEqual([OLD, UNAVAILABLE, OLD]);
  });

  it('lets the answer come that was begun: the next reader has it', async () => {
    const { get, models, inVain, fast } = await league();
    const pause = Promise.withResolvers<void>();
    models.beforeSnapshot(() => pause.promise);
    expect((await inVain([standings, standings])).map(taken)).toEqual([UNAVAILABLE, UNAVAILABLE]);
    pause.resolve();
    await expect.poll(async () => taken(await get(standings))).toEqual(FRESH);
    await get(standings);
    expect(fast).toContain(standings);
    expect(models.snapshots()).toBe(1);
  });

  it('tells the log of a fault that nobody waited for any more', async () => {
    const { models, inVain, logged } = await league();
    const pause = Promise.withResolvers<void>();
    models.beforeSnapshot(() => pause.promise);
    await inVain([standings]);
    pause.reject(new RangeError('a bug'));
    await expect.poll(() => logged).toMatchObject([{ level: 'error', details: { err: { message: 'a bug' } } }]);
  });
});

describe('what was last known', () => {
  it('is told at once where the store is away, and never passes for fresh', async () => {
    const { get, models, rename } = await league();
    await get(standings);
    rename('Galata 1905', 11n);
    models.beforeSnapshot(gone);
    expect(taken(await get(standings))).toEqual(OLD);
    expect(taken(await get('/api/teams'))).toEqual(UNAVAILABLE);
    models.beforeSnapshot(async () => undefined);
    const back = await get(standings);
    expect(taken(back)).toEqual(FRESH);
    expect(await back.text()).toContain('Galata 1905');
  });

  it('is forgotten once it is known to be gone', async () => {
    const { get, models } = await league();
    const path = `/api/teams/${galata}`;
    expect((await get(path)).status).toBe(200);
    models.put(teamsModel, galata, team(galata, 'Galata', { deleted: true }), 11n);
    expect((await get(path)).status).toBe(404);
    models.beforeSnapshot(gone);
    expect(taken(await get(path))).toEqual(UNAVAILABLE);
  });

  it('does not hide a fault', async () => {
    const { get, models, rename } = await league();
    await get(standings);
    rename('Galata 1905', 11n);
    models.beforeSnapshot(() => Promise.reject(new RangeError('a bug')));
    expect((await get(standings)).status).toBe(500);
  });
});

describe('reads under way', () => {
  const weeks = Array.from({ length: 40 }, (_, week) => `/api/matches/week/${week + 1}`);

  it('are sixteen at most, and what was given up before its turn is never read', async () => {
    const { get, models, inVain } = await league();
    const pause = Promise.withResolvers<void>();
    models.beforeSnapshot(() => pause.promise);
    expect(new Set((await inVain(weeks)).map(({ status }) => status))).toEqual(new Set([503]));
    expect(models.snapshots()).toBe(16);
    // They hold their places until they end; nobody else is begun.
    expect((await inVain(weeks)).map(({ status }) => status)).toEqual(weeks.map(() => 503));
    expect(models.snapshots()).toBe(16);
    pause.resolve();
    await expect.poll(async () => (await get(standings)).status).toBe(200);
    expect(models.snapshots()).toBe(17);
  });

  it('take their turns in the order in which they came', async () => {
    const { get, models, time } = await league();
    const pause = Promise.withResolvers<void>();
    models.beforeSnapshot(() => pause.promise);
    const asked = weeks.map((path) => get(path));
    await expect.poll(time.underWay).toBe(weeks.length);
    expect(models.snapshots()).toBe(16);
    pause.resolve();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(weeks.map(() => 200));
    expect(models.snapshots()).toBe(weeks.length);
    expect(time.underWay()).toBe(0);
  });

  it('are none where finished bytes answer, nor is a deadline', async () => {
    const { get, time, models } = await league();
    await get(standings);
    expect([time.begun(), models.snapshots()]).toEqual([1, 1]);
    await get(standings);
    expect([time.begun(), models.snapshots()]).toEqual([1, 1]);
  });
});
