import { existsSync, statSync } from 'node:fs';
import { formatPosition } from '@league/events/envelope.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { damagedAccounts } from '../../adapters/accounts/sqlite-accounts.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { meansDamage, toPortError } from '../../adapters/event-store/sqlite-errors.ts';
import { inspecting } from '../../adapters/event-store/sqlite-verification.ts';
import { type Mongo, mongoGuard } from '../../adapters/servers/mongodb.ts';

/** Something beside a log which shows that the log had events. */
export type LogWitness = {
  /** The furthest of the checkpoints; 0n where there are accounts only. */
  readonly position: bigint;
  /** For a person: what it is, and where. */
  readonly what: string;
};

/**
 * The log is missing or empty although a witness shows that it had events: a log begun in its place would serve old figures,
 * and the league would be lost for good. One line for the person who started the program; starting again would not help.
 */
export class LogLost extends Error {
  override readonly name = 'LogLost';

  constructor(log: string, state: 'is missing' | 'is empty', { what }: LogWitness) {
    super(
      `${log} ${state}, but the league has events: there are ${what}; restore the log, or begin a league elsewhere`,
    );
  }
}

/**
 * To be called before anything is begun in a log whose head may lag. A log that ends before the witness's position is a follower
 * that is behind, or was wiped, or restored to an older state: this process cannot tell which. @throws StoreUnavailable
 */
export const refuseLagging = async (
  { head, headMayLag }: Pick<EventStore, 'head' | 'headMayLag'>,
  witness: LogWitness | undefined,
): Promise<void> => {
  if (!headMayLag || witness === undefined) return;
  const end = await head();
  if (end > 0n && end >= witness.position) return;
  const state = end === 0n ? 'is empty' : `ends at position ${end}`;
  throw new StoreUnavailable(
    `the log ${state}, but the league has seen more of it: there are ${witness.what}; a follower that lags is waited for (one that was lost: restore it, or begin a league elsewhere)`,
  );
};

/** To be called before the file would be made. @throws LogLost when it is missing, or has no bytes, beside a witness */
export const refuseLostFile = (file: string, witness: LogWitness | undefined): void => {
  if (witness === undefined) return;
  if (!existsSync(file)) throw new LogLost(file, 'is missing', witness);
  if (statSync(file).size === 0) throw new LogLost(file, 'is empty', witness);
};

/**
 * What in this folder, which this process has locked, shows that its log had events. Changes nothing. Damaged read models are
 * no witness: they will be set aside. @throws AccountsDamaged, StoreUnavailable
 */
export const witnessInFolder = ({ accountsFile, readModelsFile }: DataFolder): LogWitness | undefined =>
  allWitnesses([
    lookInto(accountsFile, refuseDamaged, () =>
      firstRow(accountsFile, 'SELECT 1 FROM accounts') === undefined
        ? undefined
        : { position: 0n, what: `accounts in ${accountsFile}` },
    ),
    lookInto(accountsFile, refuseDamaged, () =>
      checkpoint('process', furthestIn(accountsFile, 'process_checkpoints', 'process'), accountsFile),
    ),
    lookInto(
      readModelsFile,
      () => undefined,
      () => checkpoint('read model', furthestIn(readModelsFile, 'generations', 'projection'), readModelsFile),
    ),
  ]);

const refuseDamaged = (file: string, error: unknown): never => {
  throw damagedAccounts(file, error);
};

const lookInto = <Result>(
  file: string,
  damaged: (file: string, error: unknown) => undefined,
  look: () => Result,
): Result | undefined => {
  try {
    // Of an empty file SQLite would remove the -wal file.
    return existsSync(file) && statSync(file).size > 0 ? look() : undefined;
  } catch (error) {
    if (meansDamage(error)) return damaged(file, error);
    throw toPortError(error, file);
  }
};

type Furthest = { readonly name: string; readonly position: bigint };

const furthestIn = (file: string, table: string, name: string): Furthest | undefined => {
  const row = firstRow(file, `SELECT ${name} AS name, position FROM ${table} ORDER BY position DESC`);
  return row && { name: String(row['name']), position: BigInt(String(row['position'])) };
};

/** undefined also for a file without the table: one that was never finished, or is something else altogether. */
const firstRow = (file: string, sql: string): Record<string, unknown> | undefined => {
  try {
    return inspecting(file, (db) => db.prepare(`${sql} LIMIT 1`).get());
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no such table')) return undefined;
    throw error;
  }
};

/**
 * What in the league's database shows that its log had events. To be called before the log is read: a process that starts at
 * the same moment appends to the log before it writes here. @throws StoreUnavailable
 */
export const witnessInMongo = ({ database }: Mongo): Promise<LogWitness | undefined> =>
  mongoGuard(async () => {
    const furthest = (collection: string): Promise<CheckpointDocument | null> =>
      database
        .collection<CheckpointDocument>(collection)
        .find({ position: { $gt: formatPosition(0n) } })
        .sort({ position: -1 })
        .limit(1)
        .next();
    const where = 'MongoDB';
    const account = await database.collection('accounts').findOne({});
    const [process, forwarder, model] = [
      await furthest('process_checkpoints'),
      await furthest('forwarder'),
      await furthest('checkpoints'),
    ];
    return allWitnesses([
      account === null ? undefined : { position: 0n, what: `accounts in ${where}` },
      checkpoint('process', process && { name: process._id, position: BigInt(process.position) }, where),
      checkpoint('forwarder', forwarder && { name: forwarder._id, position: BigInt(forwarder.position) }, where),
      checkpoint('read model', model && { name: model.projection ?? '', position: BigInt(model.position) }, where),
    ]);
  });

type CheckpointDocument = { readonly _id: string; readonly position: string; readonly projection?: string };

const checkpoint = (kind: string, furthest: Furthest | null | undefined, where: string): LogWitness | undefined =>
  furthest === undefined || furthest === null || furthest.position === 0n
    ? undefined
    : {
        position: furthest.position,
        what: `${kind} ${furthest.name} at position ${furthest.position} in ${where}`,
      };

const allWitnesses = (all: readonly (LogWitness | undefined)[]): LogWitness | undefined => {
  const found = all.filter((witness) => witness !== undefined);
  if (found.length === 0) return undefined;
  return {
    position: found.reduce((most, { position }) => (position > most ? position : most), 0n),
    what: found.map(({ what }) => what).join(', '),
  };
};
