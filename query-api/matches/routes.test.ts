import { matchResult, playerLine } from '@league/events/testing/sample-events.ts';
import { linesExceedScore } from '@league/events/rules/lines.ts';
import { describe, expect, it } from 'vitest';
import { matchLinesModel, rowOfLine } from '../contract/match-lines.ts';
import { matchesAnswer, matchesModel, totalWeeksAnswer } from '../contract/matches.ts';
import { matchDetails } from '../contract/match-details.ts';
import { playerNamesModel } from '../contract/players.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { standingsId, standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { caykur, fillLeague, galata, idOf, izmir, match, sampleMatches, season, team } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const league = async (now = () => new Date('2027-03-01T12:00:00Z')) => {
  const { models, api } = queryApiInMemory({ now });
  fillLeague(models);
  const served = await serve(api);
  const numbers = async (path: string): Promise<number[]> =>
    matchesAnswer.parse(await (await served.get(path)).json()).map(({ _id }) => Number(_id.slice(-3)));
  return { models, numbers, ...served };
};

describe('GET /api/matches', () => {
  it('answers by date, week and id, those without a date last', async () => {
    const { models, numbers } = await league();
    for (const document of [
      match(9, 2, galata, izmir, { date: '2026-09-04T18:00:00Z' }),
      match(8, 2, galata, izmir, { date: '2026-09-04T18:00:00.000Z' }),
      match(7, 2, galata, izmir),
    ]) {
      models.put(matchesModel, document.id, document, 11n);
    }
    expect(await numbers('/api/matches')).toEqual([1, 8, 9, 2, 3, 4, 6, 7, 5]);
  });

  it('answers the current season, another when it is asked for', async () => {
    const { models, numbers, get } = await league();
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: '2027-06-01T09:00:00.000Z' }), 11n);
    models.put(seasonsModel, seasonId(2), season([], { season: 2 }), 11n);
    expect(await numbers('/api/matches')).toEqual([]);
    expect(await numbers('/api/matches?season=1')).toHaveLength(6);
    expect((await get('/api/matches?season=3')).status).toBe(404);
  });

  it('answers nothing before the first season', async () => {
    const { get } = await serve(queryApiInMemory().api);
    expect(await (await get('/api/matches')).json()).toEqual([]);
  });

  it('keeps the names of deleted teams, and takes renamed ones at once', async () => {
    const { models, get } = await league();
    models.put(teamsModel, galata, team(galata, 'Galata 1905', { deleted: true, logo: '/images/g.webp' }), 11n);
    const [first] = matchesAnswer.parse(await (await get('/api/matches')).json());
    expect(first?.homeTeam).toEqual({
      _id: galata,
      name: 'Galata 1905',
      logo: '/images/g.webp',
      crest: 'red-white-stripes',
    });
  });
});

describe('GET /api/matches/live', () => {
  it('answers the matches that run, whatever day they began on', async () => {
    const { models, numbers } = await league();
    expect(await numbers('/api/matches/live')).toEqual([]);
    const running = { status: 'live' as const, provisionalScore: { home: 1, away: 0 } };
    for (const document of [
      match(6, 3, caykur, izmir, { ...running, date: '2026-09-18T18:00:00.000Z' }),
      match(5, 3, galata, caykur, running),
    ]) {
      models.put(matchesModel, document.id, document, 11n);
    }
    expect(await numbers('/api/matches/live')).toEqual([6, 5]);
  });
});

describe('GET /api/matches/next', () => {
  it('answers for each team the match that runs or comes next, and none that is over or further ahead', async () => {
    const { models, numbers } = await league();
    const later = match(7, 4, caykur, izmir, { date: '2026-10-18T18:00:00.000Z' });
    models.put(matchesModel, later.id, later, 11n);
    expect(await numbers('/api/matches/next')).toEqual([6, 5]);
    const running = match(8, 4, izmir, galata, { date: '2026-09-17T18:00:00.000Z', status: 'live' });
    models.put(matchesModel, running.id, running, 12n);
    expect(await numbers('/api/matches/next')).toEqual([8, 6, 5]);
  });
});

