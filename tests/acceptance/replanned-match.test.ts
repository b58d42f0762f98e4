import { deleteAllMatches } from '@league/command-api/season/handle-season.ts';
import { type Sent, startApi, type TestApi } from '@league/command-api/testing/api.ts';
import { contextOf } from '@league/command-api/testing/league.ts';
import { evolveSeasonActs, isVoid, noSeasonActs } from '@league/events/rules/season-acts.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';
import { knownMatch } from '@league/command-api/season-authority/state.ts';

describe('a replanned match', () => {
  let league: LeagueUnderTest;
  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it('is in its new week, without a date, with its sides swapped; the audit has the plan before', async () => {
    type Answer = { readonly _id: string; readonly position: string };
    const record = async (...[method, path, body]: ['POST' | 'PUT' | 'DELETE', string, object]): Promise<Answer> => {
      const { status, body: answer } = await league.call<Answer>(method, path, { body });
      expect(status).toBeLessThan(300);
      return answer;
    };
    const [homeTeam, awayTeam] = [
      (await record('POST', '/api/teams', { name: 'Kartal' }))._id,
      (await record('POST', '/api/teams', { name: 'Ege' }))._id,
    ];
    const { _id } = await record('POST', '/api/matches', { week: 1, homeTeam, awayTeam });
    const date = '2026-12-01T18:00:00.000Z';
    await record('PUT', `/api/matches/${_id}/schedule`, { date, stadium: 'Ege Arena' });
    const wish = { week: 3, date: null, homeTeam: awayTeam, awayTeam: homeTeam, reason: 'saha kapalı' };
    const { position } = await record('PUT', `/api/matches/${_id}/fixture`, wish);

    const read = async <Body>(path: string, minPosition = position): Promise<Body> =>
      (await league.call<Body>('GET', path, { minPosition })).body;
    const shown = { _id, week: 3, date: null, homeTeam: { name: 'Ege' }, stadium: 'Ege Arena', status: 'scheduled' };
    expect(await read<MatchAnswer[]>('/api/matches/week/3')).toMatchObject([shown]);
    expect(await read('/api/matches/week/1')).toEqual([]);
    expect(await read('/api/matches/weeks/total')).toEqual({ totalWeeks: 3, currentWeek: 1 });
    const [season] = await read<{ firstDate: string | null }[]>('/api/seasons');
    expect(season?.firstDate).toBeNull();
    const [entry] = await read<AuditEntry[]>('/api/admin/audit?limit=1');
    expect(entry).toMatchObject({
      type: 'MatchReplanned',
      matchId: _id,
      reason: 'saha kapalı',
      before: { week: 1, date, home: homeTeam, away: awayTeam },
      after: { week: 3, date: null, home: awayTeam, away: homeTeam },
      void: false,
    });

    // Its week is the current one while it is to be played today, whatever the table says.
    const tonight = await record('PUT', `/api/matches/${_id}/schedule`, { date: new Date().toISOString() });
    expect(await read('/api/matches/weeks/total', tonight.position)).toEqual({ totalWeeks: 3, currentWeek: 3 });
    const entered = await record('PUT', `/api/matches/${_id}/results`, { homeScore: 2, awayScore: 0 });
    type Row = { readonly teamInfo: { readonly name: string }; readonly points: number };
    const table = await read<Row[]>('/api/leaderboards/standings?week=3', entered.position);
    expect(table.map(({ teamInfo, points }) => [teamInfo.name, points])).toEqual([
      ['Ege', 3],
      ['Kartal', 0],
    ]);
    const removed = await record('DELETE', `/api/matches/${_id}`, { reason: 'iki kez girildi' });
    expect(await read('/api/matches', removed.position)).toEqual([]);
    expect(await read('/api/matches/weeks/total', removed.position)).toEqual({ totalWeeks: 0, currentWeek: 1 });
  });
});

/** Three teams; the first two play in week 1. */
const planned = async () => {
  const api = await startApi();
  const [home, away, third] = [await api.team('Moda'), await api.team('Işık'), await api.team('Ege')];
  const id = await api.match(home, away);
  const replan = (body: object, matchId = id): Sent => ({
    method: 'PUT',
    path: `/api/matches/${matchId}/fixture`,
    body,
  });
  const enter: Sent = { method: 'PUT', path: `/api/matches/${id}/results`, body: { homeScore: 1, awayScore: 0 } };
  return { api, home, away, third, id, replan, enter };
};

const codeOf = async (api: TestApi, sent: Sent) => {
  const { status, body } = await api.send(sent);
  return body.code ?? status;
};

const planOf = async (api: TestApi, id: string) => knownMatch((await api.seasons.load()).state.seasons, id)?.fixture;

