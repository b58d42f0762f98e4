import type { EventStore } from '@league/events/ports/event-store.ts';
import type { AdminState } from '../admins/decider.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { handlePlayer } from '../player/gamertags.ts';
import type { PlayerCommand, PlayerState } from '../player/decider.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { ResetCodes } from '../ports/reset-codes.ts';
import { CODE_TRIES_IN_ALL, CODE_VALID_MS, codeHashOf, codeOf } from './reset-code.ts';

export type IssueCodeDeps = {
  readonly store: EventStore;
  readonly accounts: AccountStore;
  readonly resetCodes: ResetCodes;
  readonly admins: StateSource<AdminState>;
  readonly digestKey: Buffer;
};

/** A code, to be shown once, and until when it opens something (epoch ms). */
export type IssuedCode = { readonly code: string; readonly expiresAt: number; readonly position: bigint };

/**
 * Issues a reset code for a player with an account; an older one opens nothing any more. A repeat answers the same code and stores
 * nothing: it is derived from the command (reset-code.ts).
 * @throws Refused PLAYER_NOT_FOUND, NO_ACCOUNT, CODE_FOR_ADMIN
 */
export const issueCode = async (
  { store, accounts, resetCodes, admins, digestKey }: IssueCodeDeps,
  playerId: string,
  context: CommandContext,
): Promise<IssuedCode> => {
  const code = codeOf(digestKey, context.commandId);
  const command = async (state: PlayerState): Promise<PlayerCommand> => {
    if (state.status !== 'existing') throw new Refused('PLAYER_NOT_FOUND');
    const account = await accounts.byId(playerId);
    if (account?.email === undefined) throw new Refused('NO_ACCOUNT');
    const isAdmin = (await admins.load()).state.has(playerId);
    if (isAdmin && playerId !== context.actor.id) throw new Refused('CODE_FOR_ADMIN');
    const codeHash = codeHashOf(digestKey, { accountId: playerId, isAdmin }, code);
    const expiresAt = context.now + CODE_VALID_MS;
    await resetCodes.issue({ accountId: playerId, codeHash, expiresAt, tries: CODE_TRIES_IN_ALL }, context.now);
    return { type: 'IssueResetCode', playerId };
  };
  const { events, position } = await handlePlayer(store, playerId, command, context);
  return { code, expiresAt: (events[0]?.recordedAt ?? context.now) + CODE_VALID_MS, position };
};
