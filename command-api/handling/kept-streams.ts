import type { EventStore } from '@league/events/ports/event-store.ts';
import { type FoldedStream, foldedStream, type Folding, type StateSource } from './folded-stream.ts';

/** The bounds of what is kept: streams, and the events folded into all of them together, since each leaves a command id. */
export type Bounds = { readonly streams: number; readonly events: number };

/** About 10 MB of command ids at most. */
const BOUNDS: Bounds = { streams: 500, events: 100_000 };

/** `events` is the number of its events when it was last counted. */
type KeptStream<State, Version> = {
  readonly version: Version;
  readonly source: FoldedStream<State>;
  readonly events: number;
};

/**
 * Keeps the states of the most recently used streams. For many streams of which each may grow long (matches). A stream beyond
 * the bounds is read and folded anew when it is next used. `version` is what the folding depends on besides the events: with
 * another one the stream is folded anew too.
 */
export const keptStreams = <State, Version>(
  store: EventStore,
  folding: (version: Version) => Folding<State>,
  bounds = BOUNDS,
): ((stream: string, version: Version) => StateSource<State>) => {
  const kept = new Map<string, KeptStream<State, Version>>();
  let total = 0;

  const forget = (stream: string): void => {
    total -= kept.get(stream)?.events ?? 0;
    kept.delete(stream);
  };

  /** Stores it as the most recently used; the least recently used go until all are within the bounds. */
  const keep = (stream: string, version: Version, source: FoldedStream<State>): void => {
    const { revision } = source.known();
    const events = revision === 'no-stream' ? 0 : Number(revision) + 1;
    forget(stream);
    kept.set(stream, { version, source, events });
    total += events;
    for (const oldest of kept.keys()) {
      if (kept.size <= bounds.streams && total <= bounds.events) return;
      forget(oldest);
    }
  };

  return (stream, version) => {
    const source = (): FoldedStream<State> => {
      const found = kept.get(stream);
      return found?.version === version ? found.source : foldedStream(store, stream, folding(version));
    };
    const foldedOtherwise = (): boolean => (kept.get(stream)?.version ?? version) !== version;
    return {
      stream,
      load: async () => {
        const used = source();
        const loaded = await used.load();
        keep(stream, version, used);
        return loaded;
      },
      assumed: () => (foldedOtherwise() ? undefined : source().known()),
      appended: (events) => {
        if (foldedOtherwise()) return;
        const used = source();
        used.appended(events);
        keep(stream, version, used);
      },
    };
  };
};
