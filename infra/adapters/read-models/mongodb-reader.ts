import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type {
  DocumentQuery,
  Filter,
  ModelVersion,
  ReadModelReader,
} from '@league/query-api/ports/read-model-reader.ts';
import type { ClientSession, Collection, Filter as MongoFilter } from 'mongodb';
import { inTransaction, type Mongo } from '../servers/mongodb.ts';
import { checkpointId, collectionName, fieldPath, layoutOf, type StoredDocument } from './mongodb-layout.ts';
import { createKeptReads } from './kept-reads.ts';
import { type StoredState, withView } from './read-view.ts';
import { createTurns } from './turns.ts';

/** How many documents come with one answer of the server. */
const BATCH = 5_000;

/**
 * How long a snapshot may take from its first request to its last, before its connections are closed. That is longer than
 * any caller waits: where the server is slow, the answer is ready for the next caller.
 */
const READ_MS = 20_000;

/** What each request of one snapshot carries. */
type ReadScope = { readonly session: ClientSession; readonly signal: AbortSignal };

/** A generation that serves, as one view sees it. */
type Live = ModelVersion & { readonly documents: Collection<StoredDocument> };

/**
 * Reads what the writers of the league wrote. Each snapshot is one transaction that only reads, so that pointers,
 * checkpoints and documents in it belong together whatever is written or switched meanwhile. A snapshot session would save the
 * commit, but servers that speak MongoDB's protocol take such sessions without keeping to them (ADR 12). `work` is begun again
 * when the server gives the snapshot up. A server that falls silent is given up after `readMs`.
 */
export const createMongoReader = (mongo: Mongo, { readMs = READ_MS } = {}): ReadModelReader => {
  const kept = createKeptReads();
  return {
    snapshot: async (work) => {
      const limit = new AbortController();
      const late = (): void => limit.abort(new StoreUnavailable(`MongoDB: a read was not done in ${readMs} ms`));
      const timer = setTimeout(late, readMs);
      try {
        return await inTransaction(mongo, async (session) =>
          withView(await stateIn(mongo, { session, signal: limit.signal }), kept, work),
        );
      } finally {
        clearTimeout(timer);
      }
    },
  };
};

/**
 * The state that the transaction sees. Reading the pointers fixes it; the checkpoint of a model is read when it is first asked
 * for.
 */
const stateIn = async ({ database }: Mongo, scope: ReadScope): Promise<StoredState<Live>> => {
  const { models, checkpoints } = layoutOf(database);
  const pointers = new Map<string, string>();
  for (const { _id, live } of await models.find({}, scope).toArray()) if (live !== null) pointers.set(_id, live);
  const found = new Map<string, Live>();
  // A transaction takes one request at a time, whatever the reader asks for at once.
  const inTurn = createTurns();
  return {
    live: (name) =>
      inTurn(async () => {
        const generation = pointers.get(name);
        if (generation === undefined || found.has(name)) return found.get(name);
        const id = checkpointId(name, generation);
        const kept = await checkpoints.findOne({ _id: id }, { ...scope, projection: { changed: 1 } });
        if (kept === null) return undefined;
        const documents = database.collection<StoredDocument>(collectionName(name, generation));
        const live = { generation, changed: BigInt(kept.changed), documents };
        found.set(name, live);
        return live;
      }),
    body: ({ documents }, id) =>
      inTurn(async () => (await documents.findOne({ _id: id }, { ...scope, projection: { body: 1 } }))?.body),
    bodies: ({ documents }, query) =>
      inTurn(async () => {
        const { limit, order } = query;
        // To MongoDB a limit of 0 is none.
        if (limit === 0) return [];
        const found = documents.find(filterOf(query), {
          ...scope,
          ignoreUndefined: true,
          projection: { body: 1 },
          sort: { _id: order === 'descending' ? -1 : 1 },
          limit: limit ?? 0,
          batchSize: BATCH,
        });
        return (await found.toArray()).map(({ body }) => body);
      }),
  };
};

const filterOf = ({ where = {}, beforeId }: DocumentQuery<string>): MongoFilter<StoredDocument> => {
  const conditions = Object.entries<Filter | undefined>(where).map(
    ([field, filter]) => [fieldPath(field), conditionOf(filter)] as const,
  );
  return { ...Object.fromEntries(conditions), ...(beforeId === undefined ? {} : { _id: { $lt: beforeId } }) };
};

/** `ignoreUndefined` leaves out the end of a range that is not given. */
const conditionOf = (filter: Filter | undefined): unknown => {
  if (typeof filter !== 'object') return filter;
  return 'not' in filter ? { $nin: [...filter.not, null] } : { $gte: filter.from, $lt: filter.to };
};
