import type { AuditEntry } from '@league/query-api/contract/audit.ts';

/** One field of an event; `undefined` where the field did not exist. */
export type Field = { readonly path: string; readonly before: unknown; readonly after: unknown };

type Values = AuditEntry['before'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nested fields by their path, as `provisionalScore.home`; a list is one field. */
const leaves = (values: Values, prefix = ''): [string, unknown][] =>
  Object.entries(values ?? {}).flatMap(([name, value]): [string, unknown][] =>
    isRecord(value) ? leaves(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** The changed and the unchanged fields of an event, in its order; fields that are empty on both sides are left out. */
export const fieldsOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>) => {
  const old = new Map(leaves(before));
  const now = new Map(leaves(after));
  const changed: Field[] = [];
  const unchanged: Field[] = [];
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const field = { path, before: old.get(path), after: now.get(path) };
    if (isNothing(field.before) && isNothing(field.after)) continue;
    const same = JSON.stringify(field.before) === JSON.stringify(field.after);
    (same ? unchanged : changed).push(field);
  }
  return { changed, unchanged };
};
