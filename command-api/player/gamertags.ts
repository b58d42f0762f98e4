import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import {
  type EventStore,
  RecordingUncertain,
  RevisionConflict,
  StoreUnavailable,
} from '@league/events/ports/event-store.ts';
import type { PlayerPosition } from '@league/events/positions.ts';
import { gamertagKey, shownName } from '@league/events/rules/text-identity.ts';
import { gamertagStream, playerStream, seasonsStream } from '@league/events/streams.ts';
import { freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, type Outcome, stepOf } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import type { AccountStore } from '../ports/account-store.ts';
import {
  type ReservationCommand,
  type ReservationEvent,
  reservationDecider,
  type ReservationState,
} from '../reservation/decider.ts';
import { bears, type PlayerCommand, playerDecider, type PlayerEvent, type PlayerState } from './decider.ts';

/** The stream of one player, read anew at each load. */
export const playerSource = (store: EventStore, playerId: string): StateSource<PlayerState> =>
  freshStream(store, playerStream(playerId), { initialState: playerDecider.initialState, evolve: evolvePlayer });

/** The player as of the events before this position of the log. */
export const playerAt = async (store: EventStore, playerId: string, position: bigint): Promise<PlayerState> => {
  const { events } = await store.readStream(playerStream(playerId));
  return events.filter((event) => event.position < position).reduce(evolvePlayer, playerDecider.initialState());
};

const evolvePlayer = (state: PlayerState, event: Recorded<LeagueEvent>): PlayerState =>
  playerDecider.evolve(state, event as Recorded<PlayerEvent>);

const reservationSource = (store: EventStore, gamertag: string): StateSource<ReservationState> =>
  freshStream(store, gamertagStream(gamertagKey(gamertag)), {
    initialState: reservationDecider.initialState,
    evolve: (state, event) => reservationDecider.evolve(state, event as Recorded<ReservationEvent>),
  });

/**
 * The holder of a gamertag: a player who has or had it, deleted ones too; one whom an import is about to create (`promised`); a
 * reservation whose registration or renaming may still be recorded (`underWay`), or never will be (`gone`).
 */
export type GamertagHolder =
  | { readonly status: 'free' }
  | { readonly status: 'borne' | 'promised' | 'underWay' | 'gone'; readonly playerId: string };

/** Looks a gamertag up in its reservation, which is ahead of every read model. */
export const gamertagHolder = async (store: EventStore, gamertag: string): Promise<GamertagHolder> =>
  holderIn(store, gamertag, (await reservationSource(store, gamertag).load()).state);

const holderIn = async (store: EventStore, gamertag: string, state: ReservationState): Promise<GamertagHolder> => {
  if (state.status === 'free') return state;
  const { owner: playerId, since } = state;
  const { events } = await store.readStream(playerStream(playerId));
  if (bears(events.reduce(evolvePlayer, playerDecider.initialState()), gamertag)) return { status: 'borne', playerId };
  if (events.length === 0 && (await isPromised(store, playerId))) return { status: 'promised', playerId };
  // A registration or renaming reads its player, reserves the gamertag, and appends to the player at the revision that it read.
  // An event of the player behind the reservation therefore means that this append will be refused.
  return { status: events.some(({ position }) => position > since) ? 'gone' : 'underWay', playerId };
};

/** Whether an import is recorded whose process creates this player. Asked only of a reservation whose player does not exist yet. */
const isPromised = async (store: EventStore, playerId: string): Promise<boolean> => {
  const { events } = await store.readStream(seasonsStream);
  return events.some(
    (event) =>
      event.type === 'FixturesImported' && event.data.playersToCreate.some((player) => player.playerId === playerId),
  );
};

/** The id of the player who has or had this gamertag; undefined where there is none, or the player is deleted. */
export const playerByGamertag = async (store: EventStore, gamertag: string): Promise<string | undefined> => {
  const holder = await gamertagHolder(store, gamertag);
  if (holder.status !== 'borne') return undefined;
  const { state } = await playerSource(store, holder.playerId).load();
  return state.status === 'existing' ? holder.playerId : undefined;
};

/** Whether a gamertag is somebody's, so that no admin may have it as a user name. */
export const isGamertagHeld = async (store: EventStore, name: string): Promise<boolean> => {
  const { status } = await gamertagHolder(store, name);
  return status !== 'free' && status !== 'gone';
};

/** Accounts, as far as gamertags need them: a user name is nobody's gamertag. */
type UserNames = Pick<AccountStore, 'byUsername'>;

