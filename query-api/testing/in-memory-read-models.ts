import type { ReadModel } from '../contract/read-model.ts';
import type { ModelMove, ModelMoves } from '../ports/model-moves.ts';
import type { ModelPosition, ModelPositions } from '../ports/model-positions.ts';
import type { DocumentQuery, Filter, ModelVersion, ReadModelReader, ReadView } from '../ports/read-model-reader.ts';

type HeldModel = {
  generation: string;
  changed: bigint;
  checkpoint: bigint;
  stopped: boolean;
  stale: boolean;
  documents: Map<string, object>;
};

/**
 * Read models in Maps, for tests of the query API. No time passes here: a request that waits for a position waits until
 * the test moves the models there, stops them, or lets the waits time out.
 */
export const inMemoryReadModels = () => {
  const models = new Map<string, HeldModel>();
  let snapshots = 0;
  let beforeSnapshot: () => Promise<void> = async () => {};

  const held = (name: string): HeldModel => {
    const found = models.get(name);
    if (found !== undefined) return found;
    const made = { generation: '1.1', changed: 0n, checkpoint: 0n, stopped: false, stale: false, documents: new Map() };
    models.set(name, made);
    return made;
  };
  const { reached, tell, waited, timeOutWaits } = waitingRoom(held);
  const listeners = new Set<(move: ModelMove) => void>();
  const announce = (move: ModelMove): void => listeners.forEach((listener) => listener(move));

  const view: ReadView = {
    get: async <Document extends object>(model: ReadModel<Document>, id: string) =>
      frozen(structuredClone(held(model.name).documents.get(id))) as Document | undefined,
    list: async <Document extends object, Field extends string>(
      model: ReadModel<Document, Field>,
      query: DocumentQuery<Field> = {},
    ) => structuredClone(listed(held(model.name).documents, query)).map(frozen) as Document[],
    version: async (model): Promise<ModelVersion> => {
      const { generation, changed } = held(model.name);
      return { generation, changed };
    },
  };

  const reader: ReadModelReader = {
    snapshot: async (work) => {
      snapshots += 1;
      await beforeSnapshot();
      return work(view);
    },
  };

  const positions: ModelPositions = {
    current: (name): ModelPosition | undefined => models.get(name),
    reached,
  };

  const moves: ModelMoves = {
    onMoved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    reader,
    positions,
    moves,
    /** The number of listeners. */
    listening: () => listeners.size,
    /** All waits so far. */
    waited,
    /** How many answers were made. */
    snapshots: () => snapshots,
    /** Writes a document at this position, as the projection would; null removes the document. */
    put: <Document extends object>(model: ReadModel<Document>, id: string, document: Document | null, at: bigint) => {
      const target = held(model.name);
      if (document === null) target.documents.delete(id);
      else target.documents.set(id, structuredClone(document));
      target.changed = at;
      if (at > target.checkpoint) target.checkpoint = at;
      tell();
      announce({ model: model.name, position: at, keys: [id] });
    },
    /** Moves the checkpoint to this position without changing documents. */
    see: (model: ReadModel, checkpoint: bigint): void => {
      held(model.name).checkpoint = checkpoint;
      tell();
    },
    stop: (model: ReadModel): void => {
      held(model.name).stopped = true;
      tell();
    },
    /** Marks the model as stale: its documents may depend on events that are not in the log. */
    goStale: (model: ReadModel): void => {
      held(model.name).stale = true;
    },
    /** Switches to another generation, as a rebuild does. */
    switchTo: (model: ReadModel, generation: string): void => {
      const target = held(model.name);
      target.generation = generation;
      target.stale = false;
      announce({ model: model.name, position: target.changed, keys: null });
    },
    /** Lets all present and future waits time out. */
    timeOutWaits,
    /** Sets a function that runs before each snapshot from now on: a pause, a failure. */
    beforeSnapshot: (hook: () => Promise<void>): void => {
      beforeSnapshot = hook;
    },
  };
};

/** The value, so that whoever changes something of it fails: other views may hold the same document. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

/** The waits for positions that are not reached yet. */
const waitingRoom = (held: (name: string) => HeldModel) => {
  const waiting = new Set<() => void>();
  const waited: { models: readonly string[]; position: bigint; timeoutMs: number }[] = [];
  let timeIsOver = false;
  const tell = (): void => {
    for (const look of waiting) look();
  };
  const reached: ModelPositions['reached'] = async (models, position, timeoutMs) => {
    waited.push({ models, position, timeoutMs });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const look = (): void => {
      const behind = models.map(held).filter(({ stale, checkpoint }) => (stale ? 0n : checkpoint) < position);
      if (behind.length === 0) resolve(true);
      else if (timeIsOver || behind.some(({ stopped }) => stopped)) resolve(false);
    };
    waiting.add(look);
    look();
    return promise.finally(() => waiting.delete(look));
  };
  const timeOutWaits = (): void => {
    timeIsOver = true;
    tell();
  };
  return { reached, tell, waited, timeOutWaits };
};

const listed = <Field extends string>(
  documents: ReadonlyMap<string, object>,
  query: DocumentQuery<Field>,
): object[] => {
  const { where = {}, beforeId, order = 'ascending', limit } = query;
  const found = [...documents]
    .filter(([id]) => beforeId === undefined || id < beforeId)
    .filter(([, document]) =>
      Object.entries<Filter | undefined>(where).every(
        ([field, filter]) => filter === undefined || matches(new Map(Object.entries(document)).get(field), filter),
      ),
    )
    .toSorted(([a], [b]) => (a < b === (order === 'ascending') ? -1 : 1))
    .map(([, document]) => document);
  return found.slice(0, limit);
};

const matches = (value: unknown, filter: Filter): boolean => {
  if (typeof filter !== 'object') return value === filter;
  if (typeof value !== 'string') return false;
  if ('not' in filter) return !filter.not.includes(value);
  return (filter.from === undefined || value >= filter.from) && (filter.to === undefined || value < filter.to);
};
