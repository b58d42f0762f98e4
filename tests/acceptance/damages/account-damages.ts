import { chmodSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspecting } from '@league/infra/adapters/event-store/sqlite-verification.ts';
import {
  cutAt,
  cutTo,
  type Damage,
  dangling,
  empty,
  flipped,
  folderInstead,
  type Harm,
  inFile,
  missing,
  noise,
  PAGE,
  replaced,
  text,
} from './damage.ts';

const inAccounts = inFile('accounts.db');

const inWal = inFile('accounts.db-wal');

const refused = (name: string, damage: Damage['damage'], of: Damage['of'] = 'stopped'): Damage => ({
  name,
  of,
  damage,
  becomes: 'refused',
  says: /accounts\.db/,
});

/** The tables can be read, nobody can log in, and it is said why. */
const told = (name: string, damage: Damage['damage'], of: Damage['of'] = 'stopped'): Damage => ({
  name,
  of,
  damage,
  becomes: 'told',
  says: /^accounts: /m,
  neverSays: /password stands in/,
});

/** What SQLite finds an account by at the login of an admin. */
const BY_USER_NAME = 'sqlite_autoindex_accounts_2';

/** One bit of the first page of this table or index, counted from the page's end where it is negative: its first entry ends there. */
const flippedAt =
  (name: string, at: number): Harm =>
  (file) => {
    const find = 'SELECT rootpage FROM sqlite_schema WHERE name = ?';
    const page = inspecting(file, (db) => Number(db.prepare(find).get(name)?.['rootpage']));
    flipped((at < 0 ? page : page - 1) * PAGE + at)(file);
  };

/** A made-up password that opens nothing any more. */
const withPasswordFile =
  (damage: Damage['damage']): Damage['damage'] =>
  (folder, other) => {
    writeFileSync(join(folder, 'first-accounts.txt'), 'admin eski-bir-sifre\n', { mode: 0o600 });
    damage(folder, other);
  };

export const accountDamages: readonly Damage[] = [
  told('accounts that are missing', withPasswordFile(inAccounts(missing))),
  told('accounts of no bytes', withPasswordFile(inAccounts(empty))),
  told('accounts of another league', (folder, other) =>
    replaced(join(folder, 'accounts.db'), join(other('other'), 'accounts.db')),
  ),
  refused('accounts that are a link to nothing', inAccounts(dangling)),
  refused('accounts that are a folder', inAccounts(folderInstead)),
  refused('accounts cut within their header', inAccounts(cutTo(50))),
  refused('accounts cut behind their first page', inAccounts(cutTo(PAGE))),
  refused('accounts cut in half', inAccounts(cutAt(0.5))),
  refused('accounts cut within a page', inAccounts(cutAt(0.6))),
  refused('accounts with a bit of their first word', inAccounts(flipped(3))),
  ...['accounts', BY_USER_NAME, 'sessions', 'process_checkpoints', 'secrets'].map((name) =>
    refused(`accounts with a bit of the page of ${name}`, inAccounts(flippedAt(name, 0))),
  ),
  refused('accounts with a bit of a user name', inAccounts(flippedAt(BY_USER_NAME, -1))),
  refused('accounts of noise', inAccounts(noise)),
  refused('accounts that are a text', inAccounts(text)),
  refused('accounts that are the log', (folder) =>
    copyFileSync(join(folder, 'events.db'), join(folder, 'accounts.db')),
  ),
  {
    name: 'older accounts',
    of: 'stopped',
    damage: (folder, other) => replaced(join(folder, 'accounts.db'), join(other('older'), 'accounts.db')),
    becomes: 'unharmed',
  },
  refused('a -wal that is missing', inWal(missing), 'young'),
  refused('a -wal of no bytes', inWal(empty), 'young'),
  refused('a -wal cut in half', inWal(cutAt(0.5)), 'young'),
  refused('a -wal with a bit of its midst', inWal(flipped(PAGE * 3)), 'young'),
  refused('a -wal of noise', inWal(noise), 'young'),
  refused('a later -wal that is missing', inWal(missing), 'killed'),
  {
    name: 'a -shm that is missing',
    of: 'killed',
    damage: (folder) => missing(join(folder, 'accounts.db-shm')),
    becomes: 'unharmed',
  },
  {
    ...refused(
      'accounts that may not be read',
      inAccounts((file) => chmodSync(file, 0)),
    ),
    asUser: true,
  },
  {
    ...refused(
      'accounts that may not be written',
      inAccounts((file) => chmodSync(file, 0o400)),
    ),
    asUser: true,
  },
];
