import {
  matchesDeleted,
  numberedId,
  pointDeductionLifted,
  pointsDeducted,
  seasonReset,
  seasonStarted,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { added, fourth, home, planned, third } from '../testing/season-words.ts';
import { specify } from '../testing/specify.ts';
import { type SeasonCommand, seasonDecider } from './decider.ts';

const { given } = specify(seasonDecider);

const deductionId = numberedId(61);
const deducted = pointsDeducted({ deductionId, teamId: home });
const lifted = pointDeductionLifted({ deductionId, teamId: home });
const started = seasonStarted();

const deducting = (more: Partial<Extract<SeasonCommand, { type: 'DeductPoints' }>> = {}): SeasonCommand => ({
  type: 'DeductPoints',
  season: 1,
  deductionId,
  teamId: home,
  points: 3,
  reason: 'Sahaya çıkmadı',
  ...more,
});
const lifting = (more: Partial<Extract<SeasonCommand, { type: 'LiftDeduction' }>> = {}): SeasonCommand => ({
  type: 'LiftDeduction',
  season: 1,
  deductionId,
  teamId: home,
  ...more,
});

describe('taking points off', () => {
  it('names the team, the points and the reason', () => {
    given(started, added()).when(deducting()).happens(deducted);
  });

  it('comes on top of earlier deductions, however many points the team has', () => {
    const second = { deductionId: numberedId(62), points: 99 };
    given(started, added(), deducted)
      .when(deducting(second))
      .happens({ ...deducted, data: { ...deducted.data, ...second } });
  });

  it('is refused for a team that is in no match of the season', () => {
    given(started, added())
      .when(deducting({ teamId: third }))
      .refused('TEAM_NOT_IN_SEASON');
  });

  it('may meet any team before the fixtures, when all have a row', () => {
    given(started, added(), matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }] }))
      .when(deducting({ teamId: fourth }))
      .happens({ ...deducted, data: { ...deducted.data, teamId: fourth } });
  });

  it('is refused before the first season, and when another season is current', () => {
    given().when(deducting()).refused('NO_SEASON');
    given(started, added(), seasonReset())
      .when(deducting())
      .refused('SEASON_NOT_CURRENT', {
        values: { season: 1, current: 2 },
      });
  });
});

describe('giving points back', () => {
  it('names what was taken', () => {
    given(started, added(), deducted).when(lifting()).happens(lifted);
  });

  it('happens also when the team is in no match any more', () => {
    given(started, added(), deducted, matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }] }))
      .when(lifting())
      .happens(lifted);
  });

  it('is refused where nothing was taken, of another team, and a second time', () => {
    given(started, added()).when(lifting()).refused('DEDUCTION_NOT_FOUND');
    given(started, added(), deducted)
      .when(lifting({ teamId: third }))
      .refused('DEDUCTION_NOT_FOUND');
    given(started, added(), deducted, lifted).when(lifting()).refused('DEDUCTION_NOT_FOUND');
  });

  it('is refused once the season is over, whichever season it is meant for', () => {
    given(started, added(), deducted, seasonReset()).when(lifting()).refused('SEASON_NOT_CURRENT');
    given(started, added(), deducted, seasonReset())
      .when(lifting({ season: 2 }))
      .refused('SEASON_CLOSED');
  });
});

describe('the calls', () => {
  const league = async () => {
    const api = await startApi();
    const [moda, isik] = [await api.team('Moda'), await api.team('Işık')];
    await api.match(moda, isik);
    const deduct = (body: object, { teamId = moda, key = 'k' } = {}) =>
      api.send({ path: `/api/teams/${teamId}/deductions`, body, key });
    const lift = (id: string, search = '', key = 'l') =>
      api.send({ method: 'DELETE', path: `/api/teams/${moda}/deductions/${id}${search}`, key });
    return { api, moda, deduct, lift };
  };
  const fine = { points: 3, reason: '  Sahaya çıkmadı ' };

  it('record the reason for everybody and for the audit, and answer a repeat as the first time', async () => {
    const { api, moda, deduct } = await league();
    const since = api.since();
    const first = await deduct(fine);
    expect(first).toMatchObject({ status: 201, body: { message: '3 puan silindi.' } });
    expect(await deduct(fine)).toMatchObject({ status: 201, body: first.body });
    expect(since()).toMatchObject([
      {
        type: 'PointsDeducted',
        data: { season: 1, deductionId: first.body['_id'], teamId: moda, points: 3, reason: 'Sahaya çıkmadı' },
        metadata: { reason: 'Sahaya çıkmadı' },
      },
    ]);
  });

  it('give the points back once, with a reason for the audit', async () => {
    const { api, deduct, lift } = await league();
    const id = String((await deduct(fine)).body['_id']);
    const since = api.since();
    const answer = { status: 200, body: { message: 'Silinen puanlar geri verildi.', _id: id } };
    expect(await lift(id, '?reason=itiraz%20kabul&season=1')).toMatchObject(answer);
    expect(await lift(id, '?reason=itiraz%20kabul&season=1')).toMatchObject(answer);
    expect(since()).toMatchObject([
      { type: 'PointDeductionLifted', data: { points: 3 }, metadata: { reason: 'itiraz kabul' } },
    ]);
    expect(await lift(id, '', 'other')).toMatchObject({ status: 404, body: { code: 'DEDUCTION_NOT_FOUND' } });
    expect(await lift('first', '', 'third')).toMatchObject({ status: 404, body: { code: 'DEDUCTION_NOT_FOUND' } });
  });

  it.each([
    ['no points', { points: 0 }, 'points', '1 ile 99 arasında bir tam sayı girin.'],
    ['too many points', { points: 100 }, 'points', '1 ile 99 arasında bir tam sayı girin.'],
    ['half a point', { points: 1.5 }, 'points', '1 ile 99 arasında bir tam sayı girin.'],
    ['no reason', { reason: undefined }, 'reason', 'Nedeni en az 3 karakterle yazın.'],
    ['two letters', { reason: ' ab ' }, 'reason', 'Nedeni en az 3 karakterle yazın.'],
  ])('refuse %s at the field', async (_, more, path, message) => {
    const { deduct } = await league();
    expect(await deduct({ ...fine, ...more })).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
  });

  it('refuse a team that does not exist, or not any more, and one that does not play', async () => {
    const { api, deduct } = await league();
    const missing = { status: 404, body: { code: 'TEAM_NOT_FOUND' } };
    expect(await deduct(fine, { teamId: numberedId(9) })).toMatchObject(missing);
    const ege = await api.team('Ege');
    expect(await deduct(fine, { teamId: ege })).toMatchObject({
      status: 409,
      body: { code: 'TEAM_NOT_IN_SEASON', message: 'Bu takım bu sezonun puan durumunda yer almıyor.' },
    });
    await api.send({ method: 'DELETE', path: `/api/teams/${ege}` });
    expect(await deduct(fine, { teamId: ege, key: 'later' })).toMatchObject(missing);
  });

  it('refuse another season than the current one', async () => {
    const { deduct } = await league();
    expect(await deduct({ ...fine, season: 2 })).toMatchObject({ status: 409, body: { code: 'SEASON_NOT_CURRENT' } });
  });
});
