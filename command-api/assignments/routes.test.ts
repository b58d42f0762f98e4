import { broadcastStream, matchStream } from '@league/events/streams.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { leftStreams } from './left-streams.sweep.ts';
import { startApi } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';

const KINDS = ['referee', 'broadcaster'] as const;
type Kind = (typeof KINDS)[number];

/** A match, and two people who hold both offices. */
const setup = async () => {
  const api = await startApi();
  const [moda, isik] = [await api.team('Moda'), await api.team('Işık')];
  const matchId = await api.match(moda, isik);
  const [ada, efe] = [await makePlayer(api, 'Ada'), await makePlayer(api, 'Efe')];
  for (const { id: playerId } of [ada, efe]) {
    await api.send({ path: '/api/simple-referees/assign', body: { playerId } });
    const channel = { platform: 'Kick', channelLink: 'https://kick.com/ada' };
    await api.send({ path: '/api/simple-broadcasters/assign', body: { playerId, ...channel } });
  }
  const assign = (kind: Kind, id: string, more: object = {}, to = matchId) =>
    api.send({ method: 'PUT', path: `/api/matches/${to}/assign-${kind}`, body: { [`${kind}Id`]: id, ...more } });
  const remove = (kind: Kind, query = '') =>
    api.send({ method: 'DELETE', path: `/api/matches/${matchId}/remove-${kind}${query}` });
  const schedule = (to: string, date: string) =>
    api.send({ method: 'PUT', path: `/api/matches/${to}/schedule`, body: { date } });
  const at = async (kind: Kind, to = matchId) => {
    const stream = kind === 'referee' ? matchStream(to) : broadcastStream(to);
    const { events } = await api.store.readStream(stream);
    return events.flatMap(({ type, data }) =>
      'playerId' in data && 'role' in data
        ? [[type.replace(/^(Referee|Broadcaster)/, ''), data.role, data.playerId]]
        : [],
    );
  };
  return { api, moda, isik, matchId, ada, efe, assign, remove, schedule, at };
};

