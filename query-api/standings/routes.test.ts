import { formatPosition } from '@league/events/envelope.ts';
import { describe, expect, it } from 'vitest';
import { type ResultVersion, resultVersionsId, resultVersionsModel } from '../contract/result-versions.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { placesAnswer, type StandingRow, standingsAnswer, standingsId, standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import {
  caykur,
  fillLeague,
  galata,
  idOf,
  izmir,
  match,
  sampleMatches,
  season,
  sivas,
  team,
} from '../testing/league.ts';
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

  it('says in which weeks each team has played', async () => {
    const { models, table } = await league();
    const early = { home: caykur, away: sivas, homeScore: 1, awayScore: 0, playedAt: '2026-09-06T18:00:00.000Z' };
    models.put(standingsModel, standingsId(1, 2), null, 11n);
    models.put(standingsModel, standingsId(1, 3), { season: 1, week: 3, results: { [idOf('b', 3)]: early } }, 11n);
    const weeks = Object.fromEntries((await table()).map((row) => [row.teamInfo.name, row.weeks]));
    expect(weeks).toEqual({ Galata: [1], Çaykur: [1, 3], Sivas: [1, 3], İzmir: [1] });
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

  it('waits with head-to-head for the planned matches among level teams, and for no cancelled one', async () => {
    const { models, table } = await league();
    const rankingRules = {
      tieBreakers: ['headToHead' as const, 'wins' as const],
      pointsForWin: 1,
      pointsForDraw: 1,
      headToHeadWhen: 'complete' as const,
    };
    // Galata and İzmir have 2 points, Çaykur and Sivas 1; Çaykur won their match.
    const decided = async (search = '') =>
      (await table(search)).map(({ teamInfo, decidedBy }) => [teamInfo.name, decidedBy?.rule]);
    const again = match(7, 3, sivas, caykur);
    models.put(seasonsModel, seasonId(1), season([...sampleMatches, again], { rankingRules }), 11n);
    expect(await decided()).toEqual([
      ['Galata', 'wins'],
      ['İzmir', 'wins'],
      ['Çaykur', 'wins'],
      ['Sivas', 'wins'],
    ]);
    const cancelled = [again.id];
    models.put(seasonsModel, seasonId(1), season([...sampleMatches, again], { rankingRules, cancelled }), 12n);
    expect((await decided()).slice(2)).toEqual([
      ['Çaykur', 'headToHead'],
      ['Sivas', 'headToHead'],
    ]);
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

describe('places by week', () => {
  const places = async (get: (path: string) => Promise<Response>, search = '') =>
    placesAnswer.parse(await (await get(`/api/leaderboards/standings/weeks${search}`)).json());

  it('are those of the table after each week with results, the teams in the order of the last', async () => {
    const { models, get, table } = await league();
    const late = { home: caykur, away: izmir, homeScore: 4, awayScore: 0, playedAt: '2026-10-04T18:00:00.000Z' };
    models.put(standingsModel, standingsId(1, 5), { season: 1, week: 5, results: { [idOf('b', 5)]: late } }, 11n);
    const { weeks, teams } = await places(get);
    expect(weeks).toEqual([1, 2, 5]);
    expect(teams.map(({ teamInfo, positions }) => [teamInfo.name, positions])).toEqual([
      ['Çaykur', [4, 2, 1]],
      ['Galata', [1, 1, 2]],
      ['İzmir', [2, 3, 3]],
      ['Sivas', [3, 4, 4]],
    ]);
    expect((await table('?week=2')).map((row) => row.teamInfo.name)).toEqual(['Galata', 'Çaykur', 'İzmir', 'Sivas']);
  });

  it('are none before the first result, nor before the first season', async () => {
    const { models, get } = await league();
    for (const week of [1, 2]) models.put(standingsModel, standingsId(1, week), null, 11n);
    const { weeks, teams } = await places(get);
    expect(weeks).toEqual([]);
    expect(teams.map(({ positions }) => positions)).toEqual([[], [], [], []]);
    models.put(seasonsModel, seasonId(1), null, 12n);
    expect(await places(get)).toEqual({ weeks: [], teams: [] });
    expect((await get('/api/leaderboards/standings/weeks?season=7')).status).toBe(404);
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

  it('waits with head-to-head for the matches of later weeks too, as the table of that week did', async () => {
    const { models, table } = await league();
    const rankingRules = {
      tieBreakers: ['headToHead' as const],
      pointsForWin: 1,
      pointsForDraw: 1,
      headToHeadWhen: 'complete' as const,
    };
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { rankingRules }), 11n);
    const rules = async (search: string) => (await table(search)).map(({ decidedBy }) => decidedBy?.rule);
    // After week 1 Galata, İzmir and Sivas have a point each, and have not all met.
    expect(await rules('?week=1')).toEqual(['name', 'name', 'name', undefined]);
    expect(await rules('?asOf=2026-09-05T18:00:00Z')).toEqual(await rules('?week=1'));
    expect((await rules('')).slice(2)).toEqual(['headToHead', 'headToHead']);
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

describe('past tables as they were known', () => {
  const entered = (position: number, day: number, home: number, away: number): ResultVersion => ({
    position: formatPosition(BigInt(position)),
    recordedAt: `2026-09-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    kind: 'entered',
    score: { home, away },
    playedAt: '2026-09-04T18:00:00.000Z',
  });
  const corrected = async () => {
    const known = await league();
    const versions = [entered(5, 5, 0, 1), { ...entered(8, 20, 2, 1), kind: 'corrected' as const }];
    const gone = [entered(6, 6, 4, 0), { ...entered(9, 21, 0, 0), kind: 'deleted' as const, score: null }];
    const matches = {
      [idOf('b', 1)]: { home: galata, away: caykur, versions },
      [idOf('b', 77)]: { home: sivas, away: idOf('a', 9), versions: gone },
    };
    known.models.put(resultVersionsModel, resultVersionsId(1, 1), { season: 1, week: 1, matches }, 11n);
    known.models.put(teamsModel, idOf('a', 9), team(idOf('a', 9), 'Rize', { deleted: true }), 11n);
    return known;
  };

  it('show what a correction changed later as it stood before it', async () => {
    const { points } = await corrected();
    expect((await points('?knownAt=2026-09-05T12:00:00Z'))[0]).toEqual(['Çaykur', 3]);
    expect((await points('?knownAt=2026-09-30T12:00:00Z'))[0]).toEqual(['Galata', 3]);
    expect((await points('?knownAt=2026-09-01T12:00:00Z')).every(([, each]) => each === 0)).toBe(true);
  });

  it('have a match in them that was deleted later, with its teams', async () => {
    const { points } = await corrected();
    const before = await points('?knownAt=2026-09-06T12:00:00Z');
    expect(before.slice(0, 2)).toEqual([
      ['Sivas', 3],
      ['Çaykur', 3],
    ]);
    expect(before).toContainEqual(['Rize', 0]);
    const after = await points('?knownAt=2026-09-21T12:00:00Z');
    expect(after).toContainEqual(['Sivas', 0]);
    expect(after.map(([name]) => name)).not.toContain('Rize');
  });

  it('combine with a week, with a time and with a side', async () => {
    const { points } = await corrected();
    const known = 'knownAt=2026-09-06T12:00:00Z';
    expect(await points(`?${known}&week=1`)).toEqual(await points(`?${known}`));
    expect((await points(`?${known}&asOf=2026-09-04T17:00:00Z`)).every(([, each]) => each === 0)).toBe(true);
    expect((await points(`?${known}&view=away`))[0]).toEqual(['Çaykur', 3]);
    expect((await points(`?${known}&view=home&week=1`))[0]).toEqual(['Sivas', 3]);
  });

  it('refuse a time that is none, and a side that is none', async () => {
    const { get } = await league();
    for (const search of ['knownAt=yesterday', 'view=both', 'view=']) {
      expect((await get(`/api/leaderboards/standings?${search}`)).status).toBe(400);
    }
  });
});

describe('a table of home or away matches', () => {
  it('counts only those, and combines with a week', async () => {
    const { points, table } = await league();
    expect(await points('?view=home')).toEqual([
      ['Çaykur', 3],
      ['Galata', 3],
      ['İzmir', 1],
      ['Sivas', 1],
    ]);
    expect((await table('?view=home&week=1')).map(({ played }) => played)).toEqual([1, 1, 0, 0]);
    expect((await points('?view=away'))[0]).toEqual(['Galata', 1]);
  });
});
