import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { eventFeedContract } from '@league/events/ports/event-feed.contract.ts';
import { teamHistory } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { createMemoryEventStore } from '../event-store/memory.ts';
import { openSqliteEventStore } from '../event-store/sqlite.ts';
import { LONG_MS } from '@league/tests/kit/patience.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { createInProcessFeed } from './in-process.ts';

const BATCH = 50;

eventFeedContract('in process, over memory', async () => {
  const store = createMemoryEventStore();
  return { store, feed: createInProcessFeed(store, BATCH), batchLimit: BATCH, close: store.close };
});

eventFeedContract('in process, over SQLite', async () => {
  const store = openSqliteEventStore(`${temporaryFolder()}/events.db`);
  return { store, feed: createInProcessFeed(store, BATCH), batchLimit: BATCH, close: store.close };
});

describe('the in-process feed', () => {
  const storeThatCounts = () => {
    const store = createMemoryEventStore();
    const reads: bigint[] = [];
    const readAll = (after: bigint, limit: number): Promise<readonly Recorded<LeagueEvent>[]> => {
      reads.push(after);
      return store.readAll(after, limit);
    };
    return { ...store, readAll, reads };
  };

  /** Over a log in a file, with where reads of it began. */
  const overFile = () => {
    const file = `${temporaryFolder()}/events.db`;
    const store = openSqliteEventStore(file);
    const reads: bigint[] = [];
    const readAll = (after: bigint, limit: number): Promise<readonly Recorded<LeagueEvent>[]> => {
      reads.push(after);
      return store.readAll(after, limit);
    };
    return { store, file, reads, feed: createInProcessFeed({ ...store, readAll }) };
  };

  it('reads the next batch only when the consumer asks for it', async () => {
    const store = storeThatCounts();
    await store.append('team-a', teamHistory(30), 'no-stream');
    const ending = new AbortController();
    const batches = createInProcessFeed(store, 10).subscribe(0n, ending.signal)[Symbol.asyncIterator]();
    await batches.next();
    await new Promise(setImmediate);
    expect(store.reads).toEqual([0n]);
    await batches.next();
    expect(store.reads).toEqual([0n, 10n]);
    ending.abort();
    await batches.return?.();
  });

  it('reads and decodes once for all subscribers at the head', async () => {
    const store = storeThatCounts();
    const feed = createInProcessFeed(store);
    const ending = new AbortController();
    const subscribers = Array.from({ length: 10 }, () => feed.subscribe(0n, ending.signal)[Symbol.asyncIterator]());
    const waiting = subscribers.map((subscriber) => subscriber.next());
    await new Promise(setImmediate);
    store.reads.length = 0;
    await store.append('team-a', teamHistory(3), 'no-stream');
    const batches = (await Promise.all(waiting)).flatMap((next) => (next.done === true ? [] : [next.value]));
    expect(new Set(batches).size).toBe(1);
    expect(store.reads).toEqual([0n]);
    ending.abort();
  });

  it('hands on what its process appends as the log has it, without reading it back', async () => {
    const { store, feed, reads } = overFile();
    const subscriber = feed.subscribe(0n, AbortSignal.timeout(LONG_MS))[Symbol.asyncIterator]();
    const first = subscriber.next();
    await new Promise(setImmediate);
    await store.append('team-a', teamHistory(2), 'no-stream');
    expect((await first).value).toStrictEqual(await store.readAll(0n, 10));
    await store.append('team-b', teamHistory(3), 'no-stream');
    expect((await subscriber.next()).value).toStrictEqual(await store.readAll(2n, 10));
    expect(reads).toEqual([0n]);
    await store.close();
  });

  it('reads from the log what another process appended between two of its own', async () => {
    const { store, feed, file } = overFile();
    const other = openSqliteEventStore(file);
    const subscriber = feed.subscribe(0n, AbortSignal.timeout(LONG_MS))[Symbol.asyncIterator]();
    const first = subscriber.next();
    await new Promise(setImmediate);
    await store.append('team-a', teamHistory(1), 'no-stream');
    expect((await first).value).toHaveLength(1);
    await other.append('team-b', teamHistory(2), 'no-stream');
    await store.append('team-a', teamHistory(1), 0n);
    expect((await subscriber.next()).value).toStrictEqual(await store.readAll(1n, 10));
    await store.close();
    await other.close();
  });

  it('hears of an append that comes while an earlier read is under way', async () => {
    const store = createMemoryEventStore();
    const underWay = Promise.withResolvers<void>();
    let reads = 0;
    const slow = {
      ...store,
      readAll: async (after: bigint, limit: number) => {
        const events = await store.readAll(after, limit);
        reads += 1;
        if (reads === 1) await underWay.promise;
        return events;
      },
    };
    const feed = createInProcessFeed(slow);
    const ending = new AbortController();
    const first = feed.subscribe(0n, ending.signal)[Symbol.asyncIterator]().next();
    await store.append('team-a', teamHistory(1), 'no-stream');
    const second = feed.subscribe(0n, ending.signal)[Symbol.asyncIterator]().next();
    expect((await second).value).toHaveLength(1);
    underWay.resolve();
    expect((await first).value).toHaveLength(1);
    ending.abort();
  });

  it('lets other work of the process go on while a backlog is read', async () => {
    const store = createMemoryEventStore();
    await store.append('team-a', teamHistory(100), 'no-stream');
    const order: string[] = [];
    setImmediate(() => order.push('other work'));
    const ending = new AbortController();
    for await (const batch of createInProcessFeed(store, 10).subscribe(0n, ending.signal)) {
      order.push('batch');
      if (batch.at(-1)?.position === 100n) ending.abort();
    }
    expect(order.indexOf('other work')).toBeLessThan(order.length - 1);
  });

  it('hands on what it could read, then fails at the event that it cannot', async () => {
    const store = createMemoryEventStore();
    await store.append('team-a', teamHistory(5), 'no-stream');
    const readAll = async (after: bigint): Promise<readonly Recorded<LeagueEvent>[]> => {
      if (after === 3n) throw new Error('position 4 is poison');
      return store.readAll(after, 3);
    };
    const batches = createInProcessFeed({ ...store, readAll }).subscribe(0n, new AbortController().signal);
    const seen: bigint[] = [];
    const reading = (async () => {
      for await (const batch of batches) seen.push(...batch.map((event) => event.position));
    })();
    await expect(reading).rejects.toThrow('position 4 is poison');
    expect(seen).toEqual([1n, 2n, 3n]);
  });
});
