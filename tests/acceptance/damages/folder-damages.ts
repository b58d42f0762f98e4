import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Damage,
  dangling,
  folderInstead,
  type Harm,
  inFile,
  missing,
  replaced,
  text,
  unharmed,
} from './damage.ts';

const refused = (name: string, damage: Damage['damage'], says: RegExp): Damage => ({
  name,
  of: 'stopped',
  damage,
  becomes: 'refused',
  says,
  code: 78,
});

const abandonedSocket: Harm = (file) => {
  const program = "require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))";
  spawnSync(process.execPath, ['-e', program, file]);
};

/** Files that are put back from a backup, with what SQLite keeps beside them. */
const fromBackup =
  (...names: readonly string[]): Damage['damage'] =>
  (folder, other) => {
    for (const name of names) replaced(join(folder, name), join(other('older'), name));
  };

export const folderDamages: readonly Damage[] = [
  unharmed('a lock that is missing', inFile('lock')(missing)),
  unharmed('a lock beside a journal of no sense', inFile('lock-journal')(text), 'killed'),
  refused('a lock that is a text', inFile('lock')(text), /lock/),
  refused('a lock that is a folder', inFile('lock')(folderInstead), /lock/),
  refused('a lock that is a link to nothing', inFile('lock')(dangling), /lock/),
  unharmed('a socket that a killed server left', inFile('league.sock')(abandonedSocket), 'killed'),
  unharmed('a socket that is a file', inFile('league.sock')(text)),
  unharmed('a socket that is a link to nothing', inFile('league.sock')(dangling)),
  refused('a socket that is a folder', inFile('league.sock')(folderInstead), /league\.sock/),
  unharmed('a note of the first password that is a text', inFile('first-accounts.txt')(text)),
  unharmed('a backup of everything', fromBackup('events.db', 'read-models.db', 'accounts.db')),
  unharmed('a backup without read models', (folder, other) => {
    fromBackup('events.db', 'accounts.db')(folder, other);
    missing(join(folder, 'read-models.db'));
  }),
  {
    name: 'a backup of the log and the accounts beside newer read models',
    of: 'stopped',
    damage: fromBackup('events.db', 'accounts.db'),
    becomes: 'healed',
    says: /read.models/,
  },
  unharmed('a backup of the log and the read models beside newer accounts', fromBackup('events.db', 'read-models.db')),
  refused(
    'a folder that is a file',
    (folder) => {
      missing(folder);
      writeFileSync(folder, '');
    },
    /the data folder .* cannot be written/,
  ),
  refused('a folder that is a link to nothing', dangling, /the data folder .* cannot be written/),
  {
    ...refused('a folder that may not be written', (folder) => chmodSync(folder, 0o500), /the data folder/),
    asUser: true,
  },
  {
    ...refused('a folder that may not be read', (folder) => chmodSync(folder, 0o300), /the data folder/),
    asUser: true,
  },
  {
    ...refused(
      'a lock that may not be read',
      inFile('lock')((file) => chmodSync(file, 0)),
      /lock/,
    ),
    asUser: true,
  },
];
