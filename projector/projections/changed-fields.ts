/** The changes in a …Changed event, by field. */
type Changes = Readonly<Record<string, { readonly from: unknown; readonly to: unknown } | undefined>>;

/** The object with every named field at its new value; the same object when no field is named. */
export const withChanges = <Target extends object>(target: Target, changes: Changes): Target => {
  const after = changedTo(changes);
  return Object.keys(after).length === 0 ? target : { ...target, ...after };
};

/** The values of the changed fields before. */
export const changedFrom = (changes: Changes): Record<string, unknown> => pick(changes, 'from');

/** The values of the changed fields after. */
export const changedTo = (changes: Changes): Record<string, unknown> => pick(changes, 'to');

const pick = (changes: Changes, when: 'from' | 'to'): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const field in changes) {
    const change = changes[field];
    if (change !== undefined) values[field] = change[when];
  }
  return values;
};
