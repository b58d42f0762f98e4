import { matchesModel } from '@league/query-api/contract/matches.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import { afterEach, beforeEach } from 'vitest';
import type { Checkpoint, DocumentChange, Generation, KeptDocument, ReadModelWriter } from './read-model-writer.ts';

/** The reading side (query-api/ports/read-model-reader.ts), as far as the contract asks: projector may not import it. */
type Reader = { readonly snapshot: <Result>(work: (view: View) => Promise<Result>) => Promise<Result> };
export type View = {
  readonly get: <Document extends object>(model: ReadModel<Document>, id: string) => Promise<Document | undefined>;
  readonly list: <Document extends object, Field extends string>(
    model: ReadModel<Document, Field>,
    query?: Query<Field>,
  ) => Promise<Document[]>;
  readonly version: (model: ReadModel) => Promise<{ readonly generation: string; readonly changed: bigint }>;
};
type Filter = string | number | { readonly from?: string; readonly to?: string; readonly not?: readonly string[] };
export type Query<Field extends string> = {
  readonly where?: Partial<Readonly<Record<Field, Filter>>>;
  readonly beforeId?: string;
  readonly order?: 'ascending' | 'descending';
  readonly limit?: number;
};

/** A store of read models under test, empty. */
export type ReadModelStore = {
  readonly writer: ReadModelWriter;
  readonly reader: Reader;
  readonly close: () => Promise<void>;
};

/** As much of a match as the filters see. */
export const match = (season: number, week: number, date: string | null = null): object => ({ season, week, date });
export const put = (id: string, document: object | null, position = 1n): DocumentChange => ({ id, document, position });
export const at = (position: bigint, changed = position, seasonActs = ''): Checkpoint => ({
  position,
  eventId: `event-${position}`,
  changed,
  seasonActs,
});

/** A store for each test of a suite, empty, and what tests do with it. */
export type ModelsUnderTest = {
  readonly writer: ReadModelWriter;
  /** A generation of matches that serves, with these documents. */
  readonly serving: (changes: readonly DocumentChange[], checkpoint?: Checkpoint) => Promise<Generation>;
  readonly dumped: (generation: Generation) => Promise<KeptDocument[]>;
  readonly read: <Result>(work: (view: View) => Promise<Result>) => Promise<Result>;
};

/** To be called in a suite. */
export const openForEach = (open: () => Promise<ReadModelStore>): ModelsUnderTest => {
  let store: ReadModelStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());
  return {
    get writer() {
      return store.writer;
    },
    serving: async (changes, checkpoint = at(1n)) => {
      const generation = await store.writer.begin(matchesModel, 1);
      await store.writer.save([generation, changes, checkpoint]);
      await store.writer.complete(generation);
      await store.writer.switchTo(generation);
      return generation;
    },
    dumped: (generation) => Array.fromAsync(store.writer.dump(generation)),
    read: (work) => store.reader.snapshot(work),
  };
};
