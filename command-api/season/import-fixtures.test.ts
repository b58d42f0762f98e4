import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixturesOf } from '@league/events/fixture-rows.ts';
import { seasonsStream, teamNameStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { importFixtures } from './import-fixtures.ts';
import { currentMatches } from '../season-authority/state.ts';

const HEADER = 'week,date,time,home,away,homeScore,awayScore';
const csvOf = (...lines: string[]): string => [HEADER, ...lines].join('\n');

const send = (api: TestApi, body: object, key?: string) =>
  api.send({ path: '/api/matches/import', body, ...(key === undefined ? {} : { key }) });

const countOf = (api: TestApi, type: string): number => api.types().filter((one) => one === type).length;

describe('an import', () => {
  it('creates teams, plans matches and enters results, and answers when all of it is done', async () => {
    const api = await startApi();
    const csv = csvOf('1,2026-11-21,21:00,Moda,Işık,2,1', '1,,,Fener,Göztepe,,', '2,,,Işık,Fener,0,0');
    const answer = await send(api, { csv, createTeams: true });
    expect(answer).toMatchObject({
      status: 201,
      body: { message: 'İçe aktarma tamamlandı.', teams: 4, createdTeams: 4, matches: 3, results: 2, dryRun: false },
    });
    expect(answer.body.position).toBe(String(api.store.recorded().length));
    expect(api.types().slice(-11).toSorted()).toEqual(
      [
        'FixturesImported',
        'CrestReserved',
        'CrestReserved',
        'CrestReserved',
        'CrestReserved',
        'TeamCreated',
        'TeamCreated',
        'TeamCreated',
        'TeamCreated',
        'MatchResultEntered',
        'MatchResultEntered',
      ].toSorted(),
    );
    expect(countOf(api, 'FixturesImported')).toBe(1);
    expect(api.faults).toEqual([]);
  });

  it('finds teams by name however it is written, and creates only the others', async () => {
    const api = await startApi();
    const isik = await api.team('Işık');
    expect(await send(api, { csv: csvOf('1,,,IŞIK,Moda,,', '2,,,MODA,ışık,,'), createTeams: true })).toMatchObject({
      body: { teams: 2, createdTeams: 1, matches: 2 },
    });
    const [imported] = api.store.recorded().filter((event) => event.type === 'FixturesImported');
    expect(imported?.data.teamsToCreate).toMatchObject([{ name: 'Moda' }]);
    expect(imported && fixturesOf(imported.data)).toMatchObject([{ home: isik }, { away: isik }]);
  });

  it('takes a list as well', async () => {
    const api = await startApi();
    await api.team('Işık');
    await api.team('Moda');
    const matches = [{ week: 1, home: 'Işık', away: 'Moda', homeScore: 2, awayScore: 0 }];
    expect(await send(api, { matches })).toMatchObject({
      status: 201,
      body: { matches: 1, results: 1, createdTeams: 0 },
    });
  });

  it('stands beside the matches of the season that are there', async () => {
    const api = await startApi();
    await send(api, { csv: csvOf('1,,,Moda,Işık,,'), createTeams: true });
    expect(await send(api, { csv: csvOf('2,,,Moda,Işık,,') })).toMatchObject({ status: 201 });
  });

  it('is answered 202 when its results are still being entered', async () => {
    const api = await startApi();
    await api.processes.stop();
    const answer = await send(api, { csv: csvOf('1,,,Moda,Işık,2,1'), createTeams: true });
    expect(answer).toMatchObject({ status: 202, body: { look: '/api/matches' } });
    expect(countOf(api, 'MatchResultEntered')).toBe(0);
  });
});

describe('a trial import', () => {
  it('answers the same numbers and records nothing', async () => {
    const api = await startApi();
    await api.team('Moda');
    const since = api.since();
    const body = { csv: csvOf('1,,,Moda,Işık,2,1'), createTeams: true, dryRun: true };
    expect(await send(api, body)).toMatchObject({
      status: 200,
      body: { teams: 2, createdTeams: 1, matches: 1, results: 1, dryRun: true },
    });
    expect(since()).toEqual([]);
  });

  it('is refused for what the import would be refused for', async () => {
    const api = await startApi();
    expect(await send(api, { csv: csvOf('1,,,Moda,Işık,,'), dryRun: true })).toMatchObject({ status: 422 });
    await send(api, { csv: csvOf('1,,,Moda,Işık,,'), createTeams: true });
    expect(await send(api, { csv: csvOf('1,,,Işık,Moda,,'), dryRun: true })).toMatchObject({ status: 409 });
  });
});

describe('an import that is refused records nothing at all, no name either', () => {
  it('for one wrong line among right ones', async () => {
    const api = await startApi();
    const since = api.since();
    const answer = await send(api, { csv: csvOf('1,,,Moda,Işık,2,1', '1,,,Fener,Göztepe,-1,0'), createTeams: true });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'INVALID_IMPORT',
        message: '1 satırda hata var; hiçbir şey kaydedilmedi.',
        errors: [{ line: 3, path: 'homeScore' }],
      },
    });
    expect(since()).toEqual([]);
  });

  it('for unknown teams, each named by line and side', async () => {
    const api = await startApi();
    await api.team('Moda');
    const since = api.since();
    const answer = await send(api, { csv: csvOf('1,,,Moda,Işık,2,1', '2,,,Göztepe,MODA,,') });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { line: 2, path: 'away', message: '2. satır, away: “Işık” adında bir takım yok.' },
      { line: 3, path: 'home', message: '3. satır, home: “Göztepe” adında bir takım yok.' },
    ]);
    expect(since()).toEqual([]);
  });

  it('for a deleted team, which is none', async () => {
    const api = await startApi();
    await api.team('Moda');
    await api.send({ method: 'DELETE', path: `/api/teams/${await api.team('Işık')}` });
    expect(await send(api, { csv: csvOf('1,,,Moda,Işık,,') })).toMatchObject({
      status: 422,
      body: { errors: [{ line: 2, path: 'away' }] },
    });
  });

  it('for a pairing that the season has, named by its line, also with new teams in other lines', async () => {
    const api = await startApi();
    await send(api, { csv: csvOf('1,,,Moda,Işık,,'), createTeams: true });
    const since = api.since();
    const answer = await send(api, { csv: csvOf('1,,,Fener,Göztepe,,', '1,,,Işık,Moda,,'), createTeams: true });
    expect(answer).toMatchObject({ status: 409, body: { code: 'MATCH_EXISTS' } });
    expect(answer.body.errors).toEqual([
      { line: 3, path: 'home', message: '3. satır, home: Bu eşleşme 1. haftada zaten var.' },
    ]);
    expect(since()).toEqual([]);
  });

  it('for a name that a renamed team bears no more, also before it is given back', async () => {
    const api = await startApi();
    const moda = await api.team('Moda');
    await api.processes.stop();
    await api.send({ method: 'PUT', path: `/api/teams/${moda}`, body: { name: 'Kadıköy' } });
    const since = api.since();
    expect(await send(api, { csv: csvOf('1,,,Moda,Kadıköy,,') })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'home' }] },
    });
    expect(since()).toEqual([]);
  });

  it.each([
    [{}, 'file'],
    [{ csv: HEADER, matches: [] }, 'file'],
    [{ csv: HEADER, file: '' }, 'file'],
    [{ file: '', matches: [] }, 'file'],
    [{ file: 'no base64' }, 'file'],
    [{ csv: 5 }, 'csv'],
    [{ matches: 'x' }, 'matches'],
    [{ matches: [5] }, 'matches[0]'],
    [{ csv: HEADER, createTeams: 'evet' }, 'createTeams'],
    [{ csv: HEADER, dryrun: true }, 'dryrun'],
    [{ matches: Array.from({ length: 15_001 }, () => ({})) }, 'matches'],
  ])('for a body that is none', async (body, field) => {
    const api = await startApi();
    const since = api.since();
    const answer = await send(api, body);
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.body.errors?.map((error) => error.path)).toEqual([field]);
    expect(since()).toEqual([]);
  });
});

