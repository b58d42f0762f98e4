import type { StandingRow } from '@league/query-api/contract/standings.ts';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '@league/infra/programs/config.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { ADMIN } from '../kit/admin.ts';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { caller, type LeagueUnderTest } from './league-under-test.ts';
import { doubleRound } from './made-up-season.ts';

const TEAMS = 120;
/** The number of matches when so many teams play two legs. */
const MATCHES = 14_280;

type Call = LeagueUnderTest['call'];

const startOn = async (log: Readonly<Record<string, string>>): Promise<Call> => {
  const { username, password } = ADMIN;
  const environment = { DATA_DIR: temporaryFolder(), PORT: '0', ADMIN_USERNAME: username, ADMIN_PASSWORD: password };
  const config = readConfig({ ...environment, ...log });
  const { url, stop } = await startEmbedded({ config, log: pino({ level: 'silent' }), sample: false });
  onTestFinished(stop);
  const call = caller(url);
  const { token } = (await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN })).body;
  return (method, path, options) => call(method, path, { token, ...options });
};

const startDouble = async (): Promise<{ readonly EVENTSTORE_URL: string }> => {
  const double = await startEventStoreDbDouble();
  onTestFinished(double.close);
  return { EVENTSTORE_URL: double.url };
};

const act = async (call: Call, ...sent: Parameters<Call>) => {
  const { status, body } = await call<Record<string, unknown> & { position: string }>(...sent);
  return { status, ...body };
};

/** A list, read once the read models have reached the position. */
const readAt = async <Row>(call: Call, path: string, minPosition: string): Promise<Row[]> =>
  (await call<Row[]>('GET', path, { minPosition })).body;
const matchesAt = (call: Call, position: string) => readAt<{ _id: string }>(call, '/api/matches', position);
const tableAt = (call: Call, position: string) => readAt<StandingRow>(call, '/api/leaderboards/standings', position);

const generate = (call: Call) =>
  act(call, 'POST', '/api/matches/generate-fixtures', { body: { legs: 2, startDate: '2026-09-04' } });

const imported = (call: Call, csv: string) =>
  act(call, 'POST', '/api/matches/import', { body: { csv, createTeams: true } });

/** The season with results of its first week. */
const season = doubleRound(TEAMS).replace(/^(1,.*),,$/gm, '$1,2,1');

describe('a season of 120 teams in two legs', () => {
  it.each([
    ['files', async () => startOn({})],
    [
      'a double of EventStoreDB',
      async () => startOn({ EVENT_LOG: 'eventstoredb', LEAGUE: 'large', ...(await startDouble()) }),
    ],
  ])('is imported, deleted, generated and played, with its log in %s', async (_, start) => {
    const call = await start();
    const first = await imported(call, season);
    // 202 while the results are still being written.
    expect([201, 202]).toContain(first.status);
    expect(first).toMatchObject({ matches: MATCHES, createdTeams: TEAMS, results: TEAMS / 2 });
    expect(await matchesAt(call, first.position)).toHaveLength(MATCHES);
    expect(await tableAt(call, first.position)).toHaveLength(TEAMS);

    const deleted = await act(call, 'DELETE', '/api/matches/delete-all');
    expect(deleted).toMatchObject({ status: 200, deletedCount: MATCHES });
    expect(await matchesAt(call, deleted.position)).toEqual([]);

    const generated = await generate(call);
    expect(generated).toMatchObject({ status: 201, totalMatches: MATCHES, totalWeeks: 238 });
    const matches = await matchesAt(call, generated.position);
    expect(matches).toHaveLength(MATCHES);

    const body = { homeScore: 3, awayScore: 0 };
    const played = await act(call, 'PUT', `/api/admin/match-result/${matches[0]?._id}`, { body });
    expect(played.status).toBe(200);
    expect((await tableAt(call, played.position))[0]).toMatchObject({ played: 1, points: 3 });
    expect(await matchesAt(call, played.position)).toHaveLength(MATCHES);
  });
});
