import { playerStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { register } from '../testing/people.ts';
import { deletedPlayersSweep } from './deleted-players.sweep.ts';

/** A registered player, who may be deleted, and the account as it was before. */
const player = async (deleted: boolean) => {
  const api = await startApi();
  const id = String((await register(api)).body['_id']);
  const account = await api.accounts.byId(id);
  if (account === undefined) throw new Error('the player has no account');
  if (deleted) {
    expect(await api.send({ method: 'DELETE', path: `/api/players/${id}` })).toMatchObject({ status: 200 });
    await api.accounts.erase(id);
  }
  return { api, id, account, sweep: deletedPlayersSweep(api).run };
};

describe('the account of a deleted player', () => {
  it('that an older backup brings back is erased again', async () => {
    const { api, id, account, sweep } = await player(true);
    expect(await api.accounts.add(account)).toBe(true);
    await sweep();
    expect(await api.accounts.byId(id)).toBeUndefined();
  });

  it('is erased again also where it has no e-mail, as of a player whom an import made', async () => {
    const { api, id, account, sweep } = await player(true);
    const { email: _email, ...rest } = account;
    expect(await api.accounts.add(rest)).toBe(true);
    await sweep();
    expect(await api.accounts.byId(id)).toBeUndefined();
  });

  it('that comes back again is erased again', async () => {
    const { api, id, account, sweep } = await player(true);
    await sweep();
    await api.accounts.add(account);
    await sweep();
    expect(await api.accounts.byId(id)).toBeUndefined();
  });
});

it('players and admins who are there keep their accounts, and the stream of a player is read once', async () => {
  const { api, id, account, sweep } = await player(false);
  api.store.reads.length = 0;
  await sweep();
  await sweep();
  expect(api.store.reads.filter(({ stream }) => stream === playerStream(id))).toHaveLength(1);
  expect(await api.accounts.byId(id)).toEqual(account);
  expect(await api.accounts.byId(api.adminId)).toBeDefined();
});

it('a registration that goes on keeps its account, and is looked at again', async () => {
  const { api, sweep } = await player(false);
  await api.accounts.add({ id: 'unfinished', email: 'ela@example.com', personal: {}, createdAt: 0 });
  await sweep();
  expect(await api.accounts.byId('unfinished')).toBeDefined();
});
