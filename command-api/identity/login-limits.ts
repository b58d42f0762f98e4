import { digestOf } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import { KNOWN_FOR_MS, type KnownAddresses } from '../ports/known-addresses.ts';
import type { Waiting } from './hash-queue.ts';
import { networkOf } from './network.ts';
import { createTries } from './tries.ts';

const WINDOW_MS = 15 * 60_000;
/** The failed tries that one address has in a window, whatever names it tries; and an account at an address that is known for it. */
const ADDRESS_TRIES = 10;
/** The failed tries that one account or name has in a window, from all addresses that are not known for it. */
const ACCOUNT_TRIES = 20;

/** Where a try comes from. */
export type LoginOrigin = {
  readonly address: string;
  /** As the browser names itself. */
  readonly userAgent?: string | undefined;
  /** Aborts when the client has closed the connection. */
  readonly signal?: AbortSignal;
  /** Called with every try that is refused. */
  readonly onRefused?: (tried: TriedLogin) => void;
};

/** The account and the address of a try, for the log: HMACs, which distinguish them and name nobody. */
export type TriedLogin = { readonly account: string; readonly address: string };

/**
 * What is tried. Failures of one kind never refuse a try of another: who guesses at somebody's login keeps nobody from redeeming
 * a code or from changing a password.
 */
export type TriedKind = 'login' | 'code' | 'password';

/** Whose secret is tried: the account, where there is one, and the key of the name by which it was looked for. */
export type Tried = { readonly kind: TriedKind; readonly accountId: string | undefined; readonly name: string };

export type LoginLimits = {
  /**
   * Makes a try, unless there were too many. It counts only where it ends with a refusal that says so ({@link FAILURES}).
   * @throws Refused TOO_MANY_LOGINS, before the try is made, and whatever the try throws
   */
  readonly attempt: <Result>(
    tried: Tried,
    from: LoginOrigin,
    act: (waiting: Waiting, tried: TriedLogin) => Promise<Result>,
  ) => Promise<Result>;
  /** Notes that the account signed in from there: its tries from there are counted for themselves from now on. */
  readonly signedIn: (accountId: string, from: LoginOrigin) => Promise<void>;
};

export type LimitDeps = {
  readonly knownAddresses: KnownAddresses;
  readonly digestKey: Buffer;
  /** Epoch ms. */
  readonly now: () => number;
};

const FAILURES: ReadonlySet<RefusalCode> = new Set([
  'LOGIN_FAILED',
  'PLAYER_LOGIN_FAILED',
  'CODE_REFUSED',
  'PASSWORD_WRONG',
]);

/**
 * The limits of guessing (docs/rules.md#identity). Failed tries are counted by address and by account, or by the name where there
 * is no account. From an address where the account signed in within 30 days only its own failures from there count, so that nobody
 * elsewhere can lock its owner out. Wrong codes are counted by address alone, and by the code itself. Only what was compared and found
 * wrong counts. Each process counts for itself.
 */
export const createLoginLimits = ({ knownAddresses, digestKey, now }: LimitDeps): LoginLimits => {
  const byAddress = createTries({ most: ADDRESS_TRIES, windowMs: WINDOW_MS, now });
  const byAccount = createTries({ most: ACCOUNT_TRIES, windowMs: WINDOW_MS, now });
  const atKnownAddress = createTries({ most: ADDRESS_TRIES, windowMs: WINDOW_MS, now });
  const hashOf = (accountId: string, address: string): string =>
    digestOf(digestKey, ['known', accountId, networkOf(address)]);

  const isKnown = async (hash: string): Promise<boolean> => {
    const at = await knownAddresses.signedInAt(hash);
    return at !== undefined && Math.abs(now() - at) <= KNOWN_FOR_MS;
  };

  /** Counts the try, where it has to be counted. Answers what takes it back. */
  const take = (kind: TriedKind, hash: string, known: boolean, tried: TriedLogin): (() => void) => {
    if (known) return atKnownAddress.take(`${kind} ${hash}`);
    // A password is tried by whoever has a session: no stranger at the same address is to keep its owner from it.
    const back = kind === 'password' ? atKnownAddress.take(`${kind} ${hash}`) : byAddress.take(tried.address);
    // Wrong codes from elsewhere keep nobody from the right one: a code counts them itself (ports/reset-codes.ts).
    if (kind === 'code') return back;
    try {
      const accountBack = byAccount.take(`${kind} ${tried.account}`);
      return () => {
        back();
        accountBack();
      };
    } catch (error) {
      back();
      throw error;
    }
  };

  return {
    attempt: async ({ kind, accountId, name }, { address, signal, onRefused }, act) => {
      const hmacs: TriedLogin = {
        account: digestOf(digestKey, ['account', accountId ?? name]),
        address: digestOf(digestKey, ['address', networkOf(address)]),
      };
      // Looked up for a name without an account too, so that it takes as long.
      const hash = hashOf(accountId ?? '', address);
      const known = await isKnown(hash);
      let back: (() => void) | undefined;
      try {
        back = take(kind, hash, known, hmacs);
        const result = await act({ known, signal }, hmacs);
        back();
        return result;
      } catch (error) {
        if (!(error instanceof Refused && FAILURES.has(error.code))) back?.();
        if (error instanceof Refused) onRefused?.(hmacs);
        throw error;
      }
    },
    signedIn: (accountId, { address }) =>
      knownAddresses.note({ hash: hashOf(accountId, address), accountId, at: now() }),
  };
};
