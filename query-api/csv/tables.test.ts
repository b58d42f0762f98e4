import { formatPosition } from '@league/events/envelope.ts';
import { eventTypes } from '@league/events/catalogue.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { type AuditDocument, auditModel } from '../contract/audit.ts';
import { queryCalls } from '../contract/calls.ts';
import { eventTitles } from '../contract/event-titles.ts';
import { matchesModel } from '../contract/matches.ts';
import type { QueryCall } from '../contract/query-call.ts';
import { teamsModel } from '../contract/teams.ts';
import { caykur, fillLeague, galata, idOf, izmir, match, player, putPlayer, team } from '../testing/league.ts';
import { personalData } from '../testing/personal.ts';
import { ADMIN_ID, ADMIN_TOKEN, bearer, queryApiInMemory, serve } from '../testing/serving.ts';
import { putHistory, historyLine } from '../testing/statistics.ts';
import { tables } from './tables.ts';

const ADA = idOf('c', 1);
const CSV = { accept: 'text/csv' };

const league = async () => {
  const personal = {
    of: async () => new Map([[ADA, personalData({ email: 'ada@ornek.example', firstName: '=Ada' })]]),
  };
  const { models, api } = queryApiInMemory({ personal });
  fillLeague(models);
  putPlayer(models, player(ADA, 'Ada', { teamId: galata }));
  putHistory(models, ADA, [historyLine(idOf('b', 1), { goals: 2, rating: 8.5 })]);
  const served = await serve(api);
  /** The rows as an independent reader has them, by their titles. */
  const rows = async (path: string, headers: Record<string, string> = {}): Promise<Record<string, string>[]> =>
    parse(await (await served.get(path, { ...CSV, ...headers })).text(), { bom: true, delimiter: ';', columns: true });
  return { models, rows, ...served };
};

it('each call that declares a table has one, and no other', () => {
  const declared = Object.entries<QueryCall>(queryCalls).flatMap(([path, { csv }]) => (csv === true ? [path] : []));
  expect(Object.keys(tables).toSorted()).toEqual(declared.toSorted());
});

it('every event has a title', () => {
  expect(eventTypes.filter((type) => eventTitles[type] === undefined)).toEqual([]);
});

describe('a GET that accepts text/csv', () => {
  it('answers the table of the league', async () => {
    const { rows, models } = await league();
    models.put(teamsModel, galata, team(galata, '=Galata;"x"'), 11n);
    const [first, , , last] = await rows('/api/leaderboards/standings');
    expect(first).toMatchObject({ Sıra: '1', Takım: `'=Galata;"x"`, Oynanan: '2', Averaj: '1', Puan: '4' });
    expect(last).toMatchObject({ Sıra: '4', Takım: 'Sivas', Averaj: '-3', 'Son beş maç': 'BM', 'Silinen puan': '0' });
    expect((await rows('/api/leaderboards/standings?week=1'))[0]).toMatchObject({ Oynanan: '1' });
  });

  it('answers fixtures and results under the titles of an import, without cancelled matches and running scores', async () => {
    const { rows, models } = await league();
    const running = match(7, 4, galata, izmir, { status: 'live', provisionalScore: { home: 2, away: 0 } });
    const cancelled = match(8, 4, galata, caykur, { status: 'cancelled' });
    for (const document of [running, cancelled]) models.put(matchesModel, document.id, document, 11n);
    const all = await rows('/api/matches');
    expect(all).toHaveLength(7);
    expect(all.map((row) => Object.values(row).join('|'))).toEqual(
      expect.arrayContaining([
        '1|04.09.2026|21:00|Galata|Çaykur|2|1',
        '2|12.09.2026|00:15|İzmir|Galata|1|1',
        '3|||Galata|Sivas||',
        '4|||Galata|İzmir||',
      ]),
    );
    expect(Object.keys(all[0] ?? {})).toEqual([
      'Hafta',
      'Tarih',
      'Saat',
      'Ev sahibi',
      'Deplasman',
      'Ev sahibi skoru',
      'Deplasman skoru',
    ]);
  });

  it('answers players without what is personal, and to admins with it', async () => {
    const { rows } = await league();
    const [open] = await rows('/api/players');
    expect(open).toMatchObject({ Oyuncu: 'Ada', Takım: 'Galata', Gol: '2', Şut: '', 'Puan ortalaması': '8,5' });
    expect(open).not.toHaveProperty('E-posta');
    const [own] = await rows('/api/players', bearer(ADMIN_TOKEN));
    expect(own).toMatchObject({ Oyuncu: 'Ada', Ad: "'=Ada", 'E-posta': 'ada@ornek.example', Durum: 'Onaylı' });
  });

  it('answers leaders with their places', async () => {
    const { rows } = await league();
    const [first] = await rows('/api/players/leaders/goals');
    expect(first).toMatchObject({ Sıra: '1', Oyuncu: 'Ada', Takım: 'Galata', Maç: '1', Gol: '2' });
    expect(await rows('/api/players/leaders/assists')).toEqual([]);
  });

  it('answers what was recorded to admins, by the filters of the call', async () => {
    const { rows, models, get } = await league();
    const entry = (position: number, more: Partial<AuditDocument>): AuditDocument => ({
      position: formatPosition(BigInt(position)),
      eventId: idOf('e', position),
      type: 'MatchResultEntered',
      stream: 's',
      recordedAt: '2026-09-04T20:59:59.999Z',
      actorId: ADMIN_ID,
      actorRole: 'admin',
      reason: '@SUM(A1)',
      correlationId: 'c',
      causationId: 'c',
      season: 1,
      matchId: idOf('b', 1),
      teamId: null,
      playerId: null,
      adminId: null,
      void: true,
      before: null,
      after: { homeScore: 2 },
      ...more,
    });
    for (const one of [entry(1, {}), entry(2, { type: 'TeamCreated', matchId: null, void: false })])
      models.put(auditModel, one.position, one, 11n);
    const [newest, result] = await rows('/api/admin/audit', bearer(ADMIN_TOKEN));
    expect(newest).toMatchObject({ Olay: 'Takım eklendi', Geçersiz: '' });
    expect(result).toEqual({
      Zaman: '04.09.2026 23:59',
      Kayıt: '1',
      Olay: 'Maç sonucu girildi',
      Yapan: 'yonetici',
      Sezon: '1',
      Hafta: '1',
      Takımlar: 'Galata, Çaykur',
      Oyuncular: '',
      Neden: "'@SUM(A1)",
      Geçersiz: 'Evet',
      Önce: '',
      Sonra: '{"homeScore":2}',
    });
    expect(await rows('/api/admin/audit?type=TeamCreated&limit=1', bearer(ADMIN_TOKEN))).toHaveLength(1);
    expect((await get('/api/admin/audit', CSV)).status).toBe(401);
  });

  it('is refused in JSON, as it is without', async () => {
    const { get } = await league();
    const refused = await get('/api/matches?season=9', CSV);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('problem+json'),
    ]);
    expect((await get('/api/matches?x=1', CSV)).status).toBe(400);
  });
});

