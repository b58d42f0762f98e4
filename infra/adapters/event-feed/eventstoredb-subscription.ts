import { pauseFor } from '@league/command-api/processes/retries.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import { recordOf, type StoredRecord } from '../event-store/eventstoredb-records.ts';
import type { EventStoreDb } from '../servers/eventstoredb.ts';
import type { Take } from '../servers/eventstoredb-read-call.ts';
import { eventStoreDbErrorOf } from '../servers/eventstoredb-errors.ts';
import { subscriptionRequest } from '../servers/eventstoredb-requests.ts';

export type SubscriptionOptions = {
  /** Behind which position the next record is to stand: where a subscription begins, and begins again. */
  readonly at: () => bigint;
  /** Takes the next record in; more is asked for at once, or when the promise resolves. Not called once the signal has aborted. */
  readonly take: (record: StoredRecord) => Promise<void> | undefined;
  /** Position of the league's last event: asked when the server has been quiet for `quietMs`. */
  readonly head: () => Promise<bigint>;
  readonly quietMs: number;
};

/**
 * Hands on the records of all streams whose names begin with the prefix, in log order, until the signal aborts: whatever ends
 * a subscription is logged, and another begins behind the last record that was taken. So it is when the server has dropped a
 * subscription and left it open (KurrentDB #5672, #3491, #3532). Never rejects. The server's checkpoints are not used: they
 * would save it a look at what other leagues wrote meanwhile, and have been wrong (KurrentDB #3697, #4990).
 */
export const followServer = async (
  eventStoreDb: EventStoreDb,
  prefix: string,
  options: SubscriptionOptions,
  signal: AbortSignal,
): Promise<void> => {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const ending = new AbortController();
    const until = AbortSignal.any([signal, ending.signal]);
    // Whatever the server says: while it passes over other leagues' events it says how far it is.
    let quiet = true;
    let full = false;
    const take: Take = (answer) => {
      quiet = false;
      if (answer.hasConfirmation()) attempt = 1;
      const record = until.aborted ? undefined : recordOf(answer);
      const room = record && options.take(record);
      if (room === undefined) return undefined;
      full = true;
      return room.then(() => {
        full = false;
      });
    };
    /** Whether nothing was said since it was asked the last time, though there was room for it. */
    const wasQuiet = (): boolean => {
      const was = quiet && !full;
      quiet = true;
      return was;
    };
    const reason = await Promise.race([
      eventStoreDb.read(subscriptionRequest(prefix, options.at()), take, until).then(
        () => 'the server ended it',
        (error: unknown) => reasonOf(eventStoreDbErrorOf(error, 'read $all')),
      ),
      untilDropped(options, wasQuiet, until).then(() => 'the server brings nothing any more'),
    ]);
    ending.abort();
    if (signal.aborted) return;
    eventStoreDb.log.warn(
      { reason, attempt, after: `${options.at()}` },
      'the subscription to EventStoreDB begins again',
    );
    await eventStoreDb.retryPolicy.wait(attempt, signal);
  }
};

/** Resolves when the server has been quiet twice in a row while the log reached further, and when the signal aborts. */
const untilDropped = async (
  { at, head, quietMs }: SubscriptionOptions,
  wasQuiet: () => boolean,
  signal: AbortSignal,
): Promise<void> => {
  for (let reached = 0n; ; ) {
    await pauseFor(quietMs, signal);
    const isQuiet = wasQuiet();
    if (signal.aborted || (isQuiet && reached > at())) return;
    // A server that is away ends the subscription itself.
    reached = isQuiet ? await head().catch(() => 0n) : 0n;
  }
};
