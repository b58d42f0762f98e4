import { importedFixturesOf } from '@league/events/fixture-rows.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { asUtf16, asWindows1254 } from '../testing/excel.ts';

const HEADER = 'Hafta\tTarih\tSaat\tEv Sahibi\tDeplasman\tSkor';
const SEASON = [
  HEADER,
  '1\t5.12.2026\t21.00\tIŞIK\tİnönü\t2-1',
  '2\t12/12/2026\t19:30:00\tinönü\tışık\t0 - 0',
  '3\t\t\tİşik\tGöztepe\t',
  '',
].join('\r\n');

const send = (api: TestApi, bytes: Uint8Array, more: object = {}, key?: string) =>
  api.send({
    path: '/api/matches/import',
    body: { file: Buffer.from(bytes).toString('base64'), createTeams: true, ...more },
    ...(key === undefined ? {} : { key }),
  });

/** A league with two of the three teams of the season. */
const withTeams = async () => {
  const api = await startApi();
  const teams = new Map([
    [await api.team('Işık'), 'Işık'],
    [await api.team('İnönü'), 'İnönü'],
  ]);
  return { api, teams, since: api.since() };
};

/** The season as events tell it. */
const imported = ({ api, teams }: Awaited<ReturnType<typeof withTeams>>) =>
  api.store.recorded().flatMap((event) => {
    if (event.type !== 'FixturesImported') return [];
    const names = new Map([...teams, ...event.data.teamsToCreate.map(({ teamId, name }) => [teamId, name] as const)]);
    return importedFixturesOf(event.data).map(({ week, date, home, away, result }) => [
      week,
      date,
      names.get(home),
      names.get(away),
      result && `${result.homeScore}-${result.awayScore}`,
    ]);
  });

describe('a spreadsheet that is sent as it was saved', () => {
  it.each([
    ['CSV, windows-1254', 'windows-1254', asWindows1254(SEASON)],
    ['Unicode text, UTF-16', 'UTF-16', asUtf16(SEASON)],
    ['CSV UTF-8', 'UTF-8', Buffer.from(`\ufeff${SEASON}`)],
    ['CSV UTF-8 with decomposed letters', 'UTF-8', Buffer.from(SEASON.normalize('NFD'))],
  ])('as %s, plans the same season for the teams that there are, and says the encoding', async (_, encoding, bytes) => {
    const league = await withTeams();
    const answer = await send(league.api, bytes, {}, 'k');
    expect(answer).toMatchObject({
      status: 201,
      body: { encoding, teams: 3, createdTeams: 1, matches: 3, results: 2, teamsToCreate: ['Göztepe'] },
    });
    expect(imported(league)).toEqual([
      [1, '2026-12-05T18:00:00.000Z', 'Işık', 'İnönü', '2-1'],
      [2, '2026-12-12T16:30:00.000Z', 'İnönü', 'Işık', '0-0'],
      [3, null, 'Işık', 'Göztepe', null],
    ]);
    const since = league.api.since();
    expect((await send(league.api, bytes, {}, 'k')).body).toEqual(answer.body);
    expect(since()).toEqual([]);
  });

  it('says the encoding in a trial and where nothing changes', async () => {
    const { api } = await withTeams();
    const encoding = 'windows-1254';
    expect(await send(api, asWindows1254(SEASON), { dryRun: true })).toMatchObject({
      body: { dryRun: true, encoding },
    });
    await send(api, asUtf16(SEASON));
    expect(await send(api, asWindows1254(SEASON))).toMatchObject({ status: 200, body: { unchanged: 3, encoding } });
  });

  it('names a result that differs by the title of its column', async () => {
    const { api } = await withTeams();
    await send(api, asUtf16(SEASON));
    expect(await send(api, asUtf16(SEASON.replace('2-1', '3-1')))).toMatchObject({
      status: 409,
      body: {
        code: 'RESULT_DIFFERS',
        errors: [{ line: 2, path: 'score', message: expect.stringMatching(/^2\. satır, Skor: /) }],
      },
    });
  });
});

describe('a spreadsheet that cannot be read', () => {
  const line = (text: string): string => `${HEADER}\n1\t5.12.2026\t\tIşık\tİnönü\t2-1\n${text}\n`;

  it.each([
    [
      'two encodings',
      Buffer.concat([Buffer.from(line('')), asWindows1254('2\t\t\tİnönü\tIşık\t')]),
      { line: 4, path: 'file' },
    ],
    [
      'a lone 0x81',
      Buffer.concat([asWindows1254(line('')), Buffer.from('2\t\t\tModa\x81\tKule\t', 'latin1')]),
      { line: 4, path: 'file' },
    ],
    ['a zip', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'), { line: 1, path: 'file' }],
    ['two columns of scores', Buffer.from(`${HEADER}\tSkor\n1\t\t\tIşık\tİnönü\t2-1\t1-2`), { line: 1, path: 'csv' }],
    ['a date with the month first', asWindows1254(line('2\t05/13/2026\t\tİnönü\tIşık\t')), { line: 3, path: 'date' }],
    ['a score that Excel took for a date', asUtf16(line('2\t\t\tİnönü\tIşık\t2.Oca')), { line: 3, path: 'score' }],
  ])('for %s is refused by line, and nothing is recorded', async (_, bytes, error) => {
    const { api, since } = await withTeams();
    expect(await send(api, bytes)).toMatchObject({ status: 422, body: { code: 'INVALID_IMPORT', errors: [error] } });
    expect(since()).toEqual([]);
  });
});
