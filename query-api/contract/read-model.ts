import type * as z from 'zod/mini';

/**
 * The declaration of a read model. The name is frozen; the document's shape is the contract between projection
 * and query. `fields` are top-level members of the document (string, number or null) by which queries may
 * filter; adapters index them.
 */
export type ReadModel<Document extends object = object, Field extends string = string> = {
  readonly name: string;
  readonly document: z.ZodMiniType<Document>;
  readonly fields: readonly Field[];
};

/** Declares a read model, keeping the document's type. */
/* @__NO_SIDE_EFFECTS__ */
export const defineReadModel = <Document extends object, const Field extends string & keyof Document>(
  model: ReadModel<Document, Field>,
): ReadModel<Document, Field> => model;
