import { hash, randomBytes } from 'node:crypto';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { SessionReader } from '@league/events/ports/session-reader.ts';
import type { AdminState } from '../admins/decider.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { SessionStore, StoredSession } from '../ports/session-store.ts';

/** docs/rules.md#identity, after OWASP ASVS 7.3: an admin's session ends after 30 minutes without a request, and after 12 hours at all events. */
const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
/** `lastSeenAt` is written at most this often: a request must not cost a write. */
const TOUCH_MS = 60_000;
const TOKEN_BYTES = 32;

export type Sessions = SessionReader & {
  /** Begins a session of this account, and answers its token. */
  readonly begin: (accountId: string) => Promise<string>;
  /** Ends the session; an unknown token is already ended. */
  readonly logout: (token: string) => Promise<void>;
};

export type SessionDeps = {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly admins: StateSource<AdminState>;
  /** Epoch ms. */
  readonly now: () => number;
};

/** Sessions over their stores. Rights are those of the moment: each request asks whether the account still has access. */
export const createSessions = ({ accounts, sessions, admins, now }: SessionDeps): Sessions => ({
  begin: async (accountId) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const at = now();
    await sessions.add({ tokenHash: hashOf(token), accountId, createdAt: at, lastSeenAt: at });
    return token;
  },
  identify: async (token, onSession) => {
    const session = await sessions.byTokenHash(hashOf(token));
    if (session === undefined) return undefined;
    const at = now();
    if (expired(session, at)) {
      await unlessAway(sessions.remove(session.tokenHash));
      return undefined;
    }
    onSession?.();
    const [account, { state }] = await Promise.all([accounts.byId(session.accountId), admins.load()]);
    if (account === undefined || !state.has(account.id)) return undefined;
    if (at - session.lastSeenAt > TOUCH_MS) await unlessAway(sessions.touch(session.tokenHash, at));
    return { id: account.id, roles: ['admin'] };
  },
  logout: (token) => sessions.remove(hashOf(token)),
});

/** A full disk must not turn readers away: a session whose use cannot be noted ends a little early instead. */
const unlessAway = async (noted: Promise<void>): Promise<void> => {
  try {
    await noted;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
};

/**
 * A session has also expired where its times lie too far in the future: it was opened or used while the clock was wrong, and
 * would otherwise live on until then.
 */
const expired = (session: StoredSession, at: number): boolean =>
  Math.abs(at - session.lastSeenAt) > IDLE_MS || Math.abs(at - session.createdAt) > ABSOLUTE_MS;

const hashOf = (token: string): string => hash('sha256', token);
