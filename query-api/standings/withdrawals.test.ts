import { formatPosition } from '@league/events/envelope.ts';
import { describe, expect, it } from 'vitest';
import { seasonId, seasonsModel, type Withdrawal } from '../contract/seasons.ts';
import { placesAnswer, standingsAnswer, type StandingRow } from '../contract/standings.ts';
import { caykur, fillLeague, galata, idOf, sampleMatches, season, sivas } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

/** Noon of a day in September, as the position of that number. */
const on = (day: number) => ({
  position: formatPosition(BigInt(day)),
  recordedAt: `2026-09-${String(day).padStart(2, '0')}T12:00:00.000Z`,
});

const withdrawal = (day: number, more: Partial<Withdrawal> = {}): Withdrawal => ({
  team: galata,
  played: 'annul',
  reason: 'Takım dağıldı',
  ...on(day),
  lifted: null,
  ...more,
});

/** The sample league, whose results of teams that left still stand: only their withdrawals are recorded. */
const league = async (...withdrawals: Withdrawal[]) => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  models.put(seasonsModel, seasonId(1), season(sampleMatches, { withdrawals }), 11n);
  const { get } = await serve(api);
  const table = async (search = ''): Promise<StandingRow[]> =>
    standingsAnswer.parse(await (await get(`/api/leaderboards/standings${search}`)).json());
  const order = async (search = '') => (await table(search)).map(({ teamInfo }) => teamInfo.name).join(' ');
  const left = async (search = '') =>
    (await table(search)).flatMap(({ teamInfo, withdrawal: gone }) => (gone === undefined ? [] : [teamInfo.name]));
  return { models, table, order, left, get };
};

const WHOLE = 'Galata Çaykur İzmir Sivas';
const GALATA_LAST = 'Çaykur İzmir Sivas Galata';

describe('withdrawals in the table', () => {
  it('put a team of which no match counts behind all others, and say since when and why', async () => {
    const { table, order } = await league(withdrawal(20));
    expect(await order()).toBe(GALATA_LAST);
    const rows = await table();
    expect(rows.at(-1)?.withdrawal).toEqual({
      played: 'annul',
      reason: 'Takım dağıldı',
      recordedAt: on(20).recordedAt,
      isLast: true,
    });
    expect(rows[0]).not.toHaveProperty('withdrawal');
  });

  it('leave a team whose matches are kept where its points put it, and say so too', async () => {
    const { order, left } = await league(withdrawal(20, { played: 'keep' }));
    expect([await order(), await left()]).toEqual([WHOLE, ['Galata']]);
  });

  it('count no more once they are taken back, and again where the team leaves again', async () => {
    const taken = withdrawal(20, { lifted: on(21) });
    const [back, again] = [await league(taken), await league(taken, withdrawal(22, { played: 'keep' }))];
    expect([await back.order(), await back.left()]).toEqual([WHOLE, []]);
    expect((await again.table())[0]?.withdrawal).toMatchObject({ played: 'keep', recordedAt: on(22).recordedAt });
  });

  it('count after any week, at home and away, and in the places by week', async () => {
    const { order, left, get } = await league(withdrawal(20));
    for (const search of ['?week=1', '?view=home', '?view=away']) {
      expect([(await order(search)).endsWith('Galata'), await left(search)]).toEqual([true, ['Galata']]);
    }
    const { teams } = placesAnswer.parse(await (await get('/api/leaderboards/standings/weeks')).json());
    expect(teams.find(({ teamInfo }) => teamInfo._id === galata)?.positions).toEqual([4, 4]);
  });

  it('may be several, which stand last together, and one of which was the last to leave', async () => {
    const { table, order, left } = await league(withdrawal(20), withdrawal(21, { team: caykur }));
    expect([await order(), await left()]).toEqual(['İzmir Sivas Galata Çaykur', ['Galata', 'Çaykur']]);
    expect((await table()).slice(2).map((row) => row.withdrawal?.isLast)).toEqual([false, true]);
  });

  it('stay in a season that is closed', async () => {
    const { models, order, left } = await league();
    const closedAt = '2027-06-01T09:00:00.000Z';
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt, withdrawals: [withdrawal(20)] }), 12n);
    expect([await order('?season=1'), await left('?season=1')]).toEqual([GALATA_LAST, ['Galata']]);
  });

  it('belong to the teams of a table alone', async () => {
    const { order, left } = await league(withdrawal(20, { team: idOf('a', 9) }));
    expect([await order(), await left()]).toEqual([WHOLE, []]);
  });
});

describe('withdrawals in past tables', () => {
  it('count as of a time from when they were recorded', async () => {
    const { order, left } = await league(withdrawal(20));
    expect([await order('?asOf=2026-09-20T11:59:59Z'), await left('?asOf=2026-09-20T11:59:59Z')]).toEqual([WHOLE, []]);
    expect(await order('?asOf=2026-09-20T15:00:00%2B03:00')).toBe(GALATA_LAST);
  });

  it('count where they were known: from when they were recorded until they were taken back', async () => {
    const { left } = await league(withdrawal(20, { team: sivas, lifted: on(22) }));
    const known = (time: string) => left(`?knownAt=2026-09-${time}`);
    expect(await known('20T11:00:00Z')).toEqual([]);
    expect(await known('20T12:00:00Z')).toEqual(['Sivas']);
    expect(await known('22T11:00:00Z')).toEqual(['Sivas']);
    expect(await known('22T12:00:00Z')).toEqual([]);
  });
});
