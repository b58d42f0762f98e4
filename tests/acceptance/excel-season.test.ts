import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asWindows1254, EXCEL_SEASON } from '@league/command-api/testing/excel.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { league as command, startServer, withoutProgress } from './league-process.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';
import { verifyAll } from './operator.ts';

type Imported = { readonly position: string } & Readonly<Record<string, unknown>>;

/** Place, name, matches, goals and points of each team. */
const table = async (call: LeagueUnderTest['call'], minPosition: string): Promise<string[]> => {
  const answer = await call<StandingRow[]>('GET', '/api/leaderboards/standings', { minPosition });
  expect(answer.headers.get('x-stale')).toBeNull();
  return answer.body.map(
    ({ position, teamInfo, played, goalsFor, goalsAgainst, points }) =>
      `${position}. ${teamInfo.name}: ${played}, ${goalsFor}-${goalsAgainst}, ${points}`,
  );
};

const AFTER_TWO_WEEKS = [
  '1. Göztepe; 1925: 2, 3-1, 4',
  '2. Moda: 2, 3-2, 4',
  '3. İnönü "B": 2, 1-1, 2',
  '4. Işık: 2, 2-5, 0',
];

/** The same file a week later: the last week is played, and one score of the first week is corrected. */
const weekLater = EXCEL_SEASON.toString('utf8')
  .replace('3;;;Moda;"Göztepe; 1925"', '3;;;Moda;"Göztepe; 1925";1;0;')
  .replace('3;;;"İnönü ""B""";Işık', '3;;;"İnönü ""B""";Işık;0;4;')
  .replace('Moda;Işık;2;1', 'Moda;Işık;2;2');

describe('a season that is kept in Excel', () => {
  let league: LeagueUnderTest;
  let position = '';

  const send = (csv: string, more: object = {}) =>
    league.call<Imported>('POST', '/api/matches/import', { body: { csv, createTeams: true, ...more } });

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it('is checked by a dry run: the answer names teams and matches, and the league stays empty', async () => {
    const { status, body } = await send(EXCEL_SEASON.toString('utf8'), { dryRun: true });
    expect([status, body]).toMatchObject([200, { matches: 6, results: 4, createdTeams: 4, dryRun: true }]);
    expect(body['teamsToCreate']).toEqual(['Moda', 'Işık', 'Göztepe; 1925', 'İnönü "B"']);
    expect(body['lines']).toHaveLength(6);
    expect((await league.call<unknown[]>('GET', '/api/matches')).body).toEqual([]);
    expect((await league.call<unknown[]>('GET', '/api/teams')).body).toEqual([]);
  });

  it('is then imported, and the table is right at once', async () => {
    const { status, body } = await send(EXCEL_SEASON.toString('utf8'));
    expect([status, body]).toMatchObject([201, { matches: 6, results: 4, createdTeams: 4, unchanged: 0 }]);
    expect(await table(league.call, body.position)).toEqual(AFTER_TWO_WEEKS);
  });

  it('adds new results when it is imported again, and corrects different ones only when told to', async () => {
    expect(await send(weekLater)).toMatchObject({
      status: 409,
      body: { code: 'RESULT_DIFFERS', errors: [{ line: 2, path: 'homeScore' }] },
    });
    const { status, body } = await send(weekLater, { overwrite: true });
    expect([status, body]).toMatchObject([201, { matches: 0, results: 3, createdTeams: 0, unchanged: 3 }]);
    position = body.position;
    expect(await table(league.call, position)).toEqual([
      '1. Moda: 3, 4-3, 5',
      '2. Işık: 3, 7-5, 4',
      '3. Göztepe; 1925: 3, 3-2, 4',
      '4. İnönü "B": 3, 1-5, 2',
    ]);
  });

  it('changes nothing when nothing is new, and rebuilt read models equal the live ones', async () => {
    expect(await send(weekLater)).toMatchObject({ status: 200, body: { results: 0, unchanged: 6 } });
    await verifyAll(league);
  });
});

describe('league import of a file that Excel saved, beside a running server', () => {
  it('names each unknown team once, shows what it would do, then does it', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'sezon.csv');
    writeFileSync(file, EXCEL_SEASON);
    const server = await startServer(folder);
    const run = (...args: string[]) => command(['import', file, ...args], { DATA_DIR: folder }).ended;

    const refused = await run();
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err.trim().split('\n').slice(1)).toEqual([
      '  “Moda” adında bir takım yok (satır 2, 5, 6).',
      '  “Işık” adında bir takım yok (satır 2, 4, 7).',
      '  “Göztepe; 1925” adında bir takım yok (satır 3, 4, 6).',
      '  “İnönü "B"” adında bir takım yok (satır 3, 5, 7).',
    ]);

    const trial = await run('--create-teams', '--dry-run');
    expect([trial.code, withoutProgress(trial)]).toEqual([0, '']);
    expect(trial.out).toMatch(/^would import 6 matches, 4 results, 4 teams \(4 new\)\n/);
    expect(trial.out).toContain('\nnew teams (4):\n  Moda\n  Işık\n  Göztepe; 1925\n  İnönü "B"\n');
    expect(trial.out).toContain('\n  line 2   week 1   Moda – Işık  2-1  (2026-09-05 21:00)\n');

    expect(await run('--create-teams')).toMatchObject({
      code: 0,
      out: 'imported 6 matches, 4 results, 4 teams (4 new)\n',
    });
    const again = await server.call<Imported>('POST', '/api/matches/import', {
      body: { csv: EXCEL_SEASON.toString('utf8') },
    });
    expect(again).toMatchObject({ status: 200, body: { unchanged: 6 } });
    expect(await table(server.call, again.body.position)).toEqual(AFTER_TWO_WEEKS);

    expect(await run()).toMatchObject({ code: 0, out: 'nothing to import: 6 lines were so already\n' });
    writeFileSync(file, 'hafta;ev sahibi;deplasman\r\n1;Moda;Göztepe 1925\r\n');
    expect(await run('--create-teams')).toMatchObject({
      code: 1,
      err: expect.stringContaining('1. haftada zaten oynuyor'),
    });
    expect(await run('--create-teams', '--allow-same-week')).toMatchObject({
      code: 0,
      out: 'imported 1 matches, 0 results, 2 teams (1 new)\n',
    });
    writeFileSync(file, asWindows1254(EXCEL_SEASON.toString('utf8').replace('\ufeff', '')));
    expect(await run()).toMatchObject({
      code: 0,
      out: "nothing to import: 6 lines were so already\nread as windows-1254, as Excel saves 'CSV'\n",
    });
  });
});
