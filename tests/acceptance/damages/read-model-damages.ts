import { chmodSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PAGE_BYTES } from '@league/infra/adapters/read-models/sqlite-file.ts';
import {
  cutAt,
  cutOff,
  cutTo,
  type Damage,
  dangling,
  empty,
  flipped,
  flippedIn,
  folderInstead,
  inFile,
  missing,
  noise,
  replaced,
  swap,
  text,
  unharmed,
} from './damage.ts';

const inModels = inFile('read-models.db');

const inWal = inFile('read-models.db-wal');

const withModelsOf =
  (name: Parameters<Parameters<Damage['damage']>[1]>[0]): Damage['damage'] =>
  (folder, other) =>
    replaced(join(folder, 'read-models.db'), join(other(name), 'read-models.db'));

/** All that is in them can be rebuilt, so they are, and somebody is told that the disk is not what it was. */
const healed = (name: string, damage: Damage['damage'], of: Damage['of'] = 'stopped'): Damage => ({
  name,
  of,
  damage,
  becomes: 'healed',
  says: /read.models/,
});

const refused = (name: string, damage: Damage['damage']): Damage => ({
  name,
  of: 'stopped',
  damage,
  becomes: 'refused',
  says: /read-models\.db/,
});

export const readModelDamages: readonly Damage[] = [
  unharmed('models that are missing', inModels(missing)),
  unharmed('models of no bytes', inModels(empty)),
  healed('models cut within their header', inModels(cutTo(50))),
  healed('models cut behind their first page', inModels(cutTo(PAGE_BYTES))),
  healed('models cut within a page', inModels(cutAt(0.6))),
  healed('models cut in half', inModels(cutAt(0.5))),
  healed('models without their last page', inModels(cutOff(PAGE_BYTES))),
  healed('models with a bit of their first word', inModels(flipped(3))),
  healed('models with a bit of a page', inModels(flipped(5 * PAGE_BYTES))),
  healed('models with a bit of a score', inModels(flippedIn('"homeScore":7'))),
  healed('models with a bit of a team’s name', inModels(flippedIn('Takım 01'))),
  healed('models of noise', inModels(noise)),
  healed('models that are a text', inModels(text)),
  healed(
    'models of another layout',
    inModels((file) => {
      const db = new DatabaseSync(file);
      db.exec('PRAGMA user_version = 99');
      db.close();
    }),
  ),
  healed('models that are the log', (folder) =>
    copyFileSync(join(folder, 'events.db'), join(folder, 'read-models.db')),
  ),
  healed('models of another league', withModelsOf('other')),
  healed('models of the same league, gone on with otherwise', withModelsOf('branched')),
  unharmed('older models', withModelsOf('older')),
  refused('models that are a folder', inModels(folderInstead)),
  refused('models that are a link to nothing', inModels(dangling)),
  unharmed('a -wal that is missing', inWal(missing), 'killed'),
  unharmed('a -wal of no bytes', inWal(empty), 'killed'),
  unharmed('a -wal cut in half', inWal(cutAt(0.5)), 'killed'),
  unharmed('a -wal with a bit of its midst', inWal(flipped(12_000)), 'killed'),
  unharmed('a -wal of noise', inWal(noise), 'killed'),
  healed(
    'the -wal of another league',
    (folder, other) => {
      copyFileSync(join(other('otherKilled'), 'read-models.db-wal'), join(folder, 'read-models.db-wal'));
      missing(join(folder, 'read-models.db-shm'));
    },
    'killed',
  ),
  {
    ...refused(
      'models that may not be read',
      inModels((file) => chmodSync(file, 0)),
    ),
    asUser: true,
  },
  {
    ...refused(
      'models that may not be written',
      inModels((file) => chmodSync(file, 0o400)),
    ),
    asUser: true,
  },
  {
    name: 'models and accounts in each other’s place',
    of: 'stopped',
    damage: (folder) => swap(join(folder, 'read-models.db'), join(folder, 'accounts.db')),
    becomes: 'refused',
    says: /accounts\.db/,
  },
];
