import * as z from 'zod/mini';
import { acceptsOf } from './accepts.ts';

type Schema = z.core.$ZodType;

/**
 * The schema with its objects compiled, as those of `zod` are and those of `zod/mini`, which the web shares, are not: it says the
 * same of every value in two fifths of the time, and looks through a sound list of sound things in a tenth. For the places that
 * every command and every new event of the league passes.
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
      return quickArray({ ...def, element: compiled(def.element) }, def.element);
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

/** An array of which a value whose every item is sound is taken as it is; zod is asked for all else, and says why. */
const quickArray = (def: z.core.$ZodArrayDef, element: Schema): z.core.$ZodArray => {
  const array = new z.core.$ZodArray(def);
  const accepts = acceptsOf(element);
  if (accepts === undefined) return array;
  const isSound = (value: unknown): boolean => {
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index += 1) if (!accepts(value[index])) return false;
    return true;
  };
  const asked = new z.core.$ZodArray(def);
  const parse: typeof array._zod.parse = (payload, context) =>
    isSound(payload.value) ? payload : asked._zod.parse(payload, context);
  array._zod.parse = parse;
  // Without checks of its own zod runs what it parses by.
  if ((def.checks ?? []).length === 0) array._zod.run = parse;
  return array;
};
