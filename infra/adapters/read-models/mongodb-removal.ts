import { setTimeout as delay } from 'node:timers/promises';
import { MongoError } from 'mongodb';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** Takes away collections that nobody points to any more, in the background. */
export type Removals = {
  /** Removes the collection, but not before `delayMs`, for those who still read from it. */
  readonly remove: (collection: string, delayMs: number) => void;
  /** Gives up what waits; resolves when what is under way has ended. */
  readonly close: () => Promise<void>;
};

/** Documents removed in one go, and what may be left for the drop itself. */
const CHUNK = 500;

/**
 * Large collections are emptied step by step before they are dropped: mongod drops any collection at once, but servers
 * that speak its protocol may hold everybody up meanwhile (SecantusDB 0.7: 6 s for 20,000 documents). What is not done
 * when the process ends or the server is away is left to `dropUnfinished`.
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
      // As long as it worked, so that others have half of the time.
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

/** Never holds up the end of the process. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** NamespaceNotFound: another process has dropped it meanwhile. */
const isGone = (error: unknown): boolean => error instanceof MongoError && error.code === 26;
