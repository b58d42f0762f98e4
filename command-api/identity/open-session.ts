import type { Session } from '../contract/session.ts';
import type { Refused } from '../handling/refused.ts';
import type { Account, AccountStore } from '../ports/account-store.ts';
import { deviceOf } from './device.ts';
import type { LoginLimits, LoginOrigin } from './login-limits.ts';
import type { PlayerStates } from './player-states.ts';
import type { Sessions } from './sessions.ts';

type Deps = {
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly limits: Pick<LoginLimits, 'signedIn'>;
  readonly sessions: Pick<Sessions, 'begin' | 'logout'>;
  readonly players: PlayerStates;
};

/**
 * Opens a session of an account whose password was right, and answers what the browser keeps of it. @throws what `changed` makes,
 * where the password is another one by now: a session that begins behind its change would outlive it
 */
export const openSession = async (
  { accounts, limits, sessions, players }: Deps,
  opening: {
    readonly account: Account;
    readonly openedAt: 'admin' | 'player';
    readonly from: LoginOrigin;
    readonly changed: () => Refused;
  },
): Promise<Session> => {
  const { account, openedAt, from, changed } = opening;
  const { id, username } = account;
  const { token, sessionId } = await sessions.begin({ accountId: id, openedAt, device: deviceOf(from.userAgent) });
  const now = await accounts.byId(id);
  if (now?.passwordHash !== account.passwordHash) {
    await sessions.logout(token);
    throw changed();
  }
  await limits.signedIn(id, from);
  const { state } = await players(id).load();
  return {
    token,
    _id: id,
    id,
    ...(username === undefined ? {} : { username }),
    ...(state.status === 'existing' ? { gamertag: state.gamertag } : {}),
    isAdmin: openedAt === 'admin',
    sessionId,
  };
};