describe('replanning a match', () => {
  it('changes the fields that are sent and keeps the others; an equal plan records nothing', async () => {
    const { api, third, away, id, replan } = await planned();
    const since = api.since();
    expect(await codeOf(api, replan({ homeTeam: third }))).toBe(200);
    expect(await codeOf(api, replan({ week: 1, homeTeam: third }))).toBe(200);
    expect(since().map(({ type }) => type)).toEqual(['MatchReplanned']);
    expect(await planOf(api, id)).toMatchObject({ week: 1, date: null, home: third, away });
  });

  it('outranks a date that the match was given before, but not one that it is given later', async () => {
    const { api, id, replan } = await planned();
    const schedule = (date: string) => ({ method: 'PUT', path: `/api/matches/${id}/schedule`, body: { date } });
    const lastDate = () => {
      const event = api.store.recorded().findLast(({ stream }) => stream === matchStream(id));
      return event?.type.startsWith('Match') === true && 'date' in event.data ? event.data.date : undefined;
    };
    const enter = (goals: number) =>
      api.send({ method: 'PUT', path: `/api/matches/${id}/results`, body: { homeScore: goals, awayScore: 0 } });
    await api.send(schedule('2026-12-01T18:00:00Z'));
    await api.send(replan({ date: null }));
    await enter(1);
    expect(lastDate()).toBeNull();
    await api.send(schedule('2026-12-02T18:00:00Z'));
    await enter(2);
    expect(lastDate()).toBe('2026-12-02T18:00:00.000Z');
  });

  it('is refused for a finished or live match, and for a plan that the fixtures do not allow; nothing is recorded', async () => {
    const { api, home, away, third, id, replan, enter } = await planned();
    const other = await api.match(third, home, 2);
    const since = api.since();
    expect(await codeOf(api, replan({ awayTeam: home }))).toBe('SAME_TEAM_TWICE');
    expect(await codeOf(api, replan({ awayTeam: id }))).toBe('TEAM_NOT_FOUND');
    expect(await codeOf(api, replan({ week: 2 }))).toBe('TEAM_PLAYS_THAT_WEEK');
    expect(await codeOf(api, replan({ week: 2, awayTeam: third }))).toBe('MATCH_EXISTS');
    expect(await codeOf(api, replan({ week: 0 }))).toBe('INVALID_FIELDS');
    expect(await codeOf(api, replan({}, away))).toBe('MATCH_NOT_FOUND');
    expect(since()).toEqual([]);
    expect(await codeOf(api, replan({ week: 2, allowSameWeek: true }))).toBe(200);
    await api.send(enter);
    expect(await codeOf(api, replan({ week: 3 }))).toBe('FIXTURES_PLAYED');
    await api.send({ method: 'PUT', path: `/api/matches/${other}/results`, body: { status: 'live' } });
    expect(await codeOf(api, replan({ week: 3 }, other))).toBe('FIXTURES_LIVE');
  });
});

describe('a result that comes while its match is replanned', () => {
  it('after the replanning is void and refused, also when repeated, where week or sides changed', async () => {
    const { api, third, id, replan, enter } = await planned();
    api.store.once('before-append', matchStream(id), () => api.send(replan({ homeTeam: third })));
    const keyed = { ...enter, key: 'once' };
    expect([await codeOf(api, keyed), await codeOf(api, keyed)]).toEqual(['MATCH_RESTORED', 'MATCH_RESTORED']);
    let acts = noSeasonActs;
    for (const event of api.store.recorded()) acts = evolveSeasonActs(acts, event);
    const ofMatch = api.store.recorded().filter(({ stream }) => stream === matchStream(id));
    expect(ofMatch.map((event) => isVoid(acts, event))).toEqual([true]);
    expect(await codeOf(api, enter)).toBe(200);
    expect(api.store.recorded().findLast(({ stream }) => stream === matchStream(id))).toMatchObject({
      type: 'MatchResultEntered',
      data: { home: third },
    });
  });

  it('after the replanning counts where week and sides are the same', async () => {
    const { api, id, replan, enter } = await planned();
    api.store.once('before-append', matchStream(id), async () => {
      expect(await codeOf(api, replan({ date: '2026-12-01T18:00:00Z' }))).toBe(200);
    });
    expect(await codeOf(api, enter)).toBe(200);
  });

  it('before the replanning stays: the match gets its old plan back, and the replanning is refused', async () => {
    const { api, home, away, id, third, replan, enter } = await planned();
    api.store.once('before-append', seasonsStream, () => api.send(enter));
    const keyed = { ...replan({ week: 4, homeTeam: third }), key: 'once' };
    expect([await codeOf(api, keyed), await codeOf(api, keyed)]).toEqual(['FIXTURES_PLAYED', 'FIXTURES_PLAYED']);
    expect(await planOf(api, id)).toMatchObject({ week: 1, home, away });
    expect(api.store.recorded().filter(({ type }) => type === 'MatchReplanned')).toHaveLength(2);
    expect(await codeOf(api, { ...enter, body: { homeScore: 2 } })).toBe(200);
  });

  it('before the replanning stays also where the program dies before its second look: a process gives the old plan back, once', async () => {
    const { api, home, away, id, third, replan, enter } = await planned();
    api.store.once('before-append', seasonsStream, () => api.send(enter));
    api.store.once('after-append', seasonsStream, () => Promise.reject(new Error('killed')));
    await api.send(replan({ week: 4, homeTeam: third }));
    await unseenIsHandled(api);
    expect(await planOf(api, id)).toMatchObject({ week: 1, home, away });
    expect(api.store.recorded().filter(({ type }) => type === 'MatchReplanned')).toHaveLength(2);
  });

  it('before the replanning and goes with its match, where that was deleted before the process came', async () => {
    const { api, third, replan, enter } = await planned();
    api.store.once('before-append', seasonsStream, () => api.send(enter));
    api.store.once('after-append', seasonsStream, async () => {
      await deleteAllMatches(api.inAnotherProcess().deps, contextOf());
      throw new Error('killed');
    });
    await api.send(replan({ week: 4, homeTeam: third }));
    await unseenIsHandled(api);
    expect(api.store.recorded().filter(({ type }) => type === 'MatchReplanned')).toHaveLength(1);
  });
});

/** The process that looks for results that were not seen has handled every event, its own included. */
const unseenIsHandled = async ({ store, processes }: TestApi): Promise<void> => {
  for (let done = 0n; done < (await store.head()); ) {
    done = await store.head();
    expect(await processes.reached('unseen-results', done)).toBe(true);
  }
};
