import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as round } from 'node:timers/promises';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventOf, NewEvent, Recorded } from '@league/events/envelope.ts';
import {
  type Appended,
  type ExpectedRevision,
  type JustAppended,
  recordedAs,
  RevisionConflict,
  StoreUnavailable,
} from '@league/events/ports/event-store.ts';
import { toPortError } from './sqlite-errors.ts';
import { logErrorOf } from './sqlite-verification.ts';
import { checksumOf, type EncodedEvent, encodeEvents } from './stored-events.ts';

/** Revisions of streams, remembered. */
export type Revisions = {
  /** undefined when nothing is remembered. */
  readonly known: (stream: string) => bigint | undefined;
  readonly remember: (stream: string, revision: bigint) => void;
};

/** The writing half of the SQLite log. */
export type Appends = {
  readonly append: (
    stream: string,
    events: readonly NewEvent<EventOf>[],
    expectedRevision: ExpectedRevision,
  ) => Promise<Appended>;
  /** SQLite opens a file that may not be written without a word, and says so only here. @throws StoreUnavailable */
  readonly checkWritable: () => Promise<void>;
  /** What is remembered of committed revisions; true while nobody else writes to the file. */
  readonly revisions: Revisions;
  /** Refuses further appends and waits for those under way. */
  readonly close: () => Promise<void>;
};

type Waiting = {
  readonly stream: string;
  readonly given: readonly NewEvent<EventOf>[];
  readonly events: readonly EncodedEvent[];
  /** -1n for a stream without events. */
  readonly expected: bigint;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
};

/** Streams whose revision is kept in memory; beyond, all are forgotten, and each costs its next append a look-up. */
const REMEMBERED_STREAMS = 20_000;

