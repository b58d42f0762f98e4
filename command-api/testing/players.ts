import { randomUUID } from 'node:crypto';
import { approvePlayer } from '../player/handle-player.ts';
import { registerPlayer } from '../player/gamertags.ts';
import type { Personal } from '../ports/account-store.ts';
import type { TestApi } from './api.ts';
import { contextOf } from './league.ts';

/** A player of a test, with an account unless told, and signed in where approved. */
export type TestPlayer = { readonly id: string; readonly gamertag: string; readonly token: string };

/** Makes a player, approved unless told. */
export const makePlayer = async (
  api: Pick<TestApi, 'deps' | 'accounts' | 'sessions'>,
  gamertag: string,
  {
    id = randomUUID(),
    approved = true,
    email,
    personal = {},
  }: {
    readonly id?: string;
    readonly approved?: boolean;
    readonly email?: string | null;
    readonly personal?: Personal;
  } = {},
): Promise<TestPlayer> => {
  if (email !== null) {
    const account = { id, email: email ?? `${id}@example.org`, personal, createdAt: api.deps.now() };
    if (!(await api.accounts.add(account))) throw new Error('the e-mail is taken');
  }
  await registerPlayer(api.deps, { playerId: id, gamertag, position: 'Defans', jerseyNumber: 4 }, contextOf());
  if (approved) await approvePlayer(api.deps, id, contextOf());
  const { token } = await api.sessions.begin({ accountId: id, openedAt: 'player', device: '' });
  return { id, gamertag, token };
};
