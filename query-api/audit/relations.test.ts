import { describe, expect, it } from 'vitest';
import { auditSubjectsAnswer } from '../contract/audit.ts';
import { playerNamesModel } from '../contract/players.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { audit, entry } from '../testing/audited.ts';
import { galata, idOf, izmir, season, sivas } from '../testing/league.ts';
import { ADMIN_ID, ADMIN_TOKEN } from '../testing/serving.ts';

describe('entries that belong together', () => {
  const withdrawn = { type: 'TeamWithdrawn', teamId: galata };
  const undone = { type: 'SeasonActUndone', teamId: galata, before: { act: 'TeamWithdrawn' } };

  it('name each other where one takes the other back, also when only one of them is asked for', async () => {
    const { read } = await audit([entry(1, withdrawn), entry(2), entry(3, undone)]);
    const [undo, , act] = await read();
    expect(undo).toMatchObject({ takenBackBy: null, tookBack: { position: '1', type: 'TeamWithdrawn' } });
    expect(act).toMatchObject({
      takenBackBy: { position: '3', type: 'SeasonActUndone', actorName: 'yonetici' },
      tookBack: null,
    });
    const [alone] = await read('?type=TeamWithdrawn');
    expect(alone?.takenBackBy).toEqual(act?.takenBackBy);
    expect((await read('?type=MatchResultEntered'))[0]).toMatchObject({ takenBackBy: null, tookBack: null });
  });

  it('name each other where points are given back', async () => {
    const { read } = await audit([
      entry(1, { type: 'PointsDeducted', deductionId: 'x' }),
      entry(2, { type: 'PointDeductionLifted', deductionId: 'x' }),
    ]);
    const [lifted, deducted] = await read();
    expect([lifted?.tookBack?.position, deducted?.takenBackBy?.position]).toEqual(['1', '2']);
    expect(lifted).not.toHaveProperty('deductionId');
  });

  it('are what a process recorded and what it reacted to, which was recorded at the same time', async () => {
    const at = { recordedAt: '2026-09-20T20:00:00.000Z' };
    const cause = idOf('e', 3);
    const { read } = await audit([
      entry(1, { ...at, type: 'Reserved' }),
      entry(2, { ...at, type: 'TeamCreated' }),
      entry(3, { ...at, type: 'FixturesImported' }),
      entry(4, { ...at, caused: true, causationId: cause }),
      entry(5, { ...at, caused: true, causationId: 'a step of a call' }),
    ]);
    const [step, result, imported] = await read('?limit=3');
    expect(result?.cause).toMatchObject({ position: '3', type: 'FixturesImported', ...at, actorName: 'yonetici' });
    expect([step?.cause, imported?.cause]).toEqual([null, null]);
    expect(result).not.toHaveProperty('caused');
  });

  it('are found by position, one alone, whatever its type', async () => {
    const { positions } = await audit([entry(1), entry(2, { type: 'Reserved' }), entry(3)]);
    expect(await positions('?entry=2')).toEqual([2]);
    expect(await positions('?entry=1')).toEqual([1]);
    expect(await positions('?entry=4')).toEqual([]);
    expect(await positions('?entry=1&type=Reserved')).toEqual([]);
  });
});

describe('what the audit can be searched for', () => {
  it('are all matches, teams and players, deleted ones too, and everybody who was an admin', async () => {
    const { get, models } = await audit([
      entry(1, { type: 'AdminAccessGranted', adminId: ADMIN_ID }),
      entry(2, { type: 'AdminAccessGranted', adminId: ADMIN_ID }),
      entry(3, { type: 'AdminAccessGranted', adminId: idOf('c', 2) }),
    ]);
    models.put(playerNamesModel, idOf('c', 2), { id: idOf('c', 2), gamertag: 'Ece', deleted: true }, 1n);
    const gone = { teams: [izmir, sivas], rows: { [idOf('b', 7)]: [4, 0, 1] } };
    models.put(seasonsModel, seasonId(2), { ...season([]), season: 2, deletedMatches: gone }, 5n);
    const answer = await get('/api/admin/audit/subjects', { authorization: `Bearer ${ADMIN_TOKEN}` });
    const subjects = auditSubjectsAnswer.parse(await answer.json());
    expect(subjects.matches[0]).toEqual({
      _id: idOf('b', 7),
      season: 2,
      week: 4,
      home: izmir,
      away: sivas,
      deleted: true,
    });
    expect(subjects.matches.slice(1).map((match) => match.season)).not.toContain(2);
    expect(subjects.teams).toContainEqual({ _id: galata, name: 'Galata', deleted: false });
    expect(subjects.players).toContainEqual({ _id: idOf('c', 2), gamertag: 'Ece', deleted: true });
    expect(subjects.admins).toEqual([
      { _id: ADMIN_ID, name: 'yonetici' },
      { _id: idOf('c', 2), name: 'Ece' },
    ]);
  });

  it('is told to admins only', async () => {
    const { get } = await audit([]);
    expect((await get('/api/admin/audit/subjects')).status).toBe(401);
  });
});
