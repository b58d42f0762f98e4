import type {
  DocumentChange,
  Generation,
  KeptDocument,
  ReadModelWriter,
  Save,
} from '@league/projector/ports/read-model-writer.ts';
import type { AnyBulkWriteOperation, ClientSession } from 'mongodb';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';
import {
  begin,
  claim,
  complete,
  drop,
  dropUnfinished,
  knownOf,
  liveOf,
  refuse,
  type Store,
  switchTo,
} from './mongodb-generations.ts';
import {
  checkpointIdOf,
  documentsOf,
  layoutOf,
  storedCheckpoint,
  type StoredDocument,
  storedDocument,
} from './mongodb-layout.ts';
import { createRemovals } from './mongodb-removal.ts';
import { createWriting } from './mongodb-writing.ts';

export type MongoWriterOptions = {
  /** Epoch of the lease under which this process writes (ADR 10). */
  readonly epoch: number;
  /** Told of what failed in the background, for the operator. */
  readonly onNotice?: (notice: string) => void;
};

export type MongoWriter = ReadModelWriter & {
  /**
   * Takes over from the projectors of lower epochs, before anything else: from then on each of their writing members throws
   * StoreUnavailable and has changed nothing. A transaction that an earlier projector left open on the server is ended.
   * @throws StoreUnavailable when a projector of a higher epoch has taken over already, or the server is away
   */
  readonly claim: () => Promise<void>;
  /** Gives up removing old documents, which the next start removes. The connection stays open. */
  readonly close: () => Promise<void>;
};

/** How many ids a checkpoint names at most. Beyond, every reader of the model reads again. */
const NAMED_KEYS = 500;
/** How many documents are read with one request. */
const CHUNK = 1_000;
/**
 * How many documents are written with one request: between two requests the server answers others, such as a lease that is
 * renewed. A filling writes as many in one transaction, for which saves of live projections may have to wait.
 */
const WRITE_CHUNK = 250;

/**
 * Read models in MongoDB: one collection for each generation, documents and checkpoint saved in one transaction
 * (mongodb-layout.ts). A projector that another one has taken over from writes nothing any more.
 */
export const createMongoWriter = (
  mongo: Mongo,
  { epoch, onNotice = () => undefined }: MongoWriterOptions,
): MongoWriter => {
  const removals = createRemovals(mongo, onNotice);
  const layout = layoutOf(mongo.database);
  const writing = createWriting(mongo, layout, epoch);
  const store: Store = { ...layout, mongo, writing, epoch, removals, known: new Map() };
  return {
    claim: () => claim(store, onNotice),
    live: (projection) => liveOf(store, projection),
    begin: (model, version) => begin(store, model, version),
    load: (generation, ids) => load(store, generation, ids),
    save: (...saves) => save(store, saves),
    fill: (generation, changes, { fresh }) => fill(store, generation, changes, fresh),
    complete: (generation) => complete(store, generation),
    switchTo: (generation, options) => switchTo(store, generation, options?.evenIfBehind === true),
    drop: (generation) => drop(store, generation),
    dropUnfinished: (projection) => dropUnfinished(store, projection),
    dump: (generation) => dump(store, generation),
    close: async () => {
      await removals.close();
      await writing.close();
    },
  };
};

const load = async (
  { mongo }: Store,
  generation: Generation,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> => {
  const documents = documentsOf(mongo.database, generation);
  const loaded = new Map<string, object>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK);
    const found = await mongoGuard(() =>
      documents.find({ _id: { $in: some } }, { projection: { body: 1 }, batchSize: CHUNK }).toArray(),
    );
    for (const { _id, body } of found) loaded.set(_id, JSON.parse(body));
  }
  return loaded;
};

type Operation = AnyBulkWriteOperation<StoredDocument>;

/** `isNew`: the document is known not to be there, which saves looking for it: that takes four fifths of the time. */
const write = (change: DocumentChange, fields: readonly string[], isNew = false): Operation => {
  if (change.document === null) return { deleteOne: { filter: { _id: change.id } } };
  const document = storedDocument(change.id, change.document, change.position, fields);
  if (isNew) return { insertOne: { document } };
  const { _id, ...replacement } = document;
  return { replaceOne: { filter: { _id }, replacement, upsert: true } };
};

