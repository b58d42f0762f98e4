import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { OfficialField } from '@league/events/officials.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { officialStream } from '@league/events/streams.ts';
import { freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, type Outcome, stepOf } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { type OfficialWish, personalChange, writingAccount } from '../player/account.ts';
import type { PlayerState } from '../player/decider.ts';
import { playerAt, playerSource } from '../player/gamertags.ts';
import type { AccountStore } from '../ports/account-store.ts';
import {
  type Office,
  type OfficialCommand,
  officialDecider,
  type OfficialEvent,
  type OfficialState,
} from './decider.ts';

export type OfficialDeps = { readonly store: EventStore; readonly accounts: AccountStore };

/** The offices of one player; each load reads their stream. */
export const officialSource = (store: EventStore, playerId: string): StateSource<OfficialState> =>
  freshStream(store, officialStream(playerId), {
    initialState: officialDecider.initialState,
    evolve: (state: OfficialState, event: LeagueEvent) => officialDecider.evolve(state, event as OfficialEvent),
  });

/** Whether the player holds the office now. */
export const holdsOffice = async (store: EventStore, office: Office, playerId: string): Promise<boolean> =>
  (await officialSource(store, playerId).load()).state[office].standing === 'held';

/** The offices of a player as of the events before this position of the log. */
export const officesAt = async (store: EventStore, playerId: string, position: bigint): Promise<OfficialState> => {
  const { events } = await store.readStream(officialStream(playerId));
  return events
    .filter((event) => event.position < position)
    .reduce(
      (state, event) => officialDecider.evolve(state, event as OfficialEvent & typeof event),
      officialDecider.initialState(),
    );
};

/** Runs one command on a player's offices. `command` is made for each attempt, with the offices read. */
export const handleOffice = (
  store: EventStore,
  playerId: string,
  command: (state: OfficialState) => OfficialCommand | Promise<OfficialCommand>,
  context: CommandContext,
): Promise<Outcome<OfficialState>> =>
  handle(store, { source: officialSource(store, playerId), decider: officialDecider, command, context });

/** Whether the player is approved. @throws Refused PLAYER_NOT_FOUND for one who is not there */
const approvedIn = (player: PlayerState): boolean => {
  if (player.status !== 'existing') throw new Refused('PLAYER_NOT_FOUND');
  return player.approval === 'approved';
};

/**
 * Runs a command by which a player may come to an office. `wish` is what it writes to the account, before it is recorded; the command
 * gets the fields that change. An office that stands in the log behind the rejection or deletion of its player is taken back.
 * @throws Refused PLAYER_NOT_FOUND, PLAYER_NOT_APPROVED, ALREADY_REFEREE, ALREADY_BROADCASTER, REFEREE_NOT_FOUND,
 * BROADCASTER_NOT_FOUND
 */
export const giveOffice = (
  { store, accounts }: OfficialDeps,
  playerId: string,
  {
    wish = {},
    command,
  }: {
    readonly wish?: OfficialWish;
    readonly command: (facts: {
      readonly isApproved: boolean;
      readonly personal: readonly OfficialField[];
    }) => OfficialCommand;
  },
  context: CommandContext,
): Promise<Outcome<OfficialState>> =>
  writingAccount({ store, accounts, playerId, stream: officialStream(playerId), context }, async (account) => {
    const decided = async (state: OfficialState): Promise<OfficialCommand> => {
      const isApproved = approvedIn((await playerSource(store, playerId).load()).state);
      const change = personalChange<OfficialField>(wish, await account.found());
      const wanted = command({ isApproved, personal: change.fields });
      // Refused or without effect, it writes nothing.
      if (officialDecider.decide(wanted, state).length > 0) await account.write(change);
      return wanted;
    };
    const outcome = await handleOffice(store, playerId, decided, context);
    await takeBackLate(store, playerId, outcome, context);
    return outcome;
  });

/** By positions, so that a repeat is answered as the first time. */
const takeBackLate = async (
  store: EventStore,
  playerId: string,
  { events }: Outcome<OfficialState>,
  context: CommandContext,
): Promise<void> => {
  const given = events.at(-1);
  if (given === undefined) return;
  const player = await playerAt(store, playerId, given.position);
  if (player.status === 'existing' && player.approval === 'approved') return;
  const cause = player.status === 'existing' ? 'rejected' : 'deleted';
  await handleOffice(
    store,
    playerId,
    () => ({ type: 'EndOffices', playerId, cause }),
    stepOf(context, 'take-office-back'),
  );
  throw new Refused(cause === 'rejected' ? 'PLAYER_NOT_APPROVED' : 'PLAYER_NOT_FOUND');
};
