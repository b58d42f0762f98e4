import type { ReadModel } from '../contract/read-model.ts';

/**
 * Filters by the read model's declared fields: an exact value, a half-open range (`from` inclusive, `to` exclusive), or any
 * value but these. Null is in none of them.
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
  /** By id; ascending unless told. */
  readonly order?: 'ascending' | 'descending';
  readonly limit?: number;
};

/** Where a read model stands: which generation serves, and the position of the last event that changed a document of it. */
export type ModelVersion = { readonly generation: string; readonly changed: bigint };

/** Read models as they are at one moment: everything read through one view belongs to one state. */
export type ReadView = {
  /** The document with this id, or undefined. Shapes are trusted: the projection wrote them. */
  readonly get: <Document extends object>(model: ReadModel<Document>, id: string) => Promise<Document | undefined>;
  /** Documents in order of id. */
  readonly list: <Document extends object, Field extends string>(
    model: ReadModel<Document, Field>,
    query?: DocumentQuery<Field>,
  ) => Promise<Document[]>;
  readonly version: (model: ReadModel) => Promise<ModelVersion>;
};

/** Reading side of the read models. Every adapter passes `read-model.contract.ts` of projector. */
export type ReadModelReader = {
  /** Runs `work` on one consistent state of all read models. @throws StoreUnavailable when the store is away */
  readonly snapshot: <Result>(work: (view: ReadView) => Promise<Result>) => Promise<Result>;
};
