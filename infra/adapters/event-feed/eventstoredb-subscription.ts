import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { recordOf, type StoredRecord } from '../event-store/eventstoredb-records.ts';
import type { EventStoreDb } from '../servers/eventstoredb.ts';
import type { Take } from '../servers/eventstoredb-read-call.ts';
import { eventStoreDbErrorOf } from '../servers/eventstoredb-errors.ts';
import { subscriptionRequest } from '../servers/eventstoredb-requests.ts';

export type SubscriptionOptions = {
  /** Where it begins: strictly behind this position. */
  readonly after: bigint;
  readonly signal: AbortSignal;
  /** The most records of one batch, and about the most that wait for a slow consumer. */
  readonly batchRecords: number;
  /** Position of the league's last event: asked when the server has been quiet for `quietMs`. */
  readonly head: () => Promise<bigint>;
  readonly quietMs: number;
};

/** Between two short batches records gather so long (see in-process.ts). */
const GATHER_MS = 10;
/** About the most bytes that wait for a slow consumer. */
const WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Batches (never empty) of the records of all streams whose names begin with the prefix, in log order, without end:
 * whatever ends the subscription is logged, and another begins behind the last record that was handed on. So it does when
 * the server has dropped a subscription and left it open (KurrentDB #5672, #3491, #3532): it has been quiet twice in a row,
 * and the log reached further all that time. Throws nothing;
 * ends when the signal aborts. The server's checkpoints are not used: they would save it a look at what other leagues wrote
 * meanwhile, and have been wrong (KurrentDB #3697, #4990).
 */
export const subscribeUnaided = async function* (
  eventStoreDb: EventStoreDb,
  prefix: string,
  options: SubscriptionOptions,
): AsyncGenerator<readonly StoredRecord[], void> {
  const { signal } = options;
  let from = options.after;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    let reason = 'the server ended it';
    const ending = new AbortController();
    try {
      const confirmed = (): void => {
        attempt = 1;
      };
      const arrived = createArrivals(options.batchRecords, confirmed);
      const request = subscriptionRequest(prefix, from);
      eventStoreDb.read(request, arrived.put, ending.signal).then(() => arrived.end(), arrived.end);
      for await (const batch of batchesOf(arrived, { ...options, after: from })) {
        from = batch.at(-1)?.position ?? from;
        yield batch;
      }
    } catch (error) {
      const portError = eventStoreDbErrorOf(error, 'read $all');
      reason = portError instanceof Error ? portError.message : String(portError);
    } finally {
      ending.abort();
    }
    if (signal.aborted) return;
    eventStoreDb.log.warn({ reason, attempt, after: String(from) }, 'the subscription to EventStoreDB begins again');
    await eventStoreDb.retryPolicy.wait(attempt, signal);
  }
};

/** What one subscription brings, until it ends. */
const batchesOf = async function* (
  arrived: ReturnType<typeof createArrivals>,
  { after, signal, batchRecords, head, quietMs }: SubscriptionOptions,
): AsyncGenerator<readonly StoredRecord[], void> {
  const isDropped = createDropCheck(head);
  signal.addEventListener('abort', arrived.ring);
  let at = after;
  try {
    while (!signal.aborted) {
      const batch = arrived.take();
      if (batch.length > 0) {
        at = batch.at(-1)?.position ?? at;
        yield batch;
        await (batch.length < batchRecords ? pause(GATHER_MS) : nextTurn());
      } else if (!(await arrived.more(quietMs)) && isDropped(at)) {
        throw new Error('the server brings nothing any more');
      } else if (arrived.isOver()) {
        return;
      }
    }
  } finally {
    signal.removeEventListener('abort', arrived.ring);
  }
};

/** What a subscription has brought and nobody has taken yet. Nothing more is asked for while that is much. */
const createArrivals = (most: number, onConfirmed: () => void) => {
  const waiting: StoredRecord[] = [];
  let bytes = 0;
  let ended: { readonly error?: Error } | undefined;
  let room: PromiseWithResolvers<void> | undefined;
  // Whatever the server says: while it passes over other leagues' events it says how far it is.
  let heard = false;
  let bell = Promise.withResolvers<void>();
  const ring = (): void => bell.resolve();
  const put: Take = (answer) => {
    heard = true;
    if (answer.hasConfirmation()) onConfirmed();
    const record = recordOf(answer);
    if (record === undefined) return undefined;
    waiting.push(record);
    bytes += bytesOf(record);
    ring();
    if (waiting.length < most && bytes < WAITING_BYTES) return undefined;
    room = Promise.withResolvers();
    return room.promise;
  };
  return {
    put,
    ring,
    /** No more comes: in peace, or because of this. */
    end: (error?: Error): void => {
      ended = error === undefined ? {} : { error };
      ring();
    },
    take: (): readonly StoredRecord[] => {
      bell = Promise.withResolvers<void>();
      const batch = waiting.splice(0, most);
      for (const record of batch) bytes -= bytesOf(record);
      room?.resolve();
      return batch;
    },
    /** Waits for records, or the end; false when the server has said nothing at all for so long. */
    more: async (quietMs: number): Promise<boolean> => {
      let quiet = false;
      heard = false;
      const timer = setTimeout(() => {
        quiet = !heard;
        ring();
      }, quietMs);
      if (ended === undefined) await bell.promise;
      clearTimeout(timer);
      return !quiet;
    },
    /** Whether no more can come. @throws what ended the call, unless that was in peace */
    isOver: (): boolean => {
      if (ended === undefined || waiting.length > 0) return false;
      if (ended.error !== undefined) throw ended.error;
      return true;
    },
  };
};

/** Text is mostly ASCII. */
export const bytesOf = ({ data, metadata }: StoredRecord): number => data.length + metadata.length;

/** Asked whenever it has been quiet: whether the log was known to reach further already the last time. */
const createDropCheck = (head: () => Promise<bigint>) => {
  let reached = 0n;
  let looking = false;
  const look = async (): Promise<void> => {
    looking = true;
    // A server that is away ends the subscription itself.
    reached = await head().catch(() => 0n);
    looking = false;
  };
  return (at: bigint): boolean => {
    if (reached > at) return true;
    if (!looking) void look();
    return false;
  };
};
