import { appendFileSync, chmodSync } from 'node:fs';
import { createAdmin, randomPassword } from '@league/command-api/identity/admin-accounts.ts';
import type { GivenAdmin } from '../config.ts';
import type { League } from '../league/open-league.ts';
import { contextOf, SYSTEM } from '../league/system-context.ts';

/**
 * Makes the first admin of a league that has none (design.md 8): the one the environment names, else one with a made-up
 * password that is written to the data folder, readable by its owner only, and to no log. Answers the file's path then.
 */
export const firstAdmin = async (league: League, given: GivenAdmin | undefined): Promise<string | undefined> => {
  const { store, accounts, admins, passwords, folder } = league;
  if ((await admins.load()).state.size > 0) return undefined;
  const admin = given ?? { username: 'admin', password: randomPassword() };
  const context = contextOf(SYSTEM, Date.now(), 'first admin');
  await createAdmin({ store, accounts: accounts.accounts, admins, passwords }, admin, context);
  if (given !== undefined) return undefined;
  appendFileSync(folder.firstAccountsFile, `${admin.username} ${admin.password}\n`, { mode: 0o600 });
  chmodSync(folder.firstAccountsFile, 0o600);
  return folder.firstAccountsFile;
};