describe('two imports at once', () => {
  it('of one file by two admins: one plans its matches, for the other they are there, each result is entered once', async () => {
    const api = await startApi();
    const body = { csv: csvOf('1,,,Moda,Işık,2,1', '2,,,Işık,Moda,,'), createTeams: true };
    const answers = await Promise.all([send(api, body), send(api, body)]);
    expect(answers.map(({ body }) => Number(body['matches'])).toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect([countOf(api, 'TeamCreated'), countOf(api, 'MatchResultEntered')]).toEqual([2, 1]);
    expect(currentMatches((await api.seasons.load()).state.seasons)).toHaveLength(2);
    expect(api.faults).toEqual([]);
  });

  it('that need the same new team share it', async () => {
    const api = await startApi();
    const answers = await Promise.all([
      send(api, { csv: csvOf('1,,,Moda,Işık,,'), createTeams: true }),
      send(api, { csv: csvOf('2,,,Moda,Fener,,'), createTeams: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(countOf(api, 'TeamCreated')).toBe(3);
  });
});

describe('an import that dies', () => {
  it('between the names and the fixtures is finished when it is sent again', async () => {
    const api = await startApi();
    const body = { csv: csvOf('1,,,Moda,Işık,2,1'), createTeams: true };
    api.store.once('before-append', seasonsStream, () => Promise.reject(new Error('crash')));
    expect(await send(api, body, 'k')).toMatchObject({ status: 500 });
    expect(countOf(api, 'Reserved')).toBe(2);
    expect(await send(api, body, 'k')).toMatchObject({ status: 201, body: { createdTeams: 2 } });
    expect([countOf(api, 'Reserved'), countOf(api, 'TeamCreated'), countOf(api, 'MatchResultEntered')]).toEqual([
      2, 2, 1,
    ]);
  });

  it('between two names leaves nothing that stands in anybody’s way', async () => {
    const api = await startApi();
    api.store.once('before-append', teamNameStream('işik'), () => Promise.reject(new Error('crash')));
    const wish = { csv: csvOf('1,,,Moda,Işık,2,1'), createTeams: true };
    await expect(importFixtures(api.deps, wish, contextOf())).rejects.toThrow('crash');
    expect(countOf(api, 'Reserved')).toBe(1);
    expect(await api.send({ path: '/api/teams', body: { name: 'Moda' } })).toMatchObject({ status: 201 });
    expect(await send(api, wish)).toMatchObject({ status: 201, body: { createdTeams: 1 } });
  });
});

/** This file stands beside the repository; without it the test is skipped. */
const DATA = path.resolve(import.meta.dirname, '../../../shared/data/super-lig-2018-19.csv');

const there = existsSync(DATA) ? {} : { skip: true, meta: { skipReason: `${DATA} is not there` } };

describe('the season 2018-19 of the Süper Lig', there, () => {
  it('comes in as 18 teams, 306 matches and 306 results', async () => {
    const api = await startApi();
    const answer = await send(api, { csv: readFileSync(DATA, 'utf8'), createTeams: true });
    expect(answer).toMatchObject({ status: 201, body: { teams: 18, createdTeams: 18, matches: 306, results: 306 } });
    expect([countOf(api, 'FixturesImported'), countOf(api, 'TeamCreated'), countOf(api, 'MatchResultEntered')]).toEqual(
      [1, 18, 306],
    );
  });
});
