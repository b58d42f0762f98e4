import { closeSync, existsSync, fchmodSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { AdminRefused, createAdmin, randomPassword } from '@league/command-api/identity/admin-accounts.ts';
import type { GivenAdmin } from '../config.ts';
import { DataFolderError } from '../data-folder/data-folder.ts';
import type { CommandSide } from '../league/command-side.ts';
import { contextOf, SYSTEM } from '../league/system-context.ts';

/**
 * Makes the first admin of a league that has none (design.md 8): the one the environment names, else one with a made-up
 * password that is written to this file in the data folder, readable by its owner only, and to no log. Answers the file's path for as
 * long as it is there. @throws DataFolderError when it cannot be written, AdminRefused
 */
export const firstAdmin = async (
  { store, accounts, admins, passwords }: CommandSide,
  file: string,
  given: GivenAdmin | undefined,
): Promise<string | undefined> => {
  if ((await admins.load()).state.size === 0) {
    // Noted before it is of use: a start that is cut short is finished by the next one, with the same password.
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
  return existsSync(file) ? file : undefined;
};

/** What an earlier start has noted; undefined for a file that it did not finish. */
const noted = (file: string): GivenAdmin | undefined => {
  if (!existsSync(file)) return undefined;
  const text = touching(file, () => readFileSync(file, 'utf8'));
  const [, username, password] = /^(\S+) (\S+)\n$/.exec(text) ?? [];
  return username === undefined || password === undefined ? undefined : { username, password };
};

const note = (file: string, admin: GivenAdmin): GivenAdmin => {
  touching(file, () => {
    const open = openSync(file, 'w', 0o600);
    fchmodSync(open, 0o600);
    writeSync(open, `${admin.username} ${admin.password}\n`);
    fsyncSync(open);
    closeSync(open);
  });
  return admin;
};

const touching = <Result>(file: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw new DataFolderError(`${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
};
