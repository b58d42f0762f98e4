import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { teamNameStream, teamStream } from '@league/events/streams.ts';
import { freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
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
    evolve: (state, event) => reservationDecider.evolve(state, event as Recorded<ReservationEvent>),
  });

/**
 * Who has a name: an existing team, somebody who reserved it and has not (or no longer) a team to show for it, or a team of
 * another name, which it is on its way to or from.
 */
export type NameHolder =
  | { readonly status: 'free' }
  | { readonly status: 'existing' | 'elsewhere' | 'unfinished' | 'gone'; readonly teamId: string };

/** Looks a team name up in its reservation: the authority, ahead of every read model. */
export const holderOf = async (store: EventStore, name: string): Promise<NameHolder> =>
  holderIn(store, name, (await reservationSource(store, name).load()).state);

const holderIn = async (store: EventStore, name: string, state: ReservationState): Promise<NameHolder> => {
  if (state.status === 'free') return state;
  const { owner: teamId } = state;
  const team = (await teamSource(store, teamId).load()).state;
  if (team.status === 'none') return { status: 'unfinished', teamId };
  if (team.status === 'deleted') return { status: 'gone', teamId };
  return { status: nameKey(team.name) === nameKey(name) ? 'existing' : 'elsewhere', teamId };
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
  anew = false,
): Promise<string> => {
  const source = reservationSource(store, name);
  const { state: before, position } = await source.load();
  const holder = await holderIn(store, name, before);
  if (holder.status === 'unfinished') return holder.teamId;
  const { state } = await handle(store, {
    source,
    decider: reservationDecider,
    command: (): ReservationCommand => ({
      type: 'Reserve',
      name,
      owner: teamId,
      anew,
      ...(holder.status === 'gone' ? { instead: holder.teamId } : {}),
    }),
    context: claimContext(context, position),
  });
  if (state.status === 'free') throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  return state.owner;
};

/**
 * Each claim is a command of its own. As part of the team's command, a second try would be answered like the first and
 * take the name for held though it may have been given back meanwhile.
 */
const claimContext = (context: CommandContext, after: bigint): CommandContext => ({
  ...context,
  commandId: uuidV5(context.commandId, `claim:${after}`),
  causationId: context.commandId,
});

/** Gives a name back if the team still holds it from before this position. */
export const releaseName = async (
  store: EventStore,
  name: string,
  teamId: string,
  before: bigint,
  context: CommandContext,
): Promise<void> => {
  await handle(store, {
    source: reservationSource(store, name),
    decider: reservationDecider,
    command: (): ReservationCommand => ({ type: 'Release', owner: teamId, before }),
    context,
  });
};
