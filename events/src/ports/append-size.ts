import type { StoredEvent } from '../codec.ts';

/**
 * The largest append, in bytes: the default limit of EventStoreDB. It holds for every log, so that each can be copied into any
 * other (ADR 23).
 */
export const MOST_APPEND_BYTES = 1024 * 1024;

/** An append that is larger than a log takes. Nothing was written. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  readonly bytes: number;
  /** The largest append that the log takes, in bytes. */
  readonly most: number;

  constructor(bytes: number, most: number = MOST_APPEND_BYTES) {
    super(`an append of ${bytes} bytes: the log takes at most ${most} at once`);
    this.bytes = bytes;
    this.most = most;
  }
}

/** An event as it is written; its metadata is JSON text. */
type SizedEvent = Pick<StoredEvent, 'type' | 'data'> & { readonly metadata: string };

/** Time and version, which EventStoreDB keeps in the metadata, at their longest. */
const ENVELOPE_BYTES = 64;

/** The size as EventStoreDB counts it: type names in two bytes a letter, and the contents. */
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
