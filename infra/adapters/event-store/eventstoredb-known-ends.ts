import { setTimeout as pause } from 'node:timers/promises';
import {
  type ExpectedRevision,
  RevisionConflict,
  StoreUnavailable,
  type StreamRead,
} from '@league/events/ports/event-store.ts';

/** How long a read waits for a follower; a person waits for the answer. */
const LAG_MS = 3_000;
/** The time between two looks. */
export const LOOK_EVERY_MS = 25;
/** Streams that are remembered, those first that were written last. */
const MOST = 1_000;

/** What this process knows of where streams end at least. */
export type KnownEnds = {
  /** Notes where the append left the stream, or what a conflict told of it. */
  readonly noting: <Result extends { readonly revision: bigint }>(
    stream: string,
    append: () => Promise<Result>,
  ) => Promise<Result>;
  /**
   * The read, repeated until it shows what is known. A follower that lags behind the leader which took the append shows less.
   * @throws StoreUnavailable when it still does after some seconds
   */
  readonly reading: (stream: string, read: () => Promise<StreamRead>) => Promise<StreamRead>;
};

/** Nothing is known at first. */
export const createKnownEnds = (limitMs: number = LAG_MS): KnownEnds => {
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
    noting: async (stream, append) => {
      try {
        const appended = await append();
        note(stream, appended.revision);
        return appended;
      } catch (error) {
        if (error instanceof RevisionConflict) note(stream, error.actual);
        throw error;
      }
    },
    reading: async (stream, read) => {
      const known = ends.get(stream) ?? -1n;
      for (const until = performance.now() + limitMs; ; await pause(LOOK_EVERY_MS)) {
        const shown = await read();
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
