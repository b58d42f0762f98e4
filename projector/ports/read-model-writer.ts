import type { LastApplied } from '@league/events/ports/last-applied.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';

/**
 * One copy of a read model: which projection, which version of its logic, which rebuild of it. Numbers of a projection
 * rise and are never used twice, not even by a store that was deleted and made anew: browsers keep answers by them.
 */
export type Generation = { readonly projection: string; readonly version: number; readonly generation: number };

/** The generation as queries name it (`ModelVersion.generation`). */
export const generationName = ({ version, generation }: Generation): string => `${version}-${generation}`;

/** Where a generation stands. `changed` is the position of the last event that changed a document. */
export type Checkpoint = LastApplied & {
  readonly changed: bigint;
  /** What the runner folds besides the documents, as JSON: the season acts. */
  readonly seasonActs: string;
};

/** One document to write; null takes it out. `position` is that of the event that changed it. */
export type DocumentChange = { readonly id: string; readonly document: object | null; readonly position: bigint };

/** What one generation is to become: these documents, and where it then stands. */
export type Save = readonly [generation: Generation, changes: readonly DocumentChange[], checkpoint: Checkpoint];

/** A document as kept: JSON text, and the position of the last event that changed it. */
export type KeptDocument = { readonly id: string; readonly body: string; readonly position: bigint };

/** The generation that queries are answered from, and where it stands. */
export type LiveGeneration = { readonly generation: Generation; readonly checkpoint: Checkpoint };

/**
 * Writes the read models; a generation has one writer at a time. Every adapter passes `read-model.contract.ts`. Every member
 * throws StoreUnavailable when the store is away or full, and has then changed nothing.
 */
export type ReadModelWriter = {
  /** The generation that queries are answered from; undefined before the first switch. */
  readonly live: (projection: string) => Promise<LiveGeneration | undefined>;
  /** A new, empty generation beside what is there. Filter indexes come with `complete`. */
  readonly begin: (model: ReadModel, version: number) => Promise<Generation>;
  /** The documents with these ids, those that exist. */
  readonly load: (generation: Generation, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;
  /**
   * Documents and checkpoints of generations, each named once, in one transaction: all of it or nothing.
   * @throws CheckpointRefused when a checkpoint would move backwards, or a generation is gone
   */
  readonly save: (...saves: readonly Save[]) => Promise<void>;
  /**
   * Part of a first filling that is too large for one transaction: documents without checkpoint, only before
   * `complete`. A generation left in this state by a crash is never switched to; `dropUnfinished` removes it. `fresh`
   * says that none of the ids was written to this generation before, unless by the same call that failed: adapters
   * then need not look for them.
   */
  readonly fill: (
    generation: Generation,
    changes: readonly DocumentChange[],
    how: { readonly fresh: boolean },
  ) => Promise<void>;
  /** Ends the filling: builds the filter indexes, so that the first query after the switch is as fast as the next. */
  readonly complete: (generation: Generation) => Promise<void>;
  /**
   * Queries are answered from this generation from now on, the one before is dropped. In one transaction.
   * @throws SwitchRefused when it is not complete, or behind the live one unless `evenIfBehind` (after a restore of an
   * older log the live one stands on events that are no more)
   */
  readonly switchTo: (generation: Generation, options?: { readonly evenIfBehind?: boolean }) => Promise<void>;
  /** Removes a generation; nothing when it is gone already. */
  readonly drop: (generation: Generation) => Promise<void>;
  /** Removes generations that are not live: what a crash in a rebuild left behind. */
  readonly dropUnfinished: (projection: string) => Promise<void>;
  /** All documents in order of id, as kept. For comparing two generations byte by byte; nobody may write meanwhile. */
  readonly dump: (generation: Generation) => AsyncIterable<KeptDocument>;
};

/** A save that would move the checkpoint backwards or writes to a generation that is gone: another writer is at work. */
export class CheckpointRefused extends Error {
  override readonly name = 'CheckpointRefused';
}

/** A generation that queries must not be answered from: not complete, or behind the live one. */
export class SwitchRefused extends Error {
  override readonly name = 'SwitchRefused';
}
