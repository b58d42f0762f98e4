import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { playerStream } from '@league/events/streams.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import { keptStreams } from '../handling/kept-streams.ts';
import { playerDecider, type PlayerEvent, type PlayerState } from '../player/decider.ts';

/** The state of a player, also of somebody who is none: asked at each request of a session. */
export type PlayerStates = (playerId: string) => StateSource<PlayerState>;

/** Keeps the players who were last asked for folded: each look reads only what is new of one stream. */
export const createPlayerStates = (store: EventStore): PlayerStates => {
  const kept = keptStreams(store, () => ({
    initialState: playerDecider.initialState,
    evolve: (state: PlayerState, event) => playerDecider.evolve(state, event as Recorded<PlayerEvent>),
  }));
  return (playerId) => kept(playerStream(playerId), null);
};

/** Whether the player may be signed in. */
export const isApproved = (state: PlayerState): boolean => state.status === 'existing' && state.approval === 'approved';
