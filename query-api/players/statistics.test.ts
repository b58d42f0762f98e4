import { describe, expect, it } from 'vitest';
import { playersAnswer, playerNamesModel, playersModel, profileAnswer } from '../contract/players.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { matchHistoryAnswer } from '../contract/statistics.ts';
import { leadersAnswer } from '../contract/leaders.ts';
import { teamWithSquad } from '../contract/teams.ts';
import { squadsModel } from '../contract/players.ts';
import {
  caykur,
  fillLeague,
  galata,
  idOf,
  match,
  player,
  putPlayer,
  sampleMatches,
  season,
  sivas,
} from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';
import { historyLine, positionOf, putEntries, putHistory, statsOf } from '../testing/statistics.ts';

const [isik, ece, zeynep, gone] = [idOf('c', 1), idOf('c', 2), idOf('c', 3), idOf('c', 4)];
const [first, second, third] = [idOf('b', 1), idOf('b', 2), idOf('b', 3)];

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  putPlayer(models, player(isik, 'Işık', { teamId: galata, jerseyNumber: 10 }));
  putPlayer(models, player(ece, 'Ece'));
  putPlayer(models, player(zeynep, 'Zeynep'));
  models.put(squadsModel, galata, { teamId: galata, players: [isik] }, 10n);
  const { get } = await serve(api);
  const read = async (path: string): Promise<unknown> => (await get(path)).json();
  const leaders = async (path: string) => leadersAnswer.parse(await read(`/api/players/leaders/${path}`));
  const values = async (path: string) => (await leaders(path)).map(({ gamertag, stats }) => [gamertag, stats.goals]);
  const goals = async (): Promise<object> => Object.fromEntries(await values('goals')) as object;
  return { models, get, read, leaders, values, goals };
};

describe('GET /api/players/leaders', () => {
  it('answers who has a value above 0, the best first, with what the boards show', async () => {
    const { models, leaders } = await league();
    putHistory(models, isik, [
      historyLine(first, { goals: 2, shots: 4, rating: 8 }),
      historyLine(second, { goals: 1, assists: 3 }),
    ]);
    putHistory(models, ece, [historyLine(first, { goals: 4 })]);
    putHistory(models, zeynep, [historyLine(third, { saves: 5, gkCatches: 2, position: 'Kaleci', awayScore: 0 })]);
    expect((await leaders('goals')).map(({ gamertag }) => gamertag)).toEqual(['Ece', 'Işık']);
    expect((await leaders('goals'))[1]).toEqual({
      _id: isik,
      gamertag: 'Işık',
      deleted: false,
      jerseyNumber: 10,
      position: 'Forvet',
      currentTeam: { _id: galata, name: 'Galata', logo: '/images/default_logo.png', crest: 'red-white-stripes' },
      stats: statsOf({ matchesPlayed: 2, goals: 3, assists: 3, shots: 4 }),
    });
    expect((await leaders('assists')).map(({ gamertag }) => gamertag)).toEqual(['Işık']);
    expect(await leaders('saves')).toMatchObject([
      { gamertag: 'Zeynep', stats: { saves: 5, gkSaves: 5, gkCatches: 2, cleanSheets: 1 } },
    ]);
  });

  it('puts level ones by fewer matches, then by gamertag in Turkish', async () => {
    const { models, values } = await league();
    putPlayer(models, player(idOf('c', 5), 'İnci'));
    for (const id of [zeynep, isik, idOf('c', 5)]) putHistory(models, id, [historyLine(first, { goals: 2 })]);
    putHistory(models, ece, [historyLine(first, { goals: 2 }), historyLine(second)]);
    expect(await values('goals')).toEqual([
      ['Işık', 2],
      ['İnci', 2],
      ['Zeynep', 2],
      ['Ece', 2],
    ]);
  });

  it('keeps deleted players with their gamertag, and without a page to lead to', async () => {
    const { models, leaders } = await league();
    models.put(playerNamesModel, gone, { id: gone, gamertag: 'Giden', deleted: true }, 11n);
    putHistory(models, gone, [historyLine(first, { goals: 1 })]);
    putHistory(models, idOf('c', 9), [historyLine(first, { goals: 1, saves: 1 })]);
    expect(await leaders('goals')).toMatchObject([
      { gamertag: 'Bilinmeyen oyuncu', deleted: true },
      { gamertag: 'Giden', deleted: true, currentTeam: null, position: null, jerseyNumber: null },
    ]);
  });

  it('counts the season that is asked for, the current one without, and knows no other', async () => {
    const { models, values, get } = await league();
    putHistory(models, isik, [historyLine(first, { goals: 2 })]);
    const closedAt = '2027-06-01T09:00:00.000Z';
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt }), 12n);
    expect(await values('goals')).toEqual([]);
    models.put(seasonsModel, seasonId(2), season([match(7, 1, galata, sivas)], { season: 2 }), 12n);
    putHistory(models, ece, [historyLine(idOf('b', 7), { goals: 1 })], { season: 2, at: 13n });
    expect(await values('goals')).toEqual([['Ece', 1]]);
    expect(await values('goals?season=1')).toEqual([['Işık', 2]]);
    expect((await get('/api/players/leaders/goals?season=7')).status).toBe(404);
    expect((await get('/api/players/leaders/goals?season=x')).status).toBe(400);
  });

  it('counts no match that is deleted', async () => {
    const { models, values } = await league();
    putHistory(models, isik, [historyLine(first, { goals: 2 }), historyLine(idOf('b', 99), { goals: 4 })]);
    expect(await values('goals')).toEqual([['Işık', 2]]);
  });
});