describe('GET /api/matches/week/{week} and /weeks/total', () => {
  it('answers one week, and an empty list beyond the last', async () => {
    const { numbers } = await league();
    expect(await numbers('/api/matches/week/2')).toEqual([3, 4]);
    expect(await numbers('/api/matches/week/4')).toEqual([]);
    expect(await numbers('/api/matches/week/999')).toEqual([]);
  });

  it('answers the highest week, 0 without fixtures, and the week being played', async () => {
    const { models, get } = await league();
    const total = async (): Promise<unknown> =>
      totalWeeksAnswer.parse(await (await get('/api/matches/weeks/total')).json());
    expect(await total()).toEqual({ totalWeeks: 3, currentWeek: 3 });
    models.put(standingsModel, standingsId(1, 2), { season: 1, week: 2, results: {} }, 11n);
    expect(await total()).toEqual({ totalWeeks: 3, currentWeek: 2 });
    models.put(seasonsModel, seasonId(1), season([]), 11n);
    expect(await total()).toEqual({ totalWeeks: 0, currentWeek: 1 });
  });
});

describe('GET /api/matches/weeks/total on a day with matches', () => {
  const nights = async () => {
    let now = '2026-11-20T20:59:00Z';
    const { models, get, getRaw } = await league(() => new Date(now));
    const weeks = async () => totalWeeksAnswer.parse(await (await get('/api/matches/weeks/total')).json());
    // Its day is 20 November in Turkey until 21:00 UTC.
    const tonight = match(9, 1, galata, izmir, { date: '2026-11-20T18:00:00.000Z' });
    return {
      put: (document: typeof tonight, at: bigint) => models.put(matchesModel, document.id, document, at),
      tonight,
      get,
      getRaw,
      weeks,
      becomes: (time: string) => void (now = time),
    };
  };

  it('answers the earliest week of which a match is still to be played today, before the table says anything', async () => {
    const { put, tonight, weeks } = await nights();
    expect(await weeks()).toMatchObject({ currentWeek: 3 });
    put(tonight, 11n);
    expect(await weeks()).toMatchObject({ currentWeek: 1 });
    put({ ...tonight, status: 'cancelled' }, 12n);
    expect(await weeks()).toMatchObject({ currentWeek: 3 });
  });

  it('answers by the table again after midnight in Turkey, also to who has yesterday’s answer', async () => {
    const { put, tonight, weeks, getRaw, becomes } = await nights();
    put(tonight, 11n);
    expect(await weeks()).toMatchObject({ currentWeek: 1 });
    const etag = String((await getRaw('/api/matches/weeks/total')).headers['etag']);
    expect((await getRaw('/api/matches/weeks/total', { 'if-none-match': etag })).status).toBe(304);
    becomes('2026-11-20T21:00:00Z');
    expect((await getRaw('/api/matches/weeks/total', { 'if-none-match': etag })).status).toBe(200);
    expect(await weeks()).toMatchObject({ currentWeek: 3 });
  });
});

describe('GET /api/matches/date/{date}', () => {
  it('goes by the Turkish day', async () => {
    const { numbers } = await league();
    expect(await numbers('/api/matches/date/2026-09-11')).toEqual([3]);
    expect(await numbers('/api/matches/date/2026-09-12')).toEqual([4]);
    expect(await numbers('/api/matches/date/2024-02-29')).toEqual([]);
    expect(await numbers('/api/matches/date/2026-09-12?season=1')).toEqual([4]);
  });
});

describe('GET /api/matches/date/{date}/star', () => {
  const [ada, ece] = [idOf('c', 1), idOf('c', 2)];
  const star = async (path: string) => {
    const { models, get } = await league();
    models.put(playerNamesModel, ece, { id: ece, gamertag: 'Ece', deleted: false }, 11n);
    const sides = { home: galata, away: caykur };
    const lines = [
      playerLine({ playerId: ada, teamId: galata, side: 'home', goals: 2, rating: 8.1 }),
      playerLine({ playerId: ece, teamId: caykur, side: 'away', goals: 1, rating: 9.4 }),
    ].map((line) => rowOfLine(line, sides));
    const { cards: _, ...result } = matchResult({ homeScore: 2, awayScore: 1 });
    const matchId = idOf('b', 1);
    models.put(matchLinesModel, matchId, { ...result, ...sides, matchId, season: 1, week: 1, lines }, 11n);
    return (await get(path)).json();
  };

  it('answers the best of the day’s finished matches', async () => {
    expect(await star('/api/matches/date/2026-09-04/star')).toMatchObject({
      star: { player: { _id: ece, gamertag: 'Ece' }, team: { _id: caykur }, goals: 1, rating: 9.4 },
    });
  });

  it('answers nobody on a day without lines, and before the first season', async () => {
    expect(await star('/api/matches/date/2026-09-11/star')).toEqual({ star: null });
    const { get } = await serve(queryApiInMemory().api);
    expect(await (await get('/api/matches/date/2026-09-04/star')).json()).toEqual({ star: null });
  });
});

