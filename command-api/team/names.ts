import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import {
  type EventStore,
  RecordingUncertain,
  RevisionConflict,
  StoreUnavailable,
} from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { teamNameStream, teamStream } from '@league/events/streams.ts';
import { freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, stepOf } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import {
  type ReservationCommand,
  type ReservationEvent,
  reservationDecider,
  type ReservationState,
} from '../reservation/decider.ts';
import { type TeamCommand, type TeamEvent, type TeamState, teamDecider } from './decider.ts';

export const teamSource = (store: EventStore, teamId: string): StateSource<TeamState> =>
  freshStream(store, teamStream(teamId), {
    initialState: teamDecider.initialState,
    evolve: evolveTeam,
  });

const evolveTeam = (state: TeamState, event: Recorded<LeagueEvent>): TeamState =>
  teamDecider.evolve(state, event as TeamEvent);

const reservationSource = (store: EventStore, name: string): StateSource<ReservationState> =>
  freshStream(store, teamNameStream(nameKey(name)), {
    initialState: reservationDecider.initialState,
    evolve: (state, event) => reservationDecider.evolve(state, event as Recorded<ReservationEvent>),
  });

/**
 * Who has a name: an existing team, somebody who reserved it and has not (`unfinished`) or never again will have (`gone`) a
 * team to show for it, or a team of another name that may be on its way to it (`elsewhere`).
 */
export type NameHolder =
  | { readonly status: 'free' }
  | { readonly status: 'existing' | 'elsewhere' | 'unfinished' | 'gone'; readonly teamId: string };

/** Looks a team name up in its reservation: the authority, ahead of every read model. */
export const holderOf = async (store: EventStore, name: string): Promise<NameHolder> =>
  holderIn(store, name, (await reservationSource(store, name).load()).state);

const holderIn = async (store: EventStore, name: string, state: ReservationState): Promise<NameHolder> => {
  if (state.status === 'free') return state;
  const { owner: teamId, since } = state;
  const { events } = await store.readStream(teamStream(teamId));
  const team = events.reduce(evolveTeam, teamDecider.initialState());
  if (team.status === 'none') return { status: 'unfinished', teamId };
  if (team.status === 'deleted') return { status: 'gone', teamId };
  if (sameName(team.name, name)) return { status: 'existing', teamId };
  // A renaming reads its team, reserves the name, and appends to the team as it was read: an event of the team behind the
  // reservation has overtaken it, and whoever renames the team reserves anew.
  const overtaken = events.some(({ position }) => position > since);
  return { status: overtaken ? 'gone' : 'elsewhere', teamId };
};

const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** Ids of all teams that ever reserved the name. */
export const everHeld = async (store: EventStore, name: string): Promise<string[]> => {
  const { events } = await store.readStream(teamNameStream(nameKey(name)));
  return [...new Set(events.flatMap((event) => (event.type === 'Reserved' ? [event.data.owner] : [])))];
};

/** A name that is reserved for a team. */
type NameClaim = {
  readonly name: string;
  readonly teamId: string;
  /** Where in the log this command reserved it, undefined where it found it so. */
  readonly reserved: bigint | undefined;
  /** Reserved by somebody else before, whose team was not there yet. */
  readonly takenOver: boolean;
};

/**
 * Makes the name the team's own, and says under which id: a reservation whose team was never created (a crash between the
 * two appends) is taken over with its id, so that nothing is ever stuck and two who take it over make one team. Who takes
 * over says so anew, and then the first can no longer give it back. One that a renaming never came to use is taken from it.
 * @throws Refused TEAM_NAME_TAKEN
 */
const claimName = async (
  store: EventStore,
  name: string,
  teamId: string,
  context: CommandContext,
  anew = false,
): Promise<NameClaim> => {
  const source = reservationSource(store, name);
  const { position } = await source.load();
  const { state, events } = await handle(store, {
    source,
    decider: reservationDecider,
    command: async (now): Promise<ReservationCommand> => {
      const holder = await calledOff(store, name, now, teamId, context);
      const owner = holder.status === 'unfinished' ? holder.teamId : teamId;
      const instead = holder.status === 'gone' ? { instead: holder.teamId } : {};
      return { type: 'Reserve', name, owner, anew: anew || owner !== teamId, ...instead };
    },
    // Each claim is a command of its own. As part of the team's command, a second try would be answered like the first and
    // take the name for held though it may have been given back meanwhile.
    context: stepOf(context, `claim:${position}`),
  });
  if (state.status === 'free') throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  return { name, teamId: state.owner, reserved: events.at(-1)?.position, takenOver: state.owner !== teamId };
};

/**
 * Who has the name, when no renaming of another team is on its way to it any more: one that died half-way cannot be told from
 * one that is slow, so the team gets an event, behind which neither can be recorded.
 */
const calledOff = async (
  store: EventStore,
  name: string,
  state: ReservationState,
  teamId: string,
  context: CommandContext,
): Promise<NameHolder> => {
  const holder = await holderIn(store, name, state);
  if (holder.status !== 'elsewhere' || holder.teamId === teamId || state.status === 'free') return holder;
  await handle(store, {
    source: teamSource(store, holder.teamId),
    decider: teamDecider,
    command: (): TeamCommand => ({ type: 'GiveUpName', teamId: holder.teamId, name }),
    context: stepOf(context, `call-off:${state.since}`),
  });
  return holderIn(store, name, state);
};

/**
 * Gives back what a command reserved and then had no use for. What it found reserved stays, as does what others have
 * reserved anew since, what others may still make a team of, and the name that the team bears by now.
 */
const giveBack = async (
  store: EventStore,
  { name, teamId, reserved, takenOver }: NameClaim,
  context: CommandContext,
): Promise<void> => {
  if (reserved === undefined) return;
  const { state } = await teamSource(store, teamId).load();
  if (state.status === 'none' ? takenOver : state.status === 'existing' && sameName(state.name, name)) return;
  await releaseName(store, name, teamId, reserved, stepOf(context, `give-back:${reserved}`));
};

/** {@link claimName} within a command that gives back what it reserves in vain. */
export type Claim = (name: string, teamId: string, anew?: boolean) => Promise<NameClaim>;

/**
 * Does what names were reserved for, and gives those back if it is refused. After any other failure it is not known what
 * was recorded: they stay, to be finished, or to be taken by whoever wants them.
 * @throws RecordingUncertain where the store goes away after something was reserved and not given back
 */
export const withClaims = async <T>(
  store: EventStore,
  context: CommandContext,
  act: (claim: Claim) => Promise<T>,
): Promise<T> => {
  const claims: NameClaim[] = [];
  try {
    return await act(async (name, teamId, anew) => {
      const claim = await claimName(store, name, teamId, context, anew);
      claims.push(claim);
      return claim;
    });
  } catch (error) {
    if (claims.every(({ reserved }) => reserved === undefined)) throw error;
    if (!(error instanceof Refused || error instanceof RevisionConflict)) throw asUncertain(error);
    try {
      for (const claim of claims) await giveBack(store, claim, context);
    } catch (failure) {
      throw asUncertain(failure);
    }
    throw error;
  }
};

/** Nobody may say that nothing was recorded while a name stays reserved. */
const asUncertain = (error: unknown): unknown =>
  error instanceof StoreUnavailable || error instanceof RevisionConflict
    ? new RecordingUncertain(`a name stays reserved: ${error.message}`, { cause: error })
    : error;

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
