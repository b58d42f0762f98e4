import { importedFixturesOf, importedResultsOf } from '@league/events/fixture-rows.ts';
import { matchStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';

const HEADER = 'hafta;tarih;saat;ev sahibi;deplasman;ev skor;deplasman skor';
const csvOf = (...lines: string[]): string => [HEADER, ...lines].join('\n');

const send = (api: TestApi, csv: string, more: object = {}, key?: string) =>
  api.send({ path: '/api/matches/import', body: { csv, ...more }, ...(key === undefined ? {} : { key }) });

/** Moda and Işık meet in weeks 1 and 2, still to be played; the first has a date. */
const withFixtures = async () => {
  const api = await startApi();
  await send(api, csvOf('1;5.9.2026;20:00;Moda;Işık;;', '2;;;Işık;Moda;;'), { createTeams: true });
  const [first, second] = imports(api).flatMap(({ data }) => importedFixturesOf(data).map(({ matchId }) => matchId));
  return { api, first: first ?? '', second: second ?? '', since: api.since() };
};

const imports = (api: TestApi) => api.store.recorded().filter((event) => event.type === 'FixturesImported');

const ofMatch = (api: TestApi, matchId: string) =>
  api.store.recorded().flatMap(({ stream, type, data }) => (stream === matchStream(matchId) ? [{ type, data }] : []));

/** Enters a result as an admin does by hand. */
const enter = (api: TestApi, matchId: string, body: object) =>
  api.send({ method: 'PUT', path: `/api/matches/${matchId}/results`, body });

const walkover = (api: TestApi, matchId: string, walkoverWinner: 'home' | 'away') => {
  const [homeScore, awayScore] = walkoverWinner === 'home' ? [3, 0] : [0, 3];
  const body = { homeScore, awayScore, isWalkover: true, walkoverWinner };
  return api.send({ method: 'PUT', path: `/api/admin/match-result/${matchId}`, body });
};

describe('a line for a match that is planned already', () => {
  it('brings its result, in one event without matches, and plans nothing', async () => {
    const { api, first, since } = await withFixtures();
    const answer = await send(api, csvOf('1;;;moda;IŞIK;2;1', '2;;;Işık;Moda;0;0'));
    expect(answer).toMatchObject({
      status: 201,
      body: { teams: 2, createdTeams: 0, matches: 0, results: 2, unchanged: 0, dryRun: false },
    });
    expect(since().map(({ type }) => type)).toEqual(['FixturesImported', 'MatchResultEntered', 'MatchResultEntered']);
    expect(ofMatch(api, first)).toMatchObject([
      { type: 'MatchResultEntered', data: { week: 1, result: { homeScore: 2, awayScore: 1, walkover: null } } },
    ]);
    const [, imported] = imports(api);
    expect(imported && importedResultsOf(imported.data)).toMatchObject([
      { matchId: first, homeScore: 2, awayScore: 1, seenRevision: 0 },
      { homeScore: 0, awayScore: 0, seenRevision: 0 },
    ]);
    expect(api.faults).toEqual([]);
  });

  it('stands beside lines that plan new matches', async () => {
    const { api } = await withFixtures();
    const csv = csvOf('1;;;Moda;Işık;2;1', '2;;;Işık;Moda;;', '3;;;Moda;Fener;1;0', '4;;;Fener;Işık;;');
    expect(await send(api, csv, { createTeams: true })).toMatchObject({
      status: 201,
      body: { teams: 3, createdTeams: 1, matches: 2, results: 2, unchanged: 1, teamsToCreate: ['Fener'] },
    });
  });

  it('finishes a match that is live, whatever the running score is', async () => {
    const { api, first } = await withFixtures();
    await enter(api, first, { status: 'live', homeScore: 0, awayScore: 3 });
    expect(await send(api, csvOf('1;;;Moda;Işık;2;1'))).toMatchObject({ status: 201, body: { results: 1 } });
    expect(ofMatch(api, first).at(-1)).toMatchObject({
      type: 'MatchResultEntered',
      data: { result: { homeScore: 2, awayScore: 1 } },
    });
  });

  it('enters a result anew where one was taken back', async () => {
    const { api, first } = await withFixtures();
    await enter(api, first, { homeScore: 5, awayScore: 5 });
    await enter(api, first, { status: 'scheduled' });
    expect(await send(api, csvOf('1;;;Moda;Işık;2;1'))).toMatchObject({ status: 201, body: { results: 1 } });
    expect(ofMatch(api, first).at(-1)).toMatchObject({ type: 'MatchResultEntered' });
  });
});

describe('an import of what is so already', () => {
  it('is answered so and records nothing: lines without a score, and with the score that stands', async () => {
    const { api, first } = await withFixtures();
    await enter(api, first, { homeScore: 2, awayScore: 1 });
    const since = api.since();
    const answer = await send(api, csvOf('1;05.09.2026;20:00;Moda;Işık;2;1', '2;;;Işık;Moda;;'));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Dosyadaki her şey zaten kayıtlı; hiçbir şey değişmedi.',
        teams: 2,
        matches: 0,
        results: 0,
        unchanged: 2,
        dryRun: false,
      },
    });
    expect(answer.body.position).toMatch(/^\d+$/);
    expect(since()).toEqual([]);
  });

  it('holds for a walkover with the same score, which stays one', async () => {
    const { api, first } = await withFixtures();
    await walkover(api, first, 'home');
    const since = api.since();
    expect(await send(api, csvOf('1;;;Moda;Işık;3;0'), { overwrite: true })).toMatchObject({ status: 200 });
    expect(since()).toEqual([]);
  });

  it('holds for the whole file sent again', async () => {
    const api = await startApi();
    const csv = csvOf('1;5.9.2026;;Moda;Işık;2;1', '2;;;Işık;Moda;;');
    await send(api, csv, { createTeams: true });
    const since = api.since();
    expect(await send(api, csv, { createTeams: true })).toMatchObject({ status: 200, body: { unchanged: 2 } });
    expect(since()).toEqual([]);
  });
});

