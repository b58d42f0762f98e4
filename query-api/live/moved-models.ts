/** Read models by name, each with the ids of the documents that changed; null where any of them may have. */
export type MovedModels = ReadonlyMap<string, ReadonlySet<string> | null>;

/** With more changed documents than this, the whole read model counts as moved. */
const MOST_KEYS = 100;

/** Nothing has moved. */
export const noneMoved: MovedModels = new Map();

/** All of these read models, with any document possibly changed. */
export const allMoved = (models: Iterable<string>): MovedModels =>
  new Map(Array.from(models, (model) => [model, null] as const));

/** The moves of both. */
export const merged = (one: MovedModels, other: MovedModels): MovedModels => {
  const both = new Map(one);
  for (const [model, keys] of other) both.set(model, both.has(model) ? union(both.get(model), keys) : bounded(keys));
  return both;
};

/** The moves, with these documents of one read model added. */
export const withMoved = (moved: MovedModels, model: string, keys: readonly string[] | null): MovedModels =>
  merged(moved, new Map([[model, keys === null ? null : new Set(keys)]]));

type Keys = ReadonlySet<string> | null;

const union = (one: Keys | undefined, other: Keys): Keys =>
  one === null || one === undefined || other === null ? null : bounded(one.union(other));

const bounded = (keys: Keys): Keys => (keys === null || keys.size > MOST_KEYS ? null : keys);
