import { chmodSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
  type Harm,
  inFile,
  longer,
  missing,
  noise,
  PAGE,
  replaced,
  swap,
  text,
} from './damage.ts';

const FRAME = 24 + PAGE;

const inLog = inFile('events.db');

const inWal = inFile('events.db-wal');

/** The same, and what SQLite notes beside it of how far it was written is gone. */
const inWalUnwitnessed =
  (harm: Harm): Damage['damage'] =>
  (folder) => {
    harm(join(folder, 'events.db-wal'));
    missing(join(folder, 'events.db-shm'));
  };

const inShm = inFile('events.db-shm');

const sql =
  (statement: string): Harm =>
  (file) => {
    const db = new DatabaseSync(file);
    db.exec(statement);
    db.close();
  };

const refused = (name: string, damage: Damage['damage'], says = /events\.db: damaged after position \d+/): Damage => ({
  name,
  of: 'stopped',
  damage,
  becomes: 'refused',
  says,
});

const refusedWal = (name: string, damage: Damage['damage'], says = /events\.db-wal/): Damage => ({
  ...refused(name, damage, says),
  of: 'killed',
});

/** Events are gone, and nothing of the log says so; the read models have seen them, and are rebuilt without. */
const shortened = (name: string, of: Damage['of'], damage: Damage['damage']): Damage => ({
  name,
  of,
  damage,
  becomes: 'healed',
  says: /read models .*(the log ends at position \d+, before the checkpoint|another event stands at the checkpoint)/,
  neverSays: /never acknowledged/,
});

