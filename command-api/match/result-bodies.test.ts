import { beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
let matchId: string;

beforeEach(async () => {
  api = await startApi();
  matchId = await api.match(await api.team('Moda'), await api.team('Işık'));
});

const paths = {
  '/results': () => `/api/matches/${matchId}/results`,
  '/match-result': () => `/api/admin/match-result/${matchId}`,
};

describe.each(['/results', '/match-result'] as const)('%s', (call) => {
  const put = (body: object) => api.send({ method: 'PUT', path: paths[call](), body });

  /** The body is refused at these fields, each with a sentence, and nothing is recorded. */
  const isRefused = async (body: object, code: string, ...fields: readonly string[]) => {
    const since = api.since();
    const answer = await put(body);
    expect(answer).toMatchObject({ status: 422, body: { code } });
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(fields);
    for (const { message } of answer.body.errors ?? []) expect(message).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/);
    expect(since()).toEqual([]);
  };

  const awardHome = () => put({ isWalkover: true, walkoverWinner: 'home' });

  it('takes the older names of the scores as well as the new', async () => {
    const match = { status: 'finished', homeScore: 2, awayScore: 1 };
    expect(await put({ teamAScore: 2, teamBScore: 1 })).toMatchObject({ status: 200, body: { match } });
    expect(await put({ teamAScore: 2, homeScore: 2, awayScore: 1 })).toMatchObject({ body: { resultRevision: 1 } });
    expect(await put({ homeScore: null, teamAScore: 4 })).toMatchObject({
      body: { resultRevision: 2, match: { homeScore: 4, awayScore: 1 } },
    });
  });

  it('refuses two names that disagree, at the older one', async () => {
    await isRefused({ homeScore: 2, teamAScore: 3, awayScore: 1 }, 'INVALID_FIELDS', 'teamAScore');
    await isRefused(
      { homeScore: 0, teamAScore: 3, awayScore: 1, teamBScore: 0 },
      'INVALID_FIELDS',
      'teamAScore',
      'teamBScore',
    );
    expect((await put({ homeScore: 2, teamAScore: 3 })).body.errors).toEqual([
      { path: 'teamAScore', message: 'Aynı skor iki adla farklı gönderilmiş: “homeScore” ve “teamAScore”.' },
    ]);
  });

  it('refuses scores of a match that stands as a walkover, each at the name it was sent by', async () => {
    await awardHome();
    await isRefused({ homeScore: 2, awayScore: 1 }, 'INVALID_FIELDS', 'homeScore', 'awayScore');
    await isRefused({ teamAScore: 2, teamBScore: 0 }, 'INVALID_FIELDS', 'teamAScore');
    await isRefused({ homeScore: 2, teamBScore: 1 }, 'INVALID_FIELDS', 'homeScore', 'teamBScore');
    await isRefused({ homeScore: 2, teamAScore: 2 }, 'INVALID_FIELDS', 'homeScore');
  });

  it('refuses scores that come with a walkover and are not its own', async () => {
    const walkover = { isWalkover: true, walkoverWinner: 'away' };
    await isRefused({ ...walkover, homeScore: 3, awayScore: 0 }, 'INVALID_FIELDS', 'homeScore', 'awayScore');
    expect(await put({ ...walkover, teamAScore: 0, awayScore: 3 })).toMatchObject({ status: 200 });
  });

  it('lifts a walkover where the score that was played comes with it', async () => {
    await awardHome();
    await isRefused({ isWalkover: false }, 'SCORE_MISSING', 'homeScore', 'awayScore');
    await isRefused({ isWalkover: false, teamBScore: 1 }, 'SCORE_MISSING', 'teamAScore');
    expect(await put({ isWalkover: false, teamAScore: 2, teamBScore: 1 })).toMatchObject({
      status: 200,
      body: { match: { homeScore: 2, awayScore: 1, isWalkover: false, walkoverWinner: null } },
    });
  });

  it('refuses a winner where no walkover is awarded', async () => {
    await isRefused({ homeScore: 3, awayScore: 0, walkoverWinner: 'home' }, 'INVALID_FIELDS', 'walkoverWinner');
    await isRefused(
      { homeScore: 3, awayScore: 0, isWalkover: false, walkoverWinner: 'home' },
      'INVALID_FIELDS',
      'walkoverWinner',
    );
    await awardHome();
    await isRefused({ walkoverWinner: 'away' }, 'INVALID_FIELDS', 'walkoverWinner');
    expect(await put({ walkoverWinner: 'home' })).toMatchObject({ status: 200, body: { resultRevision: 1 } });
  });

  it.each(['scheduled', 'live', 'cancelled'])('refuses cards and a walkover with %s', async (status) => {
    await put({ homeScore: 3, awayScore: 1 });
    await isRefused(
      { status, homeYellowCards: 2, awayYellowCards: 0, homeRedCards: 1, awayRedCards: 1 },
      'INVALID_FIELDS',
      'homeYellowCards',
      'awayYellowCards',
      'homeRedCards',
      'awayRedCards',
    );
    await isRefused({ status, isWalkover: true, walkoverWinner: 'home' }, 'INVALID_FIELDS', 'isWalkover');
    await isRefused({ status, walkoverWinner: 'home' }, 'INVALID_FIELDS', 'walkoverWinner');
  });

  it.each(['scheduled', 'cancelled'])('refuses scores with %s', async (status) => {
    await isRefused({ status, homeScore: 0, awayScore: 0 }, 'INVALID_FIELDS', 'homeScore', 'awayScore');
    await isRefused({ status, teamBScore: 1 }, 'INVALID_FIELDS', 'teamBScore');
  });

  it.each(['date', 'stadium', 'week'])('refuses what no result call carries: %s', async (field) => {
    await isRefused({ homeScore: 1, awayScore: 0, [field]: null }, 'INVALID_FIELDS', field);
  });

  it.each(['scheduled', 'live', 'cancelled'])('takes null for nothing with %s', async (status) => {
    await awardHome();
    const scores = { homeScore: null, awayScore: null, teamAScore: null, teamBScore: null };
    const cards = { homeYellowCards: null, awayYellowCards: null, homeRedCards: null, awayRedCards: null };
    const body = { status, ...scores, ...cards, isWalkover: false, walkoverWinner: null };
    expect(await put(body)).toMatchObject({ status: 200, body: { match: { status, homeScore: null } } });
  });

  it('takes null and empty lists for nothing beside a walkover', async () => {
    const lists = {
      '/results': ['playerStats'],
      '/match-result': ['goalScorers', 'assists', 'saves', 'homeLineup', 'awayLineup'],
    }[call];
    for (const nothing of [null, []]) {
      const lines = Object.fromEntries(lists.map((list) => [list, nothing]));
      const body = { isWalkover: true, walkoverWinner: 'home', homeScore: null, awayScore: null, ...lines };
      expect(await put(body)).toMatchObject({ status: 200, body: { match: { homeScore: 3, awayScore: 0 } } });
    }
  });

  it('finishes a live match with its running score, or what comes in its place', async () => {
    await put({ status: 'live', homeScore: 2, awayScore: 1 });
    expect(await put({ status: 'finished', homeScore: null, awayRedCards: 1 })).toMatchObject({
      status: 200,
      body: { resultRevision: 1, match: { status: 'finished', homeScore: 2, awayScore: 1, awayRedCards: 1 } },
    });
    await put({ status: 'live', homeScore: 0, awayScore: 0 });
    expect(await put({ status: 'finished', teamBScore: 1 })).toMatchObject({
      body: { resultRevision: 3, match: { status: 'finished', homeScore: 0, awayScore: 1 } },
    });
  });
});
