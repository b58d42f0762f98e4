import type { StoredEvent } from '../codec.ts';

/**
 * The largest append in bytes, EventStoreDB's default limit. All kinds of log refuse more, so that each log can be
 * copied into any other (ADR 23).
 */
export const MOST_APPEND_BYTES = 1024 * 1024;

/** The append is larger than the log accepts. Nothing was written. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  readonly bytes: number;
  /** The largest append that the log accepts, in bytes. */
  readonly most: number;

  constructor(bytes: number, most: number = MOST_APPEND_BYTES) {
    super(`an append of ${bytes} bytes: the log takes at most ${most} at once`);
    this.bytes = bytes;
    this.most = most;
  }
}

/** An event as it is written, with its metadata as JSON text. */
type SizedEvent = Pick<StoredEvent, 'type' | 'data'> & { readonly metadata: string };

/** The most bytes of time and version, which EventStoreDB stores with the metadata. */
const ENVELOPE_BYTES = 64;

/** The size of an append as EventStoreDB counts it: two bytes for each letter of a type name, and the contents. */
export const appendBytes = (events: readonly SizedEvent[]): number =>
  events.reduce(
    (sum, { type, data, metadata }) =>
      sum + 2 * type.length + Buffer.byteLength(data) + Buffer.byteLength(metadata) + ENVELOPE_BYTES,
    0,
  );

/** @throws AppendTooLarge */
export const refuseTooLarge = (events: readonly SizedEvent[]): void => {
  const bytes = appendBytes(events);
  if (bytes > MOST_APPEND_BYTES) throw new AppendTooLarge(bytes);
};
