import { formatPosition } from '@league/events/envelope.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { backoff, type RetryPolicy } from '@league/projector/running/retry-policy.ts';
import type { Moved, Projector } from '@league/projector/running/projector.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';
import { layoutOf } from './mongodb-layout.ts';

export type ProgressOptions = {
  /** Epoch of the lease under which the projector runs: a projector of a higher one has the last word. */
  readonly epoch?: number;
  readonly retryPolicy?: RetryPolicy;
};

type Progress = Pick<Moved, 'generation' | 'stopped' | 'stale' | 'checkpoint'>;

/**
 * Before the first writing: an event moves all models within a few turns of the event loop, and whoever waits for several
 * of them waits for the last. Written one and then the others, they would be a rest apart.
 */
const GATHER_MS = 5;
/** Between two writings; what moves meanwhile is written at once with the next. */
const REST_MS = 50;

/**
 * Tells the other processes what does not show in the checkpoints (mongodb-positions.ts): which projections have stopped,
 * and go on again, which serve what may not be in the log, and how far each has come over events of no concern to it, which
 * are saved only now and then and waited for by readers. Written when it changes, and again until the server is there. Returns
 * the way to end it, which resolves when what was being written is written or given up.
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
        // One of a higher epoch is not found, and stands in the way of making one.
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
    // A move that changed documents was saved with its checkpoint.
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
