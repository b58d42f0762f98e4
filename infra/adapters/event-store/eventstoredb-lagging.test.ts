import { RevisionConflict, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { newEvent, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventStoreDb, openEventStoreDb } from '../servers/eventstoredb.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { SILENT } from '@league/tests/kit/silent.ts';
import { type EventStoreDbOptions, openEventStoreDbEventStore } from './eventstoredb.ts';

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

const open = (options?: EventStoreDbOptions) => openEventStoreDbEventStore(server, 'ada', options);
const one = () => [newEvent(teamCreated())];

/** Resolves when the double was asked for a stream so often since now. */
const askedAgain = (times: number): Promise<void> => {
  const before = double.counts.streamReads;
  return expect.poll(() => double.counts.streamReads - before).toBeGreaterThanOrEqual(times);
};

describe('over a follower that lags', () => {
  it('a stream is not read before it shows what this process appended', async () => {
    const store = open();
    double.log.showUpTo(0n);
    const { position } = await store.append('team-a', one(), 'no-stream');
    const reading = store.readStream('team-a');
    await askedAgain(2);
    double.log.showUpTo();
    expect((await reading).events.map((event) => event.position)).toEqual([position]);
  });

  it('a stream that others wrote is not read as it was before a conflict told of them', async () => {
    const store = open();
    await open().append('team-a', teamHistory(2), 'no-stream');
    double.log.showUpTo(0n);
    expect(await store.readStream('team-a')).toEqual({ events: [], revision: 'no-stream' });
    await expect(store.append('team-a', one(), 'no-stream')).rejects.toThrow(RevisionConflict);
    const reading = store.readStream('team-a');
    await askedAgain(2);
    double.log.showUpTo();
    expect(await reading).toMatchObject({ revision: 1n });
  });

  it('it is told as unavailable where that takes too long', async () => {
    const store = open({ lagLimitMs: 100 });
    double.log.showUpTo(0n);
    await store.append('team-a', one(), 'no-stream');
    const error = await store.readStream('team-a').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ message: expect.stringContaining("'team-a'") });
    // Of other streams nothing is known.
    expect((await store.readStream('team-b')).revision).toBe('no-stream');
  });

  it('an append of several events waits for their positions', async () => {
    const store = open();
    double.log.showUpTo(0n);
    const events = teamHistory(3);
    const appending = store.append('team-a', events, 'no-stream');
    await askedAgain(2);
    double.log.showUpTo();
    const recorded = double.log.streamOf('ada.team-a')?.map(({ position }) => position);
    expect((await appending).positions).toEqual(recorded);
    expect(recorded).toHaveLength(3);
  });

  it('what stands at a place that was seen before is not said to be gone', async () => {
    const store = open();
    const { position } = await store.append('team-a', one(), 'no-stream');
    expect(await store.head()).toBe(position);
    double.log.showUpTo(0n);
    await expect(store.idAt(position)).rejects.toThrow(StoreUnavailable);
    double.log.showUpTo();
    expect(await store.idAt(position)).toEqual(expect.any(String));
    expect(await store.idAt(position + 1_000_000n)).toBeUndefined();
  });
});
