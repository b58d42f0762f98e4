import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi, USERNAME } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';

let api: TestApi;
let matchId: string;
let homeTeam: string;
let scorer: string;
let keeper: string;

beforeEach(async () => {
  api = await startApi();
  homeTeam = await api.team('Moda');
  const awayTeam = await api.team('Işık');
  matchId = await api.match(homeTeam, awayTeam);
  scorer = await inTeam('Golcü', homeTeam);
  keeper = await inTeam('Kaleci', awayTeam);
});

const inTeam = async (gamertag: string, teamId: string): Promise<string> => {
  const { id } = await makePlayer(api, gamertag);
  await api.send({ method: 'PUT', path: `/api/players/${id}/assign`, body: { teamId } });
  return id;
};

const calls = {
  results: () => `/api/matches/${matchId}/results`,
  'match-result': () => `/api/admin/match-result/${matchId}`,
  'referee-update': () => `/api/matches/${matchId}/referee-update`,
  profile: () => `/api/matches/${matchId}`,
  players: () => `/api/matches/${matchId}/players`,
} as const;

const put = (call: keyof typeof calls, body: object, seen?: string) =>
  api.send({
    method: 'PUT',
    path: calls[call](),
    body,
    ...(seen === undefined ? {} : { headers: { 'if-match': seen } }),
  });
const recorded = () => {
  const data = api.store.recorded().at(-1)?.data as Record<string, unknown> | undefined;
  return (data?.['corrected'] ?? data?.['result']) as Record<string, unknown> | undefined;
};

const full = () => ({
  homeScore: 2,
  awayScore: 0,
  playerStats: [
    {
      player: scorer,
      team: 'home',
      playerName: 'Golcü',
      position: 'Forward',
      isStartingEleven: true,
      goals: 1,
      shots: 4,
      rating: 8.5,
      manOfTheMatch: true,
    },
    { player: keeper, position: 'Kaleci', saves: 6 },
  ],
  homeLineup: [{ player: scorer, position: 'Forvet' }],
  awayLineup: [{ player: keeper, position: 'Kaleci', jerseyNumber: 1 }],
  incidents: [{ type: 'ownGoal', minute: 120, player: keeper, description: ' Ters vuruş ' }],
});

describe.each(['results', 'match-result', 'referee-update', 'profile'] as const)('%s', (call) => {
  it('takes lines, line-ups and incidents; the server fills team and number', async () => {
    expect(await put(call, full())).toMatchObject({ status: 200, body: { match: { linesExceedScore: false } } });
    const common = { goals: 0, assists: 0, saves: 0, yellowCards: 0, redCards: 0, number: 4 };
    expect(recorded()).toMatchObject({
      lines: [
        {
          ...common,
          playerId: scorer,
          side: 'home',
          teamId: homeTeam,
          position: 'Forvet',
          isStartingEleven: true,
          minutesPlayed: 90,
          goals: 1,
          shots: 4,
          rating: 8.5,
          manOfTheMatch: true,
        },
        { ...common, playerId: keeper, side: 'away', minutesPlayed: 0, saves: 6 },
      ],
      homeLineup: [{ playerId: scorer, position: 'Forvet', jerseyNumber: 4 }],
      awayLineup: [{ playerId: keeper, position: 'Kaleci', jerseyNumber: 1 }],
      incidents: [{ type: 'ownGoal', minute: 120, description: 'Ters vuruş', playerId: keeper }],
    });
    expect(JSON.stringify(recorded())).not.toContain('playerName');
  });

  it('keeps the lists that are left out, and empties those that are null or empty', async () => {
    await put(call, full());
    await put(call, { awayRedCards: 1 });
    expect(recorded()).toMatchObject({ lines: [{}, {}], homeLineup: [{}], incidents: [{}] });
    await put(call, { playerStats: null, incidents: [] });
    expect(recorded()).toMatchObject({ lines: [], homeLineup: [{}], incidents: [] });
  });

  it('takes columns, and says for all whether the reason is shown', async () => {
    const body = {
      homeScore: 1,
      awayScore: 0,
      goalScorers: [{ player: scorer }],
      saves: [{ player: keeper, count: 3 }],
    };
    await put(call, { ...body, reason: 'Rapor geldi', reasonShown: true });
    expect(recorded()).toMatchObject({ lines: [{ goals: 1 }, { saves: 3 }] });
    expect(api.store.recorded().at(-1)?.data).toMatchObject({ reasonShown: true });
  });
});

describe('players', () => {
  it('takes lines alone, of a finished match', async () => {
    const { playerStats } = full();
    const since = api.since();
    expect(await put('players', { playerStats })).toMatchObject({ status: 409, body: { code: 'MATCH_NOT_FINISHED' } });
    expect(since()).toEqual([]);
    await put('results', { homeScore: 2, awayScore: 0 });
    expect(await put('players', { playerStats })).toMatchObject({ status: 200, body: { resultRevision: 2 } });
    expect(recorded()).toMatchObject({ homeScore: 2, lines: [{ goals: 1 }, {}] });
    expect(await put('players', { playerStats, homeScore: 3 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'homeScore' }] },
    });
  });
});

