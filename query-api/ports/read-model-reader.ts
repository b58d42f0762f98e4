import type { ReadModel } from '../contract/read-model.ts';

/**
 * A filter on a declared field of the read model: an exact value, a half-open range (`from` inclusive, `to` exclusive), or any
 * value but these. Null matches none of them.
 */
export type Filter =
  | string
  | number
  | { readonly from?: string; readonly to?: string }
  | { readonly not: readonly string[] };

export type DocumentQuery<Field extends string> = {
  readonly where?: Partial<Readonly<Record<Field, Filter>>>;
  /** Only ids below this one. */
  readonly beforeId?: string;
  /** The order of ids, ascending by default. */
  readonly order?: 'ascending' | 'descending';
  readonly limit?: number;
};

/** The state of a read model: which generation is served, and the position of the last event that changed a document of it. */
export type ModelVersion = { readonly generation: string; readonly changed: bigint };

/** The read models at one moment: everything read through one view belongs to one state. */
export type ReadView = {
  /** The document with this id, or undefined. Shapes are not checked: the projection wrote them. */
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
  /** Runs `work` on one consistent state of all read models. @throws StoreUnavailable when the store is away */
  readonly snapshot: <Result>(work: (view: ReadView) => Promise<Result>) => Promise<Result>;
};
