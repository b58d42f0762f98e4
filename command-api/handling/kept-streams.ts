import type { EventStore } from '@league/events/ports/event-store.ts';
import { type FoldedStream, foldedStream, type Folding, type StateSource } from './folded-stream.ts';

/** How much is kept: streams, and events folded into all of them together, since a command id is kept of each. */
export type Bounds = { readonly streams: number; readonly events: number };

/** About 10 MB of command ids at most. */
const BOUNDS: Bounds = { streams: 500, events: 100_000 };

/** `events` is how many it had when it was last counted. */
type Kept<State, Version> = {
  readonly version: Version;
  readonly source: FoldedStream<State>;
  readonly events: number;
};

/**
 * Streams kept folded, those that were asked for last: right for many streams of which each may grow long (matches). What
 * is beyond the bounds is folded anew when it is next asked for. `version` is what the folding depends on besides the
 * events: a stream asked for under another one is folded anew too. One that is not kept is assumed to have no events: most
 * of those that are written to for the first time have none.
 */
export const keptStreams = <State, Version>(
  store: EventStore,
  folding: (version: Version) => Folding<State>,
  bounds = BOUNDS,
): ((stream: string, version: Version) => StateSource<State>) => {
  const kept = new Map<string, Kept<State, Version>>();
  let total = 0;

  const forget = (stream: string): void => {
    total -= kept.get(stream)?.events ?? 0;
    kept.delete(stream);
  };

  /** As the one asked for last; those asked for longest ago go until all is within the bounds. */
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
