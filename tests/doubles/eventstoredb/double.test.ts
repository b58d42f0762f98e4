import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventStoreDb, openEventStoreDb } from '@league/infra/adapters/servers/eventstoredb.ts';
import {
  leagueRequest,
  type ReadRequest,
  streamRequest,
  subscriptionRequest,
} from '@league/infra/adapters/servers/eventstoredb-requests.ts';
import { SILENT } from '../../kit/silent.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from './double.ts';

let double: EventStoreDbDouble;
let server: EventStoreDb;

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  server = openEventStoreDb(double.url, { log: SILENT });
});
afterEach(async () => {
  await server.close();
  double.close();
});

const ended = (request: ReadRequest, signal = new AbortController().signal): Promise<void> =>
  server.read(request, () => undefined, signal);
/** A subscription to all events after this position; aborting it ends it. */
const subscribed = (after: bigint | 'end'): AbortController & { readonly ended: Promise<unknown> } => {
  const ending = new AbortController();
  const over = ended(subscriptionRequest('ada.', after), ending.signal).catch((error: unknown) => error);
  return Object.assign(ending, { ended: over });
};

describe('the double of EventStoreDB', () => {
  it('counts requests and what it sends', async () => {
    const { position } = double.log.put('ada.team-a', {});
    await ended(streamRequest('ada.team-a', 0n));
    await ended(leagueRequest('ada.', 'start', 10));
    const subscription = subscribed(position);
    await expect.poll(() => double.served.size).toBe(1);
    expect(double.counts).toMatchObject({
      streamReads: 1,
      logReads: 1,
      subscriptions: 1,
      appends: 0,
      events: 2,
      resets: 0,
    });
    expect(double.counts.sentBytes).toBeGreaterThan(0);
    double.countAnew();
    subscription.abort();
    await expect.poll(() => double.counts).toMatchObject({ subscriptions: 0, events: 0, sentBytes: 0, resets: 1 });
  });

  it('judges the deadline of an append by its own clock', async () => {
    const client = EventStoreDBClient.connectionString(double.url);
    const append = (): Promise<unknown> =>
      client.appendToStream('a', jsonEvent({ type: 'a', data: {} }), { expectedRevision: 'no_stream' });
    double.faults.clockAheadMs = 15_000;
    await expect(append()).rejects.toMatchObject({ type: 'deadline-exceeded' });
    expect(double.log.records).toEqual([]);
    double.faults.clockAheadMs = 8_000;
    await append();
    expect(double.log.records).not.toEqual([]);
    await client.dispose();
  });

  it('closes a connection on which too many calls were cancelled', async () => {
    double.faults.mostResets = 3;
    const last = subscribed('end');
    for (let count = 0; count <= 3; count += 1) {
      const broken = subscribed('end');
      await expect.poll(() => double.served.size).toBe(2);
      broken.abort();
      await expect.poll(() => double.counts.resets).toBe(count + 1);
    }
    expect(await last.ended).toMatchObject({ code: expect.any(Number) });
  });

  it('serves 100 calls of a connection at once, and lets the next one wait', async () => {
    const calls = Array.from({ length: 101 }, () => subscribed('end'));
    await expect.poll(() => double.served.size).toBe(100);
    calls[0]?.abort();
    await expect.poll(() => double.counts.subscriptions).toBe(101);
  });
});