describe('a result that differs from the one that stands', () => {
  it('is refused by its line, naming what stands, and nothing of the file is recorded', async () => {
    const { api, first, second } = await withFixtures();
    await enter(api, first, { homeScore: 2, awayScore: 1 });
    await walkover(api, second, 'away');
    const since = api.since();
    const answer = await send(api, csvOf('1;;;Moda;Işık;1;2', '2;;;Işık;Moda;1;0', '3;;;Moda;Işık;4;4'));
    expect(answer).toMatchObject({ status: 409, body: { code: 'RESULT_DIFFERS' } });
    expect(answer.body.errors).toEqual([
      {
        line: 2,
        path: 'homeScore',
        message:
          '2. satır, ev skor: bu maçın sonucu 2-1 olarak kayıtlı; değiştirmek için düzeltmeye izin verin (overwrite).',
      },
      {
        line: 3,
        path: 'homeScore',
        message:
          '3. satır, ev skor: bu maçın sonucu 0-3 (hükmen) olarak kayıtlı; değiştirmek için düzeltmeye izin verin (overwrite).',
      },
    ]);
    expect(since()).toEqual([]);
  });

  it('becomes a correction with overwrite, of a walkover too', async () => {
    const { api, first, second } = await withFixtures();
    await enter(api, first, { homeScore: 2, awayScore: 1, homeYellowCards: 4 });
    await walkover(api, second, 'away');
    const csv = csvOf('1;;;Moda;Işık;1;2', '2;;;Işık;Moda;1;0');
    expect(await send(api, csv, { overwrite: true })).toMatchObject({ status: 201, body: { results: 2 } });
    expect(ofMatch(api, first).at(-1)).toMatchObject({
      type: 'MatchResultCorrected',
      data: { corrected: { homeScore: 1, awayScore: 2, cards: { homeYellow: 4 } } },
    });
    expect(ofMatch(api, second).at(-1)).toMatchObject({
      type: 'MatchResultCorrected',
      data: { corrected: { homeScore: 1, awayScore: 0, walkover: null } },
    });
  });

  it('stays what somebody made of it by hand between the import and its process', async () => {
    const { api, first } = await withFixtures();
    await enter(api, first, { homeScore: 2, awayScore: 1 });
    api.store.once('before-append', matchStream(first), () => api.result(first, [9, 9], contextOf()));
    expect(await send(api, csvOf('1;;;Moda;Işık;1;2'), { overwrite: true })).toMatchObject({ status: 201 });
    expect(ofMatch(api, first).at(-1)).toMatchObject({ data: { corrected: { homeScore: 9 } } });
  });

  it('refuses overwrite that is none', async () => {
    const { api } = await withFixtures();
    expect(await send(api, csvOf('1;;;Moda;Işık;1;2'), { overwrite: 'evet' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'overwrite' }] },
    });
  });
});

