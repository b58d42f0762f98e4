import { setTimeout as delay } from 'node:timers/promises';
import { MongoError } from 'mongodb';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** Removes collections that no pointer names any more, in the background. */
export type Removals = {
  /** Removes the collection after `delayMs`, in which readers may finish. */
  readonly remove: (collection: string, delayMs: number) => void;
  /** Gives up the removals that wait; resolves when those under way have ended. */
  readonly close: () => Promise<void>;
};

/** How many documents are deleted with one request; the drop itself may meet as many. */
const CHUNK = 500;

/**
 * Large collections are emptied step by step before they are dropped: mongod drops any collection at once, but servers
 * that speak its protocol may hold everybody up meanwhile (SecantusDB 0.7: 6 s for 20,000 documents). A collection that is
 * still there when the process ends, or the server is away, is left to `dropUnfinished`.
 */
export const createRemovals = ({ database }: Mongo, onNotice: (notice: string) => void): Removals => {
  const underWay = new Map<string, Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;

  const empty = async (name: string): Promise<void> => {
    const collection = database.collection<{ _id: string }>(name);
    while (!signal.aborted) {
      const startedAt = performance.now();
      const some = await collection.find({}, { projection: { _id: 1 }, limit: CHUNK }).toArray();
      if (some.length < CHUNK) return;
      await collection.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
      // The pause is as long as the step took, so that others have half of the server's time.
      await pause(performance.now() - startedAt, signal);
    }
  };

  const carryOut = async (name: string, delayMs: number): Promise<void> => {
    await pause(delayMs, signal);
    if (signal.aborted) return;
    try {
      await mongoGuard(() => empty(name));
      if (!signal.aborted) await mongoGuard(() => database.dropCollection(name));
    } catch (error) {
      if (error instanceof Error && isGone(error.cause)) return;
      onNotice(`the old documents in ${name} could not be removed, and stay until the next start: ${String(error)}`);
    }
  };

  return {
    remove: (name, delayMs) => {
      if (underWay.has(name)) return;
      const removing = carryOut(name, delayMs).finally(() => underWay.delete(name));
      underWay.set(name, removing);
    },
    close: async () => {
      closing.abort();
      await Promise.all(underWay.values());
    },
  };
};

/** Waits without holding up the end of the process. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** NamespaceNotFound: another process has dropped it meanwhile. */
const isGone = (error: unknown): boolean => error instanceof MongoError && error.code === 26;
