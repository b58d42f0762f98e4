import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import type { DocumentQuery, ModelVersion, ReadView } from '@league/query-api/ports/read-model-reader.ts';

/** A store in this process answers at once. */
type Answer<Found> = Found | Promise<Found>;

/** One state of a store: which generation of a read model serves in it, and the documents of that generation as text. */
export type StoredState<Live extends ModelVersion> = {
  /** Undefined where the read model was never built. */
  readonly live: (model: string) => Answer<Live | undefined>;
  readonly body: (live: Live, id: string) => Answer<string | undefined>;
  readonly bodies: (live: Live, query: DocumentQuery<string>) => Answer<readonly string[]>;
};

/** Does the work on this state. The view refuses to be used after the work has ended: the store then shows another state. */
export const withView = async <Live extends ModelVersion, Result>(
  state: StoredState<Live>,
  work: (view: ReadView) => Promise<Result>,
): Promise<Result> => {
  let ended = false;
  const liveOf = (model: string): Answer<Live | undefined> => {
    if (ended) throw new Error('a view was used after its snapshot had ended');
    return state.live(model);
  };
  const view: ReadView = {
    get: async <Document extends object>({ name }: ReadModel<Document>, id: string) => {
      const live = await liveOf(name);
      const body = live && (await state.body(live, id));
      return body === undefined ? undefined : (JSON.parse(body) as Document);
    },
    list: async <Document extends object, Field extends string>(
      { name }: ReadModel<Document, Field>,
      query: DocumentQuery<Field> = {},
    ) => {
      const live = await liveOf(name);
      const bodies = live === undefined ? [] : await state.bodies(live, query);
      return bodies.map((body) => JSON.parse(body) as Document);
    },
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
