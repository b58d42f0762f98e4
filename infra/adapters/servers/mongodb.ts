import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import {
  type ClientSession,
  type Db,
  MongoClient,
  MongoError,
  MongoErrorLabel,
  MongoInvalidArgumentError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { UnsuitableServer } from './unsuitable-server.ts';

/** One league's database on a MongoDB server. */
export type Mongo = {
  readonly client: MongoClient;
  readonly database: Db;
  readonly close: () => Promise<void>;
};

/** How long an operation looks for a server before it is given up: a person waits for the answer. */
const SELECTION_MS = 2_000;
const CONNECT_MS = 2_000;
/** How long a silent server is waited for; beyond, the connection counts as lost. */
const SOCKET_MS = 15_000;

/**
 * The league's database; nothing is connected yet, and a server that is away is looked for again by every operation. All writes
 * are acknowledged by a majority and its journals, all reads ask the primary, whatever the URL says. @throws UnsuitableServer
 * for a URL that cannot be read
 */
export const openMongo = (url: string, league: string): Mongo => {
  let client: MongoClient;
  try {
    client = new MongoClient(url, {
      appName: `league ${league}`,
      serverSelectionTimeoutMS: SELECTION_MS,
      connectTimeoutMS: CONNECT_MS,
      socketTimeoutMS: SOCKET_MS,
      // Name by name, and all of them: what is left out here, the URL may say.
      readPreference: 'primary',
      readConcernLevel: 'majority',
      w: 'majority',
      journal: true,
      ignoreUndefined: false,
    });
  } catch (error) {
    throw new UnsuitableServer(`MONGODB_URL cannot be used: ${reasonOf(error)}`);
  }
  return { client, database: client.db(league), close: () => client.close() };
};

/**
 * Resolves when the server is one that the league can stand on: reached, let in, and a replica set, since documents and
 * checkpoints are saved in one transaction.
 * @throws StoreUnavailable while it is away or starting, UnsuitableServer when it will never do
 */
export const checkMongo = async ({ client, database }: Mongo): Promise<void> => {
  // By name: a client whose first operation found no server stays closed for ever ('Topology is closed', mongodb 7.9); this
  // begins anew.
  await mongoGuard(() => client.connect());
  const hello = await mongoGuard(() => client.db('admin').command({ hello: 1 }));
  if (hello['msg'] === 'isdbgrid') return checkAccess(database);
  if (hello['setName'] === undefined) {
    // A set that nobody has initiated yet says that it will be one (docs/client-libraries.md#mongodb).
    if (hello['isreplicaset'] === true) throw new StoreUnavailable('MongoDB: the replica set is not initiated yet');
    throw new UnsuitableServer('MongoDB is a standalone server; the league needs a replica set (one member is enough)');
  }
  await checkAccess(database);
};

const checkAccess = async (database: Db): Promise<void> => {
  await mongoGuard(() => database.collection('checkpoints').findOne({}));
};

/** What MongoDB calls wrong credentials and missing rights. */
const NO_ACCESS: ReadonlySet<number | string | undefined> = new Set([13, 18, 8000]);

/**
 * What the server says of the request itself: bad value, cannot parse, type mismatch, immutable field, document too large
 * (three codes), duplicate key, key too long. Trying again would not help.
 */
const REQUEST_ERRORS: ReadonlySet<number | string | undefined> = new Set([
  2, 9, 14, 66, 10_334, 17_419, 17_420, 11_000, 17_280,
]);

/**
 * Runs the work; what the driver says of a server that is away, stepping down or full comes out in the port's word for it,
 * and what it says of credentials as {@link UnsuitableServer}. Errors of ours pass as they are, and so does what the
 * server says of one request (a duplicate key, a document too large): that is for the caller.
 */
export const mongoGuard = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (isDriverBug(error) || isSocketError(error))
      throw new StoreUnavailable('MongoDB: the connection was reset', { cause: error });
    if (!(error instanceof MongoError) || error instanceof MongoInvalidArgumentError) throw error;
    if (NO_ACCESS.has(error.code)) throw new UnsuitableServer(`MongoDB refuses access: ${error.message}`);
    if (error instanceof MongoServerError && REQUEST_ERRORS.has(error.code)) throw error;
    throw new StoreUnavailable(`MongoDB: ${error.message}`, { cause: error });
  }
};

/** The driver itself trips over what a connection says that is reset while it commits (mongodb 7.9, sessions.js). */
const isDriverBug = (error: unknown): boolean =>
  error instanceof TypeError && error.message.includes('hasErrorLabel is not a function');

/** What Node says, without a call of the system, of a socket that was destroyed or that the other side has ended. */
const ENDED: ReadonlySet<unknown> = new Set(['ERR_STREAM_DESTROYED', 'EPIPE']);

/** What a socket says itself, which the driver passes on as it is where a request was still being sent (connection.js). */
const isSocketError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ('syscall' in error || ENDED.has(error.code));

/** How long a transaction that met another one, or lost its connection, is begun again. */
const RETRY_MS = 5_000;
const LONGEST_PAUSE_MS = 200;

/**
 * All of the work or nothing of it, on one state of the database. The work is repeated when the server asks for it, so it must
 * change nothing outside the database, and must hand its session to every operation. What it read holds only once this
 * resolves. Not the driver's `withTransaction`, which goes on for two minutes where the server is away, and whose `timeoutMS`
 * does nothing (7.9). @throws StoreUnavailable when it could not be done within some seconds. Where only the answer to the
 * commit was lost, it may have been done: what calls this must be able to come again
 */
export const inTransaction = async <Result>(
  { client }: Mongo,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> => {
  const session = client.startSession({ causalConsistency: false });
  try {
    return await inTransactionOf(session, work);
  } finally {
    await session.endSession();
  }
};

/** As {@link inTransaction}, in a session of the caller's that is not in use. */
export const inTransactionOf = <Result>(
  session: ClientSession,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> =>
  mongoGuard(async () => {
    const deadline = performance.now() + RETRY_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptTransaction(session, work, deadline);
      } catch (error) {
        if (!mayRepeat(error, MongoErrorLabel.TransientTransactionError, deadline)) throw error;
      }
      await delay(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt));
    }
  });

const attemptTransaction = async <Result>(
  session: ClientSession,
  work: (session: ClientSession) => Promise<Result>,
  deadline: number,
): Promise<Result> => {
  session.startTransaction({
    readConcern: { level: 'snapshot' },
    writeConcern: { w: 'majority', journal: true },
  });
  let result: Result;
  try {
    result = await work(session);
  } catch (error) {
    await session.abortTransaction();
    throw error;
  }
  for (;;) {
    try {
      await session.commitTransaction();
      return result;
    } catch (error) {
      // It may have been committed; committing again says so.
      if (!mayRepeat(error, MongoErrorLabel.UnknownTransactionCommitResult, deadline)) throw error;
    }
  }
};

/** A server that could not even be found was looked for long enough. */
const mayRepeat = (error: unknown, label: string, deadline: number): boolean =>
  error instanceof MongoError &&
  error.hasErrorLabel(label) &&
  !(error instanceof MongoServerSelectionError) &&
  performance.now() < deadline;
