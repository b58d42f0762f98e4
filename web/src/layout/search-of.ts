import type { SearchSchemaInput } from '@tanstack/react-router';

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;

/** Called by the router with whatever the address says; links need not name all members. */
type ReadSearch<Members extends Readers> = (
  search: { readonly [Name in keyof Members]?: unknown } & SearchSchemaInput,
) => { readonly [Name in keyof Members]: ReturnType<Members[Name]> };

/**
 * What a page takes from its address: each member with a function that reads it, undefined for what does not fit. Members
 * without a value are named too, since the router keeps the address's own value of a member that is not named.
 */
export const searchOf =
  <Members extends Readers>(members: Members): ReadSearch<Members> =>
  (search) =>
    Object.fromEntries(Object.entries(members).map(([name, read]) => [name, read(search[name])])) as ReturnType<
      ReadSearch<Members>
    >;

/** Reads a text that fits. The router takes `q=1987` for a number, and with `digits` it is a text all the same. */
export const textThat =
  (fits: (text: string) => boolean, digits = false) =>
  (value: unknown): string | undefined => {
    const text = digits && typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && fits(text) ? text : undefined;
  };
