import { seasonsStream } from '@league/events/streams.ts';
import { assert, asyncProperty, boolean, integer, scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Sent, startApi, type TestApi } from '../testing/api.ts';
import { contextOf, createLeague } from '../testing/league.ts';
import { resetSeason } from './handle-season.ts';

/** A league of two teams with one match in season 1. */
const withMatch = async () => {
  const api = await startApi();
  const [home, away] = [await api.team('Moda'), await api.team('Işık')];
  const matchId = await api.match(home, away);
  return { api, home, away, matchId };
};

const reset = (api: TestApi, body: object = {}) => api.send({ path: '/api/admin/reset-season', body });
const current = async (api: TestApi) => (await api.seasons.load()).state.seasons.current;
const notCurrent = { status: 409, body: { code: 'SEASON_NOT_CURRENT', message: expect.stringContaining('2') } };

/** Every act on a season, as a call in season 1 of {@link withMatch}. */
const acts: Readonly<Record<string, (home: string, away: string) => Sent>> = {
  'POST /api/admin/reset-season': () => ({ path: '/api/admin/reset-season', body: {} }),
  'DELETE /api/matches/delete-all': () => ({ method: 'DELETE', path: '/api/matches/delete-all', body: {} }),
  'POST /api/matches/generate-fixtures': () => ({ path: '/api/matches/generate-fixtures', body: { replace: true } }),
  'POST /api/matches/import': () => ({
    path: '/api/matches/import',
    body: { csv: 'week,home,away\n2,Moda,Yeni', createTeams: true },
  }),
  'POST /api/matches': (homeTeam, awayTeam) => ({ path: '/api/matches', body: { week: 2, homeTeam, awayTeam } }),
};

describe.each(Object.keys(acts))('%s', (name) => {
  const setup = async () => {
    const { api, home, away } = await withMatch();
    const sent = acts[name]?.(home, away);
    if (sent === undefined) throw new Error(name);
    return { api, send: (more: object = {}) => api.send({ ...sent, body: { ...(sent.body as object), ...more } }) };
  };

  it('is done when it names the current season', async () => {
    const { send } = await setup();
    const { status } = await send({ season: 1 });
    expect([200, 201]).toContain(status);
  });

  it.each([1, 3])(
    'is refused when it names season %i while season 2 is current, and records nothing',
    async (season) => {
      const { api, send } = await setup();
      await reset(api);
      const since = api.since();
      expect(await send({ season })).toMatchObject(notCurrent);
      expect(since()).toEqual([]);
    },
  );

  it.each([{}, { season: 1 }])('with %j is refused when the season ends while it is on its way', async (more) => {
    const { api, send } = await setup();
    api.store.once('before-append', seasonsStream, () => reset(api));
    expect(await send(more)).toMatchObject(notCurrent);
    expect(api.types().at(-1)).toBe(name.endsWith('import') ? 'Released' : 'SeasonReset');
  });

  it.each([0, 1.5, '1', null])('refuses season %j at its field', async (season) => {
    const { send } = await setup();
    expect(await send({ season })).toMatchObject({ status: 422, body: { errors: [{ path: 'season' }] } });
  });
});

describe('a deletion without a body', () => {
  const deleteAll = (api: TestApi, query: string) =>
    api.send({ method: 'DELETE', path: `/api/matches/delete-all${query}` });

  it('names its season in the address', async () => {
    const { api } = await withMatch();
    expect(await deleteAll(api, '?season=2')).toMatchObject({ status: 409, body: { code: 'SEASON_NOT_CURRENT' } });
    expect(await deleteAll(api, '?season=1')).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  });

  it.each(['', 'iki', '0', '1.5', '1&season=1'])('refuses ?season=%s', async (season) => {
    const { api } = await withMatch();
    expect(await deleteAll(api, `?season=${season}`)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'season' }] },
    });
  });
});

describe('resets of one season, many at once', () => {
  it.each([{}, { season: 1 }])('with %j: one opens the next season, all others are refused', async (body) => {
    const { api } = await withMatch();
    const answers = await Promise.all(Array.from({ length: 12 }, () => reset(api, body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    expect(await current(api)).toBe(2);
  });

  it('in any order of reads and appends, with and without a season: one new season', async () => {
    await assert(
      asyncProperty(scheduler(), integer({ min: 2, max: 5 }), boolean(), async (s, count, named) => {
        const league = await createLeague();
        await league.match(await league.team('Moda'), await league.team('Işık'));
        league.store.paces(() => s.schedule(Promise.resolve()));
        const all = Promise.allSettled(
          Array.from({ length: count }, (_, n) =>
            resetSeason(league.deps, contextOf(), named && n % 2 === 0 ? 1 : undefined),
          ),
        );
        await s.waitFor(all);
        const refused = (await all).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
        expect(refused).toHaveLength(count - 1);
        const codes = refused.map((reason) => (reason as { code?: unknown }).code);
        for (const code of codes) expect(code).toBeOneOf(['SEASON_NOT_CURRENT', 'SEASON_UNTOUCHED']);
        expect(league.types().filter((type) => type === 'SeasonReset')).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a season in which no match was ever planned', () => {
  it('is not reset: the second click comes to nothing', async () => {
    const { api } = await withMatch();
    expect(await reset(api)).toMatchObject({ status: 200, body: { season: 2 } });
    const since = api.since();
    expect(await reset(api)).toMatchObject({ status: 409, body: { code: 'SEASON_UNTOUCHED' } });
    expect(await reset(api, { season: 2 })).toMatchObject({ status: 409, body: { code: 'SEASON_UNTOUCHED' } });
    expect(since()).toEqual([]);
  });

  it('is another than one whose matches were all deleted', async () => {
    const { api } = await withMatch();
    await api.send({ method: 'DELETE', path: '/api/matches/delete-all' });
    expect(await reset(api)).toMatchObject({ status: 200, body: { season: 2 } });
  });
});
