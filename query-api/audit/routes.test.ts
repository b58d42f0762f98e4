import { describe, expect, it } from 'vitest';
import type { AuditDocument } from '../contract/audit.ts';
import { playerNamesModel } from '../contract/players.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { audit, entry } from '../testing/audited.ts';
import { caykur, galata, idOf, izmir, season, sivas } from '../testing/league.ts';
import { ADMIN_ID, ADMIN_TOKEN } from '../testing/serving.ts';

const nameOf = ({ name }: { readonly name: string }): string => name;

const numbered = (count: number): AuditDocument[] => Array.from({ length: count }, (_, index) => entry(index + 1));

describe('the pages of the audit', () => {
  it('answers newest first, 50 at a time', async () => {
    const { positions } = await audit(numbered(60));
    const first = await positions();
    expect(first).toHaveLength(50);
    expect(first[0]).toBe(60);
    expect(await positions(`?before=${first.at(-1)}`)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('names positions in decimal, as everything else does, and goes on from one also as it was written before', async () => {
    const { read } = await audit(numbered(12));
    expect((await read('?limit=3')).map(({ position }) => position)).toEqual(['12', '11', '10']);
    expect((await read('?limit=1&before=10'))[0]?.position).toBe('9');
    expect((await read('?limit=1&before=00000000000000000010'))[0]?.position).toBe('9');
  });

  it('leaves reservations out unless their type is asked for, and its pages are full without them', async () => {
    const types = ['Reserved', 'TeamCreated', 'Released', 'Reserved'] as const;
    const { positions } = await audit(numbered(40).map((each, at) => ({ ...each, type: types[at % 4] ?? '' })));
    expect(await positions('?limit=3')).toEqual([38, 34, 30]);
    expect(await positions('?limit=3&before=30')).toEqual([26, 22, 18]);
    expect(await positions(`?limit=200&actor=${ADMIN_ID}`)).toHaveLength(10);
    expect(await positions('?limit=3&type=Reserved')).toEqual([40, 37, 36]);
    expect(await positions('?type=Released')).toHaveLength(10);
  });

  it('answers as many as asked for, 200 at most', async () => {
    const { positions, ask } = await audit(numbered(210));
    expect(await positions('?limit=3')).toEqual([210, 209, 208]);
    expect(await positions('?limit=200')).toHaveLength(200);
    expect((await ask('?limit=201')).status).toBe(400);
  });
});

describe('the filters of the audit', () => {
  it('picks by match, team, player, actor, admin concerned and type, alone and together', async () => {
    const { positions } = await audit([
      entry(1, { matchId: idOf('b', 1) }),
      entry(2, { matchId: idOf('b', 1), type: 'MatchResultCorrected' }),
      entry(3, { teamId: galata, type: 'TeamCreated' }),
      entry(4, { playerId: idOf('c', 1), actorId: 'system', actorRole: 'system' }),
      entry(5, { type: 'AdminAccessGranted', adminId: idOf('c', 2), actorId: 'operator', actorRole: 'operator' }),
    ]);
    expect(await positions(`?match=${idOf('b', 1)}`)).toEqual([2, 1]);
    expect(await positions(`?match=${idOf('b', 1)}&type=MatchResultCorrected`)).toEqual([2]);
    expect(await positions(`?team=${galata}`)).toEqual([3]);
    expect(await positions(`?player=${idOf('c', 1)}`)).toEqual([4]);
    expect(await positions('?actor=system')).toEqual([4]);
    expect(await positions(`?admin=${idOf('c', 2)}`)).toEqual([5]);
    expect(await positions(`?admin=${idOf('c', 2)}&actor=${ADMIN_ID}`)).toEqual([]);
    expect(await positions(`?match=${idOf('b', 1)}&actor=${ADMIN_ID}`)).toEqual([2, 1]);
    expect(await positions(`?actor=${ADMIN_ID}`)).toEqual([3, 2, 1]);
  });

  it('picks by time: instants half open, Turkish days whole', async () => {
    // Each entry was recorded in the last millisecond of a Turkish day.
    const { positions } = await audit(numbered(5));
    expect(await positions('?from=2026-09-02&to=2026-09-03')).toEqual([3, 2]);
    expect(await positions('?from=2026-09-03T20:59:59.999Z&to=2026-09-05T20:59:59.999Z')).toEqual([4, 3]);
    expect(await positions('?from=2026-09-04T23:59:59.999%2B03:00')).toEqual([5, 4]);
    expect(await positions('?to=2026-09-01')).toEqual([1]);
  });

  it('says at each filter, in a sentence, what is wrong with it', async () => {
    const { ask } = await audit([]);
    const answer = await ask('?match=1&actor=%00&admin=hakan&type=Nothing');
    expect(await answer.json()).toMatchObject({
      errors: [
        { path: 'match', message: 'Geçerli bir kimlik olmalıdır.' },
        { path: 'actor', message: 'Geçerli bir kimlik olmalıdır.' },
        { path: 'admin', message: 'Geçerli bir kimlik olmalıdır.' },
        { path: 'type', message: 'Böyle bir olay türü yok.' },
      ],
    });
  });

  it.each([
    'match=1',
    'team=constructor',
    'player=$all',
    'actor=%00',
    'actor=',
    'admin=hakan',
    'type=Nothing',
    'type=__proto__',
    'from=2026-02-30',
    'from=31.02.2026',
    'to=yesterday',
    'from=2026-09-03&to=2026-09-02',
    'before=-1',
    'before=abc',
    'before=1.5',
    'limit=0',
    'limit=1e2',
    'limit=9999',
    'page=-1',
    'limit=1&limit=2',
    'match[$gt]=',
  ])('refuses ?%s', async (search) => {
    const { ask } = await audit([]);
    const answer = await ask(`?${search}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/\.$/) });
  });
});

describe('the names in the audit', () => {
  it('tells who: an admin, the system, the operator, a visitor, or someone erased since', async () => {
    const asked: (readonly string[])[] = [];
    const names = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      asked.push(ids);
      return new Map([[ADMIN_ID, 'yonetici']]);
    };
    const { read } = await audit(
      [
        entry(1),
        entry(2, { actorId: 'system', actorRole: 'system' }),
        entry(3, { actorId: 'operator', actorRole: 'operator' }),
        entry(4, { actorId: idOf('c', 9), actorRole: 'player' }),
        entry(5),
        entry(6, { actorId: 'visitor', actorRole: 'visitor' }),
      ],
      { actorNames: { names } },
    );
    const who = (await read()).map(({ actorName }) => actorName);
    expect(who).toEqual(['Ziyaretçi', 'yonetici', 'Silinmiş kullanıcı', 'İşletmen', 'Sistem', 'yonetici']);
    expect(asked).toEqual([[ADMIN_ID, idOf('c', 9)]]);
  });

  it('tells who was given access, or lost it, by the name of today', async () => {
    const [named, erased] = [idOf('c', 1), idOf('c', 2)];
    const asked: (readonly string[])[] = [];
    const names = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      asked.push(ids);
      return new Map([[named, 'hakan']]);
    };
    const operator = { actorId: 'operator', actorRole: 'operator' };
    const { read } = await audit(
      [
        entry(1, { type: 'AdminAccessGranted', adminId: named, ...operator }),
        entry(2, { type: 'AdminAccessRevoked', adminId: named, ...operator }),
        entry(3, { type: 'AdminAccessGranted', adminId: erased, ...operator }),
        entry(4, operator),
      ],
      { actorNames: { names } },
    );
    expect((await read()).map(({ adminName }) => adminName)).toEqual([null, 'Silinmiş kullanıcı', 'hakan', 'hakan']);
    expect(asked).toEqual([[erased, named]]);
  });

  it('names the teams concerned: of the match, of the entry, and inside before and after', async () => {
    const { read } = await audit([
      entry(1, { matchId: idOf('b', 1) }),
      entry(2, { matchId: idOf('b', 99), after: { matches: [{ home: caykur, away: galata, week: 1, date: null }] } }),
      entry(3, { teamId: galata, before: { name: 'Eski' } }),
      entry(4, { type: 'ThemeColorChanged', after: { color: '#123456' } }),
    ]);
    const teams = (await read()).map((each) => each.teams.map(nameOf));
    expect(teams).toEqual([[], ['Galata'], ['Çaykur', 'Galata'], ['Galata', 'Çaykur']]);
  });
});

describe('players in the audit', () => {
  const [ada, ece] = [idOf('c', 1), idOf('c', 2)];
  const withPlayers = async (...entries: readonly AuditDocument[]) => {
    const { models, read } = await audit(entries);
    models.put(playerNamesModel, ada, { id: ada, gamertag: 'Ada', deleted: false }, 1n);
    models.put(playerNamesModel, ece, { id: ece, gamertag: 'Ece', deleted: true }, 1n);
    return read();
  };

  it('act, and get access, by their gamertags, which a deleted one keeps', async () => {
    const entries = await withPlayers(
      entry(1, { actorId: ada, actorRole: 'player' }),
      entry(2, { actorId: ece, actorRole: 'admin' }),
      entry(3, { type: 'AdminAccessGranted', adminId: ada }),
    );
    expect(entries.map(({ actorName, adminName }) => [actorName, adminName])).toEqual([
      ['yonetici', 'Ada'],
      ['Ece', null],
      ['Ada', null],
    ]);
  });

  it('are named where an entry mentions them: as its subject, before and after', async () => {
    const entries = await withPlayers(
      entry(1, { playerId: ada, teamId: galata, before: { teamId: null }, after: { teamId: galata } }),
      entry(2, { type: 'PlayerLiked', playerId: ece, after: { playerId: ece } }),
      entry(3, { playerId: idOf('c', 9) }),
    );
    expect(entries.map(({ players, teams }) => [players, teams.map(nameOf)])).toEqual([
      [[], []],
      [[{ _id: ece, gamertag: 'Ece', deleted: true }], []],
      [[{ _id: ada, gamertag: 'Ada', deleted: false }], ['Galata']],
    ]);
  });
});

describe('matches that are gone in the audit', () => {
  const replacing = season([], {
    deletedMatches: { teams: [sivas, izmir, galata], rows: { [idOf('b', 7)]: [4, 1, 0], [idOf('b', 8)]: [5, 0, 2] } },
  });
  const gone = (number: number, week: number) => ({ matchId: idOf('b', number), week });

  it('keep their teams, and their week, which those that exist have as well', async () => {
    const { read, models } = await audit([
      entry(1, { matchId: idOf('b', 1) }),
      entry(2, { matchId: idOf('b', 7) }),
      entry(3, { matchId: idOf('b', 99) }),
      entry(4),
    ]);
    models.put(seasonsModel, seasonId(2), { ...replacing, season: 2 }, 5n);
    const about = (await read()).map(({ week, matchDeleted, teams }) => [week, matchDeleted, teams.map(nameOf)]);
    expect(about).toEqual([
      [null, false, []],
      [null, false, []],
      [4, true, ['İzmir', 'Sivas']],
      [1, false, ['Galata', 'Çaykur']],
    ]);
  });

  it('are named by the event that took them away, as far as they are known', async () => {
    const { read, models } = await audit([
      entry(1, { before: { matches: 3 }, removed: [gone(7, 4), gone(8, 5), gone(99, 6)] }),
      entry(2, { before: { matches: 400, weeks: [1, 2] } }),
    ]);
    models.put(seasonsModel, seasonId(1), replacing, 5n);
    const [many, few] = await read();
    expect(many).toMatchObject({ before: { matches: 400, weeks: [1, 2] }, deletedMatches: [] });
    expect(few?.deletedMatches).toEqual([
      { matchId: idOf('b', 7), week: 4, home: izmir, away: sivas },
      { matchId: idOf('b', 8), week: 5, home: sivas, away: galata },
      { matchId: idOf('b', 99), week: 6, home: null, away: null },
    ]);
    expect(few?.teams.map(nameOf)).toEqual(['İzmir', 'Sivas', 'Galata']);
    expect(few).not.toHaveProperty('removed');
  });
});

describe('who may read the audit', () => {
  it.each([
    ['nobody', {}],
    ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['no bearer', { authorization: `Basic ${ADMIN_TOKEN}` }],
    ['a malformed header', { authorization: `Bearer  ${ADMIN_TOKEN}` }],
  ])('turns away %s with 401', async (_, headers: Record<string, string>) => {
    const { get, logged } = await audit(numbered(1));
    const answer = await get('/api/admin/audit?limit=bad', headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const message = 'Oturum süresi dolmuş, lütfen tekrar giriş yapın';
    expect(await answer.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', message });
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'warn',
        details: { actor: 'visitor', method: 'GET', path: '/api/admin/audit' },
      }),
    ]);
  });

  it('turns away a token in the address, and two tokens', async () => {
    const { get, getRaw } = await audit([]);
    expect((await get(`/api/admin/audit?token=${ADMIN_TOKEN}`)).status).toBe(401);
    const twice = [`Bearer ${ADMIN_TOKEN}`, `Bearer ${'x'.repeat(43)}`];
    expect((await getRaw('/api/admin/audit', { authorization: twice })).status).toBe(401);
  });

  it('turns away a session without the right with 403', async () => {
    const identify = async () => ({ id: idOf('c', 1), roles: ['player', 'referee'] as const });
    const { ask, logged } = await audit([], { sessions: { identify } });
    const answer = await ask();
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN', message: 'Bu işlem için yetkiniz yok.' });
    expect(logged).toMatchObject([{ details: { actor: idOf('c', 1) } }]);
  });

  it('keeps nothing: no-store, and an ETag that changes with a name', async () => {
    let name = 'yonetici';
    const names = async (): Promise<ReadonlyMap<string, string>> => new Map([[ADMIN_ID, name]]);
    const { ask, getRaw } = await audit(numbered(1), { actorNames: { names } });
    const answer = await ask();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await getRaw('/api/admin/audit', headers)).status).toBe(304);
    name = 'silindi';
    expect((await getRaw('/api/admin/audit', headers)).status).toBe(200);
    expect((await getRaw('/api/admin/audit')).status).toBe(401);
  });
});
