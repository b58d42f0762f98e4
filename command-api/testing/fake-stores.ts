import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import { crestsOf, crestWord } from '@league/events/rules/crest.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { Passwords } from '../identity/passwords.ts';
import { type Account, accountAfter, type AccountStore, heldFields, personalAfter } from '../ports/account-store.ts';
import type { ImageStore } from '../ports/image-store.ts';
import { KNOWN_FOR_MS, type KnownAddresses, MOST_KNOWN, type SignIn } from '../ports/known-addresses.ts';
import type { ProcessCheckpoints } from '../ports/process-checkpoints.ts';
import { KEPT_FOR_MS, type QuietCommand, type QuietCommands } from '../ports/quiet-commands.ts';
import { CODE_TRIES, type ResetCode, type ResetCodes, type TypedCode } from '../ports/reset-codes.ts';
import type { SessionStore, StoredSession } from '../ports/session-store.ts';
import type { LinePlayer, PlayerDirectory } from '../ports/player-directory.ts';
import type { TeamDirectory } from '../ports/team-directory.ts';

/** What a fake store forgets of an account; how many entries those were. */
type OfAccount = { readonly forget: (accountId: string) => number };

/** `beside` are the stores from which an erasure takes what hangs on the account. */
export const createFakeAccounts = (
  beside: { readonly sessions?: OfAccount; readonly resetCodes?: OfAccount; readonly knownAddresses?: OfAccount } = {},
): AccountStore => {
  const accounts = new Map<string, Account>();
  const find = (matches: (one: Account) => boolean) => [...accounts.values()].find(matches);
  const named = (key: string) => find(({ username }) => username !== undefined && nameKey(username) === key);
  const addressed = (email: string) => find((one) => one.email === email);
  return {
    add: async (account) => {
      const { id, username, email, personal } = account;
      if (accounts.has(id)) return false;
      if (username !== undefined && named(nameKey(username)) !== undefined) return false;
      if (email !== undefined && addressed(email) !== undefined) return false;
      accounts.set(id, { ...account, personal: personalAfter({}, personal) });
      return true;
    },
    byUsername: async (username) => named(nameKey(username)),
    byEmail: async (email) => addressed(email),
    byId: async (id) => accounts.get(id),
    byIds: async (ids) => new Map(ids.flatMap((id) => accounts.get(id) ?? []).map((one) => [one.id, one])),
    change: async (id, change) => {
      const account = accounts.get(id);
      if (account === undefined) return 'unknown';
      const owner = change.email === undefined ? undefined : addressed(change.email);
      if (owner !== undefined && owner.id !== id) return 'emailTaken';
      accounts.set(id, accountAfter(account, change));
      return 'changed';
    },
    madeBefore: async (time) =>
      [...accounts.values()]
        .filter(({ username, createdAt }) => username === undefined && createdAt < time)
        .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))
        .map(({ id }) => id),
    erase: async (id) => {
      const account = accounts.get(id);
      accounts.delete(id);
      return {
        fields: account === undefined ? [] : heldFields(account),
        sessions: beside.sessions?.forget(id) ?? 0,
        resetCodes: beside.resetCodes?.forget(id) ?? 0,
        knownAddresses: beside.knownAddresses?.forget(id) ?? 0,
      };
    },
  };
};

export const createFakeKnownAddresses = (): KnownAddresses & OfAccount => {
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
    forget: (accountId) => {
      const before = signIns.length;
      signIns = signIns.filter((one) => one.accountId !== accountId);
      return before - signIns.length;
    },
  };
};

