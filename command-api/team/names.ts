import type { EventStore } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { teamNameStream, teamStream } from '@league/events/streams.ts';
import { freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import {
  type ReservationCommand,
  type ReservationEvent,
  reservationDecider,
  type ReservationState,
} from '../reservation/decider.ts';
import { type TeamEvent, type TeamState, teamDecider } from './decider.ts';

export const teamSource = (store: EventStore, teamId: string): StateSource<TeamState> =>
  freshStream(store, teamStream(teamId), {
    initialState: teamDecider.initialState,
    evolve: (state, event) => teamDecider.evolve(state, event as TeamEvent),
  });

const reservationSource = (store: EventStore, name: string): StateSource<ReservationState> =>
  freshStream(store, teamNameStream(nameKey(name)), {
    initialState: reservationDecider.initialState,
    evolve: (state, event) => reservationDecider.evolve(state, event as ReservationEvent),
  });

/** Who has a name: an existing team, or somebody who reserved it and has not (or no longer) a team to show for it. */
export type NameHolder =
  | { readonly status: 'free' }
  | { readonly status: 'existing' | 'unfinished' | 'gone'; readonly teamId: string };

/** Looks a team name up in its reservation: the authority, ahead of every read model. */
export const holderOf = async (store: EventStore, name: string): Promise<NameHolder> => {
  const { state } = await reservationSource(store, name).load();
  if (state.status === 'free') return state;
  const team = (await teamSource(store, state.owner).load()).state;
  const status = { none: 'unfinished', existing: 'existing', deleted: 'gone' } as const;
  return { status: status[team.status], teamId: state.owner };
};

/** Ids of all teams that ever reserved the name. */
export const everHeld = async (store: EventStore, name: string): Promise<string[]> => {
  const { events } = await store.readStream(teamNameStream(nameKey(name)));
  return [...new Set(events.flatMap((event) => (event.type === 'Reserved' ? [event.data.owner] : [])))];
};

/**
 * Makes the name the team's own, and says under which id: a reservation whose team was never created (a crash between the
 * two appends) is taken over with its id, so that nothing is ever stuck and two who take it over make one team.
 * @throws Refused TEAM_NAME_TAKEN
 */
export const claimName = async (
  store: EventStore,
  name: string,
  teamId: string,
  context: CommandContext,
): Promise<string> => {
  const holder = await holderOf(store, name);
  if (holder.status === 'unfinished') return holder.teamId;
  const { state } = await handle(store, {
    source: reservationSource(store, name),
    decider: reservationDecider,
    command: (): ReservationCommand => ({
      type: 'Reserve',
      name,
      owner: teamId,
      ...(holder.status === 'gone' ? { instead: holder.teamId } : {}),
    }),
    context,
  });
  if (state.status === 'free') throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  return state.owner;
};

/** Gives a name back if the team still holds it. */
export const releaseName = async (
  store: EventStore,
  name: string,
  teamId: string,
  context: CommandContext,
): Promise<void> => {
  await handle(store, {
    source: reservationSource(store, name),
    decider: reservationDecider,
    command: (): ReservationCommand => ({ type: 'Release', owner: teamId }),
    context,
  });
};
