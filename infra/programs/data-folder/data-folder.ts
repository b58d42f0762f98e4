import { accessSync, constants, lstatSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** The folder cannot be used; the message is one line for the person who started the program. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** The folder that the settings name will never do: starting again would not help. */
export class UnusableFolder extends DataFolderError {}

/** Where an embedded league lives. A league is a folder (ADR 4). */
export type DataFolder = {
  readonly path: string;
  readonly eventsFile: string;
  readonly readModelsFile: string;
  readonly accountsFile: string;
  /** Passwords that the system made, mode 0600. */
  readonly firstAccountsFile: string;
  /** Stands there while a sample league is begun and not complete (sample/unfinished-sample.ts). */
  readonly sampleFile: string;
  /** Where the running server, or command-api, listens for the operator's CLI. */
  readonly socketFile: string;
  /** Where a projector that is a process of its own listens for the operator's CLI. */
  readonly projectorSocketFile: string;
};

/** Names of a folder's files; touches nothing. */
export const dataFolder = (path: string): DataFolder => {
  const folder = resolve(path);
  return {
    path: folder,
    eventsFile: join(folder, 'events.db'),
    readModelsFile: join(folder, 'read-models.db'),
    accountsFile: join(folder, 'accounts.db'),
    firstAccountsFile: join(folder, 'first-accounts.txt'),
    sampleFile: join(folder, 'unfinished-sample.json'),
    socketFile: socketFileOf(folder, 'league'),
    projectorSocketFile: socketFileOf(folder, 'projector'),
  };
};

/**
 * A socket's path may have 107 bytes (unix(7)), of which six are for the name under which it begins (operations-socket.ts);
 * deeper folders get one under the temporary folder, named by their hash.
 */
const SOCKET_PATH_MAX = 100;

const socketFileOf = (folder: string, name: string): string => {
  const inside = join(folder, `${name}.sock`);
  if (Buffer.byteLength(inside) <= SOCKET_PATH_MAX) return inside;
  return join(tmpdir(), `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.sock`);
};

/**
 * Refuses a socket that the owner of the folder did not make: under the temporary folder anybody could, and the CLI sends
 * passwords to it.
 * @throws DataFolderError
 */
export const checkSocketOwner = ({ path, socketFile, projectorSocketFile }: DataFolder): void => {
  for (const file of [socketFile, projectorSocketFile]) {
    const socket = lstatSync(file, { throwIfNoEntry: false });
    if (socket === undefined || socket.uid === statSync(path, { throwIfNoEntry: false })?.uid) continue;
    throw new DataFolderError(`${file} does not belong to the owner of ${path}`);
  }
};

/** Makes the folder if need be and checks that it can be written. @throws UnusableFolder */
export const prepareFolder = ({ path }: DataFolder): void => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o750 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UnusableFolder(`the data folder ${path} cannot be written: ${codeOf(error)}`);
  }
};

/**
 * Locks the folder for this process. The lock is the operating system's, held through an open file, so it ends with the
 * process however it ends. @throws DataFolderError when another process has it, UnusableFolder when it cannot be locked
 */
export const lockFolder = ({ path }: DataFolder): { readonly release: () => void } => {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(join(path, 'lock'));
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    db?.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new DataFolderError(`the data folder ${path} is in use by another server`);
    }
    throw new UnusableFolder(`the data folder ${path} cannot be locked: ${codeOf(error)}`);
  }
  const held = db;
  return { release: () => held.close() };
};

/** The operating system's code for an error where it has one, else the message. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_SQLITE')
    ? error.code
    : error.message;
};
