import type { LeagueEvent } from '../catalogue.ts';
import type { EventOf, NewEvent, Recorded, Replayed } from '../envelope.ts';

/** The revision a writer believes the stream has: that of its last event, or 'no-stream' for a stream without events. */
export type ExpectedRevision = bigint | 'no-stream';

/**
 * The outcome of an append: revision in the stream and position in the log of its last event, and the position of each event in
 * order. The positions of one append rise, but need not be consecutive: EventStoreDB's are byte offsets.
 */
export type Appended = { readonly revision: bigint; readonly position: bigint; readonly positions: readonly bigint[] };

/** A stream as read: its events in order, and the revision to expect on the next append. */
export type StreamRead = { readonly events: readonly Recorded<LeagueEvent>[]; readonly revision: ExpectedRevision };

/**
 * The log of the league. Every adapter passes `event-store.contract.ts`.
 */
export type EventStore = {
  /**
   * Appends all events or none, with consecutive revisions, at the expected revision. Resolves only when they are
   * durable. Repeating an append (same event ids, same expected revision) gives the same answer and writes nothing.
   * @throws RevisionConflict when the stream is elsewhere, InvalidEvent for a malformed event, AppendTooLarge,
   * StoreUnavailable when nothing could be recorded, RecordingUncertain when it may have been
   */
  readonly append: (
    stream: string,
    events: readonly NewEvent<EventOf>[],
    expectedRevision: ExpectedRevision,
  ) => Promise<Appended>;
  /**
   * The stream's events from revision `from` (default 0n) on; a missing stream reads as empty.
   * @throws UnreadableEvent with the place of the first that cannot be read
   */
  readonly readStream: (stream: string, from?: bigint) => Promise<StreamRead>;
  /**
   * At most `limit` events with positions above `after`, in log order. Empty at the head.
   * @throws UnreadableEvent with its place when the first event cannot be read; a page ends before a later one that cannot be
   * read
   */
  readonly readAll: (after: bigint, limit: number) => Promise<readonly Recorded<LeagueEvent>[]>;
  /** As {@link readAll} without metadata: what rebuilds read, at 1.5 times the rate. */
  readonly replay: (after: bigint, limit: number) => Promise<readonly Replayed<LeagueEvent>[]>;
  /** Position of the last event, 0n for an empty log. */
  readonly head: () => Promise<bigint>;
  /**
   * Whether the head may be below a position that was read before: so where a server may lag behind its leader. Of any other
   * log a lower head means that the log was restored to an older state.
   */
  readonly headMayLag: boolean;
  /** Id of the event at exactly this position, also of one that cannot be read; undefined where no event of the league stands. */
  readonly idAt: (position: bigint) => Promise<string | undefined>;
  /** Calls the listener at least once after each append, as a hint to read on. Returns a function that stops this. */
  readonly onAppended: (listener: () => void) => () => void;
  /** Waits for appends under way, then closes. */
  readonly close: () => Promise<void>;
};

/** Someone else wrote first: the stream's actual revision is not the expected one. Nothing was written. */
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

/** The store is away, full or read-only; nothing was recorded. Answered with 503. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** The store went away during an append: events are recorded, or may be. Answered with 503; sending the command again finds out. */
export class RecordingUncertain extends StoreUnavailable {
  override readonly name = 'RecordingUncertain';
}

/** The log's file is damaged. Says which file and after which position it can no longer be read; nothing is repaired. */
export class LogCorrupt extends Error {
  override readonly name = 'LogCorrupt';
  readonly file: string;
  /** Position of the last event that reads well. */
  readonly lastGood: bigint;

  constructor(file: string, lastGood: bigint, detail: string) {
    super(`${file}: damaged after position ${lastGood}: ${detail}`);
    this.file = file;
    this.lastGood = lastGood;
  }
}
