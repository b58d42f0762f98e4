import { DatabaseSync } from 'node:sqlite';
import type { EventPlace } from '@league/events/codec.ts';
import { freshId, sampleMetadata } from '@league/events/testing/sample-events.ts';
import { checksumOf } from '@league/infra/adapters/event-store/stored-events.ts';

/** An event as another program may have stored it; members that are left out are valid for its type. */
export type ForeignEvent = {
  readonly stream: string;
  readonly type: string;
  readonly version?: number;
  /** Stored as it is. */
  readonly data?: string;
  /** Stored as it is. */
  readonly metadata?: string;
};

/**
 * For tests: writes an event into a SQLite log without any check of the store, at the end of its stream and of the
 * log, with the right checksum. Also beside a running server, which notices the event with its own next append.
 * Returns the event's place.
 */
export const writeForeignEvent = (file: string, event: ForeignEvent): EventPlace => {
  const { stream, type, version = 1, data = '{}', metadata = JSON.stringify(sampleMetadata()) } = event;
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const next = (sql: string, ...values: string[]): number => Number(db.prepare(sql).get(...values)?.['next']);
    const position = next('SELECT coalesce(max(position), 0) + 1 AS next FROM events');
    const revision = next('SELECT coalesce(max(revision), -1) + 1 AS next FROM events WHERE stream = ?', stream);
    const id = freshId();
    const recordedAt = Date.UTC(2026, 10, 22);
    const checksum = checksumOf(stream, BigInt(revision), { type, version, id, recordedAt, data, metadata });
    const insert = db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    insert.run(position, stream, revision, type, version, id, recordedAt, data, metadata, checksum);
    return { id, type, stream, revision: BigInt(revision), position: BigInt(position) };
  } finally {
    db.close();
  }
};
