import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore, ExpectedRevision } from '@league/events/ports/event-store.ts';
import { sharedLooks } from './shared-looks.ts';

/** The state of a stream, and what an append after it needs. */
export type Loaded<State> = {
  readonly state: State;
  readonly revision: ExpectedRevision;
  /** Position of the stream's last event, 0n without one. */
  readonly position: bigint;
  /** The events that this command recorded, and the state after them; undefined where it recorded none in this stream. */
  readonly madeBy: (commandId: string) => Promise<Made<State> | undefined>;
};

/** The events that a command recorded when it first came, and the state after them. */
export type Made<State> = { readonly events: readonly Recorded<LeagueEvent>[]; readonly state: State };

/** A source from which a handler loads the state of a stream. */
export type StateSource<State> = {
  readonly stream: string;
  /** The state with every event that was recorded before this call. */
  readonly load: () => Promise<Loaded<State>>;
  /**
   * The state of the stream's first events, without reading: others may have recorded more, so that only an append at its
   * revision confirms what is decided on it. Undefined where the stream has to be read.
   */
  readonly assumed?: () => Loaded<State> | undefined;
  /** Takes events that this process appended just now: what follows what is known is known. */
  readonly appended?: (events: readonly Recorded<LeagueEvent>[]) => void;
};

/**
 * The source with its first load begun now. Only the request for which it was begun may use it: the first call of `load` gets
 * this load.
 */
export const begun = <State>({ stream, load }: StateSource<State>): StateSource<State> => {
  let first: Promise<Loaded<State>> | undefined = load();
  // A request that is refused for another reason never awaits this load: its failure must not count as unhandled.
  first.catch(() => undefined);
  return {
    stream,
    load: () => {
      const loading = first ?? load();
      first = undefined;
      return loading;
    },
  };
};

/** How a stream's events become its state. */
export type Folding<State> = {
  readonly initialState: () => State;
  readonly evolve: (state: State, event: Recorded<LeagueEvent>) => State;
};

/** Reads the whole stream each time: right for the many short streams (teams, reservations). */
export const freshStream = <State>(store: EventStore, stream: string, folding: Folding<State>): StateSource<State> => ({
  stream,
  load: async () => {
    const { events, revision } = await store.readStream(stream);
    return {
      state: events.reduce(folding.evolve, folding.initialState()),
      revision,
      position: events.at(-1)?.position ?? 0n,
      madeBy: (commandId) => Promise.resolve(madeIn(events, folding, commandId)),
    };
  },
});

const madeIn = <State>(
  events: readonly Recorded<LeagueEvent>[],
  folding: Folding<State>,
  commandId: string,
): Made<State> | undefined => {
  const last = events.findLastIndex((event) => event.metadata.commandId === commandId);
  if (last === -1) return undefined;
  const until = events.slice(0, last + 1);
  return {
    events: until.filter((event) => event.metadata.commandId === commandId),
    state: until.reduce(folding.evolve, folding.initialState()),
  };
};

/** A source that keeps the state between loads. */
export type FoldedStream<State> = Required<Pick<StateSource<State>, 'stream' | 'load' | 'appended'>> & {
  /** The state of the events that were loaded or appended here so far: nothing is read. */
  readonly known: () => Loaded<State>;
};

/**
 * Keeps the state and reads only the events since the last load; callers that come at the same time share one read. For the few
 * long streams that every command needs (seasons, settings, admins). Only a repeat, which is rare, reads and folds the stream
 * anew, up to its own events.
 */
export const foldedStream = <State>(
  store: EventStore,
  stream: string,
  folding: Folding<State>,
): FoldedStream<State> => {
  let state = folding.initialState();
  let revision: ExpectedRevision = 'no-stream';
  let position = 0n;
  const commandIds = new Set<string>();

  const next = (): bigint => (revision === 'no-stream' ? 0n : revision + 1n);

  /** Each event once: a read under way brings again what was appended here meanwhile. */
  const fold = (events: readonly Recorded<LeagueEvent>[]): void => {
    for (const event of events) {
      if (event.revision !== next()) continue;
      state = folding.evolve(state, event);
      revision = event.revision;
      position = event.position;
      commandIds.add(event.metadata.commandId);
    }
  };

  const known = (): Loaded<State> => ({
    state,
    revision,
    position,
    madeBy: async (commandId) => {
      if (!commandIds.has(commandId)) return undefined;
      return madeIn((await store.readStream(stream)).events, folding, commandId);
    },
  });

  return {
    stream,
    known,
    load: sharedLooks(async () => {
      fold((await store.readStream(stream, next())).events);
      return known();
    }),
    appended: fold,
  };
};
