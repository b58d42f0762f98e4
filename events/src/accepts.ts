import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Accepts = (value: unknown) => boolean;

/**
 * Whether a value is as the schema says, without a word of why it is not: in a tenth of the time. Undefined for a schema that says
 * more than is known here, or changes what it takes. It may refuse what the schema takes, such as a class; never the other way.
 */
export const acceptsOf = (schema: Schema): Accepts | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const checks = def.checks === undefined ? always : allOf(def.checks.map((check) => checkOf(check._zod.def)));
  if (checks === undefined) return undefined;
  const accepts = typeOf(def);
  if (accepts === undefined || checks === always) return accepts;
  return (value) => accepts(value) && checks(value);
};

const always: Accepts = () => true;

const allOf = (each: readonly (Accepts | undefined)[]): Accepts | undefined => {
  const known = each.filter((one) => one !== undefined);
  if (known.length < each.length) return undefined;
  if (known.length === 0) return always;
  return (value) => known.every((accepts) => accepts(value));
};

const typeOf = (def: z.core.$ZodTypes['_zod']['def']): Accepts | undefined => {
  switch (def.type) {
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'number':
      return numberOf(def);
    case 'string':
      return stringOf(def);
    case 'enum':
      return memberOf(Object.values(def.entries));
    case 'literal':
      return memberOf(def.values);
    case 'nullable':
      return orElse(null, acceptsOf(def.innerType));
    case 'optional':
      return orElse(undefined, acceptsOf(def.innerType));
    case 'array':
      return arrayOf(acceptsOf(def.element));
    case 'object':
      return objectOf(def);
    default:
      return undefined;
  }
};

const numberOf = (def: object): Accepts | undefined => {
  if (!('format' in def)) return (value) => typeof value === 'number' && Number.isFinite(value);
  return def.format === 'safeint' ? Number.isSafeInteger : undefined;
};

const stringOf = (def: object): Accepts | undefined => {
  if (!('format' in def)) return (value) => typeof value === 'string';
  const { pattern } = def as { readonly pattern?: RegExp };
  if (def.format !== 'uuid' || pattern === undefined) return undefined;
  return (value) => typeof value === 'string' && pattern.test(value);
};

const memberOf = (values: readonly unknown[]): Accepts => {
  const known = new Set(values);
  return (value) => known.has(value);
};

const orElse = (none: null | undefined, accepts: Accepts | undefined): Accepts | undefined =>
  accepts && ((value) => value === none || accepts(value));

const arrayOf = (accepts: Accepts | undefined): Accepts | undefined =>
  accepts &&
  ((value) => {
    if (!Array.isArray(value)) return false;
    // By index, since `every` leaves out what is missing in the middle of a list.
    for (let index = 0; index < value.length; index += 1) if (!accepts(value[index])) return false;
    return true;
  });

/** Only objects that refuse members which they do not name. */
const objectOf = (def: z.core.$ZodObjectDef): Accepts | undefined => {
  if (def.catchall?._zod.def.type !== 'never') return undefined;
  const members: (readonly [string, Accepts])[] = [];
  for (const [name, member] of Object.entries(def.shape)) {
    const accepts = acceptsOf(member);
    if (accepts === undefined) return undefined;
    members.push([name, accepts]);
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
    const given = value as Readonly<Record<string, unknown>>;
    let known = 0;
    for (const [name, accepts] of members) {
      const member = given[name];
      if (member !== undefined) known += 1;
      if (!accepts(member)) return false;
    }
    return Object.keys(given).length === known;
  };
};

/** What a check adds, by the names that zod gives it. */
const checkOf = (def: object): Accepts | undefined => {
  const {
    check,
    value: limit,
    inclusive,
    maximum,
    fn,
  } = def as {
    readonly check: string;
    readonly value?: unknown;
    readonly inclusive?: boolean;
    readonly maximum?: number;
    readonly fn?: Accepts;
  };
  switch (check) {
    case 'greater_than':
      return typeof limit === 'number'
        ? (value) => typeof value === 'number' && (value > limit || (inclusive === true && value === limit))
        : undefined;
    case 'less_than':
      return typeof limit === 'number'
        ? (value) => typeof value === 'number' && (value < limit || (inclusive === true && value === limit))
        : undefined;
    case 'max_length':
      return maximum === undefined
        ? undefined
        : (value) => (typeof value === 'string' || Array.isArray(value)) && value.length <= maximum;
    case 'custom':
      return fn;
    default:
      return undefined;
  }
};