describe('totals', () => {
  it('begin anew for all with a reset of all, for one with a reset of that one', async () => {
    const { models, goals } = await league();
    const lines = [
      historyLine(first, { goals: 1 }),
      historyLine(second, { goals: 2 }),
      historyLine(third, { goals: 4 }),
    ];
    putEntries(models, { [first]: [11], [second]: [13] });
    putEntries(models, { [third]: [15, 19] }, 2);
    putHistory(models, isik, lines);
    putHistory(models, ece, lines, { resets: [{ position: positionOf(14), statistics: ['goals'] }] });
    expect(await goals()).toEqual({ Işık: 7, Ece: 4 });
    const statisticsResets = [positionOf(12)];
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { statisticsResets }), 16n);
    expect(await goals()).toEqual({ Işık: 6, Ece: 4 });
    // The third match was entered at 15 and, after it was annulled, at 19: the first entry counts.
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { statisticsResets: [positionOf(17)] }), 17n);
    expect(await goals()).toEqual({});
  });

  it('lose what was taken off', async () => {
    const { models, goals } = await league();
    putHistory(models, isik, [historyLine(first, { goals: 5 })], {
      decreases: [{ position: positionOf(12), statistic: 'goals', amount: 3 }],
    });
    expect(await goals()).toEqual({ Işık: 2 });
  });

  it('stand with each player in the list, the first screen of it, and the squad', async () => {
    const { models, read } = await league();
    putHistory(models, isik, [historyLine(first, { goals: 2, rating: 8 }), historyLine(second, { rating: 7 })]);
    const shown = { stats: statsOf({ matchesPlayed: 2, goals: 2 }), overallRating: 75 };
    for (const path of ['/api/players', '/api/players?first=24']) {
      const players = playersAnswer.parse(await read(path));
      expect(players.find(({ _id }) => _id === isik)).toMatchObject(shown);
      expect(players.find(({ _id }) => _id === ece)).toMatchObject({ stats: statsOf(), overallRating: null });
    }
    const { players } = teamWithSquad.parse(await read(`/api/teams/${galata}`));
    expect(players.map(({ stats }) => stats)).toEqual([shown.stats]);
  });

  it('move no list of admins', async () => {
    const { models, get } = await league();
    const etags = async () => [
      (await get('/api/admins')).headers.get('etag'),
      (await get('/api/players')).headers.get('etag'),
    ];
    const [admins, players] = await etags();
    putHistory(models, isik, [historyLine(first, { goals: 2 })], { at: 12n });
    const [adminsAfter, playersAfter] = await etags();
    expect(adminsAfter).toBe(admins);
    expect(playersAfter).not.toBe(players);
  });
});