describe('GET /api/matches/{id}/details', () => {
  const details = async (number: number) => {
    const { get } = await league();
    return matchDetails.parse(await (await get(`/api/matches/${idOf('b', number)}/details`)).json());
  };

  it('answers a finished match with score and cards', async () => {
    expect(await details(1)).toEqual({
      _id: idOf('b', 1),
      season: 1,
      week: 1,
      date: '2026-09-04T18:00:00.000Z',
      status: 'finished',
      homeTeam: { _id: galata, name: 'Galata', logo: '/images/default_logo.png', crest: 'red-white-stripes' },
      awayTeam: { _id: caykur, name: 'Çaykur', logo: '/images/default_logo.png', crest: 'red-white-stripes' },
      homeScore: 2,
      awayScore: 1,
      isWalkover: false,
      walkoverWinner: null,
      stadium: null,
      homeYellowCards: 2,
      awayYellowCards: null,
      homeRedCards: 0,
      awayRedCards: 1,
      linesExceedScore: false,
      resultRevision: 1,
      referee: null,
      officialsSystem: { mainReferee: null, assistantReferee: null, varReferee: null, fourthOfficial: null },
      simpleReferees: [],
      broadcastSystem: { mainBroadcaster: null, coBroadcasters: [], streamPlatforms: [] },
      simpleBroadcasters: [],
      playerStats: [],
      homeLineup: [],
      awayLineup: [],
      incidents: [],
    });
  });

  it('names the winner of a walkover', async () => {
    expect(await details(3)).toMatchObject({ isWalkover: true, walkoverWinner: 'home', homeScore: 3, awayScore: 0 });
  });

  it('answers no score before there is one, and the running one while the match is live', async () => {
    expect(await details(6)).toMatchObject({
      status: 'scheduled',
      homeScore: null,
      homeRedCards: null,
      stadium: 'Pro Arena',
    });
    const { models, get } = await league();
    const provisionalScore = { home: 1, away: 0 };
    models.put(matchesModel, idOf('b', 6), match(6, 3, caykur, izmir, { status: 'live', provisionalScore }), 11n);
    const live = matchDetails.parse(await (await get(`/api/matches/${idOf('b', 6)}/details`)).json());
    expect(live).toMatchObject({ status: 'live', homeScore: 1, awayScore: 0 });
  });
});

