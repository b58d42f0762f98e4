import { describe, expect, it } from 'vitest';
import { type PreviewAnswer, previewAnswer, standingsId, standingsModel } from '../contract/standings.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { caykur, fillLeague, galata, idOf, match, sampleMatches, season } from '../testing/league.ts';
import { ADMIN_TOKEN, bearer, queryApiInMemory, serve } from '../testing/serving.ts';

const PATH = '/api/leaderboards/standings/preview';

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  const { get } = await serve(api);
  const ask = (search = '') => get(`${PATH}${search}`, bearer(ADMIN_TOKEN));
  const preview = async (search = ''): Promise<PreviewAnswer> => previewAnswer.parse(await (await ask(search)).json());
  const moves = async (search = '') =>
    (await preview(search)).rows.map(({ teamInfo, points, moves: by }) => [teamInfo.name, points, by]);
  return { models, get, ask, preview, moves };
};

describe('the table by other rules', () => {
  it('is that of now, in which nobody moves, while no other rule is asked for', async () => {
    const { preview, moves } = await league();
    expect(await moves()).toEqual([
      ['Galata', 4, 0],
      ['Çaykur', 3, 0],
      ['İzmir', 2, 0],
      ['Sivas', 1, 0],
    ]);
    expect((await preview()).matches).toBe(6);
  });

  it('says who would move, and by how many places', async () => {
    const { moves } = await league();
    // Draws bring nothing: Galata and Çaykur won once each, and Çaykur has the better goal difference.
    expect(await moves('?pointsForDraw=0')).toEqual([
      ['Çaykur', 3, 1],
      ['Galata', 3, -1],
      ['İzmir', 0, 0],
      ['Sivas', 0, 0],
    ]);
    expect(await moves('?pointsForDraw=0&tieBreakers=headToHead,goalDifference')).toEqual([
      ['Galata', 3, 0],
      ['Çaykur', 3, 0],
      ['İzmir', 0, 0],
      ['Sivas', 0, 0],
    ]);
  });

  it('waits with head-to-head where the asked rules do', async () => {
    const { models, moves } = await league();
    models.put(seasonsModel, seasonId(1), season([...sampleMatches, match(7, 4, caykur, galata)]), 11n);
    const search = '?pointsForDraw=0&tieBreakers=headToHead,goalDifference';
    const first = async (when: string) => (await moves(`${search}&headToHeadWhen=${when}`))[0];
    expect(await first('always')).toEqual(['Galata', 3, 0]);
    expect(await first('complete')).toEqual(['Çaykur', 3, 1]);
  });

  it('is less the points that were taken off', async () => {
    const { models, moves } = await league();
    const taken = { id: idOf('d', 1), team: galata, points: 3, reason: 'Sahaya çıkmadı', lifted: null };
    const deductions = [{ ...taken, position: '00000000000000000009', recordedAt: '2026-09-12T09:00:00.000Z' }];
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { deductions }), 11n);
    expect(await moves('?pointsForDraw=0')).toEqual([
      ['Çaykur', 3, 0],
      ['Galata', 0, 1],
      ['İzmir', 0, -1],
      ['Sivas', 0, 0],
    ]);
  });

  it('has all teams before the fixtures, and before the first season, and says that nothing is planned', async () => {
    const { models, preview } = await league();
    for (const week of [1, 2, 3]) models.put(standingsModel, standingsId(1, week), null, 11n);
    for (const [opened, position] of [
      [season([]), 11n],
      [null, 12n],
    ] as const) {
      models.put(seasonsModel, seasonId(1), opened, position);
      const { matches, rows } = await preview('?tieBreakers=wins');
      expect([matches, rows.length, rows.filter(({ moves }) => moves !== 0)]).toEqual([0, 4, []]);
    }
  });

  it('is for admins, and for rules as the settings take them', async () => {
    const { get, ask } = await league();
    expect((await get(PATH)).status).toBe(401);
    for (const search of [
      'tieBreakers=wins,wins',
      'tieBreakers=',
      'tieBreakers=luck',
      'pointsForWin=11',
      'pointsForDraw=-1',
      'headToHeadWhen=never',
      'rules=wins',
    ]) {
      expect([search, (await ask(`?${search}`)).status]).toEqual([search, 400]);
    }
  });
});
