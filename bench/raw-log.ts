import { DatabaseSync } from 'node:sqlite';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { keepWalSmall } from '@league/infra/adapters/event-store/wal-checkpoints.ts';

/** A row of the log before it is text. */
export type RawEvent = {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly id: string;
  readonly recordedAt: number;
  readonly data: object;
  readonly metadata: object;
};

export type RawLog = {
  /** Resolves with the position once the group is on the disk. */
  readonly append: (event: RawEvent) => Promise<number>;
  readonly close: () => Promise<void>;
};

const INSERT = `
  INSERT INTO events (position, stream, revision, type, version, id, recorded_at, data, metadata, checksum)
  VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, 4294967291)`;

/**
 * The bare baseline of appending: the log's own table and settings, group commit by setImmediate, and nothing else. No
 * expected revision, no repeat, no check of shape, no checksum worked out (any number of that size stands there), nobody
 * who listens. Checkpoints are made as the store makes them: that is faster than SQLite's own on the request path.
 */
export const openRawLog = async (file: string): Promise<RawLog> => {
  await openSqliteEventStore(file).close();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 0');
  const checkpoints = keepWalSmall(db, file);
  const [begin, commit, insert] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT'), db.prepare(INSERT)];
  let head = 0;
  let waiting: { event: RawEvent; data: string; metadata: string; resolve: (position: number) => void }[] = [];
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    const first = head + 1;
    begin.run();
    for (const { event, data, metadata } of group) {
      head += 1;
      insert.run(head, event.stream, event.revision, event.type, event.id, event.recordedAt, data, metadata);
    }
    commit.run();
    for (const [index, { resolve }] of group.entries()) resolve(first + index);
    checkpoints.afterCommit();
  };
  return {
    append: (event) =>
      new Promise((resolve) => {
        if (waiting.length === 0) setImmediate(flush);
        const [data, metadata] = [JSON.stringify(event.data), JSON.stringify(event.metadata)];
        waiting.push({ event, data, metadata, resolve });
      }),
    close: async () => {
      await checkpoints.close();
      db.close();
    },
  };
};
