import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import {
  fixture,
  fixturesGenerated,
  newEvent,
  teamCreated,
  teamHistory,
} from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkEventStoreDb, type EventStoreDb, openEventStoreDb } from '../servers/eventstoredb.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { SILENT } from '@league/tests/kit/silent.ts';
import { openEventStoreDbEventStore } from './eventstoredb.ts';

let double: EventStoreDbDouble;
let server: EventStoreDb;
let store: EventStore;

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  server = openEventStoreDb(double.url, { log: SILENT });
  store = openEventStoreDbEventStore(server, 'ada');
});
afterEach(async () => {
  await server.close();
  double.close();
});

const one = () => [newEvent(teamCreated())];

describe('what came since the last event', () => {
  it.each([66, 2_000])('is asked for in one short read, when that event has %d matches', async (planned) => {
    const generated = fixturesGenerated({ matches: Array.from({ length: planned }, () => fixture()) });
    await store.append('seasons', [newEvent(generated)], 'no-stream');
    double.countAnew();
    expect(await store.readStream('seasons', 1n)).toEqual({ events: [], revision: 0n });
    expect(double.counts).toMatchObject({ streamReads: 1, logReads: 0, events: 0 });
    expect(double.counts.sentBytes).toBeLessThan(100);
  });

  it('is read in the same way when something came, and from beyond the end', async () => {
    await store.append('team-a', teamHistory(3), 'no-stream');
    double.countAnew();
    expect(await store.readStream('team-a', 2n)).toMatchObject({ events: [{ revision: 2n }], revision: 2n });
    expect(await store.readStream('team-a', 7n)).toEqual({ events: [], revision: 2n });
    expect(await store.readStream('team-b', 7n)).toEqual({ events: [], revision: 'no-stream' });
    expect(double.counts).toMatchObject({ streamReads: 3, events: 1 });
  });

  it('is not guessed where the server does not say where the stream ends', async () => {
    double.faults.tellsNoEnd = true;
    await store.append('team-a', teamHistory(3), 'no-stream');
    expect(await store.readStream('team-a', 2n)).toMatchObject({ events: [{ revision: 2n }], revision: 2n });
    await expect(store.readStream('team-a', 3n)).rejects.toThrow(StoreUnavailable);
    expect(await store.readStream('team-b', 3n)).toEqual({ events: [], revision: 'no-stream' });
  });
});

describe('a server that closes a connection on which calls are broken off', () => {
  beforeEach(async () => {
    await store.append('team-a', teamHistory(3), 'no-stream');
    double.faults.mostResets = 0;
    double.faults.endsLateMs = 20;
    double.countAnew();
  });

  const reads: [string, () => Promise<unknown>][] = [
    ['of a stream', () => store.readStream('team-a')],
    ['of what came since', () => store.readStream('team-a', 3n)],
    ['of a missing stream', () => store.readStream('team-b')],
    ['of the head', () => store.head()],
    ['of a page behind the head', async () => store.readAll(await store.head(), 10)],
    ['of a page that is full', () => store.readAll(0n, 2)],
    ['of an id', async () => store.idAt(await store.head())],
    [
      'of an append of several events',
      async () => store.append(`team-${crypto.randomUUID()}`, teamHistory(3), 'no-stream'),
    ],
    [
      'of the head that moves',
      async () => {
        await store.append(`team-${crypto.randomUUID()}`, one(), 'no-stream');
        return store.head();
      },
    ],
    ['of a check', () => checkEventStoreDb(server)],
  ];

  it.each(reads)('loses none by the reads %s', async (_, read) => {
    for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 10 }, read));
    expect(double.counts.resets).toBe(0);
  });
});

describe('a server that looks through the long rest of the log for one event more', () => {
  it('is not waited for, and told at last that nobody wants it', async () => {
    await store.append('team-a', teamHistory(3), 'no-stream');
    double.faults.endsLateMs = 3_600_000;
    double.countAnew();
    expect(await store.readAll(0n, 2)).toHaveLength(2);
    const { logReads, resets } = double.counts;
    expect(resets).toBe(0);
    await expect.poll(() => double.counts.resets).toBe(logReads);
  });
});
