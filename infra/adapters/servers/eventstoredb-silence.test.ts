import { EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { newEvent, sampleMetadata, teamCreated } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEventStoreDbEventStore } from '../event-store/eventstoredb.ts';
import { type BadConnection, badConnection } from '@league/tests/kit/bad-connection.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { SILENT } from '@league/tests/kit/silent.ts';
import { checkEventStoreDb, type EventStoreDb, openEventStoreDb } from './eventstoredb.ts';

const one = () => [newEvent(teamCreated())];
const large = () => [newEvent(teamCreated(), { metadata: sampleMetadata({ reason: 'x'.repeat(50_000) }) })];

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => error,
  );

describe('keep-alive', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['is of 5 s and 5 s', 'esdb://127.0.0.1:2113', '?keepAliveInterval=5000&keepAliveTimeout=5000'],
    [
      'goes with other options',
      'esdb://127.0.0.1:2113?tls=false',
      '?tls=false&keepAliveInterval=5000&keepAliveTimeout=5000',
    ],
    ['goes behind a slash', 'esdb://127.0.0.1:2113/', '?keepAliveInterval=5000&keepAliveTimeout=5000'],
    [
      'is what the operator says',
      'esdb://h?tls=false&keep_alive_interval=20000&keepAliveTimeout=9000',
      '?tls=false&keep_alive_interval=20000&keepAliveTimeout=9000',
    ],
    [
      'is so in part',
      'esdb://h?tls=false&KeepAliveInterval=20000',
      '?tls=false&KeepAliveInterval=20000&keepAliveTimeout=5000',
    ],
  ])('%s, and says nothing on the terminal', async (_, url, options) => {
    const connecting = vi.spyOn(EventStoreDBClient, 'connectionString');
    const warning = vi.spyOn(console, 'warn');
    await openEventStoreDb(url, { log: SILENT }).close();
    expect(connecting.mock.calls[0]?.[0]).toBe(`${url.split(/\/?$|\?/)[0]}${options}`);
    expect(warning).not.toHaveBeenCalled();
    expect(Reflect.get(console, 'warn')).toBe(warning);
  });
});

describe('a connection that swallows everything', () => {
  let double: EventStoreDbDouble;
  let way: BadConnection;
  let server: EventStoreDb;
  beforeEach(async () => {
    double = await startEventStoreDbDouble();
    way = await badConnection(Number(new URL(double.url).port));
    const url = `esdb://127.0.0.1:${way.port}?tls=false&keepAliveInterval=500&keepAliveTimeout=500`;
    server = openEventStoreDb(url, { log: SILENT });
  });
  afterEach(async () => {
    await server.close();
    await way.close();
    double.close();
  });

  it('is given up by keep-alive, with all that waits for it, and another one is used', async () => {
    const store = openEventStoreDbEventStore(server, 'ada');
    const first = one();
    await expect.poll(() => store.append('team-a', first, 'no-stream').catch(() => undefined)).toBeDefined();
    way.swallow();
    const works = [
      ...Array.from({ length: 60 }, (_, index) => store.append(`team-b${index}`, large(), 'no-stream')),
      store.readStream('team-a'),
      store.head(),
      store.readAll(0n, 10),
      checkEventStoreDb(server),
    ];
    for (const failure of await Promise.all(works.map(failureOf))) {
      expect(failure === 'no error' || failure instanceof StoreUnavailable).toBe(true);
    }
    // A machine that is held up may lose one more connection to so short a keep-alive.
    const events = one();
    const appending = () => store.append('team-a', events, 0n).catch(() => undefined);
    await expect.poll(appending).toMatchObject({ revision: 1n });
    const reading = () => store.readStream('team-a').catch(() => undefined);
    await expect.poll(reading).toMatchObject({ revision: 1n });
  });
});

describe('a server that takes everything and answers nothing', () => {
  it('holds neither a read nor an append longer than its limit, also one that does not know yet what the server can do', async () => {
    const double = await startEventStoreDbDouble();
    const server = openEventStoreDb(double.url, { log: SILENT });
    const store = openEventStoreDbEventStore(server, 'ada', { appendLimitMs: 200, readLimitMs: 200 });
    double.faults.frozen = true;
    const works = [
      ...Array.from({ length: 40 }, () => store.append('team-a', one(), 'no-stream')),
      store.readStream('team-a'),
    ];
    for (const failure of await Promise.all(works.map(failureOf))) expect(failure).toBeInstanceOf(StoreUnavailable);
    await server.close();
    double.close();
  });

  it('has its call ended when a read is given up, and when its connection is closed', async () => {
    const double = await startEventStoreDbDouble();
    const server = openEventStoreDb(double.url, { log: SILENT });
    const store = openEventStoreDbEventStore(server, 'ada', { readLimitMs: 200 });
    double.faults.frozen = true;
    expect(await failureOf(store.readStream('team-a'))).toBeInstanceOf(StoreUnavailable);
    await expect.poll(() => double.counts.resets).toBe(1);
    const page = failureOf(store.readAll(0n, 10));
    await expect.poll(() => double.counts.logReads).toBe(1);
    await server.close();
    expect(await page).toMatchObject({ message: expect.stringContaining('Cancelled on client') });
    double.close();
  });
});
