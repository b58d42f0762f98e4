import { nameKey } from '@league/events/rules/text-identity.ts';
import type { AdminState } from '../admins/decider.ts';
import type { AdminLogin } from '../contract/identity.ts';
import type { Session } from '../contract/session.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import { digestOf } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import type { Account, AccountStore } from '../ports/account-store.ts';
import { KNOWN_FOR_MS, type KnownAddresses } from '../ports/known-addresses.ts';
import { networkOf } from './network.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { createTries } from './tries.ts';

const WINDOW_MS = 15 * 60_000;
/** The failed tries that one address has in a window, whatever names it tries. */
const ADDRESS_TRIES = 10;
/** The failed tries that one name has in a window, from all addresses where its account has not signed in before. */
const ACCOUNT_TRIES = 20;

/** Where a login comes from. */
export type LoginOrigin = {
  readonly address: string;
  /** Aborts when the client has closed the connection. */
  readonly signal?: AbortSignal;
  /** Called with every login that is refused. */
  readonly onRefused?: (tried: TriedLogin) => void;
};

/** The account and the address of a try, for the log: HMACs, which distinguish them and name nobody. */
export type TriedLogin = { readonly account: string; readonly address: string };

/**
 * Opens a session for an admin. @throws Refused LOGIN_FAILED, the same and as slow for an unknown user as for a wrong
 * password; TOO_MANY_LOGINS and LOGINS_BUSY, unhashed; and the reason of the signal
 */
export type LoginAdmin = (given: AdminLogin, from: LoginOrigin) => Promise<Session>;

export type LoginDeps = {
  readonly accounts: AccountStore;
  readonly knownAddresses: KnownAddresses;
  readonly sessions: Pick<Sessions, 'begin'>;
  readonly passwords: Passwords;
  readonly admins: StateSource<AdminState>;
  readonly digestKey: Buffer;
  /** Epoch ms. */
  readonly now: () => number;
};

/**
 * The admins' login (docs/rules.md#identity). Failed tries are counted by address and by name, whether or not the account
 * exists. From an address where the account signed in within 30 days they are counted by address only, so that nobody can lock
 * an admin out. Only passwords that were hashed and found wrong count. Each process counts for itself.
 */
export const createAdminLogin = (deps: LoginDeps): LoginAdmin => {
  const { digestKey, now } = deps;
  const byAddress = createTries({ most: ADDRESS_TRIES, windowMs: WINDOW_MS, now });
  const byAccount = createTries({ most: ACCOUNT_TRIES, windowMs: WINDOW_MS, now });
  return async ({ username, password }, { address, signal, onRefused }) => {
    const network = networkOf(address);
    const tried: TriedLogin = {
      account: digestOf(digestKey, ['account', nameKey(username)]),
      address: digestOf(digestKey, ['address', network]),
    };
    const taken: (() => void)[] = [];
    try {
      taken.push(byAddress.take(tried.address));
      const account = await deps.accounts.byUsername(username);
      const hash = digestOf(digestKey, ['known', account?.id ?? '', network]);
      const known = await isKnown(deps, hash);
      if (!known) taken.push(byAccount.take(tried.account));
      const matches = await deps.passwords.matches(password, account?.passwordHash, { known, signal });
      const { state } = await deps.admins.load();
      if (account === undefined || !matches || !state.has(account.id)) throw new Refused('LOGIN_FAILED');
      await deps.knownAddresses.note({ hash, accountId: account.id, at: now() });
      const session = await sessionOf(deps, account);
      giveBack(taken);
      return session;
    } catch (error) {
      const failed = error instanceof Refused && error.code === 'LOGIN_FAILED';
      if (!failed) giveBack(taken);
      if (error instanceof Refused) onRefused?.(tried);
      throw error;
    }
  };
};

const isKnown = async ({ knownAddresses, now }: LoginDeps, hash: string): Promise<boolean> => {
  const at = await knownAddresses.signedInAt(hash);
  return at !== undefined && Math.abs(now() - at) <= KNOWN_FOR_MS;
};

const sessionOf = async ({ sessions }: LoginDeps, { id, username }: Account): Promise<Session> => {
  const token = await sessions.begin(id);
  return { token, _id: id, id, username, isAdmin: true };
};

const giveBack = (taken: readonly (() => void)[]): void => {
  for (const back of taken) back();
};