const INSERT = `
  INSERT INTO events (position, stream, revision, type, version, id, recorded_at, data, metadata, checksum)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/**
 * Group commit: whatever waits when the event loop has come round twice is written in one transaction with one sync, in
 * the order of the calls, and answered after the commit. The second round brings the requests that arrived while the group
 * before was written; with one round alone, clients that wait for their answers stay split into two halves. A conflict
 * refuses one append of the group; a full disk, a lock or a failing sync refuse all of it, and nothing of it is recorded.
 */
export const createAppends = (
  db: DatabaseSync,
  file: string,
  after: { readonly commit: (appended: readonly JustAppended[]) => void; readonly failure: () => void },
): Appends => {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const insert = db.prepare(INSERT);
  const appendNothing = db.prepare('INSERT INTO events SELECT * FROM events WHERE false');
  const insertIfFree = db.prepare(`${INSERT} ON CONFLICT (stream, revision) DO NOTHING`);
  const selectHead = db.prepare('SELECT max(position) FROM events');
  const selectRevision = db.prepare('SELECT max(revision) FROM events WHERE stream = ?');
  const selectIds = db.prepare(
    'SELECT id, position FROM events WHERE stream = ? AND revision > ? ORDER BY revision LIMIT ?',
  );
  const selectDataVersion = db.prepare('PRAGMA data_version');
  for (const statement of [selectHead, selectRevision, selectIds, selectDataVersion]) {
    statement.setReturnArrays(true);
    statement.setReadBigInts(true);
  }

  let waiting: Waiting[] = [];
  let closed = false;
  let head = 0n;
  let dataVersion: unknown;
  let failedBefore = false;
  const revisions = new Map<string, bigint>();

  /** What is remembered holds only while nobody else writes to the file. Called inside the transaction. */
  const catchUp = (): void => {
    const version = single(selectDataVersion);
    if (version !== dataVersion) revisions.clear();
    dataVersion = version;
    head = single(selectHead) ?? 0n;
  };

  const remember = (stream: string, revision: bigint): void => {
    if (revisions.size >= REMEMBERED_STREAMS) revisions.clear();
    revisions.set(stream, revision);
  };

  /** False, and nothing written, when the place in the stream is taken (by `insertIfFree` only). */
  const put = (statement: StatementSync, stream: string, revision: bigint, event: EncodedEvent): boolean => {
    const { id, type, version, recordedAt, data, metadata } = event;
    const checksum = checksumOf(stream, revision, event);
    const position = head + 1n;
    const written = statement.run(position, stream, revision, type, version, id, recordedAt, data, metadata, checksum);
    if (written.changes === 0) return false;
    head = position;
    return true;
  };

  const write = ({ stream, events, expected }: Waiting): Appended | RevisionConflict => {
    const known = revisions.get(stream);
    const [first] = events;
    // A stream whose revision is not remembered is mostly new: writing its first event finds out, without a look-up.
    const begun =
      known === undefined && expected === -1n && first !== undefined && put(insertIfFree, stream, 0n, first);
    if (!begun) {
      const actual = known ?? single(selectRevision, stream) ?? -1n;
      if (actual !== expected) {
        const before = selectIds.all(stream, expected, events.length);
        return repeated(before, events, expected) ?? conflict(stream, expected, actual);
      }
    }
    let revision = begun ? 0n : expected;
    const positions = begun ? [head] : [];
    for (const event of begun ? events.slice(1) : events) {
      revision += 1n;
      put(insert, stream, revision, event);
      positions.push(head);
    }
    remember(stream, revision);
    return { revision, position: head, positions };
  };

  const flush = (): void => {
    const group = waiting;
    waiting = [];
    const answers: (Appended | RevisionConflict)[] = [];
    let told: bigint;
    try {
      begin.run();
      catchUp();
      told = head;
      for (const append of group) answers.push(write(append));
      commit.run();
    } catch (error) {
      fail(group, error);
      return;
    }
    const appended: JustAppended[] = [];
    for (const [index, append] of group.entries()) {
      const answer = answers[index];
      if (answer instanceof RevisionConflict) append.reject(answer);
      if (answer === undefined || answer instanceof RevisionConflict) continue;
      append.resolve(answer);
      // What a repeated append found stood in the log before, or is of this group and told of.
      if (answer.position <= told) continue;
      appended.push(...justAppended(append, answer));
      told = answer.position;
    }
    if (failedBefore) after.failure();
    failedBefore = false;
    after.commit(appended);
  };

  const fail = (group: readonly Waiting[], error: unknown): void => {
    failedBefore = true;
    revisions.clear();
    rollback(db);
    const failure = logErrorOf(error, file);
    for (const { reject } of group) reject(failure);
  };

  return {
    revisions: { known: (stream) => revisions.get(stream), remember },
    append: (stream, events, expectedRevision) =>
      new Promise((resolve, reject) => {
        const encoded = encodeEvents(events);
        if (closed) throw new StoreUnavailable(`${file}: the log is closed`);
        const expected = expectedRevision === 'no-stream' ? -1n : expectedRevision;
        if (waiting.length === 0) void twoRounds().then(flush);
        waiting.push({ stream, given: events, events: encoded, expected, resolve, reject });
      }),
    checkWritable: async () => {
      try {
        // Never in the middle of a group, which is begun and committed in one go.
        appendNothing.run();
      } catch (error) {
        throw toPortError(error, file);
      }
    },
    close: async () => {
      closed = true;
      // Immediates run in order, so this comes after the flush of whatever still waits.
      await twoRounds();
    },
  };
};

/** Positions of this log have no gaps. */
const justAppended = ({ stream, given, events }: Waiting, appended: Appended): readonly JustAppended[] =>
  (recordedAs(stream, given, appended) as readonly Recorded<LeagueEvent>[]).map((event, index) => ({
    event,
    position: event.position,
    previous: event.position - 1n,
    bytes: events[index]?.data.length ?? 0,
  }));

/** Resolves once the event loop has taken what arrived twice. */
const twoRounds = async (): Promise<void> => {
  await round();
  await round();
};

const rollback = (db: DatabaseSync): void => {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // SQLite has rolled back by itself; the error that led here is the one to report.
  }
};

/** The first number of the first row; undefined for none, and for NULL. For a statement that returns arrays and BigInts. */
export const single = (statement: StatementSync, ...parameters: readonly string[]): bigint | undefined => {
  const row: unknown = statement.get(...parameters);
  const value: unknown = Array.isArray(row) ? row[0] : undefined;
  return typeof value === 'bigint' ? value : undefined;
};

/** The first answer again, when exactly these events stand behind the expected revision already. */
const repeated = (rows: unknown, events: readonly EncodedEvent[], expected: bigint): Appended | undefined => {
  const found = rows as readonly (readonly [id: string, position: bigint])[];
  if (found.length < events.length || !events.every(({ id }, index) => found[index]?.[0] === id)) return undefined;
  const positions = found.slice(0, events.length).map(([, position]) => position);
  return { revision: expected + BigInt(events.length), position: positions.at(-1) ?? 0n, positions };
};

const revisionName = (revision: bigint): ExpectedRevision => (revision === -1n ? 'no-stream' : revision);

const conflict = (stream: string, expected: bigint, actual: bigint): RevisionConflict =>
  new RevisionConflict(stream, revisionName(expected), revisionName(actual));
