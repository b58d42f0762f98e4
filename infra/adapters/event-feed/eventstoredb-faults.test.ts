import { UnreadableEvent } from '@league/events/codec.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { newEvent, sampleMetadata, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventStoreDbEventStore, openEventStoreDbEventStore } from '../event-store/eventstoredb.ts';
import { type EventStoreDb, openEventStoreDb } from '../servers/eventstoredb.ts';
import { backoffAt } from '../servers/backoff.ts';
import { PACE } from '@league/tests/kit/child-environment.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';

let double: EventStoreDbDouble;
let server: EventStoreDb;
let store: EventStoreDbEventStore;
let ending: AbortController;
let logged: unknown[];
/** How often somebody began to wait before trying again. */
let pauses: number;

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  logged = [];
  const warn = (fields: unknown): void => void logged.push(fields);
  const { wait } = backoffAt(PACE);
  pauses = 0;
  const retryPolicy: RetryPolicy = {
    wait: (...given) => {
      pauses += 1;
      return wait(...given);
    },
  };
  server = openEventStoreDb(double.url, { log: { warn }, retryPolicy });
  store = openEventStoreDbEventStore(server, 'ada');
  ending = new AbortController();
});
afterEach(async () => {
  ending.abort();
  await server.close();
  double.close();
});

/** A subscriber that keeps what it gets until it is told to end. */
const subscriber = (after = 0n) => {
  const ids: string[] = [];
  const { feed } = store;
  const reading = (async () => {
    for await (const batch of feed.subscribe(after, ending.signal)) ids.push(...batch.map(({ id }) => id));
  })();
  return { ids, reading };
};

const write = async (count: number): Promise<string[]> => {
  const events = teamHistory(count);
  await store.append(`team-${crypto.randomUUID()}`, events, 'no-stream');
  return events.map(({ id }) => id);
};

describe('a subscription that ends', () => {
  const goAndComeBack = (): Promise<void> => {
    double.goAway();
    return double.comeBack();
  };
  const ends: [string, RegExp, () => void | Promise<void>][] = [
    ['cleanly', /the server ended it/, () => double.endSubscriptions()],
    ['with an error', /INTERNAL/, () => double.failSubscriptions()],
    ['with the connection', /UNAVAILABLE|CANCELLED/, goAndComeBack],
  ];

  it.each(ends)(
    '%s goes on by itself behind the last event, with nothing left out or twice',
    async (_, reason, end) => {
      const first = await write(70);
      const { ids } = subscriber();
      await expect.poll(() => ids).toEqual(first);
      await end();
      await expect.poll(() => store.head().catch(() => 0n)).toBeGreaterThan(0n);
      const later = await write(5);
      await expect.poll(() => ids).toEqual([...first, ...later]);
      expect(logged[0]).toMatchObject({ reason: expect.stringMatching(reason), attempt: 1 });
    },
  );

  it('goes on through others that end too', async () => {
    const first = await write(3);
    const { ids } = subscriber();
    await expect.poll(() => ids).toEqual(first);
    double.endSubscriptions();
    await expect.poll(() => double.served.size).toBe(1);
    double.failSubscriptions();
    const later = await write(3);
    await expect.poll(() => ids).toEqual([...first, ...later]);
  });

  it('tries again as long as the server is not ready, after a pause each time', async () => {
    double.faults.notReady = true;
    const { ids } = subscriber();
    await expect.poll(() => double.faults.refusedReads).toBeGreaterThan(2);
    expect(double.faults.refusedReads).toBeLessThanOrEqual(1 + pauses);
    double.faults.notReady = false;
    // The client takes a new channel whenever a call finds no server; an append may meet it in between.
    await expect.poll(() => write(1).catch(() => [])).not.toEqual([]);
    await expect.poll(() => ids.length).toBe(double.log.records.length);
  });

  it('because its subscriber was slow brings all the same', async () => {
    double.faults.slowLimit = 100;
    const { ids } = subscriber();
    await expect.poll(() => double.served.size).toBe(1);
    const written = await write(400);
    await expect.poll(() => ids).toEqual(written);
  });
});

describe('a subscriber', () => {
  it('that is slow makes the server wait: memory stays bounded', async () => {
    // 40 MB in the log; what is on its way is limited by the connection's windows.
    const metadata = Buffer.from(
      JSON.stringify({ ...sampleMetadata({ reason: 'x'.repeat(4_000) }), version: 1, recordedAt: 1 }),
    );
    const data = Buffer.from(JSON.stringify(teamCreated().data));
    for (let count = 0; count < 10_000; count += 1)
      double.log.put('ada.team-a', { type: 'TeamCreated', data, metadata });
    const { feed } = openEventStoreDbEventStore(server, 'ada', { batchEvents: 100 });
    const batches = feed.subscribe(0n, ending.signal)[Symbol.asyncIterator]();
    const next = async (): Promise<number> => {
      const batch = await batches.next();
      // Else a test that ran into its time limit would go round for ever, and its worker with it.
      if (batch.done === true) throw new Error('the subscription has ended');
      return batch.value.length;
    };
    let taken = await next();
    expect(taken).toBeLessThanOrEqual(100);
    let before = -1;
    const standsStill = (): boolean => {
      const written = [...double.served][0]?.written ?? 0;
      const same = written === before;
      before = written;
      return same;
    };
    await expect.poll(standsStill, { interval: 200 }).toBe(true);
    expect(before).toBeLessThan(1_000);
    while (taken < 10_000) taken += await next();
    expect(taken).toBe(10_000);
  });

  it('that leaves takes its subscription with it', async () => {
    const { reading } = subscriber();
    await expect.poll(() => double.served.size).toBe(1);
    ending.abort();
    await reading;
    await expect.poll(() => double.served.size).toBe(0);
  });

  it('that breaks out of its loop takes its subscription with it', async () => {
    await write(3);
    for await (const batch of store.feed.subscribe(0n, ending.signal)) {
      expect(batch.length).toBeGreaterThan(0);
      break;
    }
    await expect.poll(() => double.served.size).toBe(0);
  });

  it('that leaves while the server is away does not wait for it', async () => {
    double.goAway();
    const { reading } = subscriber();
    await expect(store.head()).rejects.toThrow('EventStoreDB');
    ending.abort();
    await reading;
  });

  it('of one league hears nothing of another', async () => {
    const other = openEventStoreDbEventStore(server, 'adana');
    await other.append('team-a', teamHistory(40), 'no-stream');
    const { ids } = subscriber();
    const own = await write(3);
    await other.append('team-b', [newEvent(teamCreated())], 'no-stream');
    const later = await write(2);
    await expect.poll(() => ids).toEqual([...own, ...later]);
  });

  it('gets what stands before an unreadable event, then the error that names it', async () => {
    const [first, second] = await write(2);
    const { position } = double.log.put('ada.team-x', { type: 'TeamCreated', data: Buffer.from('{') });
    await write(1);
    const seen: Recorded<LeagueEvent>[] = [];
    const reading = (async () => {
      for await (const batch of store.feed.subscribe(0n, ending.signal)) seen.push(...batch);
    })();
    const failure = await reading.catch((error: unknown) => error);
    expect(seen.map(({ id }) => id)).toEqual([first, second]);
    expect(failure).toBeInstanceOf(UnreadableEvent);
    expect(failure).toMatchObject({ at: { stream: 'team-x', position } });
    await expect.poll(() => double.served.size).toBe(0);
  });
});