export const createFakeResetCodes = (): ResetCodes & OfAccount => {
  /** `missed` are the addresses of the wrong tries. */
  const codes = new Map<string, ResetCode & { readonly missed: readonly string[] }>();
  const open = ({ accountId, from }: TypedCode, now: number) => {
    const code = codes.get(accountId);
    if (code === undefined || now >= code.expiresAt || code.missed.length >= code.tries) return undefined;
    return code.missed.filter((one) => one === from).length < CODE_TRIES ? code : undefined;
  };
  return {
    issue: async (code) => {
      codes.set(code.accountId, { ...code, missed: [] });
    },
    check: async (typed, now) => {
      const code = open(typed, now);
      if (code === undefined || code.codeHash === typed.codeHash) return code !== undefined;
      codes.set(code.accountId, { ...code, missed: [...code.missed, typed.from] });
      return false;
    },
    use: async (typed, now) => open(typed, now)?.codeHash === typed.codeHash && codes.delete(typed.accountId),
    forget: (accountId) => Number(codes.delete(accountId)),
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

/** Pictures in memory. */
export const createFakeImages = (): ImageStore & { readonly all: () => readonly string[] } => {
  const images = new Map<string, { readonly bytes: Uint8Array; readonly at: number }>();
  const isBefore = (hash: string, time: number): boolean => (images.get(hash)?.at ?? time) < time;
  return {
    put: async (hash, bytes, at) => {
      const before = images.get(hash);
      images.set(hash, { bytes: before?.bytes ?? bytes.slice(), at: Math.max(at, before?.at ?? at) });
    },
    get: async (hash) => images.get(hash)?.bytes,
    putBefore: async (time) => [...images.keys()].filter((hash) => isBefore(hash, time)).toSorted(),
    deletePutBefore: async (hash, time) => {
      if (isBefore(hash, time)) images.delete(hash);
    },
    all: () => [...images.keys()],
  };
};

export const createFakeSessionStore = (): SessionStore &
  OfAccount & { readonly all: () => readonly StoredSession[] } => {
  const sessions = new Map<string, StoredSession>();
  const removeAll = (remove: (session: StoredSession) => boolean): number => {
    const removed = [...sessions.values()].filter(remove);
    for (const { tokenHash } of removed) sessions.delete(tokenHash);
    return removed.length;
  };
  return {
    add: async (session) => {
      sessions.set(session.tokenHash, session);
    },
    byTokenHash: async (tokenHash) => sessions.get(tokenHash),
    ofAccount: async (accountId) =>
      [...sessions.values()]
        .filter((one) => one.accountId === accountId)
        .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt),
    touch: async (tokenHash, lastSeenAt) => {
      const session = sessions.get(tokenHash);
      if (session !== undefined) sessions.set(tokenHash, { ...session, lastSeenAt });
    },
    remove: async (tokenHash) => {
      sessions.delete(tokenHash);
    },
    removeOne: async (accountId, id) => removeAll((one) => one.accountId === accountId && one.id === id) === 1,
    removeOthers: async (accountId, id) => removeAll((one) => one.accountId === accountId && one.id !== id),
    removeAll: async (accountId) => removeAll((one) => one.accountId === accountId),
    forget: (accountId) => removeAll((one) => one.accountId === accountId),
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
  crests: async () => {
    const teams = new Map<string, string | null>();
    for (const { type, data } of await store.readAll(0n, MANY)) {
      if (type === 'TeamCreated') teams.set(data.teamId, data.crest && crestWord(data.crest));
      if (type === 'TeamDetailsChanged' && data.changes.crest) teams.set(data.teamId, crestWord(data.changes.crest.to));
    }
    return crestsOf([...teams].map(([id, crest]) => ({ id, crest })));
  },
  logos: async () => {
    const logos = new Map<string, string | null>();
    for (const { type, data } of await store.readAll(0n, MANY)) {
      if (type === 'TeamCreated') logos.set(data.teamId, data.logo);
      if (type === 'TeamDetailsChanged' && data.changes.logo) logos.set(data.teamId, data.changes.logo.to);
    }
    return [...logos.values()].flatMap((logo) => logo ?? []);
  },
});

/** Squads, likes and rejections, from the log itself. */
export const createPlayerDirectory = (store: EventStore): PlayerDirectory => {
  const all = (): Promise<readonly Recorded<LeagueEvent>[]> => store.readAll(0n, MANY);
  return {
    squadOf: async (teamId) => {
      const teams = new Map<string, string>();
      for (const { type, data } of await all()) {
        if (type === 'PlayerAssignedToTeam') teams.set(data.playerId, data.teamId);
        if (type === 'PlayerReleased') teams.delete(data.playerId);
      }
      return [...teams].flatMap(([playerId, team]) => (team === teamId ? [playerId] : []));
    },
    likesOf: async (playerId) => {
      const likes = new Set<string>();
      for (const { type, data } of await all()) {
        if (type === 'PlayerLiked' && data.playerId === playerId) likes.add(data.by);
        if (type === 'PlayerUnliked' && data.playerId === playerId) likes.delete(data.by);
      }
      return likes.size;
    },
    rejected: async () => {
      const rejected = new Set<string>();
      for (const { type, data } of await all()) {
        if (type === 'PlayerRejected') rejected.add(data.playerId);
        if (type === 'PlayerApproved' || type === 'PlayerDeleted') rejected.delete(data.playerId);
      }
      return [...rejected];
    },
    playersFor: async (ids) => {
      const players = linePlayersIn(await all());
      return new Map(ids.flatMap((id) => (players.has(id) ? [[id, players.get(id) as LinePlayer] as const] : [])));
    },
    teamNames: async (ids) => {
      const names = new Map<string, string>();
      for (const { type, data } of await all()) {
        if (type === 'TeamCreated') names.set(data.teamId, data.name);
        if (type === 'TeamDetailsChanged' && data.changes.name) names.set(data.teamId, data.changes.name.to);
      }
      return ids.map((id) => names.get(id));
    },
  };
};

/** The players of a log as lines ask for them. */
const linePlayersIn = (events: readonly Recorded<LeagueEvent>[]): ReadonlyMap<string, LinePlayer> => {
  const players = new Map<string, LinePlayer>();
  for (const { type, data, recordedAt } of events) {
    const at = new Date(recordedAt).toISOString();
    const player = 'playerId' in data ? players.get(data.playerId) : undefined;
    const ended = player?.teams.map((one) => ({ ...one, until: one.until ?? at })) ?? [];
    if (type === 'PlayerRegistered') {
      players.set(data.playerId, { approved: false, number: data.jerseyNumber, teams: [] });
    } else if (type === 'PlayerDeleted') {
      players.delete(data.playerId);
    } else if (player !== undefined && type === 'PlayerApproved') {
      players.set(data.playerId, { ...player, approved: true });
    } else if (player !== undefined && type === 'PlayerRejected') {
      players.set(data.playerId, { ...player, approved: false });
    } else if (player !== undefined && type === 'PlayerDetailsChanged') {
      const number = data.changes.jerseyNumber === undefined ? player.number : data.changes.jerseyNumber.to;
      players.set(data.playerId, { ...player, number });
    } else if (player !== undefined && type === 'PlayerReleased') {
      players.set(data.playerId, { ...player, teams: ended });
    } else if (player !== undefined && type === 'PlayerAssignedToTeam') {
      players.set(data.playerId, { ...player, teams: [...ended, { teamId: data.teamId, from: at, until: null }] });
    }
  }
  return players;
};
