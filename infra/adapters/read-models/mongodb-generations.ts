import {
  CheckpointRefused,
  type Generation,
  generationName,
  type LiveGeneration,
  SwitchRefused,
} from '@league/projector/ports/read-model-writer.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import type { ClientSession } from 'mongodb';
import { inTransaction, type Mongo, mongoGuard } from '../servers/mongodb.ts';
import {
  checkpointId,
  checkpointIdOf,
  type CheckpointDocument,
  collectionName,
  collectionPrefix,
  documentsOf,
  indexesOf,
  type Layout,
  liveGeneration,
  storedCheckpoint,
} from './mongodb-layout.ts';
import type { Removals } from './mongodb-removal.ts';
import { endSessions, overtaken, type Writing } from './mongodb-writing.ts';

/** Which generations exist, which of them serves, and which projector may write them. */

export type Store = Layout & {
  readonly mongo: Mongo;
  readonly writing: Writing;
  /** The epoch of this projector's lease. */
  readonly epoch: number;
  readonly removals: Removals;
  /** The generations written to so far, by the ids of their checkpoints. */
  readonly known: Map<string, KnownGeneration>;
};

/** What a save writes again unchanged, kept in memory so that the save need not read it first. */
export type KnownGeneration = Pick<CheckpointDocument, 'fields' | 'complete'> & {
  /** A filling failed half-way: its documents may be there already. */
  unsure: boolean;
};

/**
 * Part of every transaction that makes, switches or removes generations: lets the transaction through only while this
 * projector may write, and makes it collide with {@link claim} of another. @throws StoreUnavailable when overtaken
 */
const passFence = async ({ fences, epoch }: Store, session: ClientSession): Promise<void> => {
  const { matchedCount } = await fences.updateOne({ _id: 'projector', epoch }, { $inc: { acts: 1 } }, { session });
  if (matchedCount === 0) throw overtaken();
};

/**
 * Writes this projector's epoch into every checkpoint: from then on, no write of an earlier projector goes through, also none
 * that was under way. @throws StoreUnavailable when a later projector has claimed the checkpoints
 */
export const claim = async (store: Store, onNotice: (notice: string) => void): Promise<void> => {
  const { mongo, fences, checkpoints, progress, epoch, known } = store;
  known.clear();
  const before = await mongoGuard(() => fences.findOne({ _id: 'projector' }));
  if (before !== null && before.epoch > epoch) throw overtaken();
  await endSessions(mongo, before?.sessions ?? []).catch((error: unknown) => {
    // Not every server and user can end them. An open transaction ends by itself within a minute, and may hold this up so long.
    onNotice(`sessions of an earlier projector could not be ended: ${String(error)}`);
  });
  await inTransaction(mongo, async (session) => {
    const kept = await fences.findOne({ _id: 'projector' }, { session });
    if (kept !== null && kept.epoch > epoch) throw overtaken();
    const change = { $set: { epoch, sessions: [] }, $inc: { acts: 1 } };
    await fences.updateOne({ _id: 'projector' }, change, { session, upsert: true });
    await checkpoints.updateMany({}, { $set: { epoch } }, { session });
    // No projector is later than this one: progress of a later epoch was written before the database was dropped and epochs
    // began anew.
    await progress.deleteMany({ epoch: { $gt: epoch } }, { session });
  });
};

/** Throws the reason why a write that named generation and epoch found no checkpoint. */
export const refuse = async (
  { fences, checkpoints, epoch, known }: Store,
  generation: Generation,
  session: ClientSession,
): Promise<never> => {
  const id = checkpointIdOf(generation);
  // The next save reads it again.
  known.delete(id);
  const fence = await fences.findOne({ _id: 'projector' }, { session });
  const kept = await checkpoints.findOne({ _id: id }, { session });
  if (fence?.epoch !== epoch) throw overtaken();
  if (kept === null) throw new CheckpointRefused(`generation ${id} is gone`);
  throw new CheckpointRefused(`${id} stands at ${kept.position} already, or another writer is at work on it`);
};

/** @throws CheckpointRefused when the generation is gone, StoreUnavailable when overtaken */
export const knownOf = async (store: Store, generation: Generation): Promise<KnownGeneration> => {
  const { mongo, checkpoints, known } = store;
  const id = checkpointIdOf(generation);
  const already = known.get(id);
  if (already !== undefined) return already;
  const kept = await mongoGuard(() => checkpoints.findOne({ _id: id }));
  if (kept === null) return inTransaction(mongo, (session) => refuse(store, generation, session));
  const found = { fields: kept.fields, complete: kept.complete, unsure: false };
  known.set(id, found);
  return found;
};

export const liveOf = (
  { mongo, models, checkpoints }: Store,
  projection: string,
): Promise<LiveGeneration | undefined> =>
  inTransaction(mongo, async (session) => {
    const pointer = await models.findOne({ _id: projection }, { session });
    const live = pointer?.live ?? null;
    if (live === null) return undefined;
    const kept = await checkpoints.findOne({ _id: checkpointId(projection, live) }, { session });
    return kept === null ? undefined : liveGeneration(kept);
  });

