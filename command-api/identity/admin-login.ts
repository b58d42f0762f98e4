import type { EventStore } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { AdminState } from '../admins/decider.ts';
import type { AdminLogin } from '../contract/identity.ts';
import type { Session } from '../contract/session.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import { Refused } from '../handling/refused.ts';
import { playerByGamertag } from '../player/gamertags.ts';
import type { Account, AccountStore } from '../ports/account-store.ts';
import type { LoginLimits, LoginOrigin } from './login-limits.ts';
import { openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import type { PlayerStates } from './player-states.ts';
import type { Sessions } from './sessions.ts';

/**
 * Opens a session for an admin. @throws Refused LOGIN_FAILED, the same and as slow for an unknown user as for a wrong
 * password; TOO_MANY_LOGINS and LOGINS_BUSY, unhashed; and the reason of the signal
 */
export type LoginAdmin = (given: AdminLogin, from: LoginOrigin) => Promise<Session>;

export type LoginDeps = {
  readonly store: EventStore;
  readonly accounts: AccountStore;
  readonly limits: LoginLimits;
  readonly sessions: Pick<Sessions, 'begin' | 'logout'>;
  readonly passwords: Passwords;
  readonly admins: StateSource<AdminState>;
  readonly players: PlayerStates;
};

/** Nobody's id: what is asked of an account that is unknown, so that it takes as long. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The admins' login (docs/rules.md#identity): by user name, or by the gamertag of a player with admin access. The user name goes
 * first.
 */
export const createAdminLogin = (deps: LoginDeps): LoginAdmin => {
  const { limits, passwords, admins } = deps;
  return async ({ username, password }, from) => {
    const account = await named(deps, username);
    const tried = { kind: 'login', accountId: account?.id, name: nameKey(username) } as const;
    return limits.attempt(tried, from, async (waiting) => {
      const matches = await passwords.matches(password, account?.passwordHash, waiting);
      const { state } = await admins.load();
      if (account === undefined || !matches || !state.has(account.id)) throw new Refused('LOGIN_FAILED');
      return openSession(deps, { account, openedAt: 'admin', from, changed: () => new Refused('LOGIN_FAILED') });
    });
  };
};

/** Both names are looked for, whatever the first look finds: how long it takes tells nothing. */
const named = async ({ store, accounts }: LoginDeps, name: string): Promise<Account | undefined> => {
  const [byUsername, playerId] = await Promise.all([accounts.byUsername(name), playerByGamertag(store, name)]);
  const player = await accounts.byId(playerId ?? NOBODY);
  return byUsername ?? player;
};
