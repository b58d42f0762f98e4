import type { ReadModel } from '../contract/read-model.ts';

/**
 * A filter on a declared field of the read model: an exact value, a half-open range (`from` inclusive, `to` exclusive),
 * or any value except these. A null field matches no filter.
 */
export type Filter =
  | string
  | number
  | { readonly from?: string; readonly to?: string }
  | { readonly not: readonly string[] };

export type DocumentQuery<Field extends string> = {
  readonly where?: Partial<Readonly<Record<Field, Filter>>>;
  /** Only documents with ids below this one. */
  readonly beforeId?: string;
  /** The order of ids, ascending by default. */
  readonly order?: 'ascending' | 'descending';
  readonly limit?: number;
};

/**
 * The state of a read model: the generation that is served, and the position of the last event that changed a document.
 */
export type ModelVersion = { readonly generation: string; readonly changed: bigint };

/**
 * The read models at one moment: all reads through one view see the same state. Documents may be shared with other views: nobody
 * changes one.
 */
export type ReadView = {
  /** The document with this id, or undefined. Its shape is not checked, since the projection has written it. */
  readonly get: <Document extends object>(model: ReadModel<Document>, id: string) => Promise<Document | undefined>;
  /** Documents in order of id. */
  readonly list: <Document extends object, Field extends string>(
    model: ReadModel<Document, Field>,
    query?: DocumentQuery<Field>,
  ) => Promise<Document[]>;
  readonly version: (model: ReadModel) => Promise<ModelVersion>;
};

/** Reads the read models. Every adapter passes `read-model.contract.ts` of projector. */
export type ReadModelReader = {
  /**
   * Runs `work` on one consistent state of all read models. @throws StoreUnavailable while the store cannot be reached
   */
  readonly snapshot: <Result>(work: (view: ReadView) => Promise<Result>) => Promise<Result>;
};