export const logDamages: readonly Damage[] = [
  { ...refused('a log that is missing', inLog(missing), /events\.db/), code: 78 },
  { ...refused('a log that is a link to nothing', inLog(dangling), /events\.db/), code: 78 },
  {
    ...refused('log and accounts that are missing', (folder) => {
      missing(join(folder, 'events.db'));
      missing(join(folder, 'accounts.db'));
    }),
    says: /events\.db/,
    code: 78,
  },
  {
    ...refused('log and read models that are missing', (folder) => {
      missing(join(folder, 'events.db'));
      missing(join(folder, 'read-models.db'));
    }),
    says: /events\.db/,
    code: 78,
  },
  { ...refusedWal('a log that is missing beside its -wal', inLog(missing), /events\.db/), code: 78 },
  { ...refused('a log of no bytes', inLog(empty), /events\.db/), code: 78 },
  refused('a log cut within its header', inLog(cutTo(50))),
  refused('a log cut behind its first page', inLog(cutTo(PAGE))),
  refused('a log cut within a page', inLog(cutAt(0.6))),
  refused('a log cut in half', inLog(cutAt(0.5))),
  refused('a log without its last page', inLog(cutOff(PAGE))),
  refused('a log without its last byte', inLog(cutOff(1))),
  refused('a log with a bit of its first word', inLog(flipped(3))),
  refused('a log with a bit of its page size', inLog(flipped(16))),
  refused('a log with a bit of its name', inLog(flipped(69))),
  refused('a log with a bit of its table', inLog(flippedIn('CREATE TABLE events'))),
  refused('a log with a bit of a result', inLog(flippedIn('"homeScore":7'))),
  refused('a log with a bit of its metadata', inLog(flippedIn('"commandId"'))),
  refused('a log with a bit of a page', inLog(flipped(5 * PAGE + 3))),
  refused('a log with a bit of its last page', inLog(flipped(-40))),
  refused('a log of noise', inLog(noise)),
  refused('a log that is a text', inLog(text)),
  refused('a log that is a folder', inLog(folderInstead), /events\.db/),
  refused('a log that is the accounts', (folder) =>
    copyFileSync(join(folder, 'accounts.db'), join(folder, 'events.db')),
  ),
  refused('a log and read models in each other’s place', (folder) =>
    swap(join(folder, 'events.db'), join(folder, 'read-models.db')),
  ),
  refused('a log that lacks an event', inLog(sql('DELETE FROM events WHERE position = 17')), /position 16/),
  refused('a log of another program version', inLog(sql('PRAGMA user_version = 2')), /events\.db/),
  refused('a log that is half a copy', inLog(sql('PRAGMA user_version = -1')), /events\.db/),
  shortened(
    'a log that lacks its last event',
    'stopped',
    inLog(sql('DELETE FROM events WHERE position = (SELECT max(position) FROM events)')),
  ),
  shortened('an older log', 'stopped', (folder, other) =>
    replaced(join(folder, 'events.db'), join(other('older'), 'events.db')),
  ),
  shortened('an older log that has gone on', 'stopped', (folder, other) =>
    replaced(join(folder, 'events.db'), join(other('branched'), 'events.db')),
  ),
  {
    name: 'the log of another league',
    of: 'stopped',
    damage: (folder, other) => replaced(join(folder, 'events.db'), join(other('other'), 'events.db')),
    becomes: 'told',
    says: /^accounts: [^]*^process .*: waiting/m,
  },
  {
    name: 'a log with garbage of an earlier first start beside it',
    of: 'stopped',
    damage: (folder) => text(join(folder, 'events.db.new')),
    becomes: 'unharmed',
  },
  {
    name: 'a log with a journal of no sense beside it',
    of: 'stopped',
    damage: (folder) => text(join(folder, 'events.db-journal')),
    becomes: 'unharmed',
  },

  refusedWal('a -wal that is missing', inWal(missing)),
  refusedWal('a -wal of no bytes', inWal(empty)),
  refusedWal('a -wal cut within its header', inWal(cutTo(20))),
  refusedWal('a -wal cut in half', inWal(cutAt(0.5))),
  refusedWal('a -wal without its last bytes', inWal(cutOff(100))),
  refusedWal('a -wal without its last write', inWal(cutOff(FRAME))),
  refusedWal('a -wal with a bit of its header', inWal(flipped(17))),
  refusedWal('a -wal with a bit of its first write', inWal(flipped(32 + 24 + 100))),
  refusedWal('a -wal with a bit of its midst', inWal(flipped(32 + 5 * FRAME + 200))),
  refusedWal('a -wal with a bit of its last write', inWal(flipped(-100))),
  refusedWal('a -wal of noise', inWal(noise)),
  refusedWal('a -wal that is a folder', inWal(folderInstead), /events\.db/),
  refusedWal('a -wal that is a link to nothing', inWal(dangling), /events\.db/),
  refusedWal(
    'the -wal of another league',
    (folder, other) => copyFileSync(join(other('otherKilled'), 'events.db-wal'), join(folder, 'events.db-wal')),
    /events\.db/,
  ),
  {
    name: 'a -wal with a write that nobody finished',
    of: 'killed',
    damage: inWal(longer),
    becomes: 'healed',
    says: /events\.db-wal: from byte \d+ on, a write that was never finished/,
  },
  shortened('a -wal that is missing with its witness', 'killed', inWalUnwitnessed(missing)),
  shortened('a -wal of no bytes without its witness', 'killed', inWalUnwitnessed(empty)),
  refusedWal('a -wal cut in half without its witness', inWalUnwitnessed(cutAt(0.5))),
  refusedWal(
    'a -wal with a bit of its last write, which the read models have seen, without its witness',
    inWalUnwitnessed(flipped(-100)),
    /events\.db-wal: .* and events up to position \d+ were acknowledged/,
  ),
  {
    name: 'a -wal with a bit of its last write, which nothing has seen, without its witness',
    of: 'killed',
    damage: (folder, other) => {
      inWalUnwitnessed(flipped(-100))(folder, other);
      for (const file of ['read-models.db', 'accounts.db']) {
        replaced(join(folder, file), join(other('stopped'), file));
      }
    },
    becomes: 'healed',
    says: /events\.db-wal: from byte \d+ on, a write that is not whole is left out; whether more stood there/,
    neverSays: /never acknowledged/,
  },
  ...[missing, empty, cutAt(0.5), flipped(10), noise, text].map(
    (harm, index): Damage => ({
      name: `a -shm ${['missing', 'of no bytes', 'cut in half', 'with a bit changed', 'of noise', 'that is a text'][index]}`,
      of: 'killed',
      damage: inShm(harm),
      becomes: 'unharmed',
    }),
  ),
  refusedWal('a -shm that is a folder', inShm(folderInstead), /events\.db/),

  {
    ...refused(
      'a log that may not be read',
      inLog((file) => chmodSync(file, 0)),
      /events\.db/,
    ),
    asUser: true,
  },
  {
    name: 'a log that may not be written',
    of: 'stopped',
    damage: inLog((file) => chmodSync(file, 0o400)),
    becomes: 'told',
    says: /^log: /m,
    asUser: true,
  },
  {
    ...refusedWal(
      'a -wal that may not be read',
      inWal((file) => chmodSync(file, 0)),
      /events\.db/,
    ),
    asUser: true,
  },
];