/** Whether an admin has it as a user name, in either apostrophe. */
export const isUserName = async (accounts: UserNames, gamertag: string): Promise<boolean> => {
  for (const name of new Set([gamertag, gamertag.replaceAll('’', "'"), gamertag.replaceAll("'", '’')])) {
    if ((await accounts.byUsername(name)) !== undefined) return true;
  }
  return false;
};

/** @throws Refused GAMERTAG_TAKEN where an admin has it as a user name */
const refuseUserName = async (accounts: UserNames, gamertag: string): Promise<void> => {
  if (await isUserName(accounts, gamertag)) throw taken(gamertag);
};

const taken = (name: string): Refused =>
  new Refused('GAMERTAG_TAKEN', { values: { name }, errors: [{ path: 'gamertag', message: 'Bu gamertag alınmış.' }] });

/** What claims gamertags. */
export type GamertagDeps = { readonly store: EventStore; readonly accounts: UserNames };

/** @throws Refused GAMERTAG_TAKEN where somebody else has it; nothing is recorded */
export const refuseTakenGamertag = async (
  { store, accounts }: GamertagDeps,
  gamertag: string,
  playerId: string,
): Promise<void> => {
  await refuseUserName(accounts, gamertag);
  const holder = await gamertagHolder(store, gamertag);
  if ((holder.status === 'borne' || holder.status === 'promised') && holder.playerId !== playerId)
    throw taken(gamertag);
};

/**
 * Reserves the gamertag for this player, to be called after the player was read and before the event is appended that gives it
 * (the `command` of a `handle`). A reservation of somebody who never came to bear it is taken away: first that player's stream gets
 * an event, behind which the older attempt cannot append. `lost`: this command had it already, and met a conflict; where
 * somebody else has it by now it is refused, so that two never take it from each other in turn.
 * @throws Refused GAMERTAG_TAKEN
 */
const claimGamertag = async (
  deps: GamertagDeps,
  gamertag: string,
  playerId: string,
  context: CommandContext,
  lost = false,
): Promise<void> => {
  const { store, accounts } = deps;
  await refuseTakenGamertag(deps, gamertag, playerId);
  const source = reservationSource(store, gamertag);
  const { position } = await source.load();
  await handle(store, {
    source,
    decider: reservationDecider,
    command: async (state): Promise<ReservationCommand> => {
      // A reservation that came while this command was under way was faster.
      const faster = lost || (state.status === 'held' && state.since > position);
      const holder = await calledOff(store, gamertag, state, { playerId, faster }, context);
      const instead = holder.status === 'gone' ? { instead: holder.playerId } : {};
      return { type: 'Reserve', kind: 'gamertag', name: gamertag, owner: playerId, anew: true, ...instead };
    },
    // Each claim is a command of its own: a second one is not answered like the first, as if nobody had taken it meanwhile.
    context: stepOf(context, `claim-gamertag:${position}`),
  });
  // An admin of this user name may have been made since; who makes one looks at the reservation after that.
  await refuseUserName(accounts, gamertag);
};

/** The holder of the gamertag, once no other attempt can still come to bear it. */
const calledOff = async (
  store: EventStore,
  gamertag: string,
  state: ReservationState,
  { playerId, faster }: { readonly playerId: string; readonly faster: boolean },
  context: CommandContext,
): Promise<GamertagHolder> => {
  const holder = await holderIn(store, gamertag, state);
  if (state.status === 'free' || holder.status === 'free' || holder.playerId === playerId) return holder;
  if (holder.status === 'borne' || holder.status === 'promised' || faster) throw taken(gamertag);
  if (holder.status === 'gone') return holder;
  const { playerId: rival } = holder;
  await handle(store, {
    source: calledOffSource(store, rival, state.since),
    decider: {
      // Many may want the gamertag at once: one event calls the holder off for all of them, whoever appended it.
      decide: (command: PlayerCommand, { player, off }) => (off ? [] : playerDecider.decide(command, player)),
      evolve: evolveCalledOff(state.since),
    },
    command: (): PlayerCommand => ({ type: 'GiveUpGamertag', playerId: rival, gamertag }),
    context: stepOf(context, `call-off:${state.since}`),
  });
  return holderIn(store, gamertag, state);
};

/** A player, and whether the player's stream has an event behind a reservation (`off`): the attempt that reserved will be refused. */
type CalledOff = { readonly player: PlayerState; readonly off: boolean };

const evolveCalledOff =
  (since: bigint) =>
  ({ player, off }: CalledOff, event: Recorded<LeagueEvent>): CalledOff => ({
    player: evolvePlayer(player, event),
    off: off || event.position > since,
  });

