import { fixture, numberedId, seasonStarted } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import {
  added,
  adding,
  away,
  fourth,
  home,
  imported,
  importing,
  other,
  planned,
  third,
} from '../testing/season-words.ts';
import { specify } from '../testing/specify.ts';
import { seasonDecider } from './decider.ts';

const { given } = specify(seasonDecider);
const started = seasonStarted();

describe('adding a match', () => {
  it.each([
    ['the home team', { home, away: third }, ['homeTeam']],
    ['the away team', { home: third, away: home }, ['awayTeam']],
    ['both, in two matches', { home, away: fourth }, ['homeTeam', 'awayTeam']],
  ])('is refused when %s plays in that week already, at its field, unless that is wished', (_, sides, paths) => {
    const match = { ...planned, ...sides, matchId: numberedId(9) };
    const elsewhere = added(fixture({ matchId: numberedId(8), week: 1, home: fourth, away: numberedId(99) }));
    const message = 'Bu takım 1. haftada zaten oynuyor.';
    given(started, added(), elsewhere)
      .when(adding(match))
      .refused('TEAM_PLAYS_THAT_WEEK', { errors: paths.map((path) => ({ path, message })) });
    given(started, added(), elsewhere)
      .when(adding(match, { allowSameWeek: true }))
      .happens(added(match));
  });
});

describe('importing fixtures', () => {
  it('is refused for a team that its week already has, also in another line, each named by line and side', () => {
    const again = imported({ matchId: numberedId(9), week: 2, home: fourth, away: third });
    const first = imported({ matchId: numberedId(10), week: 3, home, away });
    const second = imported({ matchId: numberedId(11), week: 3, home: third, away: home });
    given(started, added(other))
      .when(importing(again, first, second))
      .refused('TEAM_PLAYS_THAT_WEEK', {
        errors: [
          { path: 'matches[0].away', message: 'Bu takım 2. haftada zaten oynuyor.' },
          { path: 'matches[2].away', message: 'Bu takım 3. haftada zaten oynuyor.' },
        ],
      });
  });

  it('names repeated pairings and repeated teams together', () => {
    const again = imported({ matchId: numberedId(9), home: third, away: home });
    given(started, added())
      .when(importing(again, imported({ matchId: numberedId(10), home: away, away: home })))
      .refused('TEAM_PLAYS_THAT_WEEK', {
        errors: [
          { path: 'matches[0].away', message: 'Bu takım 1. haftada zaten oynuyor.' },
          { path: 'matches[1].home', message: 'Bu eşleşme 1. haftada zaten var.' },
        ],
      });
  });

  it('takes a team twice a week where that is wished', () => {
    const again = imported({ matchId: numberedId(9), home: third, away: home });
    expect(
      given(started, added())
        .when({ ...importing(again), allowSameWeek: true })
        .events(),
    ).toMatchObject([{ type: 'FixturesImported' }]);
  });
});

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
