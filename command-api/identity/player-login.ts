import type { PlayerLogin } from '../contract/identity.ts';
import type { Session } from '../contract/session.ts';
import { Refused } from '../handling/refused.ts';
import type { PlayerState } from '../player/decider.ts';
import type { Account } from '../ports/account-store.ts';
import { type LoginDeps, NOBODY } from './admin-login.ts';
import { emailKey } from './email-key.ts';
import type { LoginOrigin } from './login-limits.ts';
import { openSession } from './open-session.ts';

/**
 * Opens a session for a player. @throws Refused PLAYER_LOGIN_FAILED, the same and as slow for an unknown e-mail as for a wrong
 * password; NOT_APPROVED_YET and REGISTRATION_REJECTED with the right one only; TOO_MANY_LOGINS and LOGINS_BUSY, unhashed; and the
 * reason of the signal
 */
export type LoginPlayer = (given: PlayerLogin, from: LoginOrigin) => Promise<Session>;

/** The players' login (docs/rules.md#identity), by e-mail. It admits to no call for admins, whoever signs in. */
export const createPlayerLogin =
  (deps: Omit<LoginDeps, 'admins' | 'store'>): LoginPlayer =>
  async ({ email, password }, from) => {
    const { accounts, limits, passwords, players } = deps;
    const name = emailKey(email);
    const account = await accounts.byEmail(name);
    return limits.attempt({ kind: 'login', accountId: account?.id, name }, from, async (waiting) => {
      const matches = await passwords.matches(password, account?.passwordHash, waiting);
      const { state } = await players(account?.id ?? NOBODY).load();
      if (account === undefined || !matches) throw failed();
      refuseUnapproved(account, state);
      return openSession(deps, { account, openedAt: 'player', from, changed: failed });
    });
  };

const failed = (): Refused => new Refused('PLAYER_LOGIN_FAILED');

const refuseUnapproved = ({ personal }: Account, state: PlayerState): void => {
  // A registration that was cut short, or a player who is deleted this very moment.
  if (state.status !== 'existing') throw failed();
  if (state.approval === 'pending') throw new Refused('NOT_APPROVED_YET');
  if (state.approval === 'approved') return;
  const { rejectionReason } = personal;
  throw new Refused('REGISTRATION_REJECTED', {
    values: { reason: rejectionReason === undefined ? '.' : `: ${rejectionReason}` },
  });
};
