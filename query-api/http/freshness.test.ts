import { describe, expect, it } from 'vitest';
import { auditModel } from '../contract/audit.ts';
import { resultVersionsId, resultVersionsModel } from '../contract/result-versions.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { fillLeague, galata, team } from '../testing/league.ts';
import { ADMIN_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';

const standings = '/api/leaderboards/standings';
const behind = [standingsModel, resultVersionsModel, seasonsModel, teamsModel];

const league = async (overrides: Parameters<typeof queryApiInMemory>[0] = {}) => {
  const { models, api } = queryApiInMemory(overrides);
  fillLeague(models);
  return { models, ...(await serve(api)) };
};

describe('ETag', () => {
  it('names generation and position of every read model behind the answer', async () => {
    const { get, models } = await league();
    const etagOf = async (): Promise<string | null> => (await get(standings)).headers.get('etag');
    expect(await etagOf()).toBe('W/"0.1.1-10.1.1-0.1.1-10.1.1-10"');
    models.put(teamsModel, galata, team(galata, 'Galata 1905'), 12n);
    expect(await etagOf()).toBe('W/"0.1.1-10.1.1-0.1.1-10.1.1-12"');
    models.switchTo(standingsModel, '2.7');
    expect(await etagOf()).toBe('W/"0.2.7-10.1.1-0.1.1-10.1.1-12"');
    models.see(standingsModel, 99n);
    expect(await etagOf()).toBe('W/"0.2.7-10.1.1-0.1.1-10.1.1-12"');
    models.put(resultVersionsModel, resultVersionsId(1, 1), { season: 1, week: 1, matches: {} }, 13n);
    expect(await etagOf()).toBe('W/"0.2.7-10.1.1-13.1.1-10.1.1-12"');
  });

  it('differs from build to build', async () => {
    const { get } = await league({ release: 'a1"b2' });
    expect((await get(standings)).headers.get('etag')).toBe('W/"a1%22b2.1.1-10.1.1-0.1.1-10.1.1-10"');
  });

  it('comes with no-cache, nosniff and what the answer varies by', async () => {
    const { get } = await league();
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await get(standings);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        vary: 'Accept, Accept-Encoding',
      });
    }
  });

  it.each(['ETAG', '*', '"x", ETAG', 'W/"y" ,  ETAG', '"0.1.1-10.1.1-0.1.1-10.1.1-10"'])(
    'answers 304 to If-None-Match: %s, from memory or not',
    async (template) => {
      const { get, fast } = await league();
      const headers = { 'if-none-match': template.replace('ETAG', 'W/"0.1.1-10.1.1-0.1.1-10.1.1-10"') };
      for (const path of [standings, standings, `${standings}?`]) {
        const answer = await get(path, headers);
        expect(answer.status).toBe(304);
        expect(answer.headers.get('etag')).toBe('W/"0.1.1-10.1.1-0.1.1-10.1.1-10"');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await answer.text()).toBe('');
      }
      expect(fast).toEqual([standings]);
    },
  );

  it('answers 200 to a copy from before', async () => {
    const { get, models } = await league();
    const etag = (await get(standings)).headers.get('etag') ?? '';
    models.put(teamsModel, galata, team(galata, 'Galata 1905'), 11n);
    const answer = await get(standings, { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Galata 1905');
    for (const none of ['"x"', '', 'W/"0.1.1-1'])
      expect((await get(standings, { 'if-none-match': none })).status).toBe(200);
  });
});

describe('X-Min-Position', () => {
  const wish = (position: string): Record<string, string> => ({ 'x-min-position': position });

  it('waits until every read model behind the answer is there, two seconds at most', async () => {
    const { get, models } = await league();
    const answer = get(standings, wish('15'));
    await expect
      .poll(() => models.waited)
      .toEqual([{ models: ['standings', 'result-versions', 'seasons', 'teams'], position: 15n, timeoutMs: 2000 }]);
    models.see(standingsModel, 15n);
    models.see(resultVersionsModel, 15n);
    models.put(teamsModel, galata, team(galata, 'Galata 1905'), 15n);
    expect(models.snapshots()).toBe(0);
    models.see(seasonsModel, 16n);
    const { status, headers } = await answer;
    expect([status, headers.get('x-stale'), headers.get('cache-control')]).toEqual([200, null, 'no-cache']);
    expect(await (await answer).text()).toContain('Galata 1905');
  });

  it('does not wait for what is there', async () => {
    const { get } = await league();
    for (const position of ['0', '10', '00000000000000000010']) {
      const answer = await get(standings, wish(position));
      expect([answer.status, answer.headers.get('x-stale')]).toEqual([200, null]);
    }
  });

  it('answers stale, and not to be kept, when the time is over', async () => {
    const { get, models } = await league();
    const etag = (await get(standings)).headers.get('etag') ?? '';
    models.timeOutWaits();
    const answer = await get(standings, { ...wish('11'), 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-stale')).toBe('1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toHaveLength(4);
    const next = await get(standings);
    expect([next.headers.get('x-stale'), next.headers.get('cache-control')]).toEqual([null, 'no-cache']);
  });

  it('answers stale at once when a read model has stopped', async () => {
    const { get, models } = await league();
    for (const model of behind.slice(1)) models.see(model, 50n);
    models.stop(standingsModel);
    const answer = await get(standings, wish('50'));
    expect([answer.status, answer.headers.get('x-stale')]).toEqual([200, '1']);
  });

  it('waits for admins as well', async () => {
    const { get, models } = await league();
    models.stop(auditModel);
    const answer = await get('/api/admin/audit', { ...wish('50'), authorization: `Bearer ${ADMIN_TOKEN}` });
    expect([answer.status, answer.headers.get('x-stale')]).toEqual([200, '1']);
    expect(models.waited[0]?.models).toContain('audit');
  });

  it.each(['', 'abc', '-1', '1.5', '1e3', '0x10', '9'.repeat(21), '10, 11'])('refuses %j', async (position) => {
    const { get } = await league();
    const answer = await get(standings, wish(position));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'X-Min-Position başlığı ondalık bir sayı olmalıdır.' });
  });

  it('never gives an answer begun before the position was there', async () => {
    const { get, models } = await league();
    const pause = Promise.withResolvers<void>();
    // The first reader reads the old name, then is held up.
    models.beforeSnapshot(() => (models.snapshots() === 1 ? pause.promise : Promise.resolve()));
    const early = get(standings);
    await expect.poll(models.snapshots).toBe(1);
    for (const model of behind) models.see(model, 20n);
    models.put(teamsModel, galata, team(galata, 'Galata 1905'), 20n);
    const late = await get(standings, wish('20'));
    expect(await late.text()).toContain('Galata 1905');
    expect(models.snapshots()).toBe(2);
    pause.resolve();
    expect((await early).status).toBe(200);
  });
});