describe.each(KINDS)('the main %s of a match', (kind) => {
  const NAME = { referee: 'Hakem', broadcaster: 'Yayıncı' }[kind];

  it('is assigned and removed by an admin', async () => {
    const { matchId, ada, assign, remove, at } = await setup();
    expect(await assign(kind, ada.id.toUpperCase())).toMatchObject({
      status: 200,
      body: { message: `${NAME} başarıyla atandı!`, _id: matchId },
    });
    expect(await remove(kind)).toMatchObject({ status: 200, body: { message: `${NAME} başarıyla kaldırıldı!` } });
    expect(await at(kind)).toEqual([
      ['AssignedToMatch', 'main', ada.id],
      ['RemovedFromMatch', 'main', ada.id],
    ]);
  });

  it('goes to one of two candidates whom two admins assign at once; the second admin reads the name that stands there', async () => {
    const { ada, efe, assign, at } = await setup();
    const answers = await Promise.all([assign(kind, ada.id, { from: null }), assign(kind, efe.id, { from: null })]);
    const [lost] = answers.filter(({ status }) => status !== 200);
    const standing = await at(kind);
    expect(standing).toHaveLength(1);
    expect(lost?.body).toMatchObject({
      code: `${kind.toUpperCase()}_STANDS`,
      message: expect.stringContaining(standing[0]?.[2] === ada.id ? 'Ada' : 'Efe'),
    });
  });

  it('may play for one of the teams once the admin confirms it', async () => {
    const { api, moda, ada, assign } = await setup();
    await api.send({ method: 'PUT', path: `/api/players/${ada.id}/assign`, body: { teamId: moda } });
    expect(await assign(kind, ada.id)).toMatchObject({
      status: 409,
      body: { code: 'OFFICIAL_PLAYS', message: 'Ada bu maçta oynayan Moda takımının oyuncusu.' },
    });
    expect(await assign(kind, ada.id, { confirm: true })).toMatchObject({ status: 200 });
  });

  it('may stand at another match of the same time once the admin confirms it', async () => {
    const { api, moda, isik, matchId, ada, assign, schedule } = await setup();
    const other = await api.match(isik, moda, 2);
    await schedule(other, '2026-12-01T18:00:00Z');
    await schedule(matchId, '2026-12-01T18:30:00Z');
    // A referee may be busy as a broadcaster.
    await assign('referee', ada.id, {}, other);
    expect(await assign(kind, ada.id)).toMatchObject({
      status: 409,
      body: { code: 'OFFICIAL_BUSY', message: 'Ada aynı saatte başka bir maçta görevli: Işık – Moda.' },
    });
    await schedule(matchId, '2026-12-01T19:00:00Z');
    expect(await assign(kind, ada.id)).toMatchObject({ status: 200 });
  });

  it('stays as it is once the match is finished', async () => {
    const { api, matchId, ada, assign, remove } = await setup();
    await assign(kind, ada.id);
    await api.result(matchId, [1, 0]);
    expect(await remove(kind)).toMatchObject({ status: 409, body: { code: 'MATCH_OVER' } });
    expect(await assign(kind, ada.id)).toMatchObject({ status: 409, body: { code: 'MATCH_OVER' } });
  });

  it('holds the office, and stands at a match that there is', async () => {
    const { api, ada, assign } = await setup();
    const { id } = await makePlayer(api, 'Can');
    expect(await assign(kind, id)).toMatchObject({ status: 404, body: { code: `${kind.toUpperCase()}_NOT_FOUND` } });
    expect(await assign(kind, ada.id, {}, numberedId(5))).toMatchObject({ body: { code: 'MATCH_NOT_FOUND' } });
    expect(await assign(kind, '')).toMatchObject({
      status: 422,
      body: { errors: [{ path: `${kind}Id`, message: `${NAME} seçmelisiniz.` }] },
    });
  });

  it('loses the place when the assignment stands in the log behind the end of the office', async () => {
    const { api, matchId, ada, assign, at } = await setup();
    const stream = kind === 'referee' ? matchStream(matchId) : broadcastStream(matchId);
    api.store.once('before-append', stream, () =>
      api.send({ method: 'DELETE', path: `/api/simple-${kind}s/${ada.id}` }),
    );
    expect(await assign(kind, ada.id)).toMatchObject({ status: 404 });
    expect((await at(kind)).at(-1)).toEqual(['RemovedFromMatch', 'main', ada.id]);
  });

  it('is refused when the match is deleted meanwhile', async () => {
    const { api, matchId, ada, assign } = await setup();
    const stream = kind === 'referee' ? matchStream(matchId) : broadcastStream(matchId);
    api.store.once('before-append', stream, () => api.send({ method: 'DELETE', path: `/api/matches/${matchId}` }));
    expect(await assign(kind, ada.id)).toMatchObject({ status: 409, body: { code: 'MATCH_DELETED' } });
  });

  it('leaves the matches that are not over when dismissed', async () => {
    const { api, moda, isik, matchId, ada, assign, at } = await setup();
    const played = await api.match(isik, moda, 2);
    await assign(kind, ada.id);
    await assign(kind, ada.id, {}, played);
    await api.result(played, [2, 2]);
    const { body } = await api.send({ method: 'DELETE', path: `/api/simple-${kind}s/${ada.id}` });
    await api.processes.reached('dismissed-officials', BigInt(String(body.position)));
    expect((await at(kind)).at(-1)).toEqual(['RemovedFromMatch', 'main', ada.id]);
    expect(await at(kind, played)).toEqual([['AssignedToMatch', 'main', ada.id]]);
    expect(await at(kind, matchId)).toHaveLength(2);
    expect(api.faults).toEqual([]);
  });
});

describe.each(KINDS)('a %s who is dismissed while the process is cut off', (kind) => {
  it.each(['before-append', 'after-append'] as const)('%s leaves each match once', async (moment) => {
    const { api, moda, isik, matchId, ada, assign, at } = await setup();
    const other = await api.match(isik, moda, 2);
    for (const to of [matchId, other]) await assign(kind, ada.id, {}, to);
    const stream = kind === 'referee' ? matchStream(matchId) : broadcastStream(matchId);
    api.store.once(moment, stream, () => Promise.reject(new Error('the process died')));
    const { body } = await api.send({ method: 'DELETE', path: `/api/simple-${kind}s/${ada.id}` });
    await api.processes.reached('dismissed-officials', BigInt(String(body.position)));
    for (const to of [matchId, other]) {
      expect(await at(kind, to)).toEqual([
        ['AssignedToMatch', 'main', ada.id],
        ['RemovedFromMatch', 'main', ada.id],
      ]);
    }
    expect(api.faults).toHaveLength(1);
  });
});

