import { randomBytes, randomUUID } from 'node:crypto';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { adminsStream } from '@league/events/streams.ts';
import { type AdminCommand, type AdminEvent, type AdminState, adminDecider } from '../admins/decider.ts';
import { foldedStream, type StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle } from '../handling/handle-command.ts';
import { isGamertagHeld } from '../player/gamertags.ts';
import type { AccountStore } from '../ports/account-store.ts';
import { PASSWORD_MIN } from '../contract/identity.ts';
import { BY_OPERATOR, type Passwords } from './passwords.ts';

export type AdminDeps = {
  readonly store: EventStore;
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly admins: StateSource<AdminState>;
};

export const createAdminSource = (store: EventStore): StateSource<AdminState> =>
  foldedStream(store, adminsStream, {
    initialState: adminDecider.initialState,
    evolve: (state, event: LeagueEvent) => adminDecider.evolve(state, event as AdminEvent),
  });

/** Why an admin account could not be made: shown to an operator. */
export class AdminRefused extends Error {
  override readonly name = 'AdminRefused';
}

/** A password nobody has to think of: 144 random bits. */
export const randomPassword = (): string => randomBytes(18).toString('base64url');

/**
 * Makes an account and grants it admin access. The account comes first: a crash in between leaves one without rights,
 * and the same name with the same password finishes what was begun.
 * @throws AdminRefused for a taken user name, one that is a gamertag too, or a short password
 */
export const createAdmin = async (
  deps: AdminDeps,
  { username, password }: { readonly username: string; readonly password: string },
  context: CommandContext,
): Promise<string> => {
  const { store, accounts, passwords, admins } = deps;
  if (username.trim() === '') throw new AdminRefused('the user name is empty');
  if ([...password].length < PASSWORD_MIN)
    throw new AdminRefused(`the password has fewer than ${PASSWORD_MIN} characters`);
  const account = {
    id: randomUUID(),
    username: username.trim(),
    passwordHash: await passwords.hash(password),
    personal: {},
    createdAt: context.now,
  };
  const adminId = (await accounts.add(account)) ? account.id : await unfinished(deps, account.username, password);
  // Behind the account: whoever reserves a gamertag looks for user names after that.
  if (await isGamertagHeld(store, account.username)) {
    if (adminId !== undefined) await accounts.erase(adminId);
    throw new AdminRefused(`the name '${account.username}' is a player's gamertag`);
  }
  if (adminId === undefined) throw new AdminRefused(`the user name '${username}' is taken`);
  await handle(store, {
    source: admins,
    decider: adminDecider,
    command: (): AdminCommand => ({ type: 'GrantAdminAccess', adminId }),
    context,
  });
  return adminId;
};

/** The id of an account that was made and never got its access, if that is whose name and password these are. */
const unfinished = async (
  { accounts, passwords, admins }: AdminDeps,
  username: string,
  password: string,
): Promise<string | undefined> => {
  const account = await accounts.byUsername(username);
  if (account === undefined || (await admins.load()).state.has(account.id)) return undefined;
  return (await passwords.matches(password, account.passwordHash, BY_OPERATOR)) ? account.id : undefined;
};
