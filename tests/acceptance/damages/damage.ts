import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The folders that are damaged, or that damaged ones are mixed from. `young`: killed at its first work, so that everything
 * stands in its `-wal` files. `older`: its backup. `stopped`: later, ended in good order. `killed`: later still, with its last
 * results in the `-wal` files. `branched`: the backup, gone on with otherwise, and further. `other` and `otherKilled`:
 * another league.
 */
export type LeagueName = 'young' | 'older' | 'stopped' | 'killed' | 'branched' | 'other' | 'otherKilled';

/** How a folder was damaged, and what must become of it. */
export type Damage = {
  readonly name: string;
  /** The league that is damaged. */
  readonly of: LeagueName;
  /** Damages a copy of it. `other` is where another league, or another state of this one, lies. */
  readonly damage: (folder: string, other: (name: LeagueName) => string) => void;
  /**
   * refused: the start ends with one line that names what is damaged. healed: it comes up, with a notice. unharmed: it comes
   * up as if nothing had been. told: it comes up and serves, but /health/ready is 503 and says what is wrong. Whichever
   * comes up serves what its log says, and nothing else.
   */
  readonly becomes: 'refused' | 'healed' | 'unharmed' | 'told';
  /** What is said: in the one line, in the notice, or by /health/ready. */
  readonly says?: RegExp;
  /** What is never said, at the start or by /health/ready. */
  readonly neverSays?: RegExp;
  /** The exit code where it is not 1. */
  readonly code?: number;
  /** The folder's rights only hold for a user who is not root. */
  readonly asUser?: true;
};

/** A damage that does the same to one file in several ways. */
export type Harm = (file: string) => void;

/** Does it to this file of the folder. */
export const inFile =
  (name: string) =>
  (harm: Harm): Damage['damage'] =>
  (folder) =>
    harm(join(folder, name));

/** Of which nobody hears anything. */
export const unharmed = (name: string, damage: Damage['damage'], of: LeagueName = 'stopped'): Damage => ({
  name,
  of,
  damage,
  becomes: 'unharmed',
});

/** Bytes of a page of the log's file and of that of the accounts. */
export const PAGE = 4_096;

export const missing: Harm = (file) => rmSync(file, { recursive: true, force: true });

export const empty: Harm = (file) => writeFileSync(file, '');

/** Its first bytes only. */
export const cutTo =
  (bytes: number): Harm =>
  (file) =>
    truncateSync(file, bytes);

/** So much of it. */
export const cutAt =
  (share: number): Harm =>
  (file) =>
    truncateSync(file, Math.floor(statSync(file).size * share));

/** Its last bytes are gone. */
export const cutOff =
  (bytes: number): Harm =>
  (file) =>
    truncateSync(file, statSync(file).size - bytes);

/** One bit of this byte, counted from the end where it is negative. */
export const flipped =
  (at: number): Harm =>
  (file) => {
    const content = readFileSync(file);
    const index = at < 0 ? content.length + at : at;
    content[index] = (content[index] ?? 0) ^ 0x04;
    overwrite(file, content);
  };

/** One bit of this text's last letter, wherever the file has it. @throws when it has not */
export const flippedIn =
  (text: string): Harm =>
  (file) => {
    const content = readFileSync(file, 'latin1');
    const bytes = Buffer.from(text, 'utf8').toString('latin1');
    if (!content.includes(bytes)) throw new Error(`${file} has no ${text}`);
    const last = String.fromCharCode(bytes.charCodeAt(bytes.length - 1) ^ 0x04);
    overwrite(file, Buffer.from(content.replaceAll(bytes, bytes.slice(0, -1) + last), 'latin1'));
  };

/** As long as it was, and nothing but noise. */
export const noise: Harm = (file) => {
  const { size } = statSync(file);
  overwrite(file, Buffer.from(Array.from({ length: Math.max(size, 600) }, (_, index) => (index * 7919 + 13) % 251)));
};

/** What another program wrote there. */
export const text: Harm = (file) => writeFileSync(file, 'week,home,away,result\n'.repeat(1_000));

/** Bytes that nobody finished, behind its end. */
export const longer: Harm = (file) => writeFileSync(file, Buffer.alloc(1_000, 0x5a), { flag: 'a' });

export const folderInstead: Harm = (file) => {
  missing(file);
  mkdirSync(file);
  writeFileSync(join(file, 'something'), '');
};

export const dangling: Harm = (file) => {
  missing(file);
  symlinkSync(join(file, '..', 'gone', basename(file)), file);
};

/** A whole league, but for its socket, which belonged to a server. */
export const copyLeague = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => !lstatSync(file).isSocket() });

/** Two files, each in the place of the other. */
export const swap = (one: string, other: string): void => {
  renameSync(one, `${one}.swap`);
  renameSync(other, one);
  renameSync(`${one}.swap`, other);
};

/** A database, with what SQLite keeps beside it. */
export const withWal = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`];

/** Puts one database in the place of another, with what SQLite keeps beside them. */
export const replaced = (file: string, by: string): void => {
  for (const part of withWal(file)) missing(part);
  for (const [index, part] of withWal(by).entries()) {
    if (existsSync(part)) copyFileSync(part, withWal(file)[index] ?? '');
  }
};

/** In place, so that owner and rights stay. */
const overwrite = (file: string, content: Buffer): void => {
  const open = openSync(file, 'r+');
  writeSync(open, content, 0, content.length, 0);
  closeSync(open);
};
