import type { EventStore } from '@league/events/ports/event-store.ts';
import { gamertagKey, shownName } from '@league/events/rules/text-identity.ts';
import type { PlayerWish, ProfileWish } from '../contract/player.ts';
import { type CommandContext, madeSoFar, orMade, type Outcome, stepOf } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { SeasonAuthority } from '../season-authority/authority.ts';
import { personalChange, type PersonalWish, refuseTakenEmail, writingAccount } from './account.ts';
import { type AccessDeps, grantAccess, refuseLastAdmin, revokeAccess } from './admin-access.ts';
import { bears, type ExistingPlayer, type PlayerCommand, playerDecider, type PlayerState } from './decider.ts';
import { handleNamed, handlePlayer, playerSource, refuseTakenGamertag } from './gamertags.ts';

export type PlayerDeps = AccessDeps & {
  readonly store: EventStore;
  readonly accounts: AccountStore;
  readonly seasons: SeasonAuthority;
};

/** An outcome without the player's state, over one or more streams: where the log stands behind it. */
export type PlayerOutcome = Pick<Outcome<PlayerState>, 'events' | 'state' | 'position'>;

/** The season in which something happens; before the first it counts as the first. */
export const seasonNow = async ({ seasons }: Pick<PlayerDeps, 'seasons'>): Promise<number> =>
  Math.max((await seasons.load()).state.seasons.current, 1);

/** @throws Refused PLAYER_NOT_FOUND */
const existing = (state: PlayerState): ExistingPlayer => {
  if (state.status !== 'existing') throw new Refused('PLAYER_NOT_FOUND');
  return state;
};

/** @throws Refused as the decider would; so nothing is written that would then not be recorded */
const checked = (command: PlayerCommand, state: PlayerState): boolean =>
  playerDecider.decide(command, state).length > 0;

/** Runs a command over several streams. One that was carried out before is answered from the player's own. */
const once = async <T extends PlayerOutcome>(
  store: EventStore,
  playerId: string,
  context: CommandContext,
  act: () => Promise<T>,
): Promise<PlayerOutcome> => {
  const made = (): Promise<PlayerOutcome | undefined> => madeSoFar(playerSource(store, playerId), context);
  return (await made()) ?? orMade(made, act);
};

/** The outcome with the last of these positions. */
const until = (outcome: PlayerOutcome, ...positions: readonly (bigint | undefined)[]): PlayerOutcome => ({
  ...outcome,
  position: positions.reduce<bigint>((last, one) => (one !== undefined && one > last ? one : last), outcome.position),
});

/** Approves a player. The reason of an earlier rejection is forgotten. @throws Refused PLAYER_NOT_FOUND */
export const approvePlayer = (
  { store, accounts }: Pick<PlayerDeps, 'store' | 'accounts'>,
  playerId: string,
  context: CommandContext,
): Promise<PlayerOutcome> =>
  writingAccount({ store, accounts, playerId, context }, ({ accountBefore, write }) =>
    handlePlayer(
      store,
      playerId,
      async (state) => {
        const command: PlayerCommand = { type: 'Approve', playerId, now: context.now };
        const reason = checked(command, state) ? (await accountBefore())?.personal.rejectionReason : undefined;
        if (reason !== undefined) await write({ fields: [], personal: { rejectionReason: null } });
        return command;
      },
      context,
    ),
  );

/** Approves those of the players who can be, and answers how many those were. A repeat approves what is missing. */
export const approvePlayers = async (
  deps: Pick<PlayerDeps, 'store' | 'accounts'>,
  playerIds: readonly string[],
  context: CommandContext,
): Promise<{ readonly approved: number; readonly position: bigint | undefined }> => {
  await context.keyed?.refuseAnswered();
  const positions = await sideBySide([...new Set(playerIds.map((id) => id.toLowerCase()))], async (playerId) => {
    try {
      const { events } = await approvePlayer(deps, playerId, stepOf(context, `approve:${playerId}`));
      return events.at(-1)?.position;
    } catch (error) {
      if (error instanceof Refused && error.code === 'PLAYER_NOT_FOUND') return undefined;
      throw error;
    }
  });
  const made = positions.filter((position) => position !== undefined);
  if (made.length > 0) context.keyed?.onRecorded();
  return { approved: made.length, position: made.reduce<bigint | undefined>(later, undefined) };
};

const later = (one: bigint | undefined, other: bigint): bigint => (one === undefined || other > one ? other : one);

/**
 * Rejects a player; access and membership end. The reason is personal: it goes into the account, and no word of it into the log.
 * @throws Refused PLAYER_NOT_FOUND, LAST_ADMIN
 */
