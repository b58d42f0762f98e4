/**
 * Changed read models by name, each with the ids of its changed documents; null where any document may have changed.
 */
export type MovedModels = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Above so many changed documents, any document of the read model counts as changed. */
const MOST_KEYS = 100;

/** No read model has changed. */
export const noneMoved: MovedModels = new Map();

/** These read models, with any document possibly changed. */
export const allMoved = (models: Iterable<string>): MovedModels =>
  new Map(Array.from(models, (model) => [model, null] as const));

/** The changes of both. */
export const merged = (one: MovedModels, other: MovedModels): MovedModels => {
  const both = new Map(one);
  for (const [model, keys] of other) both.set(model, both.has(model) ? union(both.get(model), keys) : bounded(keys));
  return both;
};

/** The changes, and in addition those of one read model. */
export const withMoved = (moved: MovedModels, model: string, keys: readonly string[] | null): MovedModels =>
  merged(moved, new Map([[model, keys === null ? null : new Set(keys)]]));

type Keys = ReadonlySet<string> | null;

const union = (one: Keys | undefined, other: Keys): Keys =>
  one === null || one === undefined || other === null ? null : bounded(one.union(other));

const bounded = (keys: Keys): Keys => (keys === null || keys.size > MOST_KEYS ? null : keys);
