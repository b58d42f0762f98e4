import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createAdminSource } from '@league/command-api/identity/admin-accounts.ts';
import { createMatchAuthority } from '@league/command-api/match/match-authority.ts';
import { revokeAccess, grantAccess } from '@league/command-api/player/admin-access.ts';
import { registerPlayer } from '@league/command-api/player/gamertags.ts';
import { approvePlayer, changePlayer } from '@league/command-api/player/handle-player.ts';
import { likePlayer } from '@league/command-api/player/like-player.ts';
import { assignPlayer } from '@league/command-api/player/squad.ts';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { createSettingsSource } from '@league/command-api/settings/settings-source.ts';
import { createTeam } from '@league/command-api/team/handle-team.ts';
import { createPlayerDirectory, createTeamDirectory } from '@league/command-api/testing/fake-stores.ts';
import { contextOf } from '@league/command-api/testing/league.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAccounts } from '../../adapters/accounts/sqlite-accounts.ts';
import { openSqliteEventStore } from '../../adapters/event-store/sqlite.ts';

/** A league on files, in its first season. */
const onFiles = async () => {
  const folder = temporaryFolder();
  const store = openSqliteEventStore(join(folder, 'events.db'));
  const { accounts, close } = openAccounts(join(folder, 'accounts.db'));
  onTestFinished(async () => {
    await store.close();
    close();
  });
  const deps = {
    store,
    accounts,
    admins: createAdminSource(store),
    seasons: createMatchAuthority(store),
    settings: createSettingsSource(store),
    teams: createTeamDirectory(store),
    playerDirectory: createPlayerDirectory(store),
  };
  await startFirstSeason(deps, contextOf());
  const register = (gamertag: string, playerId: string = randomUUID()) =>
    registerPlayer(deps, { playerId, gamertag, position: 'Kaleci', jerseyNumber: 1 }, contextOf());
  const player = async (gamertag: string): Promise<string> => {
    const id = randomUUID();
    await register(gamertag, id);
    await approvePlayer(deps, id, contextOf());
    return id;
  };
  const types = async () => (await store.readAll(0n, 1000)).map(({ type }) => type);
  return { deps, register, player, types };
};

/** Does it 20 times at once; how many did, and with which codes the others were refused. */
const twentyAtOnce = async (act: (n: number) => Promise<unknown>) => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => act(n)));
  const codes = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []));
  return { done: 20 - codes.length, codes: [...new Set(codes)] };
};

describe('20 at once, on a file', () => {
  it('get one gamertag among them', async () => {
    const { register, types } = await onFiles();
    const spellings = ['Işık', 'IŞIK', 'İŞİK', 'ışık', 'işik', 'is\u0327ik', 'I\u0307S\u0327I\u0307K'];
    expect(await twentyAtOnce((n) => register(spellings[n % 7] ?? ''))).toEqual({ done: 1, codes: ['GAMERTAG_TAKEN'] });
    expect((await types()).filter((type) => type === 'PlayerRegistered')).toHaveLength(1);
  });

  it('get two gamertags among them where some write s, and others ş', async () => {
    const { register, types } = await onFiles();
    const spellings = ['isik', 'Işık', 'ISIK', 'IŞIK', 'ısık', 'ışık', 'İSİK', 'İŞİK', 'Isık', 'işık'];
    expect(await twentyAtOnce((n) => register(spellings[n % 10] ?? ''))).toEqual({
      done: 2,
      codes: ['GAMERTAG_TAKEN'],
    });
    expect((await types()).filter((type) => type === 'PlayerRegistered')).toHaveLength(2);
  });

  it('get one e-mail among them', async () => {
    const { deps, player } = await onFiles();
    const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => player(`Oyuncu ${n}`)));
    const give = (n: number) => changePlayer(deps, ids[n] ?? '', { email: 'A@b.org' }, contextOf());
    expect(await twentyAtOnce(give)).toEqual({ done: 1, codes: ['EMAIL_TAKEN'] });
    expect((await deps.accounts.byEmail('a@b.org'))?.id).toBeOneOf(ids);
  });

  it('put one player into one team', async () => {
    const { deps, player, types } = await onFiles();
    const playerId = await player('Ada');
    const teams = await Promise.all(
      ['Moda', 'Işık'].map(async (name) => (await createTeam(deps, { name, logo: null }, contextOf())).teamId),
    );
    const assign = (n: number) => assignPlayer(deps, playerId, { teamId: teams[n % 2] ?? '', from: null }, contextOf());
    // Those who wanted the same team are content.
    expect(await twentyAtOnce(assign)).toEqual({ done: 10, codes: ['PLAYER_MOVED'] });
    expect((await types()).filter((type) => type === 'PlayerAssignedToTeam')).toHaveLength(1);
  });

  it('leave one admin', async () => {
    const { deps, player } = await onFiles();
    const ids = await Promise.all(Array.from({ length: 3 }, (_, n) => player(`Oyuncu ${n}`)));
    for (const id of ids) await grantAccess(deps, id, contextOf());
    const give = (n: number) => revokeAccess(deps, ids[n % 3] ?? '', contextOf());
    expect(await twentyAtOnce(give)).toMatchObject({ codes: ['LAST_ADMIN'] });
    expect((await deps.admins.load()).state.size).toBe(1);
  });

  it('like a player once', async () => {
    const { deps, player, types } = await onFiles();
    const [by, playerId] = [await player('Ada'), await player('Efe')];
    const like = () => likePlayer(deps, playerId, true, { ...contextOf(), actor: { id: by, role: 'player' } });
    expect(await twentyAtOnce(like)).toEqual({ done: 20, codes: [] });
    expect((await types()).filter((type) => type === 'PlayerLiked')).toHaveLength(1);
  });
});
