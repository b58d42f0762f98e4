import type { LeagueEvent } from '../catalogue.ts';
import type { EventOf, NewEvent, Recorded, Replayed } from '../envelope.ts';

/**
 * The revision that a writer expects of the stream: that of its last event, or 'no-stream' for a stream without events.
 */
export type ExpectedRevision = bigint | 'no-stream';

/**
 * The outcome of an append: the last event's revision in the stream and position in the log, and the positions of all
 * events in order. The positions of one append increase, but need not be consecutive: EventStoreDB's are byte offsets.
 */
export type Appended = { readonly revision: bigint; readonly position: bigint; readonly positions: readonly bigint[] };

/**
 * An event that this process has appended, as it will be read, and its position; `previous` is that of the league's event before it,
 * 0n for the first. `bytes`: the length of its data as text, which is roughly what keeping it costs.
 */
export type JustAppended = {
  readonly position: bigint;
  readonly event: Recorded<LeagueEvent>;
  readonly previous: bigint;
  readonly bytes: number;
};

/** The events of an append as they will be read. */
export const recordedAs = <E extends EventOf>(
  stream: string,
  events: readonly NewEvent<E>[],
  { revision, positions }: Appended,
): readonly Recorded<E>[] =>
  events.map(({ event, id, recordedAt, metadata }, index) => ({
    ...event,
    id,
    stream,
    revision: revision - BigInt(positions.length - 1 - index),
    position: positions[index] ?? 0n,
    recordedAt,
    metadata,
  }));

/** A stream's events in order, and the revision to expect on the next append. */
export type StreamRead = { readonly events: readonly Recorded<LeagueEvent>[]; readonly revision: ExpectedRevision };

/**
 * The log of the league. Every adapter passes `event-store.contract.ts`.
 */
export type EventStore = {
  /**
   * Appends all events or none, with consecutive revisions, at the expected revision. Resolves only when they are
   * durable. A repeated append (same event ids, same expected revision) returns the same answer and writes nothing.
   * @throws RevisionConflict when the stream has another revision, InvalidEvent for a malformed event, AppendTooLarge,
   * StoreUnavailable when nothing was recorded, RecordingUncertain when the events may have been recorded
   */
  readonly append: (
    stream: string,
    events: readonly NewEvent<EventOf>[],
    expectedRevision: ExpectedRevision,
  ) => Promise<Appended>;
  /**
   * The stream's events from revision `from` (default 0n) on; a missing stream reads as empty.
   * @throws UnreadableEvent with the place of the first event that cannot be read
   */
  readonly readStream: (stream: string, from?: bigint) => Promise<StreamRead>;
  /**
   * At most `limit` events with positions above `after`, in log order. Empty at the head. A page ends before an event
   * that cannot be read; the next page throws.
   * @throws UnreadableEvent with its place when the first event cannot be read
   */
  readonly readAll: (after: bigint, limit: number) => Promise<readonly Recorded<LeagueEvent>[]>;
  /** As {@link readAll}, without metadata: rebuilds read so, 1.5 times as fast. */
  readonly replay: (after: bigint, limit: number) => Promise<readonly Replayed<LeagueEvent>[]>;
  /** The position of the last event; 0n for an empty log. */
  readonly head: () => Promise<bigint>;
  /**
   * Whether the head may be lower than a position that was read before, as at a server that lags behind its leader. In
   * any other log a lower head means that the log was restored to an older state.
   */
  readonly headMayLag: boolean;
  /** The id of the event at exactly this position, even an unreadable one; undefined where the league has no event. */
  readonly idAt: (position: bigint) => Promise<string | undefined>;
  /**
   * Calls the listener at least once after each append, as a hint to read on; with the events, in log order, where this process
   * has appended them and knows their places. Returns a function that removes it.
   */
  readonly onAppended: (listener: (appended?: readonly JustAppended[]) => void) => () => void;
  /** Waits for running appends, then closes. */
  readonly close: () => Promise<void>;
};

/** Another writer was first: the stream's revision is not the expected one. Nothing was written. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: ExpectedRevision;

  constructor(stream: string, expected: ExpectedRevision, actual: ExpectedRevision) {
    super(`stream '${stream}' is at ${actual}, expected ${expected}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** The store cannot be reached, is full or read-only; nothing was recorded. Answered with 503. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/**
 * The store was lost during an append, and the events may have been recorded. Answered with 503; a repeat
 * of the command finds out.
 */
export class RecordingUncertain extends StoreUnavailable {
  override readonly name = 'RecordingUncertain';
}

/** The log's file is damaged. Names the file and the position after which it cannot be read; nothing is repaired. */
export class LogCorrupt extends Error {
  override readonly name = 'LogCorrupt';
  readonly file: string;
  /** The position of the last readable event. */
  readonly lastGood: bigint;

  constructor(file: string, lastGood: bigint, detail: string) {
    super(`${file}: damaged after position ${lastGood}: ${detail}`);
    this.file = file;
    this.lastGood = lastGood;
  }
}
