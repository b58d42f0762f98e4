import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import type {
  DocumentQuery,
  Filter,
  ModelVersion,
  ReadModelReader,
  ReadView,
} from '@league/query-api/ports/read-model-reader.ts';
import type { ClientSession, Collection, Filter as MongoFilter } from 'mongodb';
import { inTransaction, type Mongo } from '../servers/mongodb.ts';
import { checkpointId, collectionName, fieldPath, layoutOf, type StoredDocument } from './mongodb-layout.ts';
import { createTurns } from './turns.ts';

/** Documents that come with one answer of the server. */
const BATCH = 5_000;

/**
 * How long a snapshot may take, from its first request to its last; its connections are closed then. Longer than anybody
 * waits for an answer: where the server is slow, the next one who asks has it.
 */
const READ_MS = 20_000;

/** What each request of one snapshot carries. */
type ReadScope = { readonly session: ClientSession; readonly signal: AbortSignal };

/** A generation that serves, as one view sees it. */
type Live = ModelVersion & { readonly documents: Collection<StoredDocument> };

/**
 * Reads what the writers of the league wrote. Each snapshot is one transaction that only reads, so that pointers,
 * checkpoints and documents in it belong together whatever is written or switched meanwhile. Not a snapshot session, which
 * would save the commit: servers that speak MongoDB's protocol take those without holding to them (SecantusDB 0.7).
 * `work` is begun again when the server gives the snapshot up. A server that falls silent is given up in `readMs`.
 */
export const createMongoReader = (mongo: Mongo, { readMs = READ_MS } = {}): ReadModelReader => ({
  snapshot: async (work) => {
    const limit = new AbortController();
    const late = (): void => limit.abort(new StoreUnavailable(`MongoDB: a read was not done in ${readMs} ms`));
    const timer = setTimeout(late, readMs);
    try {
      return await inTransaction(mongo, (session) => readIn(mongo, { session, signal: limit.signal }, work));
    } finally {
      clearTimeout(timer);
    }
  },
});

const readIn = async <Result>(
  mongo: Mongo,
  scope: ReadScope,
  work: (view: ReadView) => Promise<Result>,
): Promise<Result> => {
  let open = true;
  const liveOf = await liveModels(mongo, scope);
  const view = viewOf(scope, (name) => {
    if (!open) throw new Error('a view was used after its snapshot had ended');
    return liveOf(name);
  });
  try {
    return await work(view);
  } finally {
    open = false;
  }
};

/**
 * The pointers are read at once, which fixes the state that the whole transaction sees; each model's checkpoint when it is
 * first asked for.
 */
const liveModels = async (
  { database }: Mongo,
  scope: ReadScope,
): Promise<(name: string) => Promise<Live | undefined>> => {
  const { models, checkpoints } = layoutOf(database);
  const pointers = new Map<string, string>();
  for (const { _id, live } of await models.find({}, scope).toArray()) if (live !== null) pointers.set(_id, live);
  const found = new Map<string, Live>();
  return async (name) => {
    const generation = pointers.get(name);
    if (generation === undefined || found.has(name)) return found.get(name);
    const id = checkpointId(name, generation);
    const kept = await checkpoints.findOne({ _id: id }, { ...scope, projection: { changed: 1 } });
    if (kept === null) return undefined;
    const documents = database.collection<StoredDocument>(collectionName(name, generation));
    const live = { generation, changed: BigInt(kept.changed), documents };
    found.set(name, live);
    return live;
  };
};

const viewOf = (scope: ReadScope, liveOf: (name: string) => Promise<Live | undefined>): ReadView => {
  // A transaction takes one request at a time, whatever the reader asks for at once.
  const inTurn = createTurns();
  return {
    get: <Document extends object>({ name }: ReadModel<Document>, id: string) =>
      inTurn(async () => {
        const live = await liveOf(name);
        const kept = await live?.documents.findOne({ _id: id }, { ...scope, projection: { body: 1 } });
        return kept ? (JSON.parse(kept.body) as Document) : undefined;
      }),
    list: <Document extends object, Field extends string>(
      { name }: ReadModel<Document, Field>,
      query: DocumentQuery<Field> = {},
    ) =>
      inTurn(async () => {
        const live = await liveOf(name);
        const { limit, order } = query;
        // To MongoDB a limit of 0 is none.
        if (live === undefined || limit === 0) return [];
        const options = { ...scope, projection: { body: 1 }, sort: { _id: order === 'descending' ? -1 : 1 } } as const;
        const found = live.documents.find(filterOf(query), { ...options, batchSize: BATCH });
        if (limit !== undefined) found.limit(limit);
        return (await found.toArray()).map(({ body }) => JSON.parse(body) as Document);
      }),
    version: ({ name }) =>
      inTurn(async () => {
        const { generation = 'none', changed = 0n } = (await liveOf(name)) ?? {};
        return { generation, changed };
      }),
  };
};

const filterOf = ({ where = {}, beforeId }: DocumentQuery<string>): MongoFilter<StoredDocument> => {
  const conditions: Record<string, unknown> = {};
  for (const [field, filter] of Object.entries<Filter | undefined>(where)) {
    if (filter === undefined) continue;
    conditions[fieldPath(field)] = typeof filter === 'object' ? conditionOf(filter) : filter;
  }
  if (beforeId !== undefined) conditions['_id'] = { $lt: beforeId };
  return conditions;
};

const conditionOf = (filter: Extract<Filter, object>): Record<string, unknown> => {
  if ('not' in filter) return { $nin: [...filter.not, null] };
  const { from, to } = filter;
  return { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) };
};
