import { describe, expect, it } from 'vitest';
import { dashboardStats } from '../contract/dashboard.ts';
import { matchesModel } from '../contract/matches.ts';
import { matchOfficialsModel } from '../contract/match-officials.ts';
import { standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { caykur, fillLeague, galata, idOf, match, player, putPlayer, team } from '../testing/league.ts';
import { ADMIN_TOKEN, bearer, queryApiInMemory, serve } from '../testing/serving.ts';
import { historyLine, putHistory } from '../testing/statistics.ts';

const PATH = '/api/admin/dashboard-stats';

/** A quarter of an hour behind the end of the one planned match that has a date. */
const NOW = '2026-09-18T19:15:00.000Z';

const league = async (now = NOW, standstills: readonly string[] = []) => {
  const { models, api } = queryApiInMemory({ now: () => new Date(now), standstills: { all: async () => standstills } });
  const { get } = await serve(api);
  const read = async () => {
    const answer = await get(PATH, bearer(ADMIN_TOKEN));
    return { stats: dashboardStats.parse(await answer.json()), cached: answer.headers.get('cache-control') };
  };
  return { models, read };
};

describe('the dashboard', () => {
  it('counts teams, approved players, the matches of the season and the totals of its players', async () => {
    const { models, read } = await league();
    fillLeague(models);
    models.put(teamsModel, idOf('a', 9), team(idOf('a', 9), 'Silinen', { deleted: true }), 11n);
    putPlayer(models, player(idOf('c', 1), 'Ece'));
    putPlayer(models, player(idOf('c', 2), 'Can'));
    putPlayer(models, player(idOf('c', 3), 'Ali', { status: 'pending' }));
    putHistory(models, idOf('c', 1), [historyLine(idOf('b', 1), { goals: 2, assists: 1, saves: 0 })]);
    putHistory(models, idOf('c', 2), [historyLine(idOf('b', 1), { goals: 0, assists: 1, saves: 5 })]);
    expect((await read()).stats).toMatchObject({
      teams: { total: 4 },
      players: { total: 2 },
      matches: { total: 6, completed: 4 },
      goals: 2,
      assists: 2,
      saves: 5,
      waiting: { players: { total: 1, first: ['Ali'] } },
    });
  });

  it('says what waits at the time of the question, and is kept by nobody', async () => {
    const { models, read } = await league();
    fillLeague(models);
    const referees = { main: idOf('c', 1), assistant: null, var: null, fourthOfficial: null };
    const matchId = idOf('b', 6);
    models.put(matchOfficialsModel, matchId, { matchId, referees, broadcasters: [] }, 11n);
    const { stats, cached } = await read();
    expect(cached).toBe('no-store');
    expect(stats.waiting).toMatchObject({
      results: { total: 1, first: [{ _id: matchId, week: 3, homeTeam: { name: 'Çaykur' } }] },
      referees: { total: 1, first: [{ _id: idOf('b', 5) }] },
      dates: { total: 1, first: [{ _id: idOf('b', 5) }] },
    });
  });

  it('says nothing of a match whose hour is not over', async () => {
    const { models, read } = await league('2026-09-18T18:59:00.000Z');
    fillLeague(models);
    expect((await read()).stats.waiting.results).toEqual({ total: 0, first: [] });
  });

  it('leaves closed seasons out', async () => {
    const { models, read } = await league();
    fillLeague(models);
    models.put(matchesModel, idOf('b', 9), match(9, 1, galata, caykur, { season: 2 }), 11n);
    expect((await read()).stats.matches.total).toBe(6);
  });

  it('names read models whose projection stopped, those that are stale, and processes that stand still', async () => {
    const { models, read } = await league(NOW, ['deleted-teams']);
    fillLeague(models);
    models.stop(standingsModel);
    models.goStale(teamsModel);
    expect((await read()).stats.waiting.standingStill).toEqual(['standings', 'teams', 'deleted-teams']);
  });

  it('is all zeros before the first season', async () => {
    const { read } = await league();
    const { waiting, ...counts } = (await read()).stats;
    expect(counts).toEqual({
      teams: { total: 0 },
      players: { total: 0 },
      matches: { total: 0, completed: 0 },
      goals: 0,
      assists: 0,
      saves: 0,
    });
    expect(waiting.standingStill).toEqual([]);
  });
});
