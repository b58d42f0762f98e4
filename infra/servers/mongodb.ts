import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { type ClientSession, type Db, MongoClient, MongoError, MongoServerError } from 'mongodb';
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
 * The league's database; nothing is connected yet, and a server that is away is looked for again by every operation. All
 * writes are acknowledged by a majority and its journals. @throws UnsuitableServer for a URL that cannot be read
 */
export const openMongo = (url: string, league: string): Mongo => {
  let client: MongoClient;
  try {
    client = new MongoClient(url, {
      appName: `league ${league}`,
      serverSelectionTimeoutMS: SELECTION_MS,
      connectTimeoutMS: CONNECT_MS,
      socketTimeoutMS: SOCKET_MS,
      writeConcern: { w: 'majority', journal: true },
      readConcern: { level: 'majority' },
      ignoreUndefined: false,
    });
  } catch (error) {
    throw new UnsuitableServer(`MONGODB_URL cannot be used: ${messageOf(error)}`);
  }
  return { client, database: client.db(league), close: () => client.close() };
};

/**
 * Resolves when the server is one that the league can stand on: reached, let in, and a replica set, since documents and
 * checkpoints are saved in one transaction.
 * @throws StoreUnavailable while it is away or starting, UnsuitableServer when it will never do
 */
export const checkMongo = async ({ client, database }: Mongo): Promise<void> => {
  const hello = await mongoGuard(() => client.db('admin').command({ hello: 1 }));
  if (hello['msg'] === 'isdbgrid') return checkAccess(database);
  if (hello['setName'] === undefined) {
    // A set that nobody has initiated yet says that it will be one (facts.md).
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
 * Runs the work; what the driver says of a server that is away, stepping down or full comes out in the port's word for it,
 * and what it says of credentials as {@link UnsuitableServer}. Errors of ours pass as they are.
 */
export const mongoGuard = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    if (NO_ACCESS.has(error.code)) throw new UnsuitableServer(`MongoDB refuses access: ${error.message}`);
    // What the server says of one document (a duplicate key) is for the caller.
    if (error instanceof MongoServerError && error.code === 11_000) throw error;
    throw new StoreUnavailable(`MongoDB: ${error.message}`, { cause: error });
  }
};

/** All of the work or nothing of it; repeated by the driver when the server asks for it, so it must not count. */
export const inTransaction = <Result>(
  { client }: Mongo,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> =>
  mongoGuard(() =>
    client.withSession((session) =>
      session.withTransaction(() => work(session), {
        readConcern: { level: 'snapshot' },
        writeConcern: { w: 'majority', journal: true },
      }),
    ),
  );

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