describe('a list that cannot be', () => {
  const line = (more: object = {}) => ({ playerStats: [{ player: scorer, ...more }] });
  const own = { type: 'goal', minute: 10 };

  it.each<[string, () => object, string, string]>([
    ['a rating of 0', () => line({ rating: 0 }), 'playerStats[0].rating', '1 ile 10 arasında bir puan girin.'],
    ['a rating of 11', () => line({ rating: 11 }), 'playerStats[0].rating', '1 ile 10 arasında bir puan girin.'],
    [
      'minutes of 121',
      () => line({ minutesPlayed: 121 }),
      'playerStats[0].minutesPlayed',
      '0 ile 120 arasında bir tam sayı girin.',
    ],
    [
      'a position',
      () => line({ position: 'Libero' }),
      'playerStats[0].position',
      'Listedeki mevkilerden birini seçin.',
    ],
    ['no player', () => ({ playerStats: [{ goals: 1 }] }), 'playerStats[0].player', 'Oyuncu seçin.'],
    ['goals of -1', () => line({ goals: -1 }), 'playerStats[0].goals', '0 ile 99 arasında bir tam sayı girin.'],
    ['goals of 1.5', () => line({ goals: 1.5 }), 'playerStats[0].goals', '0 ile 99 arasında bir tam sayı girin.'],
    ['goals of "3 "', () => line({ goals: '3 ' }), 'playerStats[0].goals', '0 ile 99 arasında bir tam sayı girin.'],
    ['what no line has', () => line({ isAdmin: true }), 'playerStats[0].isAdmin', 'Bu alan kabul edilmiyor.'],
    [
      'a minute of 0',
      () => ({ incidents: [{ ...own, minute: 0 }] }),
      'incidents[0].minute',
      '1 ile 120 arasında bir dakika girin.',
    ],
    [
      'a minute of 121',
      () => ({ incidents: [own, { ...own, minute: 121 }] }),
      'incidents[1].minute',
      '1 ile 120 arasında bir dakika girin.',
    ],
    [
      'an incident',
      () => ({ incidents: [{ ...own, type: 'dans' }] }),
      'incidents[0].type',
      'Listedeki olaylardan birini seçin.',
    ],
    [
      'nine in a line-up',
      () => ({ homeLineup: Array.from({ length: 9 }, () => ({ player: randomUUID() })) }),
      'homeLineup',
      'En fazla 8 oyuncu girilebilir.',
    ],
    ['a team', () => line({ team: 'Ege' }), 'playerStats[0].team', 'Bu takım maçın iki takımından biri değil.'],
    ['the other team', () => line({ team: 'Işık' }), 'playerStats[0].player', 'Bu oyuncu diğer takımda.'],
    [
      'goals above the score',
      () => line({ goals: 3 }),
      'playerStats[0].goals',
      'Oyuncuların golleri (3) takımın skorunu (2) aşıyor.',
    ],
    [
      'assists above the score',
      () => line({ assists: 3 }),
      'playerStats[0].assists',
      'Oyuncuların asistleri (3) takımın gollerini (2) aşıyor.',
    ],
    [
      'a player of a walkover',
      () => ({ ...line(), isWalkover: true, walkoverWinner: 'home', homeScore: 3, awayScore: 0 }),
      'playerStats',
      'Hükmen maça oyuncu satırı, kadro ya da olay girilmez.',
    ],
  ])('%s is refused at its field, and nothing is recorded', async (_, body, path, message) => {
    const since = api.since();
    expect(await put('results', { homeScore: 2, awayScore: 0, ...body() })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', errors: [{ path, message }] },
    });
    expect(since()).toEqual([]);
  });

  it('is no text of a page: a description is kept as it was typed', async () => {
    const description = '<img src=x onerror=alert(1)> {{7*7}}';
    await put('results', { homeScore: 2, awayScore: 0, incidents: [{ ...own, description }] });
    expect(recorded()).toMatchObject({ incidents: [{ description }] });
  });

  it('that is refused for the present team is taken by the team’s name', async () => {
    const body = { homeScore: 2, awayScore: 0, playerStats: [{ player: scorer, team: 'moda' }] };
    expect(await put('results', body)).toMatchObject({ status: 200 });
  });

  it('keeps a line of who has left since', async () => {
    await put('results', full());
    await api.send({ method: 'PUT', path: `/api/players/${scorer}/release`, body: {} });
    expect(await put('results', { ...full(), homeScore: 3 })).toMatchObject({ status: 200 });
  });
});

describe('a stale edit', () => {
  it('meets lines, line-ups and incidents as they stand, in the words of the body', async () => {
    await put('results', full());
    const since = api.since();
    const answer = await put('players', { playerStats: [] }, '"0"');
    expect(answer).toMatchObject({
      status: 412,
      body: {
        code: 'STALE_RESULT',
        current: {
          homeScore: 2,
          resultRevision: 1,
          changedBy: USERNAME,
          playerStats: [
            { player: scorer, team: 'home', position: 'Forvet', goals: 1, shots: 4, passes: null, manOfTheMatch: true },
            { player: keeper, team: 'away', goals: 0, shots: null, rating: null, manOfTheMatch: false },
          ],
          homeLineup: [{ player: scorer, position: 'Forvet', jerseyNumber: 4 }],
          awayLineup: [{ player: keeper, position: 'Kaleci', jerseyNumber: 1 }],
          incidents: [{ type: 'ownGoal', minute: 120, description: 'Ters vuruş', player: keeper }],
        },
      },
    });
    expect(since()).toEqual([]);
  });
});