describe('a line that cannot have what it says is refused by line and field, and nothing is recorded', () => {
  const refused = async (line: string, act?: (api: TestApi, first: string) => Promise<unknown>, more?: object) => {
    const { api, first } = await withFixtures();
    await act?.(api, first);
    const since = api.since();
    const { status, body } = await send(api, csvOf('2;;;Işık;Moda;1;1', line), more);
    expect(since()).toEqual([]);
    return [status, body.code, ...(body.errors ?? []).map(({ path, message }) => `${path}: ${message}`)];
  };

  const cancel = (api: TestApi, first: string) => enter(api, first, { status: 'cancelled' });
  const move = (api: TestApi, first: string) =>
    api.send({ method: 'PUT', path: `/api/matches/${first}/schedule`, body: { date: '2026-09-06T17:00:00Z' } });

  it('a result of a cancelled match', async () => {
    expect(await refused('1;;;Moda;Işık;2;1', cancel, { overwrite: true })).toEqual([
      409,
      'MATCH_CANCELLED',
      'homeScore: 3. satır, ev skor: bu maç iptal edildi; sonuç girilemez.',
    ]);
  });

  it('a pairing with its sides swapped', async () => {
    expect(await refused('1;;;Işık;Moda;2;1')).toEqual([
      409,
      'MATCH_EXISTS',
      'home: 3. satır, ev sahibi: Bu eşleşme 1. haftada zaten var.',
    ]);
  });

  const planned = (at: string, line: string) => [
    422,
    'INVALID_IMPORT',
    `date: ${line}. satır, tarih: bu maç ${at}; içe aktarma tarihi değiştirmez, hücreyi boş bırakın.`,
  ];

  it.each([
    ['1;6.9.2026;20:00;Moda;Işık;2;1', planned('05.09.2026 20:00 olarak planlı', '3')],
    ['1;5.9.2026;21:00;Moda;Işık;;', planned('05.09.2026 20:00 olarak planlı', '3')],
    ['1;6.9.2026;;Moda;Işık;;', planned('05.09.2026 20:00 olarak planlı', '3')],
  ])('another day or hour: %s', async (line, expected) => {
    expect(await refused(line)).toEqual(expected);
  });

  it('the day before the match was moved', async () => {
    expect(await refused('1;5.9.2026;20:00;Moda;Işık;2;1', move)).toEqual(
      planned('06.09.2026 20:00 olarak planlı', '3'),
    );
  });

  it('a day where none is planned', async () => {
    const { api } = await withFixtures();
    expect((await send(api, csvOf('2;5.9.2026;;Işık;Moda;;'))).body.errors).toMatchObject([
      { line: 2, path: 'date', message: expect.stringContaining('bu maçın planlanmış bir tarihi yok; ') },
    ]);
  });

  it('but not the day on which it stands, with or without its hour', async () => {
    const { api } = await withFixtures();
    expect(await send(api, csvOf('1;5.9.2026;20:00;Moda;Işık;;'))).toMatchObject({ status: 200 });
    expect(await send(api, csvOf('1;2026-09-05;;Moda;Işık;2;1'))).toMatchObject({ status: 201 });
  });
});

describe('an import sent again under its key', () => {
  it('is answered as it was the first time, also when its results have been changed since', async () => {
    const { api, first } = await withFixtures();
    const csv = csvOf('1;;;Moda;Işık;2;1', '2;;;Işık;Moda;;');
    const { body } = await send(api, csv, {}, 'k');
    await enter(api, first, { homeScore: 7, awayScore: 7 });
    const since = api.since();
    const { matches, results, unchanged, teamsToCreate } = body;
    expect(await send(api, csv, {}, 'k')).toMatchObject({
      status: 201,
      body: { matches, results, unchanged, teamsToCreate },
    });
    expect(since()).toEqual([]);
  });
});

describe('an import that meets a change of the season on its way', () => {
  it('decides again: what another import planned meanwhile gets its result', async () => {
    const { api } = await withFixtures();
    const csv = csvOf('3;;;Moda;Işık;2;1');
    api.store.once('before-append', 'seasons', () => send(api, csvOf('3;;;Moda;Işık;;')));
    expect(await send(api, csv)).toMatchObject({ status: 201, body: { matches: 0, results: 1 } });
  });

  it('reads the matches that its lines score or date, and no other', async () => {
    const { api, first, second } = await withFixtures();
    api.store.reads.length = 0;
    await send(api, csvOf('1;;;Moda;Işık;;', '2;;;Işık;Moda;1;1'), { dryRun: true });
    const read = new Set(api.store.reads.map(({ stream }) => stream));
    expect([read.has(matchStream(first)), read.has(matchStream(second))]).toEqual([false, true]);
  });

  it('reads matches side by side, and never all of a season at once', async () => {
    const api = await startApi();
    const weeks = Array.from({ length: 200 }, (_, week) => `${week + 1};;;Moda;Işık;;`);
    await send(api, csvOf(...weeks), { createTeams: true });
    let [reading, most] = [0, 0];
    api.store.paces(async () => {
      reading += 1;
      most = Math.max(most, reading);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      reading -= 1;
    });
    const csv = csvOf(...weeks.map((week) => week.replace(/;;$/, ';1;0')));
    expect(await send(api, csv, { dryRun: true })).toMatchObject({ status: 200, body: { results: 200 } });
    expect(most).toBe(64);
  });
});
