import { type MatchAnswer, matchAnswer } from '@league/query-api/contract/matches.ts';
import { auditAnswer } from '@league/query-api/contract/audit.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiProblem, NoAnswer } from './errors.ts';
import { readQuery } from './read-query.ts';

const AUDIT = '/api/admin/audit';
const matchQuery = readQuery('/api/matches/:id/details', '/api/matches/x/details', matchAnswer);
const refusal = (status: number) =>
  new ApiProblem('/api/x', { type: 'about:blank', title: 'No', status, code: 'NO', message: 'Yok' });

describe('a query of an address', () => {
  it('has the eyes in its key only where the call is not public, and cannot be made there without them', () => {
    expect(matchQuery.queryKey).toEqual(['/api/matches/x/details']);
    expect(readQuery(AUDIT, AUDIT, auditAnswer, { eyes: '1' }).queryKey).toEqual([AUDIT, { eyes: '1' }]);
    // @ts-expect-error -- whose eyes?
    void readQuery(AUDIT, AUDIT, auditAnswer);
    // @ts-expect-error -- a public answer is the same for everybody
    void readQuery('/api/seasons', '/api/seasons', auditAnswer, { eyes: '1' });
  });

  it.each([
    ['no answer', new NoAnswer('/api/x', 'network'), 15_000],
    ['a fault of the server', refusal(503), 15_000],
    ['a match that is not there', refusal(404), false],
    ['what is not for this person', refusal(403), false],
  ] as const)('asks again by itself after %s: %s', async (_name, error, again) => {
    const client = new QueryClient();
    const failing = { ...matchQuery, queryFn: () => Promise.reject(error), retry: false };
    await client.prefetchQuery(failing);
    const query = client.getQueryCache().find<MatchAnswer>({ queryKey: matchQuery.queryKey });
    const { refetchInterval } = matchQuery;
    expect(query && typeof refetchInterval === 'function' && refetchInterval(query as never)).toBe(again);
  });
});