/**
 * The indexes are made here, over no documents. Made after the filling, they would cost less, but some servers hold up all
 * writers meanwhile (SecantusDB 0.7: 10 s for 100,000 documents), and no snapshot of a reader may be older than an index it uses.
 */
export const begin = async (
  store: Store,
  { name: projection, fields }: ReadModel,
  version: number,
): Promise<Generation> => {
  const { mongo, writing, models, checkpoints } = store;
  const generation = await writing.transact(async (session) => {
    await passFence(store, session);
    const pointer = await models.findOne({ _id: projection }, { session });
    // The number is never below the time of day (epoch ms), so that a database that was wiped and begun anew repeats none.
    const last = Math.max((pointer?.last ?? 0) + 1, Date.now());
    await models.updateOne(
      { _id: projection },
      { $set: { last }, $setOnInsert: { live: null } },
      { session, upsert: true },
    );
    const begun = { projection, version, generation: last };
    const kept = {
      ...begun,
      fields,
      complete: false,
      ...storedCheckpoint({ position: 0n, eventId: undefined, changed: 0n, seasonActs: '' }),
      epoch: store.epoch,
      keys: [],
    };
    await checkpoints.insertOne({ _id: checkpointIdOf(begun), ...kept }, { session });
    return begun;
  });
  // Outside the transaction: not every server makes collections inside one. What a crash leaves here, dropUnfinished removes.
  const documents = documentsOf(mongo.database, generation);
  await mongoGuard(async () => {
    await mongo.database.createCollection(documents.collectionName);
    if (fields.length > 0) await documents.createIndexes(indexesOf(fields));
  });
  return generation;
};

/** The generation may serve from then on. */
export const complete = async (store: Store, generation: Generation): Promise<void> => {
  const known = await knownOf(store, generation);
  const id = checkpointIdOf(generation);
  await store.writing.transact(async (session) => {
    const which = { _id: id, epoch: store.epoch };
    const { matchedCount } = await store.checkpoints.updateOne(which, { $set: { complete: true } }, { session });
    if (matchedCount === 0) await refuse(store, generation, session);
  });
  store.known.set(id, { ...known, complete: true });
};

/** How long readers that began before a switch may read on in the generation that was replaced. */
const READ_ON_MS = 30_000;

/** @throws SwitchRefused */
export const switchTo = async (store: Store, generation: Generation, evenIfBehind: boolean): Promise<void> => {
  const { writing, models, checkpoints, known, removals } = store;
  const { projection } = generation;
  const name = generationName(generation);
  const before = await writing.transact(async (session) => {
    await passFence(store, session);
    const next = await checkpoints.findOne({ _id: checkpointIdOf(generation) }, { session });
    if (next?.complete !== true) throw new SwitchRefused(`${checkpointIdOf(generation)} is not complete`);
    const pointer = await models.findOne({ _id: projection }, { session });
    const replaced = pointer?.live ?? null;
    if (replaced === name) return undefined;
    const old =
      replaced === null ? null : await checkpoints.findOne({ _id: checkpointId(projection, replaced) }, { session });
    if (old !== null && next.position < old.position && !evenIfBehind) {
      throw new SwitchRefused(`${checkpointIdOf(generation)} is behind the live one`);
    }
    // The pointer is written whole, so that the change stream carries it, and before the old checkpoint is deleted.
    const last = Math.max(pointer?.last ?? 0, generation.generation);
    await models.replaceOne({ _id: projection }, { live: name, last }, { session, upsert: true });
    if (replaced === null) return undefined;
    await checkpoints.deleteOne({ _id: checkpointId(projection, replaced) }, { session });
    return replaced;
  });
  if (before === undefined) return;
  known.delete(checkpointId(projection, before));
  removals.remove(collectionName(projection, before), READ_ON_MS);
};

/** The generation is gone at once; its documents are removed in the background. */
export const drop = async (store: Store, generation: Generation): Promise<void> => {
  const { mongo, writing, checkpoints, known, removals } = store;
  await writing.transact(async (session) => {
    await passFence(store, session);
    await checkpoints.deleteOne({ _id: checkpointIdOf(generation) }, { session });
  });
  known.delete(checkpointIdOf(generation));
  removals.remove(documentsOf(mongo.database, generation).collectionName, 0);
};

export const dropUnfinished = async (store: Store, projection: string): Promise<void> => {
  const { mongo, writing, models, checkpoints, known, removals } = store;
  // Listed first: a collection is made after its checkpoint, so that nobody writes to these once their checkpoints are deleted.
  const collections = await mongoGuard(() => mongo.database.listCollections({}, { nameOnly: true }).toArray());
  const live = await writing.transact(async (session) => {
    await passFence(store, session);
    const pointer = await models.findOne({ _id: projection }, { session });
    const serving = pointer?.live ?? null;
    const others = { projection, _id: { $ne: serving === null ? '' : checkpointId(projection, serving) } };
    await checkpoints.deleteMany(others, { session });
    return serving;
  });
  for (const id of known.keys()) if (id.startsWith(`${projection}/`)) known.delete(id);
  for (const { name } of collections) {
    if (!name.startsWith(collectionPrefix(projection))) continue;
    // A generation that was replaced just before a restart may still be read from.
    if (live === null || name !== collectionName(projection, live)) removals.remove(name, READ_ON_MS);
  }
};
