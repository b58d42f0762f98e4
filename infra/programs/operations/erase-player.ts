import { deletePlayer, type PlayerDeps } from '@league/command-api/player/handle-player.ts';
import { gamertagHolder, playerSource } from '@league/command-api/player/gamertags.ts';
import { handleLikes } from '@league/command-api/likes/likes.ts';
import { heldFields } from '@league/command-api/ports/account-store.ts';
import type { SessionStore } from '@league/command-api/ports/session-store.ts';
import type { ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import { teamSource } from '@league/command-api/team/names.ts';
import { contextOf, OPERATOR } from '../league/system-context.ts';
import { type CommandOperations, OperationRefused } from './operations.ts';
import { refusing } from './refusing.ts';

export type ErasingParts = {
  readonly deps: PlayerDeps;
  readonly sessions: Pick<SessionStore, 'ofAccount'>;
  readonly processes: Pick<ProcessRunner, 'reached'>;
};

/** What there is of a player that an erasure takes away. */
const foundOf = async ({ deps, sessions }: ErasingParts, playerId: string) => {
  const { store, accounts } = deps;
  const account = await accounts.byId(playerId);
  const { state } = await playerSource(store, playerId).load();
  const team =
    state.status === 'existing' && state.teamId !== null
      ? (await teamSource(store, state.teamId).load()).state
      : undefined;
  return {
    exists: state.status === 'existing',
    gamertag: state.status === 'none' ? '' : state.gamertag,
    fields: account === undefined ? [] : heldFields(account),
    sessions: (await sessions.ofAccount(playerId)).length,
    team: team?.status === 'existing' ? team.name : null,
  };
};

/**
 * Deletes the player who has or had this gamertag, and answers what there was to erase. Of a player who is deleted already, what
 * an older backup brought back is erased. @throws OperationRefused where nobody has it, and for the last admin
 */
export const erasePlayer = async (
  parts: ErasingParts,
  { gamertag, reason }: Parameters<CommandOperations['erase']>[0],
): ReturnType<CommandOperations['erase']> => {
  const { store, accounts } = parts.deps;
  const holder = await gamertagHolder(store, gamertag);
  if (holder.status !== 'borne') throw new OperationRefused(`nobody has the gamertag '${gamertag}'`);
  const { playerId } = holder;
  const { exists, ...found } = await foundOf(parts, playerId);
  const context = contextOf(OPERATOR, Date.now(), reason);
  if (exists) {
    const { position } = await refusing(() => deletePlayer(parts.deps, playerId, context));
    await parts.processes.reached('deleted-players', position);
  }
  // The process does the same: whichever of the two comes second finds nothing, and one that stands still is not waited for.
  await accounts.erase(playerId);
  const { events } = await handleLikes(
    store,
    playerId,
    () => ({ type: 'WithdrawLikes', by: playerId }),
    contextOf(OPERATOR, Date.now(), reason),
  );
  if (!exists && found.fields.length === 0 && found.sessions === 0 && events.length === 0) {
    throw new OperationRefused(`the player '${gamertag}' is deleted already, and nothing personal is left`);
  }
  return { playerId, ...found };
};
