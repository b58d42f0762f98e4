import type { EventStore } from '@league/events/ports/event-store.ts';
import { type AdminCommand, adminDecider, type AdminState } from '../admins/decider.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, stepOf } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { playerSource } from './gamertags.ts';

export type AccessDeps = { readonly store: EventStore; readonly admins: StateSource<AdminState> };

const accessStep = (
  { store, admins }: AccessDeps,
  command: AdminCommand,
  context: CommandContext,
  step: string,
): Promise<bigint | undefined> =>
  handle(store, { source: admins, decider: adminDecider, command: () => command, context: stepOf(context, step) }).then(
    ({ events }) => events.at(-1)?.position,
  );

/** Takes admin access from the player, where there is any; answers where that stands in the log. @throws Refused LAST_ADMIN */
export const revokeAccess = (deps: AccessDeps, adminId: string, context: CommandContext): Promise<bigint | undefined> =>
  accessStep(deps, { type: 'RevokeAdminAccess', adminId }, context, 'revoke-access');

/** @throws Refused LAST_ADMIN, where taking access from this account would leave no admin; nothing is recorded */
export const refuseLastAdmin = async ({ admins }: AccessDeps, adminId: string): Promise<void> => {
  adminDecider.decide({ type: 'RevokeAdminAccess', adminId }, (await admins.load()).state);
};

/**
 * Gives an approved player admin access. A player who was rejected or deleted meanwhile has none behind it.
 * @throws Refused PLAYER_NOT_APPROVED, PLAYER_NOT_FOUND
 */
export const grantAccess = async (
  deps: AccessDeps,
  adminId: string,
  context: CommandContext,
): Promise<bigint | undefined> => {
  const granted = await accessStep(deps, { type: 'GrantAdminAccess', adminId }, context, 'grant-access');
  const { state } = await playerSource(deps.store, adminId).load();
  if (state.status === 'existing' && state.approval === 'approved') return granted;
  await accessStep(deps, { type: 'RevokeAdminAccess', adminId }, context, 'take-access-back');
  throw new Refused(state.status === 'existing' ? 'PLAYER_NOT_APPROVED' : 'PLAYER_NOT_FOUND');
};
