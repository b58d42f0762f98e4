import { createHash } from 'node:crypto';
import type { EncodedEvent } from '../../adapters/event-store/stored-events.ts';

/** An event as it stands at rest, whether or not this program can read it. */
export type RawEvent = EncodedEvent & {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
};

/**
 * A log without its meaning, for copies: nothing is decoded, lifted or checked, so that an event that nobody can read is
 * carried over like any other.
 */
export type RawLog = {
  /** For people: where it is. */
  readonly name: string;
  /** At most `limit` events behind a position, in log order; none at the end. @throws StoreUnavailable */
  readonly page: (after: bigint, limit: number) => Promise<readonly RawEvent[]>;
  /** Position of the last event, 0n for an empty log. @throws StoreUnavailable */
  readonly head: () => Promise<bigint>;
  /**
   * Adds these at the end, in this order, under positions of this log's own; durable when it resolves. Cut short, it has
   * added some of them, from the first on. @throws StoreUnavailable, OperationRefused for one that this log cannot hold
   */
  readonly append: (events: readonly RawEvent[]) => Promise<void>;
};

/** What must be equal in both logs, in the order in which it is told: all of an event but its position. */
const PARTS = ['stream', 'revision', 'id', 'type', 'version', 'recordedAt', 'data', 'metadata'] as const;

const partOf = (event: RawEvent, part: (typeof PARTS)[number]): string | number => {
  if (part === 'revision') return event.revision.toString();
  // A UUID is the same in either case; EventStoreDB gives it back in lower case.
  return part === 'id' ? event.id.toLowerCase() : event[part];
};

const lineOf = (event: RawEvent): string => JSON.stringify(PARTS.map((part) => partOf(event, part)));

/** The names of what differs between two events; none when they are the same. */
export const differingParts = (one: RawEvent, other: RawEvent): readonly string[] =>
  PARTS.filter((part) => partOf(one, part) !== partOf(other, part));

/** A log as it was read from its first event to its last. */
export type LogFigures = {
  readonly count: number;
  /** Over stream, revision, id, type, version, time, data and metadata of every event, in log order. */
  readonly sha256: string;
  /** Position of the last event; 0n when there is none. */
  readonly head: bigint;
};

/** Counts events and folds them into one SHA-256, in the order in which they come. */
export const createLogDigest = () => {
  const hash = createHash('sha256');
  let [count, head] = [0, 0n];
  return {
    add: (event: RawEvent): void => {
      hash.update(`${lineOf(event)}\n`);
      count += 1;
      head = event.position;
    },
    head: (): bigint => head,
    /** Ends it. */
    result: (): LogFigures => ({ count, sha256: hash.digest('hex'), head }),
  };
};

/** An event, for people. */
export const nameOf = ({ type, id, stream, revision }: RawEvent): string =>
  `${type} ${id} (stream ${stream}, revision ${revision})`;
