import { StoreUnavailable } from '@league/events/ports/event-store.ts';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html): those that mean "not now", and those for damage. */
const AWAY: ReadonlySet<number> = new Set([
  5, // BUSY
  6, // LOCKED
  8, // READONLY
  10, // IOERR, also for EFBIG
  13, // FULL
  14, // CANTOPEN
]);
const DAMAGE: ReadonlySet<number> = new Set([
  11, // CORRUPT
  15, // PROTOCOL: a -wal that makes no sense, found by who may only read
  26, // NOTADB
]);
/** IOERR_SHORT_READ, IOERR_CORRUPTFS: the file is shorter than it says, or the file system knows it to be damaged. */
const DAMAGE_EXTENDED: ReadonlySet<number> = new Set([522, 8458]);

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;

/** Whether SQLite says that the file itself is damaged. */
export const meansDamage = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== undefined && (DAMAGE.has(code & 0xff) || DAMAGE_EXTENDED.has(code));
};

/** The port's word for a full, locked, read-only or unreachable file, or a folder in its place; any other error as it is. */
export const toPortError = (error: unknown, file: string): unknown => {
  if (isOfTheFileSystem(error)) return new StoreUnavailable(`${file}: ${error.message}`, { cause: error });
  const code = codeOf(error);
  if (code === undefined || !AWAY.has(code & 0xff) || DAMAGE_EXTENDED.has(code)) return error;
  return new StoreUnavailable(`${file}: ${error instanceof Error ? error.message : 'unavailable'}`, { cause: error });
};

const isOfTheFileSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;
