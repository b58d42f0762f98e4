import { existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { LogCorrupt } from '@league/events/ports/event-store.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import { meansDamage, toPortError } from './sqlite-errors.ts';
import { checksumOf } from './stored-events.ts';
import { inspectWal, leftOut, walHeader } from './wal-inspection.ts';

/** Marks a file as a log of a league (PRAGMA application_id, "LEAG"). */
export const APPLICATION_ID = 0x4c454147;

/**
 * Checks a log before it is opened: the `-wal` file frame by frame and, with {@link checkContent}, all that stands in the log. With
 * {@link endOf} the content is left to a check behind (sqlite-verification.worker.ts). Reads only; a damaged file stays as it is. No
 * other process may be writing meanwhile. `onNotice` hears of a transaction that is not whole and left out. `seen` is the
 * position of the furthest checkpoint beside the log: where it lies behind such a transaction, events are missing that were
 * acknowledged. @throws LogCorrupt naming the file and the last position that reads well, StoreUnavailable
 */
export const verifyLog = (
  file: string,
  onNotice: (text: string) => void,
  seen = 0n,
  look: (db: DatabaseSync) => bigint = checkContent,
): void => {
  if (existsSync(file) && statSync(file).size === 0) throw new LogCorrupt(file, 0n, 'the file is empty');
  const wal = inspectWal(file);
  if (wal.kind === 'damaged') {
    throw new LogCorrupt(`${file}-wal`, lastReadable(file), `from byte ${wal.offset} on, ${wal.detail}`);
  }
  let head: bigint;
  try {
    head = inspecting(file, look);
  } catch (error) {
    throw logErrorOf(error, file);
  }
  if (wal.kind !== 'unfinished') return;
  if (wal.acknowledged === 'unknown' && head < seen) {
    const missing = `it is not whole, and events up to position ${seen} were acknowledged`;
    throw new LogCorrupt(`${file}-wal`, head, `from byte ${wal.offset} on, ${missing}`);
  }
  onNotice(`${leftOut(file, wal)}; the last event stands at position ${head}`);
};

/** Found by looking, not said by SQLite. */
class Damage extends Error {}

const refuseOther = (db: DatabaseSync): void => {
  if (db.prepare('PRAGMA application_id').get()?.['application_id'] !== APPLICATION_ID) {
    throw new Damage('this is not the log of a league');
  }
};

/** Position of the last event of a log, which need not be whole. @throws Damage for another database, or an error of SQLite */
export const endOf = (db: DatabaseSync): bigint => {
  refuseOther(db);
  const end = db.prepare('SELECT max(position) AS last FROM events');
  end.setReadBigInts(true);
  return (end.get()?.['last'] as bigint | null | undefined) ?? 0n;
};

/**
 * Position of the last event of a whole log. Looks at the structure of every page, the index of streams, each position from 1 on,
 * and the checksum of every event. @throws Damage, or an error of SQLite
 */
const checkContent = (db: DatabaseSync): bigint => {
  refuseOther(db);
  const structure = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
  if (structure !== 'ok') throw new Damage(String(structure).replaceAll(/\s*\n\s*/g, ' '));
  let last = 0n;
  for (const position of wholeEvents(db)) last = position;
  if (endOf(db) !== last) throw new Damage(`the event at position ${last + 1n} is damaged or missing`);
  return last;
};

/** What is wrong with a log, and up to which position it can be read. */
export type LogDamage = { readonly lastGood: bigint; readonly detail: string };

/** Checks the content of a log that is open and that nobody writes to; undefined for a whole one. @throws an error of SQLite that means no damage */
export const damageBehind = (file: string): LogDamage | undefined => {
  try {
    beside(file, checkContent);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { lastGood: lastReadable(file, beside), detail: reasonOf(error) };
  }
  return undefined;
};

type EventRow = readonly [
  position: number,
  stream: string,
  revision: number,
  type: string,
  version: number,
  id: string,
  recordedAt: number,
  data: string,
  metadata: string,
  checksum: number,
];

/** The positions from 1 on of the events that are there and whole; ends before the first that is not. */
function* wholeEvents(db: DatabaseSync): Generator<bigint> {
  const rows = db.prepare(`
    SELECT position, stream, revision, type, version, id, recorded_at, data, metadata, checksum
    FROM events NOT INDEXED ORDER BY position`);
  rows.setReturnArrays(true);
  let last = 0;
  for (const row of rows.iterate() as Iterable<unknown> as Iterable<EventRow>) {
    const [position, stream, revision, type, version, id, recordedAt, data, metadata, checksum] = row;
    const event = { type, version, id, recordedAt, data, metadata };
    if (position !== last + 1 || checksumOf(stream, BigInt(revision), event) !== checksum) return;
    last = position;
    yield BigInt(position);
  }
}

const isDamage = (error: unknown): boolean => error instanceof Damage || meansDamage(error);

/** LogCorrupt for damage, which names how far the log can be read; else as {@link toPortError}. */
export const logErrorOf = (error: unknown, file: string): unknown =>
  isDamage(error) ? new LogCorrupt(file, lastReadable(file), reasonOf(error)) : toPortError(error, file);

/** How far a damaged log can be read from its beginning without a gap. */
export const lastReadable = (file: string, look: Look = inspecting): bigint => {
  let last = 0n;
  try {
    look(file, (db) => {
      // Lets SQLite read the pages that a truncated file still has.
      db.exec('PRAGMA writable_schema = ON');
      for (const position of wholeEvents(db)) last = position;
    });
  } catch {
    // The damage that is being reported: what was read before it is the answer.
  }
  return last;
};

/** The thread of a check may wait. */
const CHECK_BUSY_MS = 5_000;

type Look = <Result>(file: string, work: (db: DatabaseSync) => Result) => Result;

/** Looks into a database that is open for writing: what stands beside it is the writer's. */
export const beside: Look = (file, work) => {
  const db = new DatabaseSync(file, { readOnly: true, defensive: false, timeout: CHECK_BUSY_MS });
  try {
    return work(db);
  } finally {
    db.close();
  }
};

/**
 * Looks into a database and changes no byte of it, nor of what stands beside. `immutable` keeps SQLite from making `-shm` and
 * `-wal` where there is nothing to read in a `-wal`; `readonly_shm` from beginning the `-shm` anew, which is the witness of
 * what was acknowledged (wal-inspection.ts). One that is no witness is removed: SQLite has made it one of what it saw.
 */
export const inspecting: Look = (file, work) => {
  const url = pathToFileURL(file);
  const { isReadable, isWitnessed } = walHeader(file);
  if (!isReadable) url.searchParams.set('immutable', '1');
  else if (isWitnessed) url.searchParams.set('readonly_shm', '1');
  const db = new DatabaseSync(url, { readOnly: true, defensive: false });
  try {
    return work(db);
  } finally {
    db.close();
    if (isReadable && !isWitnessed) rmSync(`${file}-shm`, { force: true });
  }
};