describe('the broadcasters of a match', () => {
  it('are a main one and more of them, each on the platform of the office or on another', async () => {
    const { api, matchId, ada, efe } = await setup();
    const put = (broadcasterId: string, role: string, more: object = {}) =>
      api.send({ path: '/api/admin/assign-broadcaster', body: { matchId, broadcasterId, role, ...more } });
    expect(await put(ada.id, 'main', { platform: 'Twitch' })).toMatchObject({ status: 200 });
    expect(await put(efe.id, 'co')).toMatchObject({ status: 200 });
    const { events } = await api.store.readStream(broadcastStream(matchId));
    expect(events).toMatchObject([
      { type: 'BroadcasterAssignedToMatch', data: { playerId: ada.id, role: 'main', platform: 'Twitch' } },
      { type: 'BroadcasterAssignedToMatch', data: { playerId: efe.id, role: 'co', platform: 'Kick' } },
    ]);
    expect(await put(efe.id, 'guest')).toMatchObject({ status: 422, body: { errors: [{ path: 'role' }] } });
  });
});

describe('the assistant, VAR and fourth referees of a match', () => {
  it('are put into their places by an admin', async () => {
    const { api, matchId, ada, efe, remove, at } = await setup();
    const put = (refereeId: string, role: string) =>
      api.send({ path: '/api/admin/assign-referee', body: { matchId, refereeId, role } });
    expect(await put(ada.id, 'var')).toMatchObject({ status: 200 });
    expect(await put(efe.id, 'fourth_official')).toMatchObject({ status: 200 });
    expect(await put(ada.id, 'referee')).toMatchObject({ status: 409, body: { code: 'ALREADY_AT_MATCH' } });
    expect(await put(ada.id, 'linesman')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'role', message: 'Görev seçin.' }] },
    });
    await remove('referee', '?role=var');
    expect(await at('referee')).toEqual([
      ['AssignedToMatch', 'var', ada.id],
      ['AssignedToMatch', 'fourthOfficial', efe.id],
      ['RemovedFromMatch', 'var', ada.id],
    ]);
  });

  it('leave nothing to a season that is over', async () => {
    const { api, ada, assign } = await setup();
    expect((await api.send({ path: '/api/admin/reset-season', body: {} })).status).toBe(200);
    expect(await assign('referee', ada.id)).toMatchObject({ body: { code: 'SEASON_CLOSED' } });
  });
});

