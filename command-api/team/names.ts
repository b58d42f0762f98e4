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

const exists = async (store: EventStore, teamId: string): Promise<boolean> =>
  (await teamSource(store, teamId).load()).state.status === 'existing';

/** @throws Refused TEAM_NOT_FOUND at this field, for a team that does not exist */
export const refuseMissing = async (store: EventStore, path: string, teamId: string): Promise<void> => {
  if (await exists(store, teamId)) return;
  throw new Refused('TEAM_NOT_FOUND', { errors: [{ path, message: 'Takım bulunamadı.' }] });
};

/** @throws Refused TEAM_NOT_FOUND for a team in the path that does not exist */
export const refuseGone = async (store: EventStore, teamId: string): Promise<void> => {
  if (!(await exists(store, teamId))) throw new Refused('TEAM_NOT_FOUND');
};

const reservationSource = (store: EventStore, name: string): StateSource<ReservationState> =>
  freshStream(store, teamNameStream(nameKey(name)), {
    initialState: reservationDecider.initialState,
    evolve: (state, event) => reservationDecider.evolve(state, event as Recorded<ReservationEvent>),
  });

/**
 * The holder of a name: an existing team; a reservation whose team does not exist yet (`unfinished`) or never will again
 * (`gone`); or a team of another name that may be on its way to this one (`elsewhere`).
 */
export type NameHolder =
  | { readonly status: 'free' }
  | { readonly status: 'existing' | 'elsewhere' | 'unfinished' | 'gone'; readonly teamId: string };

/** Looks a team name up in its reservation, which is ahead of every read model. */
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
  // A renaming reads its team, reserves the name, and appends to the team at the revision that it read. An event of the team
  // behind the reservation therefore means that this append will be refused, and that a renaming reserves the name again.
  const overtaken = events.some(({ position }) => position > since);
  return { status: overtaken ? 'gone' : 'elsewhere', teamId };
};

const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** Ids of all teams for which the name was ever reserved. */
export const everHeld = async (store: EventStore, name: string): Promise<string[]> => {
  const { events } = await store.readStream(teamNameStream(nameKey(name)));
  return [...new Set(events.flatMap((event) => (event.type === 'Reserved' ? [event.data.owner] : [])))];
};

/** A name that is reserved for a team. */
type NameClaim = {
  readonly name: string;
  readonly teamId: string;
  /** The position of this command's reservation; undefined where the name was reserved for the team before. */
  readonly reserved: bigint | undefined;
  /** Another command had reserved the name before, and its team does not exist yet. */
  readonly takenOver: boolean;
};

/**
 * Reserves the name, and answers the id of the team that it is reserved for. A reservation whose team was never created (a
 * crash between the two appends) is taken over with that team's id, so that no name stays blocked, and two commands that take
 * it over make one team. Taking over records the reservation again, so that the first command can no longer release it. A
 * reservation that a renaming never used is taken away from its team. `lost`: this command had reserved the name already, and met a
 * conflict. A renaming of another team that has the name by now was faster, so that two never take it from each other in turn.
 * @throws Refused TEAM_NAME_TAKEN
 */
const claimName = async (
  store: EventStore,
  name: string,
  teamId: string,
  context: CommandContext,
  { anew, lost }: { readonly anew: boolean; readonly lost: boolean },
): Promise<NameClaim> => {
  const source = reservationSource(store, name);
  const { position } = await source.load();
  const { state, events } = await handle(store, {
    source,
    decider: reservationDecider,
    command: async (now): Promise<ReservationCommand> => {
      // A reservation that came while this command was under way was faster.
      const faster = lost || (now.status === 'held' && now.since > position);
      const holder = await calledOff(store, name, now, { teamId, faster }, context);
      const owner = holder.status === 'unfinished' ? holder.teamId : teamId;
      const instead = holder.status === 'gone' ? { instead: holder.teamId } : {};
      return { type: 'Reserve', name, owner, anew: anew || owner !== teamId, ...instead };
    },
    // Each claim is a command of its own. As part of the team's command, a second claim would be answered like the first, as if
    // the name were still reserved, though it may have been released meanwhile.
    context: stepOf(context, `claim:${position}`),
  });
  if (state.status === 'free') throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  return { name, teamId: state.owner, reserved: events.at(-1)?.position, takenOver: state.owner !== teamId };
};

/**
 * The holder of the name, once no renaming of another team can still take it. A renaming that died half-way looks like one that
 * is slow; so the other team gets an event, behind which neither can append.
 */
const calledOff = async (
  store: EventStore,
  name: string,
  state: ReservationState,
  { teamId, faster }: { readonly teamId: string; readonly faster: boolean },
  context: CommandContext,
): Promise<NameHolder> => {
  const holder = await holderIn(store, name, state);
  if (holder.status !== 'elsewhere' || holder.teamId === teamId || state.status === 'free') return holder;
  if (faster) throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  await handle(store, {
    source: teamSource(store, holder.teamId),
    decider: teamDecider,
    command: (): TeamCommand => ({ type: 'GiveUpName', teamId: holder.teamId, name }),
    context: stepOf(context, `call-off:${state.since}`),
  });
  return holderIn(store, name, state);
};

/**
 * Releases a name that a command reserved and did not use. It stays reserved where the command had found it reserved, where
 * another command reserved it again since or may still create its team, and where the team has this name by now.
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

/** {@link claimName} inside {@link withClaims}, which releases the names that were not used. */
export type Claim = (name: string, teamId: string, anew?: boolean) => Promise<NameClaim>;

/**
 * Runs a command that reserves names, and releases them if it is refused. After any other failure nobody knows what was
 * recorded: the names stay reserved, and the command's repeat, or another command, uses them.
 * @throws RecordingUncertain where the store goes away after a name was reserved and before it was released
 */
export const withClaims = async <T>(
  store: EventStore,
  context: CommandContext,
  act: (claim: Claim) => Promise<T>,
): Promise<T> => {
  const claims: NameClaim[] = [];
  try {
    return await act(async (name, teamId, anew = false) => {
      const lost = claims.some((earlier) => sameName(earlier.name, name));
      const claim = await claimName(store, name, teamId, context, { anew, lost });
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

/** While a name stays reserved, the answer may not say that nothing was recorded. */
const asUncertain = (error: unknown): unknown =>
  error instanceof StoreUnavailable || error instanceof RevisionConflict
    ? new RecordingUncertain(`a name stays reserved: ${error.message}`, { cause: error })
    : error;

/** Releases a name if its reservation for the team is older than this position. */
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
