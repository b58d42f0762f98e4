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

/** Which generations there are, which serves, and which projector may write them. */

export type Store = Layout & {
  readonly mongo: Mongo;
  readonly writing: Writing;
  /** Of this projector. */
  readonly epoch: number;
  readonly removals: Removals;
  /** What is known of the generations written to, by id of their checkpoints. */
  readonly known: Map<string, KnownGeneration>;
};

/** What a save writes again as it is, so that it need not be read first. */
export type KnownGeneration = Pick<CheckpointDocument, 'fields' | 'complete'> & {
  /** A filling failed half-way: what it should have written may be there already. */
  unsure: boolean;
};

/**
 * Part of every transaction that makes, switches or removes generations: goes through only while this projector is the one
 * that may, and cannot be in one with {@link claim} of another. @throws StoreUnavailable when overtaken
 */
const passFence = async ({ fences, epoch }: Store, session: ClientSession): Promise<void> => {
  const { matchedCount } = await fences.updateOne({ _id: 'projector', epoch }, { $inc: { acts: 1 } }, { session });
  if (matchedCount === 0) throw overtaken();
};

/**
 * Writes this projector's epoch into every checkpoint: from then on nothing that an earlier projector still has under way
 * goes through.
 * @throws StoreUnavailable when a later one has claimed them
 */
export const claim = async (store: Store, onNotice: (notice: string) => void): Promise<void> => {
  const { mongo, fences, checkpoints, progress, epoch, known } = store;
  known.clear();
  const before = await mongoGuard(() => fences.findOne({ _id: 'projector' }));
  if (before !== null && before.epoch > epoch) throw overtaken();
  await endSessions(mongo, before?.sessions ?? []).catch((error: unknown) => {
    // Not every server and user can; what was left open ends by itself within a minute, and may hold this up so long.
    onNotice(`sessions of an earlier projector could not be ended: ${String(error)}`);
  });
  await inTransaction(mongo, async (session) => {
    const kept = await fences.findOne({ _id: 'projector' }, { session });
    if (kept !== null && kept.epoch > epoch) throw overtaken();
    const change = { $set: { epoch, sessions: [] }, $inc: { acts: 1 } };
    await fences.updateOne({ _id: 'projector' }, change, { session, upsert: true });
    await checkpoints.updateMany({}, { $set: { epoch } }, { session });
    // No projector is later than this one, so progress of a later epoch is of a database that was dropped since: with it, epochs
    // began anew.
    await progress.deleteMany({ epoch: { $gt: epoch } }, { session });
  });
};

/** Why a write that names the generation's epoch found nothing. Always throws. */
export const refuse = async (
  { fences, checkpoints, epoch, known }: Store,
  generation: Generation,
  session: ClientSession,
): Promise<never> => {
  const id = checkpointIdOf(generation);
  // Read again the next time.
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
 * The indexes are there from the beginning: an index over many documents is made faster, but holds up writers of some
 * servers for as long (SecantusDB 0.7: 10 s for 100,000), and a reader's snapshot must not be older than an index it uses.
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
    // Never below the time of now (epoch ms): a database that was wiped and begun anew repeats no number.
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
  // Not in the transaction, where not every server makes collections. A crash here leaves what dropUnfinished removes.
  const documents = documentsOf(mongo.database, generation);
  await mongoGuard(async () => {
    await mongo.database.createCollection(documents.collectionName);
    if (fields.length > 0) await documents.createIndexes(indexesOf(fields));
  });
  return generation;
};

/** From then on the generation may serve. */
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

/** Readers that began before a switch may read on so long from the generation that it replaced. */
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
    // Whole, so that the change stream carries it; before the old checkpoint goes, so that it is known by then.
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

/** The generation is gone at once; its documents follow. */
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
  // Looked up first: a collection is made after its checkpoint, so one without a checkpoint then is nobody's for good.
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
    // One that was switched off only just, before a restart, may still be read from.
    if (live === null || name !== collectionName(projection, live)) removals.remove(name, READ_ON_MS);
  }
};
