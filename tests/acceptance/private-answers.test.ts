import { queryCalls } from '@league/query-api/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../kit/admin.ts';
import { canary, type Searched, wordsFound, wordsIn } from './canaries.ts';
import type { LeagueUnderTest } from './league-under-test.ts';
import { type LiveListener, listenLive } from './live-listener.ts';
import { describeOnBothProfiles } from './profiles.ts';
import { approved } from './web/people.ts';

const [IDLE, SCORER] = ['Sessiz12', 'Golcu34'];
const PASSWORD = canary('parola');
const addressOf = (gamertag: string): string => canary(`${gamertag.toLowerCase()}eposta`);
const emailOf = (gamertag: string): string => `${addressOf(gamertag)}@example.com`;
const psoIdOf = (gamertag: string): string => canary(`${gamertag.toLowerCase()}pso`);

/** What the player and admins read of the scorer, and nobody else. */
const PERSONAL = [addressOf(SCORER), psoIdOf(SCORER)];
/** What admins alone read: why they changed something, and under which name they log in. */
const OF_ADMINS = [canary('duzeltme'), canary('dusum'), canary('sifirlama'), ADMIN.username];
/** A reason that was written for everybody. */
const FOR_ALL = canary('herkese');

/** Two players, one of whom scores and is honoured; a result that is entered and corrected, a decrease and a reset, each with its reason. */
const play = async (league: LeagueUnderTest) => {
  let position = '0';
  const act = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<string> => {
    const answer = await league.call<{ _id: string; position: string }>(method, path, { body });
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    ({ position } = answer.body);
    return answer.body._id;
  };
  const join = async (gamertag: string): Promise<string> =>
    approved(league, gamertag, { email: emailOf(gamertag), psoId: psoIdOf(gamertag), password: PASSWORD });
  const [idle, scorer] = [await join(IDLE), await join(SCORER)];
  const [home, away] = [
    await act('POST', '/api/teams', { name: 'Moda' }),
    await act('POST', '/api/teams', { name: 'Ege' }),
  ];
  await act('PUT', `/api/players/${scorer}/assign`, { teamId: home });
  await act('PUT', `/api/players/${idle}/assign`, { teamId: away });
  await act('PUT', `/api/players/${idle}`, { isAdmin: true });
  const fixture = { week: 1, homeTeam: home, awayTeam: away, date: '2026-09-04T21:00:00+03:00' };
  const match = await act('POST', '/api/matches', fixture);
  const result = (goals: number, more: object): Promise<string> =>
    act('PUT', `/api/matches/${match}/results`, {
      homeScore: goals,
      awayScore: 0,
      playerStats: [{ player: scorer, team: 'home', goals, rating: 8 }],
      incidents: [{ type: 'goal', minute: 12, player: scorer }],
      ...more,
    });
  await result(1, {});
  await result(2, { reason: canary('duzeltme') });
  await result(3, { reason: FOR_ALL, reasonShown: true });
  await act('DELETE', `/api/players/${scorer}/stats`, {
    statsToDelete: ['goals'],
    operation: 'decrease',
    amount: 1,
    reason: canary('dusum'),
  });
  await act('POST', '/api/admin/reset-player-stats', { reason: canary('sifirlama') });
  const achievementId = await act('POST', '/api/achievements', { title: 'Gol Kralı', description: 'Çok gol attı.' });
  await act('POST', '/api/achievements/assign/player', { achievementId, playerId: scorer });
  const login = async (gamertag: string): Promise<string> => {
    const body = { email: emailOf(gamertag), password: PASSWORD };
    return (await league.call<{ token: string }>('POST', '/api/players/login', { body, token: null })).body.token;
  };
  const tokens = { [SCORER]: await login(SCORER), other: await login(IDLE) };
  return { position, tokens, match, teams: [home, away], players: [idle, scorer] };
};

