import { hash, randomBytes, randomUUID } from 'node:crypto';
import { hasExpired } from '@league/events/access/session-lifetimes.ts';
import type { AccountRole } from '@league/events/envelope.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { SessionReader } from '@league/events/ports/session-reader.ts';
import type { AdminState } from '../admins/decider.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { SessionStore, StoredSession } from '../ports/session-store.ts';
import { isApproved, type PlayerStates } from './player-states.ts';

type Opening = Pick<StoredSession, 'accountId' | 'openedAt' | 'device'>;

/** `lastSeenAt` is written at most this often: a request must not cost a write. */
const TOUCH_MS = 60_000;
const TOKEN_BYTES = 32;

export type Sessions = SessionReader & {
  /** Begins a session, and answers its token and the id by which its owner calls it. */
  readonly begin: (opening: Opening) => Promise<{ readonly token: string; readonly sessionId: string }>;
  /** Ends the session; an unknown token is already ended. */
  readonly logout: (token: string) => Promise<void>;
  /** Ends the session of the account that has this id; false where there is none. */
  readonly end: (accountId: string, sessionId: string) => Promise<boolean>;
  /** Ends all sessions of the account but the one of this token, and answers how many of those were still open. */
  readonly endOthers: (accountId: string, token: string | undefined) => Promise<number>;
};

export type SessionDeps = {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly admins: StateSource<AdminState>;
  readonly players: PlayerStates;
  /** Epoch ms. */
  readonly now: () => number;
};

/** Sessions over their stores. Rights are those of the moment: each request asks what the account still is. */
export const createSessions = (deps: SessionDeps): Sessions => {
  const { sessions, now } = deps;
  return {
    begin: async (opening) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const [at, id] = [now(), randomUUID()];
      await sessions.add({ ...opening, tokenHash: hashOf(token), id, createdAt: at, lastSeenAt: at });
      return { token, sessionId: id };
    },
    identify: async (token, onSession) => {
      const session = await sessions.byTokenHash(hashOf(token));
      if (session === undefined) return undefined;
      const at = now();
      if (hasExpired(session, at)) {
        await unlessAway(sessions.remove(session.tokenHash));
        return undefined;
      }
      onSession?.();
      const roles = await rolesOf(deps, session);
      if (roles.length === 0) return undefined;
      if (at - session.lastSeenAt > TOUCH_MS) await unlessAway(sessions.touch(session.tokenHash, at));
      return { id: session.accountId, roles };
    },
    logout: (token) => sessions.remove(hashOf(token)),
    end: (accountId, sessionId) => sessions.removeOne(accountId, sessionId),
    endOthers: async (accountId, token) => {
      const stored = await sessions.ofAccount(accountId);
      const present = token === undefined ? undefined : stored.find(({ tokenHash }) => tokenHash === hashOf(token));
      await (present === undefined ? sessions.removeAll(accountId) : sessions.removeOthers(accountId, present.id));
      const at = now();
      return stored.filter((session) => session !== present && !hasExpired(session, at)).length;
    },
  };
};

/**
 * The roles that the session has now: by the login at which it was opened, and by what the account is at this moment. None where
 * what it was opened for is gone.
 */
const rolesOf = async (
  { accounts, admins, players }: SessionDeps,
  { accountId, openedAt }: StoredSession,
): Promise<readonly AccountRole[]> => {
  if (openedAt === 'player') {
    const [account, { state }] = await Promise.all([accounts.byId(accountId), players(accountId).load()]);
    return account !== undefined && isApproved(state) ? ['player'] : [];
  }
  const [account, { state }] = await Promise.all([accounts.byId(accountId), admins.load()]);
  if (account === undefined || !state.has(accountId)) return [];
  // An account without an e-mail is no player's: there is nothing to look at.
  const plays = account.email !== undefined && isApproved((await players(accountId).load()).state);
  return plays ? ['player', 'admin'] : ['admin'];
};

/** A full disk must not turn readers away: a session whose use cannot be noted ends a little early instead. */
const unlessAway = async (noted: Promise<void>): Promise<void> => {
  try {
    await noted;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
};

const hashOf = (token: string): string => hash('sha256', token);
