import { formatPosition } from '@league/events/envelope.ts';
import { playerLine } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { type AuditDocument, auditModel } from '../contract/audit.ts';
import { matchHistoryOfAdmins, matchHistoryOfAll } from '../contract/match-history.ts';
import { matchesModel } from '../contract/matches.ts';
import { playerNamesModel } from '../contract/players.ts';
import { type Deduction, seasonId, seasonsModel } from '../contract/seasons.ts';
import { type ResultVersion, resultVersionsId, resultVersionsModel } from '../contract/result-versions.ts';
import { caykur, fillLeague, galata, idOf, izmir, sampleMatches, season, sivas } from '../testing/league.ts';
import { ADMIN_ID, ADMIN_TOKEN, PLAYER_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';

const matchId = idOf('b', 1);
const PATH = `/api/matches/${matchId}/history`;
const asAdmin = { authorization: `Bearer ${ADMIN_TOKEN}` };

/** An entry of the audit about the first match. */
const entry = (position: number, type: string, more: Partial<AuditDocument> = {}): AuditDocument => ({
  position: formatPosition(BigInt(position)),
  eventId: idOf('e', position),
  type,
  stream: `match-${matchId}`,
  recordedAt: `2026-09-05T09:00:${String(position).padStart(2, '0')}.000Z`,
  actorId: ADMIN_ID,
  actorRole: 'admin',
  reason: null,
  correlationId: 'c',
  causationId: 'c',
  season: 1,
  matchId,
  teamId: null,
  playerId: null,
  adminId: null,
  void: false,
  before: null,
  after: null,
  ...more,
});

const version = (position: number, score: string, more: Partial<ResultVersion> = {}): ResultVersion => {
  const [home = 0, away = 0] = score.split('-').map(Number);
  return {
    position: formatPosition(BigInt(position)),
    recordedAt: '2026-09-05T09:00:00.000Z',
    kind: 'entered',
    score: score === '–' ? null : { home, away },
    playedAt: '2026-09-04T18:00:00.000Z',
    ...more,
  };
};

const match = (home: string, away: string, ...versions: readonly ResultVersion[]) => ({
  home,
  away,
  versions: [...versions],
});

const history = async (
  entries: readonly AuditDocument[],
  versions: readonly ResultVersion[] = [],
  others: readonly ResultVersion[] = [],
) => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  for (const document of entries) models.put(auditModel, document.position, document, 10n);
  const matches = { [matchId]: match(galata, caykur, ...versions), [idOf('b', 2)]: match(sivas, izmir, ...others) };
  models.put(resultVersionsModel, resultVersionsId(1, 1), { season: 1, week: 1, matches }, 10n);
  const served = await serve(api);
  const read = async () => matchHistoryOfAll.parse(await (await served.get(PATH)).json());
  const readAsAdmin = async () => matchHistoryOfAdmins.parse(await (await served.get(PATH, asAdmin)).json());
  return { models, read, readAsAdmin, ...served };
};

const entered = { homeScore: 2, awayScore: 1 };
const corrected = { before: entered, after: { homeScore: 0, awayScore: 1 } };

