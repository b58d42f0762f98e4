import type * as z from 'zod/mini';

/**
 * The declaration of a read model: the name is frozen, the document's shape is the contract between projection and
 * query. `fields` are top-level members of the document (string, number or null) that queries may filter by; adapters index them.
 * `inOrder` names those of them whose index costs no more to keep while a rebuild fills a generation than to make afterwards, when
 * everything waits for it: in the order in which documents are written the values mostly rise, or are few while the ids rise, or
 * are mostly null.
 */
export type ReadModel<Document extends object = object, Field extends string = string> = {
  readonly name: string;
  readonly document: z.ZodMiniType<Document>;
  readonly fields: readonly Field[];
  readonly inOrder?: readonly Field[];
};

/** Declares a read model, keeping the document's type. */
/* @__NO_SIDE_EFFECTS__ */
export const defineReadModel = <Document extends object, const Field extends string & keyof Document>(
  model: ReadModel<Document, Field>,
): ReadModel<Document, Field> => model;
