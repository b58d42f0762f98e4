import type * as z from 'zod/mini';

/** Whether a value certainly fits the schema. False means that only the schema itself can tell. */
export type QuickCheck = (value: unknown) => boolean;

type Schema = z.core.$ZodType;

/**
 * A check that is built once from a schema, for the one place that every event of the league passes. It says yes only where the
 * schema would; where it is not sure (a shape it does not know, a value that looks odd) it says no, and the schema decides.
 * zod/mini interprets a schema anew for every value, which takes a third of the time of an append.
 */
export const quickCheckOf = (schema: Schema): QuickCheck => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return def.catchall?._zod.def.type === 'never' && noChecks(def) ? strictObject(def.shape) : never;
    case 'array': {
      const element = quickCheckOf(def.element);
      return noChecks(def) ? (value) => Array.isArray(value) && all(value, element) : never;
    }
    case 'tuple':
      return def.rest === null && noChecks(def) ? tuple(def.items) : never;
    case 'nullable': {
      const inner = quickCheckOf(def.innerType);
      return noChecks(def) ? (value) => value === null || inner(value) : never;
    }
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries));
      return noChecks(def) ? (value) => values.has(value) : never;
    }
    case 'literal': {
      const values = new Set<unknown>(def.values);
      return noChecks(def) ? (value) => values.has(value) : never;
    }
    case 'boolean':
      return noChecks(def) ? (value) => typeof value === 'boolean' : never;
    case 'string':
      return noChecks(def) ? text(def) : never;
    case 'number':
      return number(def);
    default:
      return never;
  }
};

const never: QuickCheck = () => false;

/** Checks holes as well, which `every` would skip. */
const all = (values: readonly unknown[], check: QuickCheck): boolean => {
  for (const value of values) if (!check(value)) return false;
  return true;
};

const noChecks = ({ checks = [] }: { readonly checks?: readonly unknown[] | undefined }): boolean =>
  checks.length === 0;

/** All members of the schema and no others. A member whose value is undefined is left to the schema. */
const strictObject = (shape: Readonly<Record<string, Schema>>): QuickCheck => {
  const members = Object.entries(shape).map(([name, schema]) => ({ name, ...memberOf(schema) }));
  const required = members.filter(({ optional }) => !optional).length;
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
    const given = value as Readonly<Record<string, unknown>>;
    let known = 0;
    let missing = required;
    for (const { name, optional, check } of members) {
      if (!Object.hasOwn(given, name)) continue;
      if (!check(given[name])) return false;
      known += 1;
      if (!optional) missing -= 1;
    }
    return missing === 0 && Object.keys(given).length === known;
  };
};

/** Exactly as many elements as the schema has, none of them optional; anything else is left to the schema. */
const tuple = (items: readonly Schema[]): QuickCheck => {
  const checks = items.map(quickCheckOf);
  return (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((check, place) => check(value[place]));
};

const memberOf = (schema: Schema): { readonly optional: boolean; readonly check: QuickCheck } => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' && noChecks(def)
    ? { optional: true, check: quickCheckOf(def.innerType) }
    : { optional: false, check: quickCheckOf(schema) };
};

/** String formats that check a pattern and nothing else. */
const PATTERNS: ReadonlySet<string> = new Set(['uuid', 'datetime', 'date']);

const text = ({ format, pattern }: Partial<z.core.$ZodStringFormatDef>): QuickCheck => {
  if (format === undefined) return (value) => typeof value === 'string';
  if (pattern === undefined || pattern.global || pattern.sticky || !PATTERNS.has(format)) return never;
  return (value) => typeof value === 'string' && pattern.test(value);
};

/** A finite number, or a safe integer as z.int() says, within its limits; other formats are left to the schema. */
const number = (def: z.core.$ZodNumberDef & Partial<z.core.$ZodNumberFormatDef>): QuickCheck => {
  if (def.format !== undefined && def.format !== 'safeint') return never;
  const isOne = def.format === undefined ? Number.isFinite : Number.isSafeInteger;
  const limits = (def.checks ?? []).map((check) => limitOf(check as z.core.$ZodChecks));
  return (value) => isOne(value) && limits.every((holds) => holds(value as number));
};

const limitOf = (check: z.core.$ZodChecks): ((value: number) => boolean) => {
  const { def } = check._zod;
  if (def.check !== 'greater_than' && def.check !== 'less_than') return never;
  const limit = Number(def.value);
  if (def.check === 'greater_than') return (value) => value > limit || (def.inclusive && value === limit);
  return (value) => value < limit || (def.inclusive && value === limit);
};