export const rejectPlayer = (
  deps: PlayerDeps,
  playerId: string,
  { reason, ...context }: CommandContext,
): Promise<PlayerOutcome> =>
  once(deps.store, playerId, context, async () => {
    existing((await playerSource(deps.store, playerId).load()).state);
    const revoked = await revokeAccess(deps, playerId, context);
    const season = await seasonNow(deps);
    const outcome = await writingAccount({ ...deps, playerId, context }, ({ found, write }) =>
      handlePlayer(
        deps.store,
        playerId,
        async (state) => {
          const { account, unrecorded } = await found();
          const other = account?.personal.rejectionReason !== reason || unrecorded.has('rejectionReason');
          const anew = reason !== undefined && other;
          const command: PlayerCommand = { type: 'Reject', playerId, reasonGiven: reason !== undefined, anew, season };
          if (checked(command, state) && (account !== undefined || reason !== undefined)) {
            await write({ fields: [], personal: { rejectionReason: reason ?? null } });
          }
          return command;
        },
        context,
      ),
    );
    return until(outcome, revoked);
  });

/**
 * An admin's edit. Everything is checked first; then access is revoked, the gamertag reserved, the account written and the edit
 * recorded; access is granted last. A repeat finishes what was begun.
 * @throws Refused PLAYER_NOT_FOUND, GAMERTAG_TAKEN, EMAIL_TAKEN, PLAYER_NOT_APPROVED, LAST_ADMIN
 */
export const changePlayer = (
  deps: PlayerDeps,
  playerId: string,
  { isAdmin, gamertag: typed, position, jerseyNumber, email, psoId, firstName, lastName }: PlayerWish,
  context: CommandContext,
): Promise<PlayerOutcome> =>
  once(deps.store, playerId, context, async () => {
    const { store, accounts } = deps;
    const gamertag = typed === undefined ? undefined : shownName(typed);
    const wish: PersonalWish = {
      ...(email === undefined ? {} : { email: email.trim().toLowerCase() }),
      ...(psoId === undefined ? {} : { psoId }),
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    };
    const named = (state: PlayerState): string | undefined =>
      gamertag === undefined || state.status !== 'existing' || isCurrent(state, gamertag) ? undefined : gamertag;

    const player = existing((await playerSource(store, playerId).load()).state);
    if (named(player) !== undefined) await refuseTakenGamertag(deps, gamertag ?? '', playerId);
    await refuseTakenEmail(accounts, playerId, wish);
    if (isAdmin === true && player.approval !== 'approved') throw new Refused('PLAYER_NOT_APPROVED');
    if (isAdmin === false) await refuseLastAdmin(deps, playerId);

    const revoked = isAdmin === false ? await revokeAccess(deps, playerId, context) : undefined;
    const outcome = await writingAccount({ store, accounts, playerId, context }, ({ found, write }) =>
      handleNamed(
        deps,
        playerId,
        {
          gamertag: named,
          command: async (state) => {
            const change = personalChange(wish, await found());
            const command: PlayerCommand = {
              type: 'ChangeDetails',
              playerId,
              ...(gamertag === undefined ? {} : { gamertag }),
              ...(position === undefined ? {} : { position }),
              ...(jerseyNumber === undefined ? {} : { jerseyNumber }),
              personal: change.fields,
            };
            if (checked(command, state)) await write(change);
            return command;
          },
        },
        context,
      ),
    );
    const granted = isAdmin === true ? await grantAccess(deps, playerId, context) : undefined;
    return until(outcome, revoked, granted);
  });

/** Whether the gamertag is the player's now, in whatever spelling. */
const isCurrent = (state: ExistingPlayer, gamertag: string): boolean =>
  bears(state, gamertag) && gamertagKey(state.gamertag) === gamertagKey(gamertag);

/**
 * Changes the profile of a player.
 * @throws Refused PLAYER_NOT_FOUND
 */
export const changeProfile = (
  { store, accounts }: Pick<PlayerDeps, 'store' | 'accounts'>,
  playerId: string,
  { favoritePosition, reason: _reason, ...texts }: ProfileWish,
  context: CommandContext,
): Promise<PlayerOutcome> =>
  writingAccount({ store, accounts, playerId, context }, ({ found, write }) =>
    handlePlayer(
      store,
      playerId,
      async (state) => {
        const change = personalChange(texts as PersonalWish, await found());
        const command: PlayerCommand = {
          type: 'ChangeProfile',
          playerId,
          ...(favoritePosition === undefined ? {} : { favoritePosition: favoritePosition || null }),
          personal: change.fields,
        };
        if (checked(command, state)) await write(change);
        return command;
      },
      context,
    ),
  );

/**
 * Deletes a player: access goes first, and the membership ends. What is personal is erased by the process deleted-players, for
 * which the caller waits.
 * @throws Refused PLAYER_NOT_FOUND, LAST_ADMIN
 */
export const deletePlayer = (
  deps: Pick<PlayerDeps, 'store' | 'seasons' | 'admins'>,
  playerId: string,
  context: CommandContext,
): Promise<PlayerOutcome> =>
  once(deps.store, playerId, context, async () => {
    existing((await playerSource(deps.store, playerId).load()).state);
    const season = await seasonNow(deps);
    await revokeAccess(deps, playerId, context);
    return handlePlayer(deps.store, playerId, () => ({ type: 'Delete', playerId, season }), context);
  });
