import { describe, expect, it } from 'vitest';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { type StandingRow, standingsAnswer } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { fillLeague, galata, idOf, izmir, sampleMatches, season, sivas, team } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  const served = await serve(api);
  const table = async (search = ''): Promise<StandingRow[]> =>
    standingsAnswer.parse(await (await served.get(`/api/leaderboards/standings${search}`)).json());
  const points = async (search = ''): Promise<[string, number][]> =>
    (await table(search)).map((row) => [row.teamInfo.name, row.points]);
  return { models, table, points, ...served };
};

describe('the table of the current season', () => {
  it('ranks the teams of its fixtures', async () => {
    const { table } = await league();
    const rows = await table();
    expect(rows.map((row) => [row.position, row.teamInfo.name, row.points, row.goalDifference])).toEqual([
      [1, 'Galata', 4, 1],
      [2, 'Çaykur', 3, 2],
      [3, 'İzmir', 2, 0],
      [4, 'Sivas', 1, -3],
    ]);
    expect(rows[0]).toMatchObject({ played: 2, win: 1, draw: 1, loss: 0, goalsFor: 3, goalsAgainst: 2, movement: 0 });
  });

  it('shows form with opponents by name, and the places gained', async () => {
    const { table } = await league();
    const [, caykur] = await table();
    expect(caykur?.movement).toBe(2);
    expect(caykur?.form).toEqual([
      expect.objectContaining({ outcome: 'loss', opponent: expect.objectContaining({ name: 'Galata' }), goalsFor: 1 }),
      expect.objectContaining({ outcome: 'win', opponent: expect.objectContaining({ name: 'Sivas' }), goalsFor: 3 }),
    ]);
  });

  it('says what decided between teams level on points, with the table among them', async () => {
    const { models, table } = await league();
    const rankingRules = { tieBreakers: ['headToHead' as const], pointsForWin: 2, pointsForDraw: 2 };
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { rankingRules }), 11n);
    // All teams that did not lose have equal points: Galata and İzmir drew, so the name decides.
    const [first, second] = await table();
    expect([first?.points, second?.points]).toEqual([4, 4]);
    expect(first?.decidedBy).toMatchObject({ rule: 'name', among: [{ name: 'Galata' }, { name: 'İzmir' }] });
    const results = { tieBreakers: ['headToHead' as const], pointsForWin: 0, pointsForDraw: 0 };
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { rankingRules: results }), 12n);
    const [best] = await table();
    expect(best?.decidedBy).toMatchObject({
      rule: 'headToHead',
      table: [{ teamInfo: { name: 'Çaykur' }, goalDifference: 2 }, {}, {}, {}],
    });
  });

  it('gives every team a row before the fixtures, and before the first season', async () => {
    const { models, points } = await league();
    const newcomer = idOf('a', 5);
    models.put(teamsModel, newcomer, team(newcomer, 'Ada'), 11n);
    models.put(teamsModel, sivas, team(sivas, 'Sivas', { deleted: true }), 11n);
    models.put(seasonsModel, seasonId(1), season([]), 11n);
    expect((await points()).map(([name]) => name).toSorted()).toEqual(['Ada', 'Galata', 'Çaykur', 'İzmir']);
    models.put(seasonsModel, seasonId(1), null, 12n);
    expect(await points()).toEqual([
      ['Ada', 0],
      ['Çaykur', 0],
      ['Galata', 0],
      ['İzmir', 0],
    ]);
  });
});

describe('past tables', () => {
  it('answers the table after a week, with the movement of that week', async () => {
    const { table, points } = await league();
    expect(await points('?week=1')).toEqual([
      ['Galata', 3],
      ['İzmir', 1],
      ['Sivas', 1],
      ['Çaykur', 0],
    ]);
    expect((await table('?week=1')).map(({ movement }) => movement)).toEqual([null, null, null, null]);
    expect(await table('?week=50')).toEqual(await table());
  });

  it('answers the table as of a time, matches played then included, whatever the offset it is written in', async () => {
    const { table, points } = await league();
    expect(await points('?asOf=2026-09-04T17:59:59.999Z')).toEqual([
      ['Çaykur', 0],
      ['Galata', 0],
      ['İzmir', 0],
      ['Sivas', 0],
    ]);
    expect((await points('?asOf=2026-09-04T18:00:00Z'))[0]).toEqual(['Galata', 3]);
    expect(await table('?asOf=2026-09-04T21:00:00%2B03:00')).toEqual(await table('?asOf=2026-09-04T18:00:00Z'));
    const [, , third] = await table('?asOf=2026-09-11T18:00:00Z');
    // Week 2 is half played: the match of İzmir and Galata is still to come.
    expect(third).toMatchObject({ teamInfo: { _id: izmir }, played: 1, form: [{ outcome: 'draw' }] });
  });

  it('refuses week and asOf together', async () => {
    const { get } = await league();
    const answer = await get('/api/leaderboards/standings?week=1&asOf=2026-09-04T18:00:00Z');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', message: 'week ve asOf birlikte verilemez.' });
  });

  it('keeps a closed season readable, with its own rules and the names of teams deleted since', async () => {
    const { models, points, get } = await league();
    const rankingRules = { tieBreakers: ['name' as const], pointsForWin: 5, pointsForDraw: 1 };
    const closedAt = '2027-06-01T09:00:00.000Z';
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt, rankingRules }), 11n);
    models.put(seasonsModel, seasonId(2), season([], { season: 2 }), 11n);
    models.put(teamsModel, galata, team(galata, 'Galata', { deleted: true }), 11n);
    expect((await points('?season=1'))[0]).toEqual(['Galata', 6]);
    expect(await points()).toHaveLength(3);
    expect((await get('/api/leaderboards/standings?season=7')).status).toBe(404);
  });

  it('answers an empty table for a season that closed without fixtures', async () => {
    const { models, points } = await league();
    models.put(seasonsModel, seasonId(2), season([], { season: 2, closedAt: '2027-06-01T09:00:00.000Z' }), 11n);
    expect(await points('?season=2')).toEqual([]);
  });
});
