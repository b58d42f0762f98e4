import { chmodSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cutAt,
  cutTo,
  type Damage,
  dangling,
  empty,
  flipped,
  folderInstead,
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
  { ...told('accounts with a bit of a page', inAccounts(flipped(PAGE))), says: /^accounts: .*malformed/m },
  refused('accounts with a bit of a page further on', inAccounts(flipped(3 * PAGE))),
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