describe('the lines of GET /api/matches/{id}', () => {
  const [ada, ece, gül, can] = [idOf('c', 1), idOf('c', 2), idOf('c', 3), idOf('c', 4)];
  const line = (playerId: string, part: Parameters<typeof playerLine>[0]) =>
    playerLine({ playerId, teamId: galata, ...part });
  const place = (playerId: string) => ({ playerId, position: null, jerseyNumber: null });
  const withLines = async (part: Parameters<typeof matchResult>[0]) => {
    const { models, get } = await league();
    for (const [id, gamertag] of [
      [ada, 'Ada'],
      [ece, 'Ece'],
      [gül, 'Gül'],
    ] as const) {
      models.put(playerNamesModel, id, { id, gamertag, deleted: id === ece }, 11n);
    }
    const played = { date: '2026-09-04T18:00:00.000Z', status: 'finished' as const };
    const { cards, ...result } = matchResult({ homeScore: 2, awayScore: 1, ...part });
    const { homeScore, awayScore, walkover, lines } = result;
    const [matchId, sides] = [idOf('b', 1), { home: galata, away: caykur }];
    const outcome = { homeScore, awayScore, walkover, cards, linesExceedScore: linesExceedScore(result) };
    models.put(matchesModel, matchId, match(1, 1, galata, caykur, { ...played, result: outcome }), 11n);
    const rows = lines.map((each) => rowOfLine(each, sides));
    models.put(matchLinesModel, matchId, { ...result, ...sides, matchId, season: 1, week: 1, lines: rows }, 11n);
    const read = async (path: string): Promise<unknown> => (await get(path)).json();
    return {
      details: async () => matchDetails.parse(await read(`/api/matches/${idOf('b', 1)}`)),
      listed: async () => matchesAnswer.parse(await read('/api/matches')),
    };
  };

  it('are the home side’s first, its starters first, from the keeper to the attack, then by number', async () => {
    const lines = [
      line(can, { side: 'away', teamId: caykur, position: 'Kaleci' }),
      line(gül, { isStartingEleven: false, minutesPlayed: 0, position: 'Kaleci', number: 12 }),
      line(idOf('c', 5), { position: null, number: 1 }),
      line(idOf('c', 6), { position: 'Sağ Forvet', number: 9 }),
      line(idOf('c', 7), { position: 'Defans', number: 5 }),
      line(ece, { position: 'Sol Bek', number: 3 }),
      line(ada, { position: 'Kaleci', number: 99 }),
    ];
    const { details } = await withLines({ lines });
    const stats = (await details()).playerStats;
    expect(stats.map(({ player }) => Number(player._id.slice(-3)))).toEqual([1, 2, 7, 6, 5, 3, 4]);
    expect(stats[1]).toMatchObject({ player: { _id: ece, gamertag: 'Ece', deleted: true }, jerseyNumber: 3 });
    expect(stats[6]).toMatchObject({ player: { gamertag: 'Bilinmeyen oyuncu' }, team: { name: 'Çaykur' } });
  });

  it('say null where nothing was recorded, and what was where it was', async () => {
    const more = { shots: 4, passes: 30, gkCatches: 0, rating: 7.5, manOfTheMatch: true };
    const { details } = await withLines({ lines: [line(ada, more), line(ece, { goals: 1, number: 7 })] });
    const [seven, none] = (await details()).playerStats;
    expect(none).toMatchObject({ ...more, goals: 0, jerseyNumber: null, position: null });
    const unknown = { shots: null, passes: null, gkCatches: null, rating: null, manOfTheMatch: false };
    expect(seven).toMatchObject({ ...unknown, goals: 1, jerseyNumber: 7, minutesPlayed: 90 });
  });

  it('come with line-ups as they were sent, and incidents by minute with the side of their players', async () => {
    const incident = (minute: number, playerId: string | null) => ({
      type: 'ownGoal' as const,
      minute,
      description: 'Ters kale',
      playerId,
    });
    const { details } = await withLines({
      lines: [line(ada, {})],
      homeLineup: [place(ada), place(gül)],
      awayLineup: [{ playerId: ece, position: 'Kaleci', jerseyNumber: 1 }],
      incidents: [incident(90, ada), incident(12, ece), incident(12, null), incident(3, can)],
    });
    const { homeLineup, awayLineup, incidents } = await details();
    expect(homeLineup.map(({ player }) => player.gamertag)).toEqual(['Ada', 'Gül']);
    expect(awayLineup).toMatchObject([{ player: { gamertag: 'Ece' }, position: 'Kaleci', jerseyNumber: 1 }]);
    expect(incidents.map(({ minute, player, side }) => [minute, player?._id ?? null, side])).toEqual([
      [3, can, null],
      [12, ece, 'away'],
      [12, null, null],
      [90, ada, 'home'],
    ]);
  });

  it('mark a match whose lines have more goals than its score, also in lists, which have no lines', async () => {
    const { details, listed } = await withLines({ lines: [line(ada, { goals: 3 })] });
    expect(await details()).toMatchObject({ linesExceedScore: true });
    const [first, second] = await listed();
    expect([first?.linesExceedScore, second?.linesExceedScore]).toEqual([true, false]);
    expect(first).not.toHaveProperty('playerStats');
  });
});
