/**
 * The part of zod/mini that the browser needs to parse answers: the build replaces zod by this file (vite.config.ts).
 * It accepts what zod accepts and gives the same data (contract-reader.test.ts compares both for every contract), but
 * does not say why a value is refused: the web shows the server's sentences, never zod's. Every first visit loads 8 kB
 * less for it (docs/adr/0009). A contract that uses a part of zod that is missing here breaks the page that loads it:
 * add the part.
 */
type Refused = typeof refused;
type Check = (value: never) => boolean;

export type Reader<Value = unknown> = {
  /** The value without members that the schema does not name; `refused` where the schema does not accept the value. */
  readonly read: (value: unknown) => Value | Refused;
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: Value } | { readonly success: false };
  readonly check: (...checks: readonly Check[]) => Reader<Value>;
  /** The members of an object schema, from which a contract can build another object. */
  readonly shape?: Shape;
};
type Shape = Readonly<Record<string, Reader>>;

const refused = Symbol('refused');

const reader = <Value>(read: Reader<Value>['read'], more: Pick<Reader<Value>, 'shape'> = {}): Reader<Value> => ({
  ...more,
  read,
  safeParse: (value) => {
    const data = read(value);
    return data === refused ? { success: false } : { success: true, data };
  },
  check: (...checks) =>
    reader((value) => {
      const data = read(value);
      return data !== refused && checks.every((check) => check(data as never)) ? data : refused;
    }, more),
});

const where = <Value>(holds: (value: unknown) => boolean): Reader<Value> =>
  reader((value) => (holds(value) ? (value as Value) : refused));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Each function is marked as without side effects; otherwise the bundler would keep functions that no page uses.

/* @__NO_SIDE_EFFECTS__ */
export const string = () => where<string>((value) => typeof value === 'string');
/* @__NO_SIDE_EFFECTS__ */
export const number = () => where<number>(Number.isFinite);
/* @__NO_SIDE_EFFECTS__ */
export const int = () => where<number>(Number.isSafeInteger);
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => where<boolean>((value) => typeof value === 'boolean');
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/* @__NO_SIDE_EFFECTS__ */
export const uuid = () => where<string>((value) => typeof value === 'string' && UUID.test(value));
/** Only schemas of events contain dates and instants; in answers they are plain texts. */
const onServersOnly = () =>
  reader((): never => {
    throw new TypeError('no answer is read by this');
  });
export const iso = { date: onServersOnly, datetime: onServersOnly };
/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => where(() => true);

/* @__NO_SIDE_EFFECTS__ */
const enumeration = (values: readonly unknown[]) => where((value) => values.includes(value));
/* @__NO_SIDE_EFFECTS__ */
export const literal = (value: unknown) => where((given) => given === value);

/* @__NO_SIDE_EFFECTS__ */
export const nullable = (inner: Reader) => reader((value) => (value === null ? null : inner.read(value)));
/* @__NO_SIDE_EFFECTS__ */
export const optional = (inner: Reader) => reader((value) => (value === undefined ? undefined : inner.read(value)));

/* @__NO_SIDE_EFFECTS__ */
export const array = (inner: Reader) =>
  reader((value) => {
    if (!Array.isArray(value)) return refused;
    const data = value.map(inner.read);
    return data.includes(refused) ? refused : data;
  });

/* @__NO_SIDE_EFFECTS__ */
export const record = (key: Reader, inner: Reader) =>
  reader<Readonly<Record<string, unknown>>>((value) => {
    if (!isObject(value)) return refused;
    const entries: [string, unknown][] = [];
    for (const [name, member] of Object.entries(value)) {
      const read = inner.read(member);
      if (key.read(name) === refused || read === refused) return refused;
      entries.push([name, read]);
    }
    // `Object.fromEntries`, since assigning to a member called `__proto__` would set the prototype.
    return Object.fromEntries<unknown>(entries);
  });

const objectOf = (shape: Shape, strict: boolean): Reader =>
  reader(
    (value) => {
      if (!isObject(value)) return refused;
      if (strict && Object.keys(value).some((name) => !Object.hasOwn(shape, name))) return refused;
      const data: Record<string, unknown> = {};
      for (const [name, member] of Object.entries(shape)) {
        const read = member.read(value[name]);
        if (read === refused) return refused;
        // A missing optional member stays missing, and does not become a member with the value `undefined`.
        if (read !== undefined || name in value) data[name] = read;
      }
      return data;
    },
    { shape },
  );
/* @__NO_SIDE_EFFECTS__ */
export const object = (shape: Shape) => objectOf(shape, false);
/* @__NO_SIDE_EFFECTS__ */
export const strictObject = (shape: Shape) => objectOf(shape, true);

/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number) => (value: string) => value.length <= most;
/* @__NO_SIDE_EFFECTS__ */
export const nonnegative = () => (value: number) => value >= 0;
/* @__NO_SIDE_EFFECTS__ */
export const positive = () => (value: number) => value > 0;
/* @__NO_SIDE_EFFECTS__ */
export const regex = (pattern: RegExp) => (value: string) => pattern.test(value);

export { enumeration as enum };
