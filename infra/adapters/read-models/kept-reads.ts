import type { ModelVersion } from '@league/query-api/ports/read-model-reader.ts';

/** The parsed documents of large reads. Whoever is given them changes none. */
export type KeptReads = {
  /** What was kept of this read, unless its read model has moved since. */
  readonly find: (read: string, version: ModelVersion) => readonly object[] | undefined;
  /** Keeps the documents, which had so many characters of text, in the place of what was kept of this read before. */
  readonly keep: (read: string, version: ModelVersion, documents: readonly object[], characters: number) => void;
};

/** To parse a smaller read again costs less than a third of a millisecond. */
const LEAST = 64 * 1024;
/** Of all that is kept: parsed it takes some 20 MB. A large season's matches, results and versions are 1. */
const MOST = 4 * 1024 * 1024;

type Kept = { readonly version: ModelVersion; readonly documents: readonly object[]; readonly characters: number };

/**
 * Parsing is most of the work of an answer that is made for one reader alone, such as a past table, and its documents are the same
 * for all of them until the read model moves. The longest unused are dropped first.
 */
export const createKeptReads = (): KeptReads => {
  const reads = new Map<string, Kept>();
  let kept = 0;
  const drop = (read: string): Kept | undefined => {
    const before = reads.get(read);
    if (before === undefined) return undefined;
    reads.delete(read);
    kept -= before.characters;
    return before;
  };
  const add = (read: string, entry: Kept): void => {
    reads.set(read, entry);
    kept += entry.characters;
  };
  return {
    find: (read, { generation, changed }) => {
      const found = drop(read);
      if (found?.version.generation !== generation || found.version.changed !== changed) return undefined;
      add(read, found);
      return found.documents;
    },
    keep: (read, { generation, changed }, documents, characters) => {
      drop(read);
      if (characters < LEAST || characters > MOST) return;
      add(read, { version: { generation, changed }, documents, characters });
      for (const oldest of reads.keys()) {
        if (kept <= MOST) return;
        drop(oldest);
      }
    },
  };
};
