import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LeagueUnderTest } from './league-under-test.ts';
import { doubleRound } from './made-up-season.ts';
import { describeOnProfiles } from './profiles.ts';

vi.setConfig({ testTimeout: 120_000 });

const TEAMS = 120;
/** Of so many teams in two legs. */
const MATCHES = 14_280;
const PATIENT = { timeout: 60_000, interval: 100 };

/** A list as it is once the read models have come so far. */
const readAt = async <Row>({ call }: LeagueUnderTest, path: string, minPosition: string): Promise<Row[]> => {
  const read = () => call<Row[]>('GET', path, { minPosition });
  let answer = await read();
  await expect
    .poll(async () => {
      if (answer.status !== 200 || answer.headers.has('x-stale')) answer = await read();
      return [answer.status, answer.headers.get('x-stale')];
    }, PATIENT)
    .toEqual([200, null]);
  return answer.body;
};

/** The season with results of its first week. */
const csv = doubleRound(TEAMS).replace(/^(1,.*),,$/gm, '$1,2,1');

describeOnProfiles('a season of 120 teams in two legs', (start) => {
  it('is imported, deleted, generated and played', async () => {
    const league = await start();
    onTestFinished(league.stop);
    const act = async (...call: Parameters<typeof league.call>) => {
      const { status, body } = await league.call<Record<string, unknown> & { position: string }>(...call);
      return { status, ...body };
    };
    const matchesAt = (position: string) => readAt<{ _id: string }>(league, '/api/matches', position);
    const tableAt = (position: string) => readAt<StandingRow>(league, '/api/leaderboards/standings', position);

    const imported = await act('POST', '/api/matches/import', { body: { csv, createTeams: true } });
    // 202 where the results are still being written.
    expect([201, 202]).toContain(imported.status);
    expect(imported).toMatchObject({ matches: MATCHES, createdTeams: TEAMS, results: TEAMS / 2 });
    expect(await matchesAt(imported.position)).toHaveLength(MATCHES);
    expect(await tableAt(imported.position)).toHaveLength(TEAMS);

    const deleted = await act('DELETE', '/api/matches/delete-all');
    expect(deleted).toMatchObject({ status: 200, deletedCount: MATCHES });
    expect(await matchesAt(deleted.position)).toEqual([]);

    const wish = { legs: 2, startDate: '2026-09-04' };
    const generated = await act('POST', '/api/matches/generate-fixtures', { body: wish });
    expect(generated).toMatchObject({ status: 201, totalMatches: MATCHES, totalWeeks: 238 });
    const matches = await matchesAt(generated.position);
    expect(matches).toHaveLength(MATCHES);

    const replaced = await act('POST', '/api/matches/generate-fixtures', { body: { ...wish, replace: true } });
    expect(replaced).toMatchObject({ status: 422, code: 'TOO_LARGE_TO_REPLACE' });
    const result = { homeScore: 3, awayScore: 0 };
    const played = await act('PUT', `/api/admin/match-result/${matches[0]?._id}`, { body: result });
    expect(played.status).toBe(200);
    expect((await tableAt(played.position))[0]).toMatchObject({ played: 1, points: 3 });
    expect(await matchesAt(played.position)).toHaveLength(MATCHES);
  });
});
