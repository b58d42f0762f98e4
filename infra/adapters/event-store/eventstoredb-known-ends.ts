import { setTimeout as pause } from 'node:timers/promises';
import {
  type EventStore,
  type ExpectedRevision,
  RevisionConflict,
  StoreUnavailable,
} from '@league/events/ports/event-store.ts';

/** How long a read waits for a follower; a person waits for the answer. */
const LAG_MS = 3_000;
/** The time between two looks. */
export const LOOK_EVERY_MS = 25;
/** Streams that are remembered, those first that were written last. */
const MOST = 1_000;

type Streams = Pick<EventStore, 'append' | 'readStream'>;

/**
 * Remembers where this process's appends left their streams, and what conflicts told of it, and repeats a read until it shows
 * that: a follower that lags behind the leader which took the append shows less. A read throws StoreUnavailable when it still
 * does after some seconds.
 */
export const withKnownEnds = ({ append, readStream }: Streams, limitMs: number = LAG_MS): Streams => {
  const ends = new Map<string, bigint>();

  const note = (stream: string, revision: ExpectedRevision): void => {
    const known = ends.get(stream);
    if (revision === 'no-stream' || (known !== undefined && known >= revision)) return;
    ends.delete(stream);
    ends.set(stream, revision);
    const [oldest] = ends.keys();
    if (ends.size > MOST && oldest !== undefined) ends.delete(oldest);
  };

  return {
    append: async (stream, events, expected) => {
      try {
        const appended = await append(stream, events, expected);
        note(stream, appended.revision);
        return appended;
      } catch (error) {
        if (error instanceof RevisionConflict) note(stream, error.actual);
        throw error;
      }
    },
    readStream: async (stream, from) => {
      const known = ends.get(stream) ?? -1n;
      for (const until = performance.now() + limitMs; ; await pause(LOOK_EVERY_MS)) {
        const shown = await readStream(stream, from);
        if ((shown.revision === 'no-stream' ? -1n : shown.revision) >= known) return shown;
        if (performance.now() >= until) {
          throw new StoreUnavailable(
            `EventStoreDB does not show yet what '${stream}' got: a follower that lags is waited for`,
          );
        }
      }
    },
  };
};