describe('the history of a match', () => {
  it('tells its changes, the newest first, and of no other match', async () => {
    const { read } = await history([
      entry(1, 'MatchScheduled', { before: { stadium: null }, after: { stadium: 'Pro Arena' } }),
      entry(2, 'MatchResultEntered', { after: entered }),
      entry(3, 'MatchResultEntered', { matchId: idOf('b', 2), after: entered }),
      entry(4, 'MatchResultCorrected', { ...corrected, void: true }),
    ]);
    const { changes } = await read();
    expect(changes.map((change) => [change.position, change.type, change.role, change.void])).toEqual([
      ['4', 'MatchResultCorrected', 'admin', true],
      ['2', 'MatchResultEntered', 'admin', false],
      ['1', 'MatchScheduled', 'admin', false],
    ]);
    expect(changes[0]).toMatchObject({ ...corrected, at: '2026-09-05T09:00:04.000Z' });
  });

  it('shows reasons to everybody where they were written for all, to admins always, and names to admins alone', async () => {
    const { read, readAsAdmin, get } = await history([
      entry(1, 'MatchResultEntered', { reason: 'Kişisel' }),
      entry(2, 'MatchResultCorrected', { reason: 'Hakem raporu', reasonShown: true }),
    ]);
    expect((await read()).changes.map(({ reason }) => reason)).toEqual(['Hakem raporu', null]);
    const player = matchHistoryOfAll.parse(await (await get(PATH, { authorization: `Bearer ${PLAYER_TOKEN}` })).json());
    expect(player).toEqual(await read());
    const text = await (await get(PATH)).text();
    for (const secret of ['Kişisel', 'yonetici', ADMIN_ID]) expect(text).not.toContain(secret);
    expect((await readAsAdmin()).changes.map(({ reason, actorName }) => [reason, actorName])).toEqual([
      ['Hakem raporu', 'yonetici'],
      ['Kişisel', 'yonetici'],
    ]);
  });

  it('tells of a correction only the lines and incidents that differ, with the names of their players', async () => {
    const [ada, ece] = [idOf('c', 1), idOf('c', 2)];
    const same = playerLine({ playerId: ece });
    const [was, is] = [playerLine({ playerId: ada }), playerLine({ playerId: ada, goals: 1 })];
    const { models, read } = await history([
      entry(1, 'MatchResultCorrected', {
        before: { ...entered, lines: [same, was], incidents: null },
        after: { ...entered, lines: [same, is], incidents: [{ type: 'goal', minute: 3, playerId: ada }] },
      }),
    ]);
    models.put(playerNamesModel, ada, { id: ada, gamertag: 'Ada', deleted: false }, 10n);
    models.put(playerNamesModel, ece, { id: ece, gamertag: 'Ece', deleted: false }, 10n);
    const { changes, players } = await read();
    expect(changes[0]?.before).toMatchObject({ lines: [{ playerId: ada, goals: 0 }], incidents: null });
    expect(changes[0]?.after).toMatchObject({ lines: [{ playerId: ada, goals: 1 }], incidents: [{ minute: 3 }] });
    expect(players).toEqual([{ _id: ada, gamertag: 'Ada', deleted: false }]);
  });

  it('names the team from whose withdrawal, or return, a change follows', async () => {
    const at = (number: number) => ({
      position: formatPosition(BigInt(number)),
      recordedAt: '2026-09-05T09:00:00.000Z',
    });
    const left = { team: galata, played: 'keep' as const, reason: 'Takım dağıldı', ...at(2) };
    const { models, read } = await history([
      entry(1, 'MatchResultEntered', { after: entered }),
      entry(3, 'MatchResultEntered', { after: entered, withdrawnTeam: galata }),
      entry(5, 'MatchResultAnnulled', { before: entered, withdrawnTeam: galata }),
      entry(7, 'MatchResultEntered', { after: entered, withdrawnTeam: galata }),
    ]);
    const withdrawals = [
      { ...left, lifted: at(4) },
      { ...left, ...at(6), lifted: null },
    ];
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { withdrawals }), 11n);
    const told = (await read()).changes.map(
      ({ withdrawal }) => withdrawal && [withdrawal.team.name, withdrawal.isBack],
    );
    expect(told).toEqual([['Galata', false], ['Galata', true], ['Galata', false], undefined]);
  });

  it('tells what acts on many matches did to this one', async () => {
    const ofMany = { matchId: null, before: { matches: 66 }, after: { removed: 66 } };
    const { read } = await history(
      [
        entry(1, 'MatchResultEntered', { after: entered }),
        entry(3, 'MatchesDeleted', ofMany),
        entry(4, 'FixturesRestored', ofMany),
      ],
      [version(1, '2-1'), version(3, '–', { kind: 'deleted' }), version(4, '2-1', { kind: 'restored' })],
    );
    expect((await read()).changes.map(({ type, before, after }) => [type, before, after])).toEqual([
      ['FixturesRestored', null, entered],
      ['MatchesDeleted', entered, null],
      ['MatchResultEntered', null, entered],
    ]);
  });

  it('is not there for a match that is gone or never was', async () => {
    const { models, get } = await history([entry(1, 'MatchResultEntered')]);
    models.put(matchesModel, matchId, null, 11n);
    for (const path of [PATH, '/api/matches/1/history', `/api/matches/${idOf('b', 99)}/history`]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('the effect of a change', () => {
  const effects = async (...args: Parameters<typeof history>) =>
    (await (await history(...args)).read()).changes.map(({ effect }) =>
      effect.map(({ team, from, to }) => `${team.name} ${from} → ${to}`),
    );
  const told = [
    entry(1, 'MatchResultEntered', { after: entered }),
    entry(5, 'MatchResultCorrected', corrected),
    entry(6, 'MatchResultCorrected', { before: corrected.after, after: corrected.after }),
    entry(7, 'MatchResultAnnulled', { before: corrected.after }),
  ];
  const versions = [
    version(1, '2-1'),
    version(5, '0-1', { kind: 'corrected' }),
    version(6, '0-1', { kind: 'corrected' }),
    version(7, '–', { kind: 'annulled' }),
  ];

  it('is the places of both teams before and after it, by all that was known then', async () => {
    // Between the entry and its correction Sivas won 5-0.
    expect(await effects(told, versions, [version(3, '5-0')])).toEqual([
      ['Galata 3 → 3', 'Çaykur 2 → 2'],
      [],
      ['Galata 2 → 3', 'Çaykur 3 → 2'],
      ['Galata 2 → 1', 'Çaykur 1 → 4'],
    ]);
  });

  it('counts the points that had been taken off by then', async () => {
    const known = await history(told.slice(0, 1), versions.slice(0, 1));
    const taken = (at: number, lifted: number | null): Deduction => {
      const placed = (position: number) => ({
        position: formatPosition(BigInt(position)),
        recordedAt: '2026-09-05T09:00:00.000Z',
      });
      const deduction = { id: idOf('d', at), team: galata, points: 9, reason: 'Sahaya çıkmadı', ...placed(at) };
      return { ...deduction, lifted: lifted === null ? null : placed(lifted) };
    };
    const effectWith = async (deduction: Deduction, at: bigint) => {
      known.models.put(seasonsModel, seasonId(1), season(sampleMatches, { deductions: [deduction] }), at);
      return (await known.read()).changes[0]?.effect.map(({ from, to }) => `${from} → ${to}`);
    };
    expect(await effectWith(taken(0, null), 12n)).toEqual(['4 → 4', '1 → 3']);
    expect(await effectWith(taken(2, null), 13n)).toEqual(['2 → 1', '1 → 4']);
    expect(await effectWith(taken(0, 1), 14n)).toEqual(['2 → 1', '1 → 4']);
  });

  it('is none where no table changed: other fields, the same score, what is void', async () => {
    expect(
      await effects([entry(2, 'MatchScheduled'), entry(9, 'MatchResultCorrected', { void: true })], versions),
    ).toEqual([[], []]);
  });
});

describe('what the history of a match gives away', () => {
  it('is nothing of other records: its ETag stays until it says something else', async () => {
    const { models, getRaw, get } = await history([entry(1, 'MatchResultEntered', { after: entered })]);
    const etag = String((await getRaw(PATH)).headers['etag']);
    const secret = entry(2, 'PasswordChanged', { matchId: null });
    models.put(auditModel, secret.position, secret, 20n);
    expect((await getRaw(PATH, { 'if-none-match': etag })).status).toBe(304);
    const more = entry(3, 'MatchResultCorrected', corrected);
    models.put(auditModel, more.position, more, 21n);
    expect((await getRaw(PATH, { 'if-none-match': etag })).status).toBe(200);
    expect(matchHistoryOfAll.parse(await (await get(PATH)).json()).changes).toHaveLength(2);
  });

  it('waits for the audit as for all else that it is made of', async () => {
    const { models, get } = await history([entry(1, 'MatchResultEntered')]);
    models.see(playerNamesModel, 10n);
    await get(PATH, { 'x-min-position': '10' });
    expect(models.waited.at(-1)?.models).toContain('audit');
  });

  it('is nothing of what it does not name', async () => {
    const { read } = await history([entry(1, 'MatchResultEntered'), entry(2, 'PlayerRejected', { reason: 'x' })]);
    expect((await read()).changes.map(({ type }) => type)).toEqual(['MatchResultEntered']);
  });
});
