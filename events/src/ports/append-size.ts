import type { StoredEvent } from '../codec.ts';

/**
 * What the events of one append may come to, in bytes: what EventStoreDB takes, unless it is told otherwise. It holds for
 * every log, so that each can be copied into any other.
 */
export const MOST_APPEND_BYTES = 1024 * 1024;

/** More than a log takes at once. Nothing was written. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  readonly bytes: number;
  /** What the log takes. */
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

/** As EventStoreDB counts: the names of types in two bytes a letter, and the contents. */
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
