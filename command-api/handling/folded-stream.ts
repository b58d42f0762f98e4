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
export type FoldedStream<State> = StateSource<State> & {
  /** The state as it was last loaded: nothing is read, and nothing may be decided on it. */
  readonly known: () => State;
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

  const fold = (events: readonly Recorded<LeagueEvent>[]): void => {
    for (const event of events) {
      state = folding.evolve(state, event);
      revision = event.revision;
      position = event.position;
      commandIds.add(event.metadata.commandId);
    }
  };

  return {
    stream,
    known: () => state,
    load: sharedLooks(async () => {
      const { events } = await store.readStream(stream, revision === 'no-stream' ? 0n : revision + 1n);
      fold(events);
      return {
        state,
        revision,
        position,
        madeBy: async (commandId) => {
          if (!commandIds.has(commandId)) return undefined;
          return madeIn((await store.readStream(stream)).events, folding, commandId);
        },
      };
    }),
  };
};
