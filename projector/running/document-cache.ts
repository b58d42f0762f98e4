import type { DocumentChange } from '../ports/read-model-writer.ts';

/** Enough for the weeks and matches of a season that results come in for; memory is bounded by it. */
const DEFAULT_LIMIT = 1_000;

/**
 * The documents that a runner saved or loaded lately, and the ids of which it knows that there is no document. A generation has
 * one writer, so the cache cannot be out of date; it holds only what was saved, so that a failed save leaves nothing wrong
 * behind.
 */
export type DocumentCache = {
  /** The documents with these ids, those that exist, loading what is not known. */
  readonly read: (
    ids: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, object>>,
  ) => Promise<ReadonlyMap<string, object>>;
  /** Adds documents that were just saved. */
  readonly keep: (changes: readonly DocumentChange[]) => void;
  readonly clear: () => void;
};

/** An empty cache of at most `limit` documents, the longest unused going first. */
export const createDocumentCache = (limit = DEFAULT_LIMIT): DocumentCache => {
  const known = new Map<string, object | null>();
  const remember = (id: string, document: object | null): void => {
    known.delete(id);
    known.set(id, document);
  };
  const trim = (): void => {
    for (const id of known.keys()) {
      if (known.size <= limit) return;
      known.delete(id);
    }
  };
  return {
    read: async (ids, load) => {
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      const loaded = missing.length === 0 ? new Map<string, object>() : await load(missing);
      for (const id of missing) remember(id, loaded.get(id) ?? null);
      const found = new Map<string, object>();
      for (const id of ids) {
        const document = known.get(id) ?? null;
        if (document !== null) found.set(id, document);
      }
      trim();
      return found;
    },
    keep: (changes) => {
      for (const { id, document } of changes) remember(id, document);
      trim();
    },
    clear: () => known.clear(),
  };
};
