import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { Account, AccountStore } from '../ports/account-store.ts';
import { KNOWN_FOR_MS, type KnownAddresses, MOST_KNOWN, type SignIn } from '../ports/known-addresses.ts';
import type { ProcessCheckpoints } from '../ports/process-checkpoints.ts';
import { KEPT_FOR_MS, type QuietCommand, type QuietCommands } from '../ports/quiet-commands.ts';
import type { SessionStore, StoredSession } from '../ports/session-store.ts';
import type { TeamDirectory } from '../ports/team-directory.ts';

export const createFakeAccounts = (): AccountStore => {
  const accounts: Account[] = [];
  const byUsername = (username: string) => accounts.find((one) => nameKey(one.username) === nameKey(username));
  return {
    add: async (account) => {
      if (byUsername(account.username) !== undefined || accounts.some(({ id }) => id === account.id)) return false;
      accounts.push(account);
      return true;
    },
    byUsername: async (username) => byUsername(username),
    byId: async (id) => accounts.find((one) => one.id === id),
  };
};

export const createFakeKnownAddresses = (): KnownAddresses => {
  let signIns: readonly SignIn[] = [];
  return {
    signedInAt: async (hash) => signIns.find((one) => one.hash === hash)?.at,
    note: async (noted) => {
      const others = signIns
        .filter(({ hash, at }) => hash !== noted.hash && Math.abs(at - noted.at) <= KNOWN_FOR_MS)
        .toSorted((one, other) => other.at - one.at);
      const ofAccount = others.filter(({ accountId }) => accountId === noted.accountId);
      const tooMany = new Set(ofAccount.slice(MOST_KNOWN - 1));
      signIns = [noted, ...others.filter((one) => !tooMany.has(one))];
    },
  };
};

export const createFakeQuietCommands = (): QuietCommands & { readonly all: () => readonly QuietCommand[] } => {
  let commands: readonly QuietCommand[] = [];
  const within = (now: number) => commands.filter(({ at }) => Math.abs(at - now) <= KEPT_FOR_MS);
  const find = (id: string, now: number) => within(now).find(({ commandId }) => commandId === id);
  return {
    find: async (commandId, now) => find(commandId, now),
    keep: async (command) => {
      commands = within(command.at);
      const before = find(command.commandId, command.at);
      if (before === undefined) commands = [...commands, command];
      return before ?? command;
    },
    all: () => commands,
  };
};

export const createFakeSessionStore = (): SessionStore & { readonly all: () => readonly StoredSession[] } => {
  const sessions = new Map<string, StoredSession>();
  return {
    add: async (session) => {
      sessions.set(session.tokenHash, session);
    },
    byTokenHash: async (tokenHash) => sessions.get(tokenHash),
    touch: async (tokenHash, lastSeenAt) => {
      const session = sessions.get(tokenHash);
      if (session !== undefined) sessions.set(tokenHash, { ...session, lastSeenAt });
    },
    remove: async (tokenHash) => {
      sessions.delete(tokenHash);
    },
    all: () => [...sessions.values()],
  };
};

/** `known` are the checkpoints of an earlier run. */
export const createFakeCheckpoints = (known: Readonly<Record<string, bigint>> = {}) => {
  const checkpoints = new Map<string, LastApplied>();
  for (const [process, position] of Object.entries(known)) checkpoints.set(process, { position, eventId: undefined });
  return {
    load: async (process: string) => checkpoints.get(process),
    save: async (process: string, done: LastApplied) => {
      if (done.position >= (checkpoints.get(process)?.position ?? 0n)) checkpoints.set(process, done);
    },
    restart: async (process: string, done: LastApplied) => {
      checkpoints.set(process, done);
    },
  } satisfies ProcessCheckpoints;
};

/** Passwords without hashing, for tests that are not about them. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain:${password}`),
  matches: (password, hash) => Promise.resolve(hash === `plain:${password}`),
};

const BATCH = 100;

/** A feed that delivers the log as it grows. */
export const createFakeFeed = (store: EventStore): EventFeed => ({
  subscribe: async function* (after, signal) {
    let position = after;
    while (!signal.aborted) {
      const grown = nextAppend(store, signal);
      const batch = await store.readAll(position, BATCH);
      const last = batch.at(-1);
      if (last === undefined) {
        await grown;
        continue;
      }
      yield batch;
      position = last.position;
    }
  },
});

/** Resolves at the next append, or when the signal aborts. */
const nextAppend = (store: EventStore, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = store.onAppended(done);
    signal.addEventListener('abort', done);
  });

const MANY = 1_000_000;

/** The existing teams, from the log itself. */
export const createTeamDirectory = (store: EventStore): TeamDirectory => ({
  all: async () => {
    const teams = new Set<string>();
    for (const event of await store.readAll(0n, MANY)) {
      if (event.type === 'TeamCreated') teams.add(event.data.teamId);
      if (event.type === 'TeamDeleted') teams.delete(event.data.teamId);
    }
    return [...teams];
  },
});
