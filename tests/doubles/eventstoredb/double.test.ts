import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventStoreDb, openEventStoreDb, type ReadCall } from '@league/infra/adapters/servers/eventstoredb.ts';
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

const ended = async (request: ReadRequest): Promise<void> => {
  for await (const _ of await server.read(request));
};

describe('the double', () => {
  it('counts what it is asked and what it says', async () => {
    const { position } = double.log.put('ada.team-a', {});
    await ended(streamRequest('ada.team-a', 0n));
    await ended(leagueRequest('ada.', 'start', 10));
    const subscription = await server.read(subscriptionRequest('ada.', position));
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
    subscription.cancel();
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

  it('closes a connection on which too much was broken off', async () => {
    double.faults.mostResets = 3;
    const open = (): Promise<ReadCall> => server.read(subscriptionRequest('ada.', 'end'));
    const last = Promise.withResolvers<Error>();
    (await open()).on('error', last.resolve);
    for (let count = 0; count <= 3; count += 1) {
      const call = await open();
      await expect.poll(() => double.served.size).toBe(2);
      call.cancel();
      await expect.poll(() => double.counts.resets).toBe(count + 1);
    }
    expect(await last.promise).toMatchObject({ code: expect.any(Number) });
  });

  it('carries 100 calls on a connection, and lets the next one wait', async () => {
    const calls: ReadCall[] = [];
    for (let count = 0; count < 101; count += 1) calls.push(await server.read(subscriptionRequest('ada.', 'end')));
    await expect.poll(() => double.served.size).toBe(100);
    calls[0]?.cancel();
    await expect.poll(() => double.counts.subscriptions).toBe(101);
  });
});
