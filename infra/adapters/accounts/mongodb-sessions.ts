import { hash } from 'node:crypto';
import type { SessionStore, StoredSession } from '@league/command-api/ports/session-store.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';
import { SESSION_SWEEP_MS } from './accounts.ts';

export type SessionDocument = {
  /** The hash of the session's token. */
  readonly _id: string;
  /** Like the two below it missing in documents of programs that knew admins only. */
  readonly id?: string;
  readonly openedAt?: 'player' | 'admin';
  readonly device?: string;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

/** The session of a document. One without an id gets the same one each time, from which nobody learns its hash. */
export const sessionOf = (document: SessionDocument): StoredSession => {
  const { _id: tokenHash, id, accountId, openedAt = 'admin', device = '', createdAt, lastSeenAt } = document;
  return {
    tokenHash,
    id: id ?? hash('sha256', `id of session ${tokenHash}`).slice(0, 32),
    accountId,
    openedAt,
    device,
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
  };
};

/** The document of a session. Its times are dates, since the index that deletes old sessions goes by dates. */
export const sessionDocument = ({ tokenHash, createdAt, lastSeenAt, ...session }: StoredSession): SessionDocument => ({
  _id: tokenHash,
  ...session,
  createdAt: new Date(createdAt),
  lastSeenAt: new Date(lastSeenAt),
});

const SWEPT_BY = { createdAt: 1 } as const;

/** A program that knew admins only had the server delete sessions after a month; an index with another time would be refused. */
const keepLonger = async (database: Mongo['database']): Promise<void> => {
  const sessions = database.collection('sessions');
  if (!(await sessions.indexExists('createdAt_1'))) return;
  const index = { keyPattern: SWEPT_BY, expireAfterSeconds: SESSION_SWEEP_MS / 1_000 };
  await database.command({ collMod: 'sessions', index });
};

/** Sessions in a league's database. The server deletes them when the longest has expired. */
export const openMongoSessions = async ({ database }: Mongo): Promise<SessionStore> => {
  const sessions = database.collection<SessionDocument>('sessions');
  await mongoGuard(async () => {
    await sessions.createIndex({ accountId: 1, lastSeenAt: -1 });
    await keepLonger(database);
    await sessions.createIndex(SWEPT_BY, { expireAfterSeconds: SESSION_SWEEP_MS / 1_000 });
  });
  const ofAccount: SessionStore['ofAccount'] = async (accountId) => {
    const found = await sessions.find({ accountId: { $eq: accountId } }, { sort: { lastSeenAt: -1 } }).toArray();
    return found.map(sessionOf);
  };
  /** Looks at each id here: those of older documents are not stored. */
  const removeWhere = async (accountId: string, ends: (session: StoredSession) => boolean): Promise<number> => {
    const ended = (await ofAccount(accountId)).filter(ends).map(({ tokenHash }) => tokenHash);
    return (await sessions.deleteMany({ _id: { $in: ended } })).deletedCount;
  };
  return guardedStore(mongoGuard, {
    add: async (session) => {
      await sessions.insertOne(sessionDocument(session));
    },
    byTokenHash: async (tokenHash) => {
      const session = await sessions.findOne({ _id: { $eq: tokenHash } });
      return session === null ? undefined : sessionOf(session);
    },
    ofAccount,
    touch: async (tokenHash, lastSeenAt) => {
      await sessions.updateOne({ _id: { $eq: tokenHash } }, { $set: { lastSeenAt: new Date(lastSeenAt) } });
    },
    remove: async (tokenHash) => {
      await sessions.deleteOne({ _id: { $eq: tokenHash } });
    },
    removeOne: async (accountId, id) => (await removeWhere(accountId, (one) => one.id === id)) === 1,
    removeOthers: (accountId, id) => removeWhere(accountId, (one) => one.id !== id),
    removeAll: async (accountId) => (await sessions.deleteMany({ accountId: { $eq: accountId } })).deletedCount,
  });
};
