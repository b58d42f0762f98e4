import type { UndoableAct } from '@league/events/rules/undoable-acts.ts';
import { describe, expect, it } from 'vitest';
import { auditModel } from '../contract/audit.ts';
import { seasonActsAnswer, seasonActsId, seasonActsModel, type StandingAct } from '../contract/season-acts.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import { caykur, fillLeague, galata, idOf, player, putPlayer, sampleMatches, season, team } from '../testing/league.ts';
import { ADMIN_ID, ADMIN_TOKEN, bearer, queryApiInMemory, serve } from '../testing/serving.ts';
import { historyLine, positionOf, putEntries, putHistory } from '../testing/statistics.ts';

const AT = '2026-09-19T09:00:00.000Z';
const gone = idOf('a', 9);
const [ece, can, ali] = [idOf('c', 1), idOf('c', 2), idOf('c', 3)];

const league = async () => {
  const { models, api } = queryApiInMemory();
  const { get } = await serve(api);
  const read = async () =>
    seasonActsAnswer.parse(await (await get('/api/admin/season-acts', bearer(ADMIN_TOKEN))).json());
  return { models, read, get };
};

/** A league with three players: Ece and Can played, Ali plays for a team that was deleted. */
const filled = async () => {
  const { models, read } = await league();
  fillLeague(models);
  models.put(teamsModel, gone, team(gone, 'Silinen', { deleted: true }), 11n);
  putPlayer(models, player(ece, 'Ece', { teamId: galata }));
  putPlayer(models, player(can, 'Can'));
  putPlayer(models, player(ali, 'Ali', { teamId: gone }));
  putHistory(models, ece, [historyLine(idOf('b', 1), { goals: 2 })]);
  putHistory(models, can, [historyLine(idOf('b', 1), { goals: 0 })], {
    resets: [{ position: positionOf(99), statistics: ['matchesPlayed'] }],
  });
  putEntries(models, { [idOf('b', 1)]: [10] });
  const put = (act: UndoableAct, more: Partial<StandingAct> = {}, number = 1): void => {
    const standing = { act, position: positionOf(12), recordedAt: AT, ...NOTHING, ...more };
    const document = { season: number, acts: [standing], upTo: standing.position };
    models.put(seasonActsModel, seasonActsId(number), document, 12n);
  };
  const entry = { actorId: ADMIN_ID, actorRole: 'admin', reason: 'Deneme', position: positionOf(12) };
  models.put(auditModel, positionOf(12), entry as never, 12n);
  return { models, read, put };
};

const NOTHING: Omit<StandingAct, 'act' | 'position' | 'recordedAt'> = {
  team: null,
  matches: null,
  players: null,
  freed: [],
  closed: null,
  settled: [],
  changed: [],
  rested: false,
};

describe('the question before an act', () => {
  it('counts what each would touch', async () => {
    const { read } = await filled();
    expect(await read()).toEqual({
      season: 1,
      label: 'Sezon 2026',
      counts: {
        playersWithStatistics: 1,
        playersInTeams: 1,
        teams: 4,
        matches: 6,
        finishedMatches: 4,
        playersInFinishedMatches: 2,
      },
      last: null,
    });
  });

  it('is all zeros before the first season', async () => {
    const { read } = await league();
    const { season: number, label, counts, last } = await read();
    expect({ number, label, last }).toEqual({ number: 0, label: '', last: null });
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
  });

  it('is answered to admins alone', async () => {
    const { get } = await league();
    expect((await get('/api/admin/season-acts')).status).toBe(401);
  });
});

describe('the last act', () => {
  it('is told with who did it and why, and with what would come back', async () => {
    const { read, put } = await filled();
    const told = { position: '12', at: AT, byName: 'yonetici', reason: 'Deneme', seasonLabel: null, refused: null };
    put('MatchesDeleted', { matches: 3, players: 11, team: gone });
    expect((await read()).last).toEqual({
      act: 'MatchesDeleted',
      ...told,
      team: expect.objectContaining({ _id: gone, name: 'Silinen' }),
      counts: { matches: 3, players: 11 },
    });
    put('AllPlayerStatisticsReset', { players: 4 });
    expect((await read()).last).toMatchObject({ ...told, team: null, counts: { players: 4 } });
    put('TeamWithdrawn', { team: galata, settled: [idOf('b', 5)] });
    expect((await read()).last).toMatchObject({ team: { _id: galata }, counts: { matches: 1 } });
  });

  it('of transfers counts who would be in a team again: neither players nor teams that are gone', async () => {
    const { read, put } = await filled();
    const freed = [
      { playerId: can, teamId: galata },
      { playerId: ece, teamId: galata },
      { playerId: ali, teamId: gone },
      { playerId: idOf('c', 9), teamId: galata },
    ];
    put('TransfersReset', { freed });
    expect((await read()).last).toMatchObject({ counts: { players: 1 }, refused: null });
  });

  it('of the season names the one that would go on, with its matches', async () => {
    const { models, read, put } = await filled();
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: AT }), 11n);
    models.put(seasonsModel, seasonId(2), season([], { season: 2 }), 11n);
    put('SeasonReset', { closed: 1 }, 2);
    expect(await read()).toMatchObject({
      season: 2,
      label: 'Sezon 2026 (2)',
      last: { seasonLabel: 'Sezon 2026', counts: { matches: 6 }, refused: null },
    });
  });

  it.each([
    ['UNDO_MATCHES_PLANNED', 'MatchesDeleted', { rested: true }],
    ['UNDO_SEASON_USED', 'SeasonReset', { closed: 1, rested: true }],
    ['UNDO_MATCHES_CHANGED', 'TeamWithdrawn', { settled: [idOf('b', 5)], changed: [idOf('b', 5)] }],
    ['UNDO_MATCHES_DELETED', 'TeamWithdrawn', { settled: [idOf('b', 8)], changed: [] }],
    ['UNDO_PLAYERS_PLACED', 'TransfersReset', { freed: [{ playerId: ece, teamId: caykur }] }],
    [null, 'AllPlayerStatisticsReset', { rested: true }],
  ] as const)('says why it cannot be taken back: %s', async (refused, act, { ...more }) => {
    const { read, put } = await filled();
    put(act, more as Partial<StandingAct>);
    expect((await read()).last).toMatchObject({ act, refused });
  });

  it('is told also while the audit is behind', async () => {
    const { read, put } = await filled();
    put('AllPlayerStatisticsReset', { players: 4, position: positionOf(13) });
    expect((await read()).last).toMatchObject({ position: '13', byName: 'Sistem', reason: null });
  });
});
