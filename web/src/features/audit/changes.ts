import type { AuditEntry } from '@league/query-api/contract/audit.ts';

/** One field that the event changed; `undefined` where it did not exist. */
export type Change = { readonly path: string; readonly before: unknown; readonly after: unknown };

type Values = AuditEntry['before'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nested fields by their path, `cards.homeYellow`; lists stay whole. */
const leaves = (values: Values, prefix = ''): [string, unknown][] =>
  Object.entries(values ?? {}).flatMap(([name, value]): [string, unknown][] =>
    isRecord(value) ? leaves(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** What is different afterwards, in the order of the event; nothing that became nothing is no change. */
export const changesOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly Change[] => {
  const old = new Map(leaves(before));
  const now = new Map(leaves(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .filter((change) => !(isNothing(change.before) && isNothing(change.after)));
};
