import { formatPosition } from '@league/events/envelope.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import type { Moved, Projector } from '@league/projector/running/projector.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { backoff } from '../servers/backoff.ts';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';
import { layoutOf } from './mongodb-layout.ts';

export type ProgressOptions = {
  /** The epoch of the lease under which the projector runs. A projector of a higher epoch has the last word. */
  readonly epoch?: number;
  readonly retryPolicy?: RetryPolicy;
};

type Progress = Pick<Moved, 'generation' | 'stopped' | 'stale' | 'checkpoint'>;

/**
 * The pause before the first write. An event moves all models within a few turns of the event loop, and whoever waits for
 * several models waits for the last: were one written at once, the others would follow only after {@link REST_MS}.
 */
const GATHER_MS = 5;
/** The pause between two writes. Moves that come meanwhile are written together. */
const REST_MS = 50;

/**
 * Tells the other processes what the checkpoints do not show (mongodb-positions.ts): which projections have stopped or go on
 * again, which of them serve events that may not be in the log, and how far each has passed over events that do not concern it:
 * readers wait for that, and checkpoints say it only now and then. Progress is written when it changes, and tried again until the
 * server is there. Returns a function that ends this, and resolves when the last write is done or given up.
 */
export const publishProgress = (
  mongo: Mongo,
  projector: Pick<Projector, 'onMoved'>,
  { epoch = 0, retryPolicy = backoff }: ProgressOptions = {},
): (() => Promise<void>) => {
  const { progress } = layoutOf(mongo.database);
  const ending = new AbortController();
  const told = new Map<string, Pick<Moved, 'stopped' | 'stale'>>();
  const unwritten = new Map<string, Progress>();
  let writing: Promise<void> | undefined;

  const write = async (batch: ReadonlyMap<string, Progress>): Promise<void> => {
    const operations = Array.from(batch, ([_id, { checkpoint, ...rest }]) => ({
      replaceOne: {
        // The filter does not find progress of a higher epoch, whose id then refuses the upsert.
        filter: { _id, epoch: { $lte: epoch } },
        replacement: { ...rest, position: formatPosition(checkpoint), epoch },
        upsert: true,
      },
    }));
    await unlessTaken(() => mongoGuard(() => progress.bulkWrite(operations, { ordered: false })));
  };

  const writeAll = async (): Promise<void> => {
    await delay(GATHER_MS);
    for (let attempt = 1; unwritten.size > 0; ) {
      const batch = new Map(unwritten);
      unwritten.clear();
      try {
        await write(batch);
        attempt = 1;
        if (unwritten.size > 0 && !ending.signal.aborted) await delay(REST_MS);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        if (ending.signal.aborted) return;
        for (const [model, one] of batch) if (!unwritten.has(model)) unwritten.set(model, one);
        await retryPolicy.wait(attempt, ending.signal);
        attempt += 1;
      }
    }
  };

  const stopListening = projector.onMoved(({ model, generation, checkpoint, keys, ...moved }) => {
    // A move that changed documents shows in the checkpoint that was saved with them.
    const { stopped, stale } = moved;
    const before = told.get(model);
    if (before?.stopped === stopped && before.stale === stale && keys?.length !== 0) return;
    told.set(model, { stopped, stale });
    unwritten.set(model, { generation, checkpoint, stopped, stale });
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
  });

  return async () => {
    stopListening();
    ending.abort();
    await writing;
  };
};
