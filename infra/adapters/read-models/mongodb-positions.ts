import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import { MongoError } from 'mongodb';
import { inTransaction, type Mongo, mongoGuard } from '../servers/mongodb.ts';
import { type Layout, layoutOf, WATCHED } from './mongodb-layout.ts';
import { createFollowedModels, type FollowedModels, type WatchedDocument } from './mongodb-followed-models.ts';
import { createPositionBoard } from './position-board.ts';
import { createTurns } from './turns.ts';

export type MongoPositionsOptions = {
  /** Told when there is no change stream, and when there is one again. */
  readonly onNotice?: (notice: string) => void;
  /** How often everything is read while there is no change stream. */
  readonly pollMs?: number;
  /** How often everything is read although there is a change stream: a stream that falls silent must not go unnoticed. */
  readonly checkMs?: number;
};

const POLL_MS = 1_000;
const CHECK_MS = 15_000;

export type MongoPositions = ModelPositions &
  ModelMoves & {
    /** Whether everything was read and a change stream tells of moves at once; else moves are read within seconds. */
    readonly connected: () => boolean;
    readonly close: () => Promise<void>;
  };

/**
 * Positions and moves of read models that other processes write. A change stream on the checkpoints tells of them; it is
 * opened before everything is read once, so that no move is missed in between. While there is no change stream, everything is
 * read again and again, and a model that has moved counts as changed in all documents. Nothing is told of a generation before it
 * serves, and a model moves backwards only by a switch.
 */
export const createMongoPositions = (
  mongo: Mongo,
  { onNotice = () => undefined, pollMs = POLL_MS, checkMs = CHECK_MS }: MongoPositionsOptions = {},
): MongoPositions => {
  const { tell, ...board } = createPositionBoard();
  const followed = createFollowedModels(tell);
  const layout = layoutOf(mongo.database);
  const closing = new AbortController();
  let connected = false;
  let lost = false;

  const inTurn = createTurns();
  const readAll = (): Promise<void> =>
    inTurn(async () => {
      const takeAll = followed.startReading();
      takeAll(await readSnapshot(mongo, layout));
    });
  const streaming = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await followStream(mongo, followed, closing.signal, async () => {
          await readAll();
          connected = true;
          if (lost) onNotice('MongoDB: there is a change stream again');
          lost = false;
        });
      } catch (error) {
        if (!isTrouble(error)) throw error;
        if (!lost) onNotice(`there is no change stream, the read models are polled: ${error.message}`);
        lost = true;
      }
      connected = false;
      await pause(pollMs, closing.signal);
    }
  };
  const reading = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await pause(connected ? checkMs : pollMs, closing.signal);
      if (closing.signal.aborted) return;
      await readAll().catch((error: unknown) => {
        // The next round reads again; `connected` says that the server is away.
        if (!isTrouble(error)) throw error;
      });
    }
  };
  const working = Promise.all([streaming(), reading()]);
  return {
    ...board,
    connected: () => connected,
    close: async () => {
      closing.abort();
      await working;
    },
  };
};

/** Whether server or driver are at fault: then everything is read, and the stream is tried again. */
const isTrouble = (error: unknown): error is StoreUnavailable | MongoError =>
  error instanceof StoreUnavailable || error instanceof MongoError;

/** Waits half of the time or longer, by chance, so that processes that lost the same server do not come back together. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms * (1 - Math.random() / 2), undefined, { signal }).catch(() => undefined);

const readSnapshot = (mongo: Mongo, { models, checkpoints, progress }: Layout) =>
  inTransaction(mongo, async (session) => ({
    pointers: await models.find({}, { session }).toArray(),
    checkpoints: await checkpoints.find({}, { session, projection: { position: 1, changed: 1 } }).toArray(),
    progress: await progress.find({}, { session }).toArray(),
  }));

/**
 * Follows the change stream until it breaks or the signal aborts; `opened` runs when the stream is there, before any of its
 * events is taken. A lost connection ends the following: the driver would go on by resume token, and a server that comes back
 * with other data may take the token and stay silent (SecantusDB 0.7).
 * @throws StoreUnavailable
 */
const followStream = (
  { client, database }: Mongo,
  followed: FollowedModels,
  signal: AbortSignal,
  opened: () => Promise<void>,
): Promise<void> =>
  mongoGuard(async () => {
    const stream = database.watch<WatchedDocument>([{ $match: { 'ns.coll': { $in: [...WATCHED] } } }]);
    // The stream cannot be relied on to fail: closed while it reconnects, it may leave `next` waiting for ever.
    const lost = Promise.withResolvers<never>();
    const lose = (): void => lost.reject(new StoreUnavailable('MongoDB: the connection was lost'));
    signal.addEventListener('abort', lose);
    client.on('connectionPoolCleared', lose);
    // The server's first answer brings a token, also when the first event is long in coming.
    const open = once(stream, 'resumeTokenChanged');
    try {
      const first = stream.next();
      // The race handles a failure of any of the three, whenever it comes.
      await Promise.race([open, first, lost.promise]);
      await opened();
      const takeEvents = async (): Promise<never> => {
        for (let event = await first; ; event = await stream.next()) followed.take(event);
      };
      await Promise.race([takeEvents(), lost.promise]);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', lose);
      client.off('connectionPoolCleared', lose);
      // Nothing waits for the stream to close, which takes seconds where the server is away.
      stream.close().catch(() => undefined);
    }
  });
