import { loadSkips } from '@league/command-api/operations/operators-acts.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { registry } from '@league/projector/registry.ts';
import { type Projector, startProjector } from '@league/projector/running/projector.ts';
import { feedOnceChecked } from '../../adapters/event-feed/once-checked.ts';
import { createSqliteWriter } from '../../adapters/read-models/sqlite-writer.ts';
import { openAll } from './closing.ts';

export type FileProjectorParts = {
  readonly store: EventStore;
  readonly feed: EventFeed;
  readonly readModelsFile: string;
  readonly onNotice: (text: string) => void;
  readonly retryPolicy: RetryPolicy;
  /** A larger file is checked behind its opening; every file is checked first unless told. */
  readonly checkedAtOnceBytes?: number;
  /** Told of damage that the check behind has found. Until it is through, no projection moves. */
  readonly onDamage?: (error: unknown) => void;
};

/**
 * The projections of a league whose read models are in a file, which is opened here and closed by `stop`.
 * @throws StoreUnavailable when the file cannot be opened, LogCorrupt
 */
export const startFileProjector = (parts: FileProjectorParts): Promise<Projector> =>
  openAll(async (closing) => {
    const { store, readModelsFile, onNotice, retryPolicy, checkedAtOnceBytes, onDamage = () => undefined } = parts;
    const projections = registry.map(({ name }) => name);
    const writer = createSqliteWriter(readModelsFile, { onNotice, projections, checkedAtOnceBytes });
    closing.add(writer.close);
    writer.check.done.catch(onDamage);
    const feed = feedOnceChecked(parts.feed, writer.check.done);
    const skips = () => loadSkips(store);
    const projector = await startProjector(registry, { store, feed, writer, skips, onNotice, retryPolicy });
    closing.add(projector.stop);
    return { ...projector, stop: closing.close };
  });
