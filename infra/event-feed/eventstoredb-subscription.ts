import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { recordOf, type StoredRecord } from '../event-store/eventstoredb-records.ts';
import type { EventStoreDb, ReadCall } from '../servers/eventstoredb.ts';
import { eventStoreDbErrorOf } from '../servers/eventstoredb-errors.ts';
import { type From, subscriptionRequest } from '../servers/eventstoredb-requests.ts';

export type SubscriptionOptions = {
  /** Where it begins: strictly behind this position, or with what comes from now on. */
  readonly after: Exclude<From, 'start'>;
  readonly signal: AbortSignal;
  /** The most records of one batch, and about the most that wait for a slow consumer. */
  readonly batchRecords: number;
  /** The server has taken the subscription, for the first time or again: something may have been missed. */
  readonly onConfirmed?: () => void;
};

/** Between two short batches records gather so long (see in-process.ts). */
const GATHER_MS = 10;

/**
 * Batches (never empty) of the records of all streams whose names begin with the prefix, in log order, without end:
 * whatever ends the subscription is logged, and another begins behind the last record that was handed on. Throws nothing;
 * ends when the signal aborts. The server's checkpoints are not used: they would save it a look at what other leagues wrote
 * meanwhile, and have been wrong (KurrentDB #3697, #4990).
 */
export const subscribeUnaided = async function* (
  eventStoreDb: EventStoreDb,
  prefix: string,
  { after, signal, batchRecords, onConfirmed }: SubscriptionOptions,
): AsyncGenerator<readonly StoredRecord[], void> {
  let from: From = after;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    let reason = 'the server ended it';
    let call: ReadCall | undefined;
    try {
      call = await eventStoreDb.read(subscriptionRequest(prefix, from));
      const confirmed = (): void => {
        attempt = 1;
        onConfirmed?.();
      };
      for await (const batch of batchesOf(call, batchRecords, signal, confirmed)) {
        from = batch.at(-1)?.position ?? from;
        yield batch;
      }
    } catch (error) {
      const portError = eventStoreDbErrorOf(error);
      reason = portError instanceof Error ? portError.message : String(portError);
    } finally {
      call?.cancel();
    }
    if (signal.aborted) return;
    eventStoreDb.log.warn({ reason, attempt, after: String(from) }, 'the subscription to EventStoreDB begins again');
    await eventStoreDb.patience.wait(attempt, signal);
  }
};

/** What one subscription brings, until it ends; it is stopped from sending while the consumer is behind. */
const batchesOf = async function* (
  call: ReadCall,
  most: number,
  signal: AbortSignal,
  onConfirmed: () => void,
): AsyncGenerator<readonly StoredRecord[], void> {
  const waiting: StoredRecord[] = [];
  let end: { readonly error?: Error } | undefined;
  let bell = Promise.withResolvers<void>();
  const ring = (): void => bell.resolve();
  call.on('data', (response) => {
    if (response.hasConfirmation()) onConfirmed();
    const record = recordOf(response);
    if (record === undefined) return;
    waiting.push(record);
    // What the stream holds already may still come: a handful.
    if (waiting.length >= most) call.pause();
    ring();
  });
  call.on('end', () => {
    end ??= {};
    ring();
  });
  call.on('error', (error) => {
    end = { error };
    ring();
  });
  signal.addEventListener('abort', ring);
  try {
    while (!signal.aborted) {
      bell = Promise.withResolvers<void>();
      const batch = waiting.splice(0, most);
      if (batch.length > 0) {
        call.resume();
        yield batch;
        await (batch.length < most ? pause(GATHER_MS) : nextTurn());
      } else if (end === undefined) {
        await bell.promise;
      } else if (end.error === undefined) {
        return;
      } else {
        throw end.error;
      }
    }
  } finally {
    signal.removeEventListener('abort', ring);
  }
};
