import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * The schema with its objects compiled, as those of `zod` are and those of `zod/mini`, which the web shares, are not: it says the
 * same of every value in two fifths of the time. For the one place that every new event of the league passes.
 */
export const compiled = (schema: Schema): Schema => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return new z.core.$ZodObjectJIT({
        ...def,
        shape: Object.fromEntries(Object.entries(def.shape).map(([name, member]) => [name, compiled(member)])),
      });
    case 'array':
      return new z.core.$ZodArray({ ...def, element: compiled(def.element) });
    case 'tuple':
      return new z.core.$ZodTuple({ ...def, items: def.items.map(compiled) });
    case 'nullable':
      return new z.core.$ZodNullable({ ...def, innerType: compiled(def.innerType) });
    case 'optional':
      return new z.core.$ZodOptional({ ...def, innerType: compiled(def.innerType) });
    default:
      return schema;
  }
};
