import { describe, expect, it } from 'vitest';
import { importAnswer } from '../contract/import-answer.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { EXCEL_SEASON } from '../testing/excel.ts';

const send = (api: TestApi, body: object) => api.send({ path: '/api/matches/import', body });

const excel = { csv: EXCEL_SEASON.toString('utf8'), createTeams: true };
const csvOf = (...lines: string[]): string => ['hafta;ev sahibi;deplasman;ev skor;deplasman skor', ...lines].join('\n');

describe('a trial of a file as Excel saves it', () => {
  it('names the teams and matches that it would create, line by line, and records nothing', async () => {
    const api = await startApi();
    const moda = await api.team('Moda');
    expect(moda).toBeTypeOf('string');
    const since = api.since();
    const { status, body } = await send(api, { ...excel, dryRun: true });
    expect(status).toBe(200);
    const answer = importAnswer.parse(body);
    expect(answer).toMatchObject({
      message: 'Deneme: hiçbir şey kaydedilmedi.',
      dryRun: true,
      teams: 4,
      createdTeams: 3,
      matches: 6,
      results: 4,
      unchanged: 0,
      teamsToCreate: ['Işık', 'Göztepe; 1925', 'İnönü "B"'],
    });
    expect(answer.lines).toHaveLength(6);
    expect(answer.lines?.slice(1, 3)).toEqual([
      {
        line: 3,
        does: 'create',
        week: 1,
        home: 'Göztepe; 1925',
        away: 'İnönü "B"',
        date: '2026-09-05T16:30:00.000Z',
        to: { homeScore: 0, awayScore: 0 },
      },
      {
        line: 4,
        does: 'create',
        week: 2,
        home: 'IŞIK',
        away: 'Göztepe; 1925',
        date: '2026-09-12T18:00:00.000Z',
        to: { homeScore: 1, awayScore: 3 },
      },
    ]);
    expect(answer.lines?.at(-1)).toEqual({
      line: 7,
      does: 'create',
      week: 3,
      home: 'İnönü "B"',
      away: 'Işık',
      date: null,
    });
    expect(since()).toEqual([]);
  });

  it('comes to what the import then comes to', async () => {
    const api = await startApi();
    const { body: trial } = await send(api, { ...excel, dryRun: true });
    const { status, body } = await send(api, excel);
    expect(status).toBe(201);
    const { message, lines, dryRun, ...counts } = importAnswer.parse(trial);
    expect([message, lines?.length, dryRun]).toEqual(['Deneme: hiçbir şey kaydedilmedi.', 6, true]);
    expect(importAnswer.parse(body)).toMatchObject(counts);
    expect(body['lines']).toBeUndefined();
  });
});

describe('a trial of lines for matches that are there', () => {
  it('says of each what it would do, a correction with what stands and what it becomes', async () => {
    const api = await startApi();
    const before = csvOf('1;Moda;Işık;2;1', '2;Işık;Moda;;', '3;Moda;Işık;0;0', '4;Işık;Moda;;');
    await send(api, { csv: before, createTeams: true });
    const since = api.since();
    const csv = csvOf('1;Moda;Işık;2;2', '2;Işık;Moda;1;1', '3;Moda;Işık;0;0', '4;Işık;Moda;;', '5;Moda;Işık;;');
    const { body } = await send(api, { csv, overwrite: true, dryRun: true });
    const both = (line: number, week: number, does: string, home = 'Moda', away = 'Işık') => ({
      line,
      does,
      week,
      home,
      away,
    });
    const reverse = ['Işık', 'Moda'] as const;
    expect(importAnswer.parse(body)).toMatchObject({ matches: 1, results: 2, unchanged: 2, teamsToCreate: [] });
    expect(body['lines']).toEqual([
      {
        ...both(2, 1, 'correct'),
        from: { homeScore: 2, awayScore: 1, isWalkover: false },
        to: { homeScore: 2, awayScore: 2 },
      },
      { ...both(3, 2, 'result', ...reverse), to: { homeScore: 1, awayScore: 1 } },
      both(4, 3, 'nothing'),
      both(5, 4, 'nothing', ...reverse),
      { ...both(6, 5, 'create'), date: null },
    ]);
    expect(since()).toEqual([]);
  });

  it('is refused as the import would be', async () => {
    const api = await startApi();
    await send(api, { csv: csvOf('1;Moda;Işık;2;1'), createTeams: true });
    const trial = await send(api, { csv: csvOf('1;Moda;Işık;2;2'), dryRun: true });
    expect(trial).toMatchObject({ status: 409, body: { code: 'RESULT_DIFFERS' } });
  });
});

