import { formatPosition } from '@league/events/envelope.ts';
import { describe, expect, it } from 'vitest';
import { championsAnswer } from '../contract/champions.ts';
import { type Deduction, seasonId, seasonsModel } from '../contract/seasons.ts';
import { placesAnswer, type StandingRow, standingsAnswer, standingsId, standingsModel } from '../contract/standings.ts';
import { fillLeague, galata, idOf, izmir, sampleMatches, season } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';
import { knownUpTo } from './known-results.ts';
import { countingMarks } from './marks.ts';

/** Noon of a day in September, as the position of that number. */
const on = (day: number) => ({
  position: formatPosition(BigInt(day)),
  recordedAt: `2026-09-${String(day).padStart(2, '0')}T12:00:00.000Z`,
});

const deduction = (number: number, day: number, more: Partial<Deduction> = {}): Deduction => ({
  id: idOf('d', number),
  team: galata,
  points: 3,
  reason: 'Sahaya çıkmadı',
  ...on(day),
  lifted: null,
  ...more,
});

const league = async (...deductions: Deduction[]) => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  const put = (more: Parameters<typeof season>[1] = {}) =>
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { deductions, ...more }), 11n);
  put();
  const { get } = await serve(api);
  const table = async (search = ''): Promise<StandingRow[]> =>
    standingsAnswer.parse(await (await get(`/api/leaderboards/standings${search}`)).json());
  const points = async (search = ''): Promise<[string, number][]> =>
    (await table(search)).map((row) => [row.teamInfo.name, row.points]);
  return { put, table, points, get };
};

const WHOLE = [
  ['Galata', 4],
  ['Çaykur', 3],
  ['İzmir', 2],
  ['Sivas', 1],
];

describe('deductions in the table', () => {
  it('take points off, and say why', async () => {
    const { table, points } = await league(deduction(1, 20), deduction(2, 21, { points: 2, reason: 'Geç kaldı' }));
    expect(await points()).toEqual([
      ['Çaykur', 3],
      ['İzmir', 2],
      ['Sivas', 1],
      ['Galata', -1],
    ]);
    const rows = await table();
    expect(rows.at(-1)?.deductions).toEqual([
      { _id: idOf('d', 1), points: 3, reason: 'Sahaya çıkmadı', recordedAt: on(20).recordedAt },
      { _id: idOf('d', 2), points: 2, reason: 'Geç kaldı', recordedAt: on(21).recordedAt },
    ]);
    expect(rows[0]).not.toHaveProperty('deductions');
  });

  it('count no more once they are lifted', async () => {
    const { table, points } = await league(deduction(1, 20, { lifted: on(22) }));
    expect(await points()).toEqual(WHOLE);
    expect((await table())[0]).not.toHaveProperty('deductions');
  });

  it('count in the table after any week, and in the places by week', async () => {
    const { points, get } = await league(deduction(1, 20));
    expect((await points('?week=1'))[2]).toEqual(['Galata', 0]);
    const { teams } = placesAnswer.parse(await (await get('/api/leaderboards/standings/weeks')).json());
    expect(teams.find(({ teamInfo }) => teamInfo._id === galata)?.positions).toEqual([3, 3]);
  });

  it('do not count at home or away, nor are they shown there', async () => {
    const [plain, fined] = [await league(), await league(deduction(1, 20))];
    for (const side of ['?view=home', '?view=away']) expect(await fined.table(side)).toEqual(await plain.table(side));
  });

  it('belong to the teams of a table alone', async () => {
    const { points } = await league(deduction(1, 20, { team: idOf('a', 9) }));
    expect(await points()).toEqual(WHOLE);
  });

  it('stay in a season that is closed, and may cost the title', async () => {
    const { put, points, get } = await league(deduction(1, 20));
    put({ closedAt: '2027-06-01T09:00:00.000Z' });
    expect((await points('?season=1'))[2]).toEqual(['Galata', 1]);
    const [closed] = championsAnswer.parse(await (await get('/api/seasons/champions')).json());
    expect(closed?.champion?.name).toBe('Çaykur');
  });

  it('before the fixtures leave a team with fewer points than none', async () => {
    const { models, api } = queryApiInMemory();
    fillLeague(models);
    for (const week of [1, 2]) models.put(standingsModel, standingsId(1, week), null, 11n);
    models.put(seasonsModel, seasonId(1), season([], { deductions: [deduction(1, 1, { team: izmir })] }), 11n);
    const { get } = await serve(api);
    const rows = standingsAnswer.parse(await (await get('/api/leaderboards/standings')).json());
    expect(rows.at(-1)).toMatchObject({ teamInfo: { _id: izmir }, points: -3, played: 0 });
  });
});

describe('deductions in past tables', () => {
  it('count as of a time from when they were recorded', async () => {
    const { points } = await league(deduction(1, 20));
    expect(await points('?asOf=2026-09-20T11:59:59Z')).toEqual(WHOLE);
    expect((await points('?asOf=2026-09-20T15:00:00%2B03:00'))[2]).toEqual(['Galata', 1]);
  });

  it('count where they were known: from when they were recorded until they were lifted', async () => {
    const { points } = await league(deduction(1, 20, { lifted: on(22) }));
    const known = async (time: string) => Object.fromEntries(await points(`?knownAt=2026-09-${time}`))['Galata'];
    // No result is known: these versions are none of the sample.
    expect(await known('20T11:00:00Z')).toBe(0);
    expect(await known('20T12:00:00Z')).toBe(-3);
    expect(await known('22T11:00:00Z')).toBe(-3);
    expect(await known('22T12:00:00Z')).toBe(0);
  });

  it('are known by their place in the log, not by the clock', () => {
    const jumped = deduction(1, 5, { recordedAt: on(30).recordedAt });
    const counting = (deductions: Deduction[], cut: Parameters<typeof countingMarks>[1]) =>
      countingMarks(season([], { deductions }), cut).deductions;
    const known = knownUpTo([], on(6).recordedAt, [jumped, deduction(2, 6)]);
    expect(known).toBe(on(6).position);
    expect(counting([jumped, deduction(2, 6)], { known })).toHaveLength(2);
    expect(counting([jumped], { known: on(4).position })).toEqual([]);
    const later = { known: on(6).position };
    expect(counting([deduction(1, 5, { lifted: on(7) })], later)).toHaveLength(1);
    expect(counting([deduction(1, 5, { lifted: on(6) })], later)).toEqual([]);
  });

  it('are none before the first season', () => {
    expect(countingMarks(undefined)).toEqual({ deductions: [], withdrawals: [] });
  });
});