const save = async (store: Store, saves: readonly Save[]): Promise<void> => {
  const { mongo, checkpoints, writing } = store;
  const writes = await Promise.all(saves.map((one) => prepareSave(store, one)));
  const moves = writes.map(({ move }) => ({ replaceOne: move }));
  await writing.transact(async (session) => {
    const { matchedCount } = await checkpoints.bulkWrite(moves, { session, ordered: false });
    if (matchedCount < moves.length) await refuseOneOf(store, writes, session);
    for (const { generation, operations } of writes) {
      const documents = documentsOf(mongo.database, generation);
      for (let from = 0; from < operations.length; from += WRITE_CHUNK) {
        await documents.bulkWrite(operations.slice(from, from + WRITE_CHUNK), { session, ordered: false });
      }
    }
  });
};

/** What a save writes: its documents, and its checkpoint unless that stands further or belongs to another writer. */
const prepareSave = async (store: Store, [generation, changes, checkpoint]: Save) => {
  const { unsure: _, ...known } = await knownOf(store, generation);
  const operations = changes.map((change) => write(change, known.fields));
  const keys = changes.length > NAMED_KEYS ? null : changes.map(({ id }) => id);
  const replacement = { ...generation, ...known, ...storedCheckpoint(checkpoint), epoch: store.epoch, keys };
  const { epoch, complete: whether, position } = replacement;
  const filter = { _id: checkpointIdOf(generation), epoch, complete: whether, position: { $lte: position } };
  return { generation, operations, move: { filter, replacement } };
};

/** Refuses the first save whose checkpoint does not move. One that has moved in this transaction moves again. */
const refuseOneOf = async (
  store: Store,
  writes: readonly Awaited<ReturnType<typeof prepareSave>>[],
  session: ClientSession,
): Promise<void> => {
  for (const { generation, move } of writes) {
    const { matchedCount } = await store.checkpoints.replaceOne(move.filter, move.replacement, { session });
    if (matchedCount === 0) await refuse(store, generation, session);
  }
};

/** The text of a chunk is made while the one before is written; no more than two are held. */
const fill = async (
  store: Store,
  generation: Generation,
  changes: readonly DocumentChange[],
  fresh: boolean,
): Promise<void> => {
  const known = await knownOf(store, generation);
  const areNew = fresh && !known.unsure;
  known.unsure = true;
  let writing = Promise.resolve();
  try {
    for (let from = 0; from < changes.length; from += WRITE_CHUNK) {
      const chunk = changes.slice(from, from + WRITE_CHUNK);
      const operations = chunk.map((change) => write(change, known.fields, areNew));
      await writing;
      writing = writeChunk(store, generation, operations);
      // The write is awaited one chunk later; until then its failure must not count as unhandled.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
  known.unsure = false;
};

/** The checkpoint is touched too, so that a chunk of a projector that was overtaken meanwhile does not go through. */
const writeChunk = (store: Store, generation: Generation, operations: readonly Operation[]): Promise<void> =>
  store.writing.transact(async (session) => {
    const which = { _id: checkpointIdOf(generation), epoch: store.epoch };
    const { matchedCount } = await store.checkpoints.updateOne(which, { $inc: { fillings: 1 } }, { session });
    if (matchedCount === 0) await refuse(store, generation, session);
    await documentsOf(store.mongo.database, generation).bulkWrite(operations, { session, ordered: false });
  });

async function* dump(store: Store, generation: Generation): AsyncGenerator<KeptDocument> {
  await knownOf(store, generation);
  const documents = documentsOf(store.mongo.database, generation);
  const cursor = documents.find({}, { sort: { _id: 1 }, batchSize: CHUNK, projection: { f: 0 } });
  try {
    while (await mongoGuard(() => cursor.hasNext())) {
      for (const { _id, body, position } of cursor.readBufferedDocuments()) {
        yield { id: _id, body, position: BigInt(position) };
      }
    }
  } finally {
    await cursor.close();
  }
}