describe('unknown teams', () => {
  it('are all among the hundred mistakes that are told, as long as there are no more of them', async () => {
    const api = await startApi();
    const oneAgainstAll = Array.from({ length: 60 }, (_, n) => `${n + 1};Takım 0;Takım ${n + 1};;`);
    const { status, body } = await send(api, { csv: csvOf(...oneAgainstAll) });
    expect([status, body.code, body.message]).toEqual([
      422,
      'INVALID_IMPORT',
      '60 satırda hata var; hiçbir şey kaydedilmedi.',
    ]);
    const named = new Set(body.errors?.map(({ message }) => /“(.+)”/.exec(message)?.[1]));
    expect([body.errors?.length, named.size]).toEqual([100, 61]);
    const lines = body.errors?.map(({ line }) => line ?? 0) ?? [];
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });
});

describe('a trial of each line', () => {
  it('lists the lines that are refused, for whatever reason, beside what the others would do', async () => {
    const api = await startApi();
    await send(api, { csv: csvOf('1;Moda;Işık;2;1', '1;Göztepe;İnönü;;'), createTeams: true });
    const since = api.since();
    const csv = csvOf(
      '1;Moda;Işık;2;2',
      'x;Işık;Moda;;',
      '2;Işık;Moda;1;1',
      '3;Moda;Kayıp;;',
      '2;Göztepe;Moda;;',
      '4;Moda;Işık;1;1;fazla',
      '5;Moda;Işık;;',
    );
    const { status, body } = await send(api, { csv, dryRun: true, eachLine: true });
    expect(status).toBe(200);
    const answer = importAnswer.parse(body);
    expect(answer.lines?.map(({ line, does }) => [line, does])).toEqual([
      [4, 'create'],
      [8, 'create'],
    ]);
    expect(answer).toMatchObject({ dryRun: true, matches: 2, results: 1, unchanged: 0 });
    expect(answer.refused).toEqual([
      { line: 2, message: expect.stringContaining('bu maçın sonucu 2-1 olarak kayıtlı') },
      { line: 3, message: expect.stringContaining('hafta') },
      { line: 5, message: '5. satır, deplasman: “Kayıp” adında bir takım yok.' },
      { line: 6, message: expect.stringContaining('6. satır') },
      { line: 7, message: '7. satır: 5 sütun olmalı, 6 var.' },
    ]);
    expect(since()).toEqual([]);
  });

  it('lists all of them, however many they are', async () => {
    const api = await startApi();
    const lines = Array.from({ length: 150 }, (_, n) => `${n + 1};Yok ${n};Hiç ${n};;`);
    const { body } = await send(api, { csv: csvOf(...lines), dryRun: true, eachLine: true });
    const answer = importAnswer.parse(body);
    expect(new Set(answer.refused?.map(({ line }) => line)).size).toBe(150);
    expect([answer.lines, answer.matches]).toEqual([[], 0]);
  });

  it('is refused where no single line is to blame', async () => {
    const api = await startApi();
    const trial = await send(api, { csv: 'hafta;ev sahibi\n1;Moda', dryRun: true, eachLine: true });
    expect(trial).toMatchObject({ status: 422, body: { code: 'INVALID_IMPORT' } });
  });
});

describe('what is no table', () => {
  it.each([
    ['an empty file', { file: '' }, 'İçinde hiçbir şey yok'],
    ['an empty text', { csv: ' \n' }, 'İçinde hiçbir şey yok'],
    ['a PDF', { file: Buffer.from('%PDF-1.7\n%\xe2\xe3').toString('base64') }, 'Bu bir PDF dosyası'],
    ['a picture', { file: Buffer.from('\x89PNG\r\n', 'latin1').toString('base64') }, 'Bu bir resim dosyası'],
    ['a zip', { file: Buffer.from('PK\x03\x04').toString('base64') }, 'Bu bir Excel çalışma kitabı ya da zip dosyası'],
  ])('%s is refused in a sentence, and nothing is recorded', async (_, table, sentence) => {
    const api = await startApi();
    const since = api.since();
    for (const eachLine of [true, false]) {
      const { status, body } = await send(api, { ...table, dryRun: true, eachLine });
      expect([status, body.errors?.[0]?.message]).toEqual([422, expect.stringContaining(sentence)]);
    }
    expect(since()).toEqual([]);
  });
});
