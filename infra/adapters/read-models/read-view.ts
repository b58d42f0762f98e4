import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import type { DocumentQuery, ModelVersion, ReadView } from '@league/query-api/ports/read-model-reader.ts';
import type { KeptReads } from './kept-reads.ts';

/** A store in this process answers at once. */
type Answer<Found> = Found | Promise<Found>;

/** One state of a store: which generation of a read model serves in it, and the documents of that generation as text. */
export type StoredState<Live extends ModelVersion> = {
  /** Undefined where the read model was never built. */
  readonly live: (model: string) => Answer<Live | undefined>;
  readonly body: (live: Live, id: string) => Answer<string | undefined>;
  readonly bodies: (live: Live, query: DocumentQuery<string>) => Answer<readonly string[]>;
};

/**
 * Does the work on this state; large reads are kept for views to come. The view refuses to be used after the work has ended: the
 * store then shows another state.
 */
export const withView = async <Live extends ModelVersion, Result>(
  state: StoredState<Live>,
  kept: KeptReads,
  work: (view: ReadView) => Promise<Result>,
): Promise<Result> => {
  let ended = false;
  const liveOf = (model: string): Answer<Live | undefined> => {
    if (ended) throw new Error('a view was used after its snapshot had ended');
    return state.live(model);
  };
  /** The documents of one read of a model, whose name tells it from all others. */
  const read = async (
    name: string,
    of: string,
    bodies: (live: Live) => Answer<readonly string[]>,
  ): Promise<readonly object[]> => {
    const live = await liveOf(name);
    if (live === undefined) return [];
    const key = `${name} ${of}`;
    const known = kept.find(key, live);
    if (known !== undefined) return known;
    const texts = await bodies(live);
    const documents = texts.map((text) => JSON.parse(text) as object);
    let characters = 0;
    for (const { length } of texts) characters += length;
    kept.keep(key, live, documents, characters);
    return documents;
  };
  const view: ReadView = {
    get: async <Document extends object>({ name }: ReadModel<Document>, id: string) => {
      const bodiesOf = async (live: Live): Promise<string[]> => {
        const body = await state.body(live, id);
        return body === undefined ? [] : [body];
      };
      const [document] = await read(name, id, bodiesOf);
      return document as Document | undefined;
    },
    list: async <Document extends object, Field extends string>(
      { name }: ReadModel<Document, Field>,
      query: DocumentQuery<Field> = {},
    ) => [...(await read(name, JSON.stringify(query), (live) => state.bodies(live, query)))] as Document[],
    version: async ({ name }) => {
      const { generation = 'none', changed = 0n } = (await liveOf(name)) ?? {};
      return { generation, changed };
    },
  };
  try {
    return await work(view);
  } finally {
    ended = true;
  }
};
