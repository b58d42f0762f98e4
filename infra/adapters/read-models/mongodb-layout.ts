import { formatPosition } from '@league/events/envelope.ts';
import {
  type Checkpoint,
  type Generation,
  generationName,
  type LiveGeneration,
} from '@league/projector/ports/read-model-writer.ts';
import type { Binary, Collection, Db, IndexDescription } from 'mongodb';

/** Where the read models of a league stand in its database. Positions are text ({@link formatPosition}). */

/** One for each projection: which generation serves (`version-generation`), and the highest number given out. */
export type PointerDocument = { readonly _id: string; readonly live: string | null; readonly last: number };

/**
 * One for each generation, written whole by every save, so that the change stream carries it. `keys` are the ids of the
 * documents that the save changed; null where they are too many to name.
 */
export type CheckpointDocument = {
  readonly _id: string;
  readonly projection: string;
  readonly version: number;
  readonly generation: number;
  readonly fields: readonly string[];
  readonly complete: boolean;
  readonly position: string;
  /** Missing in checkpoints of programs that kept no ids. */
  readonly eventId?: string | null;
  readonly changed: string;
  readonly carried: string;
  /** The epoch of the projector that may write to the generation. */
  readonly epoch: number;
  readonly keys: readonly string[] | null;
};

/**
 * One for each projection, written by its projector: whether the projection has stopped by itself, whether its generation is
 * stale, and how far it has passed over events that do not concern it, beyond the checkpoint.
 */
export type ProgressDocument = {
  readonly _id: string;
  readonly generation: string;
  readonly stopped: boolean;
  /** See `Moved.stale`. Missing where a program wrote it that knew nothing of it. */
  readonly stale?: boolean;
  readonly position: string;
  readonly epoch: number;
};

/**
 * The projector that may write. `acts` rises whenever it makes, switches or removes a generation, so that such an act and a
 * takeover exclude each other; `sessions` are the sessions of the driver in which it writes.
 */
export type FenceDocument = {
  readonly _id: 'projector';
  readonly epoch: number;
  readonly acts: number;
  readonly sessions?: readonly Binary[];
};

/**
 * A document of a read model: its JSON as text, so that it stays the same byte for byte (ADR 12), and beside it the fields
 * that queries may filter by. A field that is null is left out.
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

/** The collections in which every move of a read model shows. */
export const WATCHED = ['models', 'checkpoints', 'progress'] as const;

export const layoutOf = (database: Db): Layout => ({
  models: database.collection('models'),
  checkpoints: database.collection('checkpoints'),
  progress: database.collection('progress'),
  fences: database.collection('fences'),
});

/** The id of a generation's checkpoint; `name` is the generation's name as the pointer has it. */
export const checkpointId = (projection: string, name: string): string => `${projection}/${name}`;

export const checkpointIdOf = (generation: Generation): string =>
  checkpointId(generation.projection, generationName(generation));

/** How the names of all collections of a projection's documents begin. */
export const collectionPrefix = (projection: string): string => `${projection}.`;

export const collectionName = (projection: string, name: string): string => `${collectionPrefix(projection)}${name}`;

/** The documents of one generation. */
export const documentsOf = (database: Db, generation: Generation): Collection<StoredDocument> =>
  database.collection(collectionName(generation.projection, generationName(generation)));

/** Where a declared field stands in a stored document: under `f`, so that a field may have any name. */
export const fieldPath = (field: string): string => `f.${field}`;

/** The id in each index keeps its entries in the order of the answers. */
export const indexesOf = (fields: readonly string[]): IndexDescription[] =>
  fields.map((field) => ({ key: { [fieldPath(field)]: 1, _id: 1 } }));

/** The document as it is stored. @throws TypeError for a value that JSON has no text for */
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
