import { readFile } from 'node:fs/promises';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { verifyAll } from '../operator.ts';

const SEASON = new URL('super-lig-2023-24.csv', import.meta.url);

/** The table of the federation. */
const OFFICIAL = [
  'Galatasaray 102',
  'Fenerbahçe 99',
  'Trabzonspor 67',
  'İstanbul Başakşehir 61',
  'Kasımpaşa 56',
  'Beşiktaş 56',
  'Sivasspor 54',
  'Alanyaspor 52',
  'Çaykur Rizespor 50',
  'Antalyaspor 49',
  'Gaziantep FK 44',
  'Adana Demirspor 44',
  'Samsunspor 43',
  'Kayserispor 42',
  'Hatayspor 41',
  'Konyaspor 41',
  'MKE Ankaragücü 40',
  'Fatih Karagümrük 40',
  'Pendikspor 37',
  'İstanbulspor 16',
];

/** What the federation took off, in the order of its table. */
const DEDUCTIONS = [
  { team: 'Kayserispor', points: 3, reason: 'Federasyon kararı' },
  { team: 'İstanbulspor', points: 3, reason: 'Trabzonspor maçında sahadan çekildi' },
];

describe('the Süper Lig of 2023/24, in which points were taken away', () => {
  let league: LeagueUnderTest;
  let position = '';
  let imported: Answer;

  const act: LeagueUnderTest['call'] = async (method, path, options) => {
    const answer = await league.call<never>(method, path, options);
    position = answer.headers.get('x-position') ?? position;
    return answer;
  };
  const standings = async (): Promise<StandingRow[]> =>
    (await league.call<StandingRow[]>('GET', '/api/leaderboards/standings', { minPosition: position })).body;
  const table = async (): Promise<string[]> =>
    (await standings()).map(({ teamInfo, points }) => `${teamInfo.name} ${points}`);
  const deducted = async () =>
    (await standings()).flatMap(({ teamInfo, deductions = [] }) =>
      deductions.map(({ _id, points, reason }) => ({ _id, teamId: teamInfo._id, team: teamInfo.name, points, reason })),
    );
  const deductAll = async (): Promise<void> => {
    const rows = await standings();
    for (const { team, ...body } of DEDUCTIONS) {
      const row = rows.find(({ teamInfo }) => teamInfo.name === team);
      expect(await act('POST', `/api/teams/${row?.teamInfo._id}/deductions`, { body })).toMatchObject({ status: 201 });
    }
  };

  beforeAll(async () => {
    league = await startLeagueUnderTest();
    const csv = await readFile(SEASON, 'utf8');
    imported = await act('POST', '/api/matches/import', { body: { csv, createTeams: true } });
    const tieBreakers = ['headToHead', 'goalDifference', 'goalsFor'];
    await act('PUT', '/api/settings', { body: { rankingRules: { tieBreakers } } });
  });
  afterAll(() => league.stop());

  it('is imported completely but for the result of the match that was left', () => {
    expect(imported).toMatchObject({ status: 201, body: { createdTeams: 20, matches: 380, results: 379 } });
  });

  it('has that match awarded to Trabzonspor', async () => {
    const week = await league.call<MatchAnswer[]>('GET', '/api/matches/week/17', { minPosition: position });
    const left = week.body.find(({ homeTeam }) => homeTeam.name === 'İstanbulspor');
    const awarded = await act('PUT', `/api/admin/match-result/${left?._id}`, {
      body: { isWalkover: true, walkoverWinner: 'away' },
    });
    expect(awarded).toMatchObject({
      status: 200,
      body: { match: { homeScore: 0, awayScore: 3, isWalkover: true, walkoverWinner: 'away' } },
    });
  });

  it('gives the table of the federation once the points are off, and its rows say so', async () => {
    await deductAll();
    expect(await table()).toEqual(OFFICIAL);
    expect(await deducted()).toMatchObject(DEDUCTIONS);
  });

  it('tells level teams apart by their matches against each other, where these do', async () => {
    const decided = (await standings()).flatMap(({ teamInfo, decidedBy }) =>
      decidedBy === null ? [] : [`${teamInfo.name}: ${decidedBy.rule}`],
    );
    expect(decided).toEqual([
      'Kasımpaşa: headToHead',
      'Beşiktaş: headToHead',
      'Gaziantep FK: headToHead',
      'Adana Demirspor: headToHead',
      'Hatayspor: goalDifference',
      'Konyaspor: goalDifference',
      'MKE Ankaragücü: headToHead',
      'Fatih Karagümrük: headToHead',
    ]);
  });

  it('gives the teams their points back when the deductions are lifted', async () => {
    for (const { _id, teamId } of await deducted()) {
      expect(await act('DELETE', `/api/teams/${teamId}/deductions/${_id}`)).toMatchObject({ status: 200 });
    }
    expect(await table()).toEqual(expect.arrayContaining(['Kayserispor 45', 'İstanbulspor 19']));
    expect(await deducted()).toEqual([]);
  });

  it('gives the table of the federation again when they are taken again', async () => {
    await deductAll();
    expect(await table()).toEqual(OFFICIAL);
  });

  it('has read models equal to those rebuilt from the log, byte for byte', async () => {
    expect((await verifyAll(league)).length).toBeGreaterThan(5);
  });
});
