import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';
import { pairingOf } from './web/matches.ts';

describe('deleted matches', () => {
  let league: LeagueUnderTest;
  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it('keep their teams and week in the audit, which names the matches that each act deleted', async () => {
    const record = async (...[method, path, body]: ['POST' | 'PUT' | 'DELETE', string, object]): Promise<string> => {
      const answer = await league.call<{ position: string }>(method, path, { body });
      expect(answer.body).toHaveProperty('position');
      return answer.body.position;
    };
    const matchesAt = async (minPosition: string): Promise<MatchAnswer[]> =>
      (await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition })).body;

    for (const name of ['Kartal', 'Çamlıca', 'Ege', 'Üsküdar']) await record('POST', '/api/teams', { name });
    const first = await matchesAt(await record('POST', '/api/matches/generate-fixtures', {}));
    const second = await matchesAt(await record('POST', '/api/matches/generate-fixtures', { legs: 2, replace: true }));
    const played = second.findLast(({ week }) => week === 6);
    await record('PUT', `/api/admin/match-result/${played?._id}`, { homeScore: 2, awayScore: 1 });
    const minPosition = await record('DELETE', '/api/matches/delete-all', { season: 1, reason: 'yanlış fikstür' });

    const asked = await league.call<AuditEntry[]>('GET', '/api/admin/audit?limit=3', { minPosition });
    const [deleted, entered, replacing] = asked.body;
    expect(deleted).toMatchObject({ type: 'MatchesDeleted', before: { matches: 12, weeks: [1, 2, 3, 4, 5, 6] } });
    expect(entered).toMatchObject({ type: 'MatchResultEntered', week: 6, matchDeleted: true });
    expect(entered?.teams.map(({ name }) => name)).toEqual([played?.homeTeam.name, played?.awayTeam.name]);
    expect(replacing).toMatchObject({
      type: 'FixturesGenerated',
      before: { matches: 6, weeks: [1, 2, 3] },
      after: { matches: 12, replaced: 6 },
    });
    for (const [act, gone] of [
      [deleted, second],
      [replacing, first],
    ] as const) {
      const names = new Map(act?.teams.map(({ _id, name }) => [_id, name]));
      const listed = act?.deletedMatches.map(({ home, away }) => `${names.get(home ?? '')} – ${names.get(away ?? '')}`);
      expect(listed?.toSorted()).toEqual(gone.map(pairingOf).toSorted());
    }
    const weeks = await league.call<object>('GET', '/api/matches/weeks/total', { minPosition });
    expect(weeks.body).toEqual({ totalWeeks: 0, currentWeek: 1 });
  });
});
