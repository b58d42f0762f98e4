import type { CommandName } from '../contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';

/** Everybody who comes to the calls of a match night; the token is missing for the admin. */
const CALLERS = [
  'the main referee',
  'the assistant',
  'the VAR',
  'the fourth referee',
  'the main referee of another match',
  'a referee who was dismissed',
  'the main broadcaster',
  'a co-broadcaster',
  'a broadcaster of another match',
  'a broadcaster who was dismissed',
  'a player',
  'an admin',
] as const;
type Caller = (typeof CALLERS)[number];

const RESULT = { homeScore: 2, awayScore: 1 };

/** A league with two matches: the first has an official in each place, the second a main referee and a main broadcaster. */
const night = async () => {
  const api = await startApi();
  const [moda, isik] = [await api.team('Moda'), await api.team('Işık')];
  const matchId = await api.match(moda, isik);
  const other = await api.match(isik, moda, 2);
  const tokens = new Map<Caller, string>();
  const join = async (caller: Caller): Promise<string> => {
    const { id, token } = await makePlayer(api, `Kişi ${tokens.size}`);
    tokens.set(caller, token);
    return id;
  };
  const done = async (sent: Parameters<TestApi['send']>[0]): Promise<void> => {
    expect(await api.send(sent)).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
  };
  const referee = async (caller: Caller, role: string, at = matchId): Promise<string> => {
    const refereeId = await join(caller);
    await done({ path: '/api/simple-referees/assign', body: { playerId: refereeId } });
    await done({ path: '/api/admin/assign-referee', body: { matchId: at, refereeId, role, confirm: true } });
    return refereeId;
  };
  const broadcaster = async (caller: Caller, role: string, at = matchId): Promise<string> => {
    const broadcasterId = await join(caller);
    const channel = { platform: 'Kick', channelLink: 'https://kick.com/lig' };
    await done({ path: '/api/simple-broadcasters/assign', body: { playerId: broadcasterId, ...channel } });
    await done({ path: '/api/admin/assign-broadcaster', body: { matchId: at, broadcasterId, role, confirm: true } });
    return broadcasterId;
  };
  const dismissed = await referee('a referee who was dismissed', 'referee');
  await done({ method: 'DELETE', path: `/api/simple-referees/${dismissed}` });
  const gone = await broadcaster('a broadcaster who was dismissed', 'main');
  const { body } = await api.send({ method: 'DELETE', path: `/api/simple-broadcasters/${gone}` });
  await api.processes.reached('dismissed-officials', BigInt(String(body.position)));
  await referee('the main referee', 'referee');
  await referee('the assistant', 'assistant');
  await referee('the VAR', 'var');
  await referee('the fourth referee', 'fourth_official');
  await referee('the main referee of another match', 'referee', other);
  await broadcaster('the main broadcaster', 'main');
  await broadcaster('a co-broadcaster', 'co');
  await broadcaster('a broadcaster of another match', 'main', other);
  await join('a player');
  return { api, matchId, tokens };
};

/** The calls, each with a body and the callers that it answers with 200; it refuses all other callers with 403. */
const CALLS: readonly (readonly [CommandName, object, readonly Caller[]])[] = [
  ['PUT /api/matches/:id/referee-update', RESULT, ['the main referee', 'an admin']],
  ['PUT /api/matches/:id', RESULT, ['the main referee', 'an admin']],
  ['PUT /api/matches/:id/results', RESULT, ['an admin']],
  ['PUT /api/admin/match-result/:id', RESULT, ['an admin']],
  ['PUT /api/broadcasters/stream/:id', { isLive: true }, ['the main broadcaster', 'a co-broadcaster', 'an admin']],
  ['PUT /api/matches/:id/schedule', { stadium: 'Moda' }, ['an admin']],
  ['DELETE /api/matches/:id/remove-referee', {}, ['an admin']],
  ['DELETE /api/matches/:id/remove-broadcaster', {}, ['an admin']],
];

describe.each(CALLS)('%s', (name, body, allowed) => {
  it(`is for ${allowed.join(', ')}; everybody else is refused, and nothing is recorded`, async () => {
    const { api, matchId, tokens } = await night();
    const [method, path] = name.split(' ') as ['PUT' | 'DELETE', string];
    const ask = async (caller: Caller): Promise<number> => {
      const token = tokens.get(caller);
      const sent = { method, path: path.replace(':id', matchId), body };
      return (await api.send(token === undefined ? sent : { ...sent, token })).status;
    };
    const since = api.since();
    for (const caller of CALLERS.filter((one) => !allowed.includes(one)))
      expect([caller, await ask(caller)]).toEqual([caller, 403]);
    expect(since()).toEqual([]);
    for (const caller of allowed) expect([caller, await ask(caller)]).toEqual([caller, 200]);
  });
});
