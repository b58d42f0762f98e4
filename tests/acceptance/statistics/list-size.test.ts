import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';

/** A list is read on phones, all of a season at once: what its matches are made of is read one by one. */
const MOST_BYTES = 700;

describe('the lists of matches with lines', () => {
  let league: LeagueUnderTest;
  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  it.for(['/api/matches', '/api/matches/week/1', '/api/matches/week/5'])('%s has few bytes a match', async (path) => {
    const { body, status } = await league.call<MatchAnswer[]>('GET', path, { token: null });
    expect(status).toBe(200);
    const finished = body.filter((match) => match.status === 'finished');
    expect(finished.length).toBeGreaterThan(0);
    const details = await league.call<{ playerStats: unknown[] }>('GET', `/api/matches/${finished[0]?._id}/details`);
    expect(details.body.playerStats.length, 'a match of the list has lines').toBeGreaterThan(0);
    const bytes = Buffer.byteLength(JSON.stringify(body)) / body.length;
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
