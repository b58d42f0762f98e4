import { formatPosition } from '@league/events/envelope.ts';
import {
  type Checkpoint,
  type Generation,
  generationName,
  type LiveGeneration,
} from '@league/projector/ports/read-model-writer.ts';
import type { Binary, Collection, Db, IndexDescription } from 'mongodb';

/** Where the read models of a league stand in its database. Positions are text ({@link formatPosition}). */

/** One a projection: which generation serves (`version-generation`), and the highest number given out. */
export type PointerDocument = { readonly _id: string; readonly live: string | null; readonly last: number };

/**
 * One a generation, written whole by every save, so that the change stream carries it. `keys` are the ids that the save
 * changed; null where there are too many to say.
 */
export type CheckpointDocument = {
  readonly _id: string;
  readonly projection: string;
  readonly version: number;
  readonly generation: number;
  readonly fields: readonly string[];
  readonly complete: boolean;
  readonly position: string;
  /** Missing where a program saved it that kept none. */
  readonly eventId?: string | null;
  readonly changed: string;
  readonly carried: string;
  /** Of the projector that may write to it. */
  readonly epoch: number;
  readonly keys: readonly string[] | null;
};

/**
 * One a projection, written by its projector: whether it has stopped by itself, whether its generation is stale, and how far
 * it came with this generation over events of no concern, behind the checkpoint.
 */
export type ProgressDocument = {
  readonly _id: string;
  readonly generation: string;
  readonly stopped: boolean;
  /** See `Moved.stale`; a program that knew of none left it out. */
  readonly stale?: boolean;
  readonly position: string;
  readonly epoch: number;
};

/**
 * The projector that may write. `acts` rises with its rarer acts, so that they and a takeover exclude each other;
 * `sessions` are those in which it writes.
 */
export type FenceDocument = {
  readonly _id: 'projector';
  readonly epoch: number;
  readonly acts: number;
  readonly sessions?: readonly Binary[];
};

/**
 * A document of a read model: JSON as text, so that it stays what it is byte for byte, and beside it what queries may
 * filter by. A field that is null is left out.
 */
export type StoredDocument = {
  readonly _id: string;
  readonly position: string;
  readonly body: string;
  readonly f: Readonly<Record<string, string | number>>;
};

export type Layout = {
  readonly models: Collection<PointerDocument>;
  readonly checkpoints: Collection<CheckpointDocument>;
  readonly progress: Collection<ProgressDocument>;
  readonly fences: Collection<FenceDocument>;
};

/** The collections that a change of any read model shows in. */
export const WATCHED = ['models', 'checkpoints', 'progress'] as const;

export const layoutOf = (database: Db): Layout => ({
  models: database.collection('models'),
  checkpoints: database.collection('checkpoints'),
  progress: database.collection('progress'),
  fences: database.collection('fences'),
});

/** Id of the checkpoint of a generation, by its name as in the pointer. */
export const checkpointId = (projection: string, name: string): string => `${projection}/${name}`;

export const checkpointIdOf = (generation: Generation): string =>
  checkpointId(generation.projection, generationName(generation));

/** Beginning of the names of all collections of a projection's documents. */
export const collectionPrefix = (projection: string): string => `${projection}.`;

export const collectionName = (projection: string, name: string): string => `${collectionPrefix(projection)}${name}`;

/** The documents of one generation. */
export const documentsOf = (database: Db, generation: Generation): Collection<StoredDocument> =>
  database.collection(collectionName(generation.projection, generationName(generation)));

/** Where a declared field stands; apart from the rest, so that a field may have any name. */
export const fieldPath = (field: string): string => `f.${field}`;

/** With the id in it, entries are in the order that answers are in. */
export const indexesOf = (fields: readonly string[]): IndexDescription[] =>
  fields.map((field) => ({ key: { [fieldPath(field)]: 1, _id: 1 } }));

/** The document as stored. @throws TypeError for what is not JSON */
export const storedDocument = (
  id: string,
  document: object,
  position: bigint,
  fields: readonly string[],
): StoredDocument => {
  const members = document as Readonly<Record<string, string | number | null | undefined>>;
  const f: Record<string, string | number> = {};
  for (const field of fields) {
    const value = members[field];
    if (value !== null && value !== undefined) f[field] = value;
  }
  return { _id: id, position: formatPosition(position), body: JSON.stringify(document), f };
};

export const storedCheckpoint = ({ position, eventId, changed, seasonActs }: Checkpoint) => ({
  position: formatPosition(position),
  eventId: eventId ?? null,
  changed: formatPosition(changed),
  carried: seasonActs,
});

export const liveGeneration = (kept: CheckpointDocument): LiveGeneration => ({
  generation: { projection: kept.projection, version: kept.version, generation: kept.generation },
  checkpoint: {
    position: BigInt(kept.position),
    eventId: kept.eventId ?? undefined,
    changed: BigInt(kept.changed),
    seasonActs: kept.carried,
  },
});
