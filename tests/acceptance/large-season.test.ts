import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';
import { doubleRound } from './made-up-season.ts';

const TEAMS = 120;
/** The number of matches when so many teams play two legs. */
const MATCHES = 14_280;

type Call = LeagueUnderTest['call'];

/** A league in one process over a double of EventStoreDB, called as its admin. */
const startOnDouble = async (): Promise<Call> => {
  const double = await startEventStoreDbDouble();
  onTestFinished(double.close);
  const environment = { EVENT_LOG: 'eventstoredb', EVENTSTORE_URL: double.url, LEAGUE: 'large' };
  const league = await startLeagueUnderTest({ environment });
  onTestFinished(league.stop);
  return league.call;
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
  act(call, 'POST', '/api/matches/generate-fixtures', { body: { legs: 2, startDate: '2026-09-04', confirm: true } });

const imported = (call: Call, csv: string) =>
  act(call, 'POST', '/api/matches/import', { body: { csv, createTeams: true } });

/** The season with results of its first week. */
const season = doubleRound(TEAMS).replace(/^(1,.*),,$/gm, '$1,2,1');

describe('a season of 120 teams in two legs', () => {
  it('is imported, deleted, generated and played over EventStoreDB, whose appends hold 1 MiB', async () => {
    const call = await startOnDouble();
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
