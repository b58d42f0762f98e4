import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

const send = (api: TestApi, body: object) => api.send({ path: '/api/matches/import', body });

const withMatch = async () => {
  const api = await startApi();
  await api.match(await api.team('Moda'), await api.team('Işık'));
  return { api, since: api.since() };
};

describe('an import in which a team plays twice a week', () => {
  it('is refused by line, with the team as it is typed there: for a match of the season and for another line', async () => {
    const { api, since } = await withMatch();
    const csv = 'week,home,away\n1,Fener,MODA\n2,Moda,Işık\n2,ışık,Fener';
    const answer = await send(api, { csv, createTeams: true });
    expect(answer).toMatchObject({ status: 409, body: { code: 'TEAM_PLAYS_THAT_WEEK' } });
    expect(answer.body.errors).toEqual([
      { line: 2, path: 'away', message: '2. satır, away: “MODA” 1. haftada zaten oynuyor.' },
      { line: 4, path: 'home', message: '4. satır, home: “ışık” 2. haftada zaten oynuyor.' },
    ]);
    expect(since()).toEqual([]);
  });

  it('is refused in a trial too, and in a list by its place', async () => {
    const { api, since } = await withMatch();
    const matches = [{ week: 1, home: 'Fener', away: 'Moda' }];
    expect(await send(api, { matches, createTeams: true, dryRun: true })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'matches[0].away', line: 1 }] },
    });
    expect(since()).toEqual([]);
  });

  it('is taken where that is wished, a repeated pairing is not', async () => {
    const { api } = await withMatch();
    const wish = { createTeams: true, allowSameWeek: true };
    expect(await send(api, { csv: 'week,home,away\n1,Fener,Moda', ...wish })).toMatchObject({ status: 201 });
    expect(await send(api, { csv: 'week,home,away\n1,Işık,Moda', ...wish })).toMatchObject({
      status: 409,
      body: { code: 'MATCH_EXISTS', errors: [{ line: 2, path: 'home' }] },
    });
  });

  it('names no more than a hundred of its faults', async () => {
    const { api } = await withMatch();
    const lines = Array.from({ length: 120 }, (_, n) => `1,Moda,Takım ${n}`);
    const answer = await send(api, { csv: ['week,home,away', ...lines].join('\n'), createTeams: true });
    expect(answer).toMatchObject({ status: 409, body: { code: 'TEAM_PLAYS_THAT_WEEK' } });
    expect(answer.body.errors).toHaveLength(100);
  });
});
