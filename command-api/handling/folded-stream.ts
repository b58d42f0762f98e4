import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore, ExpectedRevision } from '@league/events/ports/event-store.ts';

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
export type StateSource<State> = { readonly stream: string; readonly load: () => Promise<Loaded<State>> };

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

/**
 * Keeps the state folded and reads only what came since: right for the few long streams that every command needs
 * (seasons, settings, admins). Only a repeat, which is rare, reads and folds the stream anew, up to its own events.
 */
export const foldedStream = <State>(store: EventStore, stream: string, folding: Folding<State>): StateSource<State> => {
  let state = folding.initialState();
  let revision: ExpectedRevision = 'no-stream';
  let position = 0n;
  const commandIds = new Set<string>();

  /** Folding is synchronous after the read, and skips what a read beside it has already folded. */
  const fold = (events: readonly Recorded<LeagueEvent>[]): void => {
    for (const event of events) {
      if (revision !== 'no-stream' && event.revision <= revision) continue;
      state = folding.evolve(state, event);
      revision = event.revision;
      position = event.position;
      commandIds.add(event.metadata.commandId);
    }
  };

  return {
    stream,
    load: async () => {
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
    },
  };
};
