import type { ReadModel } from '@league/query-api/contract/read-model.ts';

/** One copy of a read model: which projection, which version of its logic, which rebuild of it (from 1). */
export type Generation = { readonly projection: string; readonly version: number; readonly generation: number };

/** Where a generation stands. `changed` is the position of the last event that changed a document. */
export type Checkpoint = {
  readonly position: bigint;
  readonly changed: bigint;
  /** What the runner folds beside the documents (JSON), here the season acts. */
  readonly carried: string;
};

/** A document as kept; its position is that of the last event that changed it. */
export type KeptDocument = { readonly document: object; readonly position: bigint };

/** One document to write; null takes it out. */
export type DocumentChange = { readonly id: string; readonly document: object | null; readonly position: bigint };

/**
 * Writing side of the read models. One writer a generation at a time. Every adapter passes `read-model.contract.ts`.
 */
export type ReadModelWriter = {
  /** The generation that queries are answered from, and its checkpoint; undefined before the first switch. */
  readonly live: (projection: string) => Promise<{ generation: Generation; checkpoint: Checkpoint } | undefined>;
  /** A new, empty generation beside what is there, with a number never used before. Filter indexes come with `complete`. */
  readonly begin: (model: ReadModel, version: number) => Promise<Generation>;
  /** The documents with these ids, those that exist. */
  readonly load: (generation: Generation, ids: readonly string[]) => Promise<ReadonlyMap<string, KeptDocument>>;
  /** Documents and checkpoint in one transaction. @throws when the checkpoint would move backwards, StoreUnavailable when the store is away or full */
  readonly save: (generation: Generation, changes: readonly DocumentChange[], checkpoint: Checkpoint) => Promise<void>;
  /**
   * Part of a first filling that is too large for one transaction: documents without checkpoint, only before
   * `complete`. A generation left in this state by a crash is never switched to; `dropUnfinished` removes it.
   */
  readonly fill: (generation: Generation, changes: readonly DocumentChange[]) => Promise<void>;
  /** Ends the filling: builds the filter indexes, so that the first query after the switch is as fast as the next. */
  readonly complete: (generation: Generation) => Promise<void>;
  /** Queries are answered from this generation from now on, the one before is dropped. In one transaction. @throws when it is not complete or behind the live one */
  readonly switchTo: (generation: Generation) => Promise<void>;
  readonly drop: (generation: Generation) => Promise<void>;
  /** Removes generations that are not live: what a crash in a rebuild left behind. */
  readonly dropUnfinished: (projection: string) => Promise<void>;
  /** All documents in order of id, as kept: text and position. For comparing two generations byte by byte. */
  readonly dump: (generation: Generation) => AsyncIterable<{ id: string; body: string; position: bigint }>;
};
