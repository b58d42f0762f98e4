import { createHmac } from 'node:crypto';
import { teamNameStream } from '@league/events/streams.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { describe, expect, it } from 'vitest';
import { commandIdOf } from '../handling/ids.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { importFixtures } from '../season/import-fixtures.ts';
import { changeTeam } from '../team/handle-team.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { NOW } from '../testing/league.ts';

const reused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };

/** What processes make of it may come after the answer. */
const settled = async ({ store, processes }: TestApi): Promise<void> => {
  await processes.reached('renamed-teams', await store.head());
};

describe('a repeat whose keys stand in another order', () => {
  it('is answered as the first time, in the body and in the address', async () => {
    const api = await startApi();
    const path = `/api/teams/${await api.team('Moda')}`;
    const [name, logo, reason] = ['Moda Spor', '/images/m.webp', 'yeni ad'];
    const send = (query: string, body: object) => api.send({ method: 'PUT', path: `${path}?${query}`, body, key: 'k' });
    const first = await send('a=1&b=2', { name, logo, reason });
    expect(first.status).toBe(200);
    await settled(api);
    const since = api.since();
    expect((await send('b=2&a=1', { reason, logo, name })).body).toEqual(first.body);
    expect(await send('a=2&b=1', { name, logo, reason })).toMatchObject(reused);
    expect(since()).toEqual([]);
  });
});

/** The context that a program before this one made of a request: its digest was of the keys as they came. */
const earlier = ({ adminId }: TestApi, route: string, body: object): CommandContext => {
  const commandId = commandIdOf(adminId, route, 'k');
  const bodyDigest = createHmac('sha256', 'test')
    .update(`[{},${JSON.stringify(body)}]`)
    .digest('hex');
  const actor = { id: adminId, role: 'admin' } as const;
  return { actor, commandId, bodyDigest, correlationId: commandId, causationId: commandId, now: NOW };
};

describe('the repeat of a command that a program recorded whose digests kept the order of keys', () => {
  const body = { name: 'Moda Spor', logo: null };
  const renamed = async () => {
    const api = await startApi();
    const teamId = await api.team('Moda');
    const [method, path] = ['PUT', `/api/teams/${teamId}`];
    const { position } = await changeTeam(api.deps, teamId, body, earlier(api, `${method} ${path}`, body));
    await settled(api);
    return { position, since: api.since(), send: (sent: object) => api.send({ method, path, body: sent, key: 'k' }) };
  };

  it('with the same bytes is answered as the first time', async () => {
    const { send, position, since } = await renamed();
    expect(await send(body)).toMatchObject({ status: 200, body: { name: body.name, position: String(position) } });
    expect(since()).toEqual([]);
  });

  it('with another body is refused', async () => {
    const { send, since } = await renamed();
    expect(await send({ ...body, name: 'Moda SK' })).toMatchObject(reused);
    expect(since()).toEqual([]);
  });

  it('that died between its appends is finished, with the teams that it had reserved names for', async () => {
    const api = await startApi();
    const sent = { csv: 'week,home,away\n1,Moda,Işık', createTeams: true };
    api.store.once('after-append', teamNameStream(nameKey('Işık')), () => Promise.reject(new Error('crash')));
    const died = importFixtures(api.deps, sent, earlier(api, 'POST /api/matches/import', sent));
    await expect(died).rejects.toThrow('crash');
    const reserved = api.store.recorded().flatMap((event) => (event.type === 'Reserved' ? [event.data.owner] : []));
    const call = { path: '/api/matches/import', body: sent, key: 'k' };
    const first = await api.send(call);
    expect(first.status).toBe(201);
    expect((await api.teams.all()).toSorted()).toEqual(reserved.toSorted());
    const since = api.since();
    expect((await api.send(call)).body).toMatchObject({ ...first.body, position: expect.any(String) });
    expect(since()).toEqual([]);
  });
});
