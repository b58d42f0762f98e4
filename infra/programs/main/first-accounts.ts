import { existsSync, rmSync, statSync } from 'node:fs';
import { AdminRefused, createAdmin, randomPassword } from '@league/command-api/identity/admin-accounts.ts';
import { BY_OPERATOR } from '@league/command-api/identity/passwords.ts';
import type { GivenAdmin } from '../config.ts';
import { noteLogin, notedLogins } from '../data-folder/noted-logins.ts';
import type { CommandSide } from '../league/command-side.ts';
import { type LogWitness, refuseLagging } from '../league/lost-log.ts';
import { contextOf, SYSTEM } from '../league/system-context.ts';

/**
 * Makes the first admin of a league that has none: the one the environment names, else one with a made-up
 * password that is written to this file in the data folder, readable by its owner only, and to no log. Answers the file's path for as
 * long as it is there and somebody can log in with what it says. @throws DataFolderError when it cannot be written, AdminRefused,
 * StoreUnavailable, also while the log may only not show the admins that there are
 */
export const firstAdmin = async (
  side: CommandSide & { readonly witness?: LogWitness | undefined },
  file: string,
  given: GivenAdmin | undefined,
): Promise<string | undefined> => {
  const { store, accounts, admins, passwords } = side;
  if ((await admins.load()).state.size === 0) {
    await refuseLagging(store, side.witness);
    // The password is noted before the account is made: the next start finishes one that was cut short, with the same password.
    const admin = given ?? noted(file) ?? note(file, { username: 'admin', password: randomPassword() });
    const context = contextOf(SYSTEM, Date.now(), 'first admin');
    try {
      await createAdmin({ store, accounts: accounts.accounts, admins, passwords }, admin, context);
    } catch (error) {
      // Another command-api of the new league was faster: its admin is the first, and what we noted opens nothing.
      if (!(error instanceof AdminRefused) || (await admins.load()).state.size === 0) throw error;
      if (given === undefined) rmSync(file, { force: true });
    }
  }
  return (await opensSomething(side, file)) ? file : undefined;
};

/** Whether somebody can log in with what the file says: not where the accounts were lost since, or are of another league. */
const opensSomething = async ({ accounts, admins, passwords }: CommandSide, file: string): Promise<boolean> => {
  const admin = existsSync(file) && statSync(file).isFile() ? noted(file) : undefined;
  const account = admin && (await accounts.accounts.byUsername(admin.username));
  if (account === undefined || !(await admins.load()).state.has(account.id)) return false;
  return passwords.matches(admin?.password ?? '', account.passwordHash, BY_OPERATOR);
};

/** What an earlier start has noted; a player's login has an e-mail in the place of the user name. */
const noted = (file: string): GivenAdmin | undefined => {
  const { name: username, password } = notedLogins(file).find(({ name }) => !name.includes('@')) ?? {};
  return username === undefined || password === undefined ? undefined : { username, password };
};

const note = (file: string, admin: GivenAdmin): GivenAdmin => {
  noteLogin(file, { name: admin.username, password: admin.password });
  return admin;
};
