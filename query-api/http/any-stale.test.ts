import { describe, expect, it } from 'vitest';
import { auditModel } from '../contract/audit.ts';
import { standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { fillLeague } from '../testing/league.ts';
import { ADMIN_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';

const standings = '/api/leaderboards/standings';

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  return { models, ...(await serve(api)) };
};

const headersOf = ({ headers }: Response) => ({
  stale: headers.get('x-stale'),
  cache: headers.get('cache-control'),
});

describe('a read model that may stand on events that are not in the log', () => {
  it('is answered from with X-Stale, kept by no browser, and never before Express', async () => {
    const { get, models, fast } = await league();
    expect(headersOf(await get(standings))).toEqual({ stale: null, cache: 'no-cache' });
    const fresh = await get(standings);
    const etag = fresh.headers.get('etag') ?? '';
    expect(fast).toEqual([standings]);
    // Joined names count as well.
    models.goStale(teamsModel);
    models.timeOutWaits();
    const body = await fresh.text();
    for (const headers of [{}, { 'if-none-match': etag }, { 'x-min-position': '1' }]) {
      const answer = await get(standings, headers);
      expect(answer.status).toBe(200);
      expect(headersOf(answer)).toEqual({ stale: '1', cache: 'no-store' });
      expect(await answer.text()).toBe(body);
    }
    expect(fast).toEqual([standings]);
    // What was made before is not made again for each of them.
    expect(models.snapshots()).toBe(1);
  });

  it('is as any other once the rebuilt one serves', async () => {
    const { get, models, fast } = await league();
    await get(standings);
    models.goStale(standingsModel);
    await get(standings);
    models.switchTo(standingsModel, '1.2');
    expect(headersOf(await get(standings))).toEqual({ stale: null, cache: 'no-cache' });
    expect(headersOf(await get(standings))).toEqual({ stale: null, cache: 'no-cache' });
    expect(fast).toEqual([standings]);
  });

  it('marks answers for admins too, and none that is not made of it', async () => {
    const { get, models } = await league();
    models.goStale(auditModel);
    const answer = await get('/api/admin/audit', { authorization: `Bearer ${ADMIN_TOKEN}` });
    expect(headersOf(answer)).toEqual({ stale: '1', cache: 'no-store' });
    expect(headersOf(await get(standings)).stale).toBeNull();
  });
});