describe('the two forms of an answer', () => {
  it('have an ETag each, and say that they differ by Accept', async () => {
    const { get } = await league();
    const [plain, table] = [await get('/api/matches'), await get('/api/matches', CSV)];
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(table.headers.get('content-disposition')).toBe(
      `attachment; filename="Maclar.csv"; filename*=UTF-8''Ma%C3%A7lar.csv`,
    );
    expect(plain.headers.get('content-disposition')).toBeNull();
    for (const { headers } of [plain, table]) expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
    const [ofPlain = '', ofTable = ''] = [plain, table].map(({ headers }) => headers.get('etag') ?? '');
    expect(ofPlain).not.toBe(ofTable);
    expect((await get('/api/matches', { ...CSV, 'if-none-match': ofPlain })).status).toBe(200);
    expect((await get('/api/matches', { ...CSV, 'if-none-match': ofTable })).status).toBe(304);
    expect((await get('/api/matches', { 'if-none-match': ofTable })).status).toBe(200);
    expect((await get('/api/matches', CSV, 'HEAD')).headers.get('etag')).toBe(ofTable);
  });

  it('are kept apart, each made once', async () => {
    const { get, models, fast } = await league();
    const types = async (accept: string) => (await get('/api/matches', { accept })).headers.get('content-type');
    for (let round = 0; round < 2; round += 1) {
      expect(await types('text/csv')).toContain('text/csv');
      expect(await types('application/json')).toContain('application/json');
    }
    expect(models.snapshots()).toBe(2);
    expect(fast).toEqual(['/api/matches']);
  });

  it('are both the last known one while the stores are away', async () => {
    const { get, models } = await league();
    const before = await (await get('/api/matches', CSV)).text();
    await get('/api/matches');
    models.switchTo(teamsModel, '1.2');
    models.beforeSnapshot(() => Promise.reject(new StoreUnavailable('away')));
    const stale = await get('/api/matches', CSV);
    expect([stale.headers.get('x-stale'), stale.headers.get('content-type')]).toEqual(['1', 'text/csv; charset=utf-8']);
    expect(await stale.text()).toBe(before);
  });

  it('of a call without a table are one', async () => {
    const { get } = await league();
    const answer = await get('/api/teams', CSV);
    expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      'application/json; charset=utf-8',
      'Accept-Encoding',
    ]);
  });
});