describe('a stream', () => {
  /** A match that Ada shows, and calls on its stream as whom the token says. */
  const streamed = async () => {
    const league = await setup();
    const { api, matchId, ada, assign } = league;
    await assign('broadcaster', ada.id);
    const setAsAdmin = (body: object) => api.send({ method: 'PUT', path: `/api/broadcasters/stream/${matchId}`, body });
    const set = (body: object, token: string | null = ada.token) =>
      api.send({ method: 'PUT', path: `/api/broadcasters/stream/${matchId}`, body, token });
    const types = async () =>
      (await api.store.readStream(broadcastStream(matchId))).events
        .slice(1)
        .map(({ type, metadata }) => [type, metadata.actor.role]);
    return { ...league, set, setAsAdmin, types };
  };

  it('is started, counted and stopped by its broadcaster, as broadcaster', async () => {
    const { matchId, set, types } = await streamed();
    expect(await set({ isLive: true, viewerCount: 12 })).toMatchObject({
      status: 200,
      body: { message: 'Yayın başlatıldı!', _id: matchId, isLive: true },
    });
    expect(await set({ isLive: true, viewerCount: 13 })).toMatchObject({ body: { message: 'İşlem başarılı!' } });
    expect(await set({ viewerCount: 14 })).toMatchObject({ body: { message: 'İşlem başarılı!', isLive: true } });
    expect(await set({ isLive: false })).toMatchObject({ body: { message: 'Yayın sonlandırıldı!', isLive: false } });
    expect(await set({ viewerCount: 15 })).toMatchObject({ status: 409, body: { code: 'STREAM_NOT_RUNNING' } });
    expect(await set({})).toMatchObject({ status: 422, body: { errors: [{ path: 'isLive' }] } });
    expect(await types()).toEqual([
      ['StreamStarted', 'broadcaster'],
      ['ViewersCounted', 'broadcaster'],
      ['StreamStopped', 'broadcaster'],
    ]);
  });

  it('is set by an admin for anybody, as admin', async () => {
    const { ada, efe, setAsAdmin, types } = await streamed();
    expect((await setAsAdmin({ isLive: true, broadcasterId: ada.id })).status).toBe(200);
    expect((await setAsAdmin({ isLive: false })).status).toBe(200);
    expect((await setAsAdmin({ isLive: true, broadcasterId: efe.id })).body).toMatchObject({
      code: 'NOT_BROADCASTER',
    });
    expect(await types()).toEqual([
      ['StreamStarted', 'admin'],
      ['StreamStopped', 'admin'],
    ]);
  });

  it('refuses another broadcaster, and its own broadcaster a moment after the dismissal', async () => {
    const { api, ada, efe, set, types } = await streamed();
    expect((await set({ isLive: true }, efe.token)).body).toMatchObject({ code: 'NOT_BROADCASTER' });
    expect((await set({ isLive: true }, null)).status).toBe(401);
    await api.send({ method: 'DELETE', path: `/api/simple-broadcasters/${ada.id}` });
    expect((await set({ isLive: true })).body).toMatchObject({ status: 403, code: 'NOT_BROADCASTER' });
    await api.processes.reached('dismissed-officials', await api.store.head());
    expect(await types()).toEqual([['BroadcasterRemovedFromMatch', 'admin']]);
  });

  it.each([-1, 1.5, '12', 1_234_567_890, null])('has no %j viewers', async (viewerCount) => {
    const { set, types } = await streamed();
    expect(await set({ isLive: true, viewerCount })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'viewerCount', message: expect.stringMatching(/tam sayı/) }] },
    });
    expect(await types()).toEqual([]);
  });

  it('ends an hour after its match when nobody stops it', async () => {
    const { api, matchId, set, types } = await streamed();
    await set({ isLive: true });
    const sweep = leftStreams({ ...api.deps, now: () => api.clock.now });
    const run = async (after: number) => {
      api.clock.now += after;
      await sweep.run();
      return (await types()).at(-1);
    };
    expect(await run(0)).toEqual(['StreamStarted', 'broadcaster']);
    await api.send({ method: 'PUT', path: `/api/matches/${matchId}/results`, body: { homeScore: 1, awayScore: 0 } });
    expect(await run(3_599_000)).toEqual(['StreamStarted', 'broadcaster']);
    expect(await run(1_000)).toEqual(['StreamStopped', 'system']);
  });

  it('ends with the office of its broadcaster, after the match too', async () => {
    const { api, matchId, ada, set, types } = await streamed();
    await set({ isLive: true });
    await api.send({ method: 'PUT', path: `/api/matches/${matchId}/results`, body: { homeScore: 1, awayScore: 0 } });
    await api.send({ method: 'DELETE', path: `/api/simple-broadcasters/${ada.id}` });
    await api.processes.reached('dismissed-officials', await api.store.head());
    expect((await types()).at(-1)).toEqual(['StreamStopped', 'admin']);
  });
});

describe('a result by its referee', () => {
  it('is entered as referee, until the office ends', async () => {
    const { api, matchId, ada, efe, assign } = await setup();
    await assign('referee', ada.id);
    const enter = (token: string, homeScore: number) =>
      api.send({
        method: 'PUT',
        path: `/api/matches/${matchId}/referee-update`,
        body: { homeScore, awayScore: 0 },
        token,
      });
    expect((await enter(efe.token, 1)).body).toMatchObject({ status: 403, code: 'NOT_MAIN_REFEREE' });
    expect((await enter(ada.token, 2)).status).toBe(200);
    const [entered] = (await api.store.readStream(matchStream(matchId))).events.slice(-1);
    expect(entered?.metadata.actor).toEqual({ id: ada.id, role: 'referee' });
    await api.send({ method: 'DELETE', path: `/api/simple-referees/${ada.id}` });
    expect((await enter(ada.token, 3)).body).toMatchObject({ status: 403, code: 'NOT_MAIN_REFEREE' });
  });
});
