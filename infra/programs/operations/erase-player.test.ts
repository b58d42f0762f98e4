import { startApi } from '@league/command-api/testing/api.ts';
import { makePlayer } from '@league/command-api/testing/players.ts';
import { describe, expect, it } from 'vitest';
import { erasePlayer } from './erase-player.ts';

const setup = async () => {
  const api = await startApi();
  const player = await makePlayer(api, 'Işık', { email: 'a@b.org', personal: { psoId: 'p' } });
  const parts = { deps: api.deps, sessions: api.sessionStore, processes: api.processes };
  return { api, player, erase: (gamertag: string) => erasePlayer(parts, { gamertag, reason: 'istek' }) };
};

describe('erasing a player from the command line', () => {
  it('deletes the player as an operator, and says what went', async () => {
    const { api, player, erase } = await setup();
    const teamId = await api.team('Moda');
    await api.send({ method: 'PUT', path: `/api/players/${player.id}/assign`, body: { teamId } });
    expect(await erase('IŞIK')).toEqual({
      playerId: player.id,
      gamertag: 'Işık',
      fields: ['email', 'psoId'],
      sessions: 1,
      team: 'Moda',
    });
    expect(await api.accounts.byId(player.id)).toBeUndefined();
    expect(api.sessionStore.all().some(({ accountId }) => accountId === player.id)).toBe(false);
    expect(api.store.recorded().at(-1)).toMatchObject({
      type: 'PlayerDeleted',
      metadata: { actor: { role: 'operator' }, reason: 'istek' },
    });
  });

  it('erases what came back with an older backup, and is refused where nothing is left', async () => {
    const { api, player, erase } = await setup();
    await erase('Işık');
    await expect(erase('Işık')).rejects.toThrow('deleted already');
    await api.accounts.add({ id: player.id, email: 'a@b.org', personal: {}, createdAt: 0 });
    expect(await erase('Işık')).toMatchObject({ fields: ['email'], sessions: 0 });
    expect(await api.accounts.byId(player.id)).toBeUndefined();
  });

  it('is refused for a gamertag that nobody has', async () => {
    const { erase } = await setup();
    await expect(erase('Yok')).rejects.toThrow("nobody has the gamertag 'Yok'");
  });
});
