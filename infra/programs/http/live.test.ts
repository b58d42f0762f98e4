import type { LiveMoved } from '@league/query-api/contract/live.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { publicModels } from '@league/query-api/live/public-models.ts';
import { queryRoutes } from '@league/query-api/routes.ts';
import { type Listener, listenTo } from '@league/query-api/testing/listening.ts';
import { NO_READERS } from '@league/query-api/testing/readers.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '@league/tests/acceptance/league-process.ts';
import {
  type EmbeddedUnderTest,
  type LeagueUnderTest,
  startLeagueUnderTest,
} from '@league/tests/acceptance/league-under-test.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { CUT } from './drain.ts';
import { securityHeaders } from './security-headers.ts';

const csv = 'week,home,away\n1,Kartal,Şahin\n2,Şahin,Kartal';

type League = Pick<LeagueUnderTest, 'call'>;

/** Makes a season of two matches, and gives the first. */
const twoMatches = async ({ call }: League): Promise<MatchAnswer> => {
  const imported = await call<{ position: string }>('POST', '/api/matches/import', {
    body: { csv, createTeams: true },
  });
  const { body } = await call<MatchAnswer[]>('GET', '/api/matches', { minPosition: imported.body.position });
  const [match] = body;
  if (match === undefined) throw new Error('no match was imported');
  return match;
};

const enter = async ({ call }: League, { _id }: MatchAnswer, homeScore: number): Promise<string> => {
  const { body } = await call<{ position: string }>('PUT', `/api/admin/match-result/${_id}`, {
    body: { homeScore, awayScore: 0 },
  });
  return body.position;
};

const started = async (): Promise<EmbeddedUnderTest> => {
  const league = await startLeagueUnderTest();
  onTestFinished(league.stop);
  return league;
};

/** What is told, by read model, until each of these has been named. */
const toldOf = async (client: Listener, models: readonly string[]): Promise<LiveMoved['models']> => {
  const told: LiveMoved['models'] = {};
  while (!models.every((model) => model in told)) Object.assign(told, (await client.moved()).models);
  return told;
};

describe('a browser that listens to a running league', () => {
  it('hears of a result, in one message, when it can read it', async () => {
    const league = await started();
    const match = await twoMatches(league);
    const client = await listenTo(league.url, { 'accept-encoding': 'br' });
    expect(client.headers).toMatchObject(
      Object.fromEntries(Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value])),
    );
    const { position: before } = await client.hello();
    expect(BigInt(before)).toBe(await league.embedded.league.store.head());
    const position = await enter(league, match, 3);
    const moved = await client.moved();
    expect(moved).toEqual({
      id: expect.any(String),
      position,
      models: { 'match-lines': [match._id], matches: [match._id], standings: ['1/1'], 'result-versions': ['1/1'] },
    });
    const table = await league.call<{ points: number }[]>('GET', '/api/leaderboards/standings', {
      minPosition: moved.position,
    });
    expect(table.headers.get('x-stale')).toBeNull();
    expect(table.body[0]).toMatchObject({ points: 3 });
  });

  it('hears of all that follows from a command, and of nothing that only admins may read', async () => {
    const league = await started();
    const match = await twoMatches(league);
    const client = await listenTo(league.url);
    await client.hello();
    await league.call('PUT', '/api/settings', { body: { title: 'Yeni Lig' } });
    expect((await client.moved()).models).toEqual({ settings: ['settings'] });
    await league.call('DELETE', `/api/teams/${match.homeTeam._id}`);
    const told = await toldOf(client, ['teams', 'matches', 'seasons']);
    expect(Object.keys(told).toSorted()).toEqual(['matches', 'seasons', 'teams']);
    expect(told['matches']).toHaveLength(2);
  });

  it('is told that the whole of it moved when a read model was rebuilt', async () => {
    const league = await started();
    await twoMatches(league);
    const client = await listenTo(league.url);
    await client.hello();
    await league.embedded.league.projector.rebuild(['audit', 'standings']);
    expect((await client.moved()).models).toEqual({ standings: null });
  });

  it('comes back to what it missed, and after a restart to everything', async () => {
    const league = await started();
    const match = await twoMatches(league);
    const { id = '' } = await (await listenTo(league.url)).hello();
    await enter(league, match, 1);
    const back = await listenTo(league.url, { 'last-event-id': id });
    await back.hello();
    expect(await toldOf(back, ['match-lines', 'matches', 'standings', 'result-versions'])).toEqual({
      'match-lines': [match._id],
      matches: [match._id],
      standings: ['1/1'],
      'result-versions': ['1/1'],
    });
    const other = await started();
    const there = await listenTo(other.url, { 'last-event-id': id });
    await there.hello();
    const all = [...publicModels(queryRoutes(NO_READERS))];
    expect((await there.moved()).models).toEqual(Object.fromEntries(all.map((name) => [name, null])));
  });

  it('does not keep the league from stopping: SIGTERM ends its connection at once', async () => {
    const server = await startServer(temporaryFolder());
    const clients = await Promise.all(Array.from({ length: 50 }, () => listenTo(server.at)));
    for (const client of clients) await client.hello();
    server.child.kill('SIGTERM');
    const { code, out, err } = await server.ended;
    expect(code).toBe(0);
    expect(out).not.toContain(CUT);
    for (const client of clients) expect(await client.rest()).toEqual([]);
    // As little as any other read: a line for each tab that was ever open would drown the rest.
    expect(out).not.toContain('/api/live');
    for (const line of err.trim().split('\n')) expect(line).toMatch(/^league: /);
  });
});