describe('a profile', () => {
  const profile = '/api/players/gamertag/Işık/profile';

  it('has the totals of the season, and those of all seasons, from which nothing is taken', async () => {
    const { models, read } = await league();
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: '2027-06-01T09:00:00.000Z' }), 12n);
    const opened = season([match(7, 1, galata, sivas)], { season: 2, statisticsResets: [positionOf(30)] });
    models.put(seasonsModel, seasonId(2), opened, 12n);
    putHistory(models, isik, [historyLine(first, { goals: 31 }), historyLine(idOf('b', 99), { goals: 1 })]);
    const decreases = [{ position: positionOf(40), statistic: 'goals' as const, amount: 1 }];
    putHistory(models, isik, [historyLine(idOf('b', 7), { goals: 2, rating: 9 })], { season: 2, decreases });
    expect(profileAnswer.parse(await read(profile))).toMatchObject({
      stats: statsOf({ matchesPlayed: 1, goals: 1 }),
      overallRating: 90,
      career: statsOf({ matchesPlayed: 2, goals: 33 }),
      badges: ['topScorer'],
    });
  });

  it('has the badges of the career behind that of an admin', async () => {
    const { models, read } = await league();
    putPlayer(models, player(isik, 'Işık', { isAdmin: true }));
    const many = Array.from({ length: 51 }, (_, number) => match(number + 100, 1, galata, sivas));
    models.put(seasonsModel, seasonId(1), season(many), 12n);
    const lines = many.map(({ id }, index) => historyLine(id, { manOfTheMatch: index < 11 }));
    putHistory(models, isik, lines);
    expect(await read(profile)).toMatchObject({ badges: ['admin', 'veteran', 'mvp'], overallRating: null });
  });
});

describe('GET /api/players/gamertag/{gamertag}/matches', () => {
  const path = '/api/players/gamertag/Işık/matches';
  const history = async ({ read }: Awaited<ReturnType<typeof league>>, search = '') =>
    matchHistoryAnswer.parse(await read(path + search)).matchHistory;

  it('answers each match with its teams, its score, and the outcome for the side of the line', async () => {
    const served = await league();
    const away = { side: 'away' as const, teamId: caykur, number: 7, position: 'Sol Kanat' as const };
    putHistory(served.models, isik, [historyLine(first, { ...away, goals: 1 })]);
    const look = { logo: '/images/default_logo.png', crest: 'red-white-stripes' };
    expect(await history(served)).toEqual([
      {
        match: {
          _id: first,
          season: 1,
          week: 1,
          date: '2026-09-04T18:00:00.000Z',
          homeTeam: { _id: galata, name: 'Galata', ...look },
          awayTeam: { _id: caykur, name: 'Çaykur', ...look },
          homeScore: 2,
          awayScore: 1,
        },
        team: { _id: caykur, name: 'Çaykur', ...look },
        side: 'away',
        outcome: 'loss',
        position: 'Sol Kanat',
        jerseyNumber: 7,
        isStartingEleven: true,
        minutesPlayed: 90,
        goals: 1,
        assists: 0,
        saves: 0,
        yellowCards: 0,
        redCards: 0,
        shots: null,
        passes: null,
        gkCatches: null,
        rating: 6,
        ratingGiven: false,
        manOfTheMatch: false,
      },
    ]);
  });

  it('answers the latest first, by date and season; without a date before those with one', async () => {
    const served = await league();
    const { models } = served;
    const [undated, later, deleted] = [idOf('b', 5), idOf('b', 7), idOf('b', 99)];
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: '2027-06-01T09:00:00.000Z' }), 12n);
    models.put(seasonsModel, seasonId(2), season([match(7, 1, galata, sivas)], { season: 2 }), 12n);
    putHistory(
      models,
      isik,
      [second, undated, deleted, first, third].map((id) => historyLine(id, { rating: 7 })),
    );
    putHistory(models, isik, [historyLine(later)], { season: 2 });
    const ids = async (search = '') => (await history(served, search)).map(({ match: { _id } }) => _id);
    expect(await ids()).toEqual([later, undated, third, second, first]);
    expect(await ids('?season=1')).toEqual([undated, third, second, first]);
    expect((await history(served))[1]).toMatchObject({ rating: 7, ratingGiven: true });
    expect((await served.get(`${path}?season=7`)).status).toBe(404);
  });

  it('stays whole after a reset', async () => {
    const served = await league();
    putEntries(served.models, { [first]: [11] });
    const resets = [{ position: positionOf(12), statistics: ['goals' as const] }];
    putHistory(served.models, isik, [historyLine(first, { goals: 3 })], { resets });
    expect(await history(served)).toMatchObject([{ goals: 3 }]);
    expect(await served.goals()).toEqual({});
  });

  it('is nobody’s who is not there', async () => {
    const { models, get } = await league();
    models.put(playersModel, isik, null, 11n);
    expect((await get(path)).status).toBe(404);
  });
});