const calledOffSource = (store: EventStore, playerId: string, since: bigint): StateSource<CalledOff> =>
  freshStream(store, playerStream(playerId), {
    initialState: () => ({ player: playerDecider.initialState(), off: false }),
    evolve: evolveCalledOff(since),
  });

/** Runs one command of a player. `command` is made for each attempt, with the state read. */
export const handlePlayer = (
  store: EventStore,
  playerId: string,
  command: (state: PlayerState) => PlayerCommand | Promise<PlayerCommand>,
  context: CommandContext,
): Promise<Outcome<PlayerState>> =>
  handle(store, { source: playerSource(store, playerId), decider: playerDecider, command, context });

/**
 * Runs a command of a player that gives the player a gamertag, which is reserved before each attempt.
 * @throws Refused GAMERTAG_TAKEN; RecordingUncertain where the log goes away after the gamertag was reserved
 */
export const handleNamed = async (
  deps: GamertagDeps,
  playerId: string,
  naming: {
    /** The gamertag that has to be reserved in this state; undefined for none. */
    readonly gamertag: (state: PlayerState) => string | undefined;
    /** Called once the gamertag is reserved. */
    readonly command: (state: PlayerState) => PlayerCommand | Promise<PlayerCommand>;
  },
  context: CommandContext,
): Promise<Outcome<PlayerState>> => {
  let claimed = false;
  const command = async (state: PlayerState): Promise<PlayerCommand> => {
    const gamertag = naming.gamertag(state);
    if (gamertag !== undefined) {
      await claimGamertag(deps, gamertag, playerId, context, claimed);
      claimed = true;
    }
    return naming.command(state);
  };
  try {
    return await handlePlayer(deps.store, playerId, command, context);
  } catch (error) {
    throw claimed ? asUncertain(error) : error;
  }
};

/**
 * Reserves gamertags of players whom an import will create, before it is recorded. They may be taken until then, and by nobody
 * after it.
 * @throws Refused GAMERTAG_TAKEN; RecordingUncertain where the log goes away meanwhile
 */
export const reserveGamertags = async (
  deps: GamertagDeps,
  players: readonly { readonly playerId: string; readonly gamertag: string }[],
  context: CommandContext,
): Promise<void> => {
  try {
    await sideBySide(players, ({ playerId, gamertag }) => claimGamertag(deps, gamertag, playerId, context));
  } catch (error) {
    throw asUncertain(error);
  }
};

/**
 * Registers a player whose gamertag an import reserved. Answers who bears it: somebody else where a registration took the
 * gamertag in the moment before the import was recorded.
 */
export const registerReserved = async (
  deps: GamertagDeps,
  { playerId, gamertag }: { readonly playerId: string; readonly gamertag: string },
  context: CommandContext,
): Promise<string> => {
  const wish = { playerId, gamertag, position: null, jerseyNumber: null };
  const { state } = await reservationSource(deps.store, gamertag).load();
  if (state.status === 'held' && state.owner === playerId) {
    await handlePlayer(deps.store, playerId, () => ({ type: 'Register', ...wish }), context);
    return playerId;
  }
  const holder = await gamertagHolder(deps.store, gamertag);
  if (holder.status === 'borne') return holder.playerId;
  await registerPlayer(deps, wish, context);
  return playerId;
};

/** Once a gamertag is reserved, the answer may not say that nothing was recorded. */
export const asUncertain = (error: unknown): unknown =>
  error instanceof StoreUnavailable || error instanceof RevisionConflict
    ? new RecordingUncertain(`a gamertag stays reserved: ${error.message}`, { cause: error })
    : error;

/**
 * Reserves the gamertag and registers the player: the last two steps of a registration, whose first is the account with its
 * e-mail. After a crash the same id finishes it; anybody else may take the gamertag until then, and this one is refused.
 * Registered already under this gamertag, nothing happens.
 * @throws Refused GAMERTAG_TAKEN, and EMAIL_TAKEN where this player is registered under another gamertag
 */
export const registerPlayer = (
  deps: GamertagDeps,
  wish: {
    readonly playerId: string;
    readonly gamertag: string;
    readonly position: PlayerPosition | null;
    readonly jerseyNumber: number | null;
  },
  context: CommandContext,
): Promise<Outcome<PlayerState>> => {
  const gamertag = shownName(wish.gamertag);
  return handleNamed(
    deps,
    wish.playerId,
    {
      gamertag: ({ status }) => (status === 'none' ? gamertag : undefined),
      command: () => ({ type: 'Register', ...wish, gamertag }),
    },
    context,
  );
};