describeOnBothProfiles('what an answer says of others', 'sqlite', (start) => {
  let league: LeagueUnderTest;
  let line: LiveListener;
  let played: Awaited<ReturnType<typeof play>>;
  beforeAll(async () => {
    league = await start();
    line = await listenLive(league.url);
    played = await play(league);
  });
  afterAll(async () => {
    await line?.end();
    await league?.stop();
  });

  /** Every GET that there is, about all that is in the league. */
  const asked = (): readonly { readonly path: string; readonly right: string }[] => {
    const values: Readonly<Record<string, readonly string[]>> = {
      gamertag: [IDLE, SCORER],
      teamId: played.teams,
      playerId: played.players,
      season: ['1'],
      week: ['1'],
      date: ['2026-09-04'],
    };
    return Object.entries(queryCalls).flatMap(([path, { right }]) => {
      const parameter = /:(\w+)/.exec(path)?.[1];
      if (parameter === undefined) return { path, right };
      const ids = path.startsWith('/api/teams/') ? played.teams : [played.match];
      return (values[parameter] ?? ids).map((value) => ({ path: path.replace(`:${parameter}`, value), right }));
    });
  };
  /** What this session is answered: all of it but what is for those with these rights. */
  const read = async (token: string | null, ...others: readonly string[]): Promise<readonly Searched[]> => {
    const texts: Searched[] = [];
    for (const { path, right } of asked()) {
      const { status, body } = await league.call<unknown>('GET', path, { token, minPosition: played.position });
      expect([path, status === 200]).toEqual([path, !others.includes(right)]);
      texts.push({ place: path, bytes: Buffer.from(JSON.stringify(body)) });
    }
    return texts;
  };

  it('is all to admins, but no password and no token', async () => {
    const texts = await read(league.token);
    expect(wordsFound([...PERSONAL, ...OF_ADMINS, FOR_ALL], texts)).toEqual([...PERSONAL, ...OF_ADMINS, FOR_ALL]);
    expect(wordsIn([PASSWORD, ADMIN.password, league.token, ...Object.values(played.tokens)], texts)).toEqual([]);
  });

  it('is one’s own address and PSO id to a player', async () => {
    const texts = await read(played.tokens[SCORER] ?? '', 'admin');
    expect(wordsFound([...PERSONAL, FOR_ALL], texts)).toEqual([...PERSONAL, FOR_ALL]);
    expect(wordsIn([...OF_ADMINS, addressOf(IDLE), psoIdOf(IDLE), PASSWORD], texts)).toEqual([]);
  });

  describe.each([
    ['another player', () => read(played.tokens['other'] ?? '', 'admin')],
    ['a visitor', () => read(null, 'admin', 'signedIn')],
  ])('is to %s', (_, answers) => {
    it('neither address nor PSO id, no reason that is for admins, and no admin’s login', async () => {
      const texts = await answers();
      expect(wordsFound([FOR_ALL], texts)).toEqual([FOR_ALL]);
      expect(wordsIn([...PERSONAL, ...OF_ADMINS, PASSWORD], texts)).toEqual([]);
    });
  });

  it('is nothing of them in any page, whoever asks for it', async () => {
    const paths = ['/', '/players', '/admins', `/match/${played.match}?tab=history`, `/team/${played.teams[0]}`];
    const profiles = [SCORER, IDLE].map((gamertag) => `/profile/${gamertag}`);
    const own = ['/account', '/my-stats', '/admin/dashboard'];
    const tokens = [league.token, ...Object.values(played.tokens)];
    const texts: Searched[] = [];
    for (const path of [...paths, ...profiles, ...own]) {
      for (const token of [undefined, ...tokens]) {
        const answer = await fetch(league.url + path, {
          headers: { accept: 'text/html', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        });
        expect([path, answer.status]).toEqual([path, 200]);
        const page = await answer.text();
        expect([path, page.includes('<script id="state"')]).toEqual([path, true]);
        texts.push({ place: path, bytes: Buffer.from(page) });
      }
    }
    expect(wordsFound([SCORER], texts)).toEqual([SCORER]);
    expect(wordsIn([...PERSONAL, ...OF_ADMINS, PASSWORD, ...tokens], texts)).toEqual([]);
  });

  it('is nothing of them on the live line', () => {
    expect(line.heard()).toContain('matches');
    expect(
      wordsIn([...PERSONAL, ...OF_ADMINS, FOR_ALL, PASSWORD], [{ place: 'live', bytes: Buffer.from(line.heard()) }]),
    ).toEqual([]);
  });
});
