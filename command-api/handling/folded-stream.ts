import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore, ExpectedRevision } from '@league/events/ports/event-store.ts';
import { sharedLooks } from './shared-looks.ts';

/** A stream folded to its state, and what is needed to append after it. */
export type Loaded<State> = {
  readonly state: State;
  readonly revision: ExpectedRevision;
  /** Position of the stream's last event, 0n without one. */
  readonly position: bigint;
  /** The events that this command made, and the state after them; undefined when it is new here. */
  readonly madeBy: (commandId: string) => Promise<Made<State> | undefined>;
};

/** What a command made when it first came. */
export type Made<State> = { readonly events: readonly Recorded<LeagueEvent>[]; readonly state: State };

/** Where a handler gets a stream's state from. */
export type StateSource<State> = {
  readonly stream: string;
  /** The state with all that was recorded before this was called. */
  readonly load: () => Promise<Loaded<State>>;
  /**
   * The state of the stream's first events, without reading: others may have recorded more, so that only an append at its
   * revision confirms what is decided on it. Undefined where the stream has to be read.
   */
  readonly assumed?: () => Loaded<State> | undefined;
  /** Takes events that this process appended just now: what follows what is known is known. */
  readonly appended?: (events: readonly Recorded<LeagueEvent>[]) => void;
};

/** The source with its first load begun now: it answers who asks first, and nobody but the one it was begun for. */
export const begun = <State>({ stream, load }: StateSource<State>): StateSource<State> => {
  let first: Promise<Loaded<State>> | undefined = load();
  // A request that is refused for another reason never asks for it.
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

/** A source that remembers. */
export type FoldedStream<State> = Required<Pick<StateSource<State>, 'stream' | 'load' | 'appended'>> & {
  /** The state of the events that were loaded or appended here so far: nothing is read. */
  readonly known: () => Loaded<State>;
};

/**
 * Keeps the state folded and reads only what came since, in one read for all who ask meanwhile: right for the few long
 * streams that every command needs (seasons, settings, admins). Only a repeat, which is rare, reads and folds the stream
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
