import { codec, UnreadableEvent } from '@league/events/codec.ts';
import { type EventStore, RecordingUncertain, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { newEvent, sampleMetadata, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventStoreDb, openEventStoreDb } from '../servers/eventstoredb.ts';
import { UnsuitableServer } from '../servers/unsuitable-server.ts';
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

/** What each of the works failed with. */
const failuresOf = (works: readonly Promise<unknown>[]): Promise<unknown[]> =>
  Promise.all(works.map((work) => work.then(() => 'no error').catch((error: unknown) => error)));

describe('a server that is away', () => {
  const reads = () => [store.readStream('team-a'), store.readAll(0n, 10), store.replay(0n, 10), store.head()];

  it('refuses appends and reads as unavailable, and serves them again when it is back', async () => {
    await store.append('team-a', one(), 'no-stream');
    double.goAway();
    for (const failure of await failuresOf([store.append('team-a', one(), 0n), ...reads()])) {
      expect(failure).toBeInstanceOf(StoreUnavailable);
    }
    await double.comeBack();
    await expect.poll(() => store.head().catch(() => 0n)).toBeGreaterThan(0n);
    expect((await store.append('team-a', one(), 0n)).revision).toBe(1n);
  });

  it('that was never there is unavailable too', async () => {
    double.goAway();
    await expect(store.append('team-a', one(), 'no-stream')).rejects.toThrow(StoreUnavailable);
    await expect(store.head()).rejects.toThrow(StoreUnavailable);
  });

  it('that is not ready yet is unavailable', async () => {
    double.faults.notReady = true;
    await expect(store.append('team-a', one(), 'no-stream')).rejects.toThrow('Server Is Not Ready');
    for (const failure of await failuresOf([store.append('team-a', one(), 'no-stream'), ...reads()])) {
      expect(failure).toBeInstanceOf(StoreUnavailable);
    }
    expect(double.log.records).toEqual([]);
    double.faults.notReady = false;
    expect((await store.append('team-a', one(), 'no-stream')).revision).toBe(0n);
  });

  it('that failed to say what it can do is asked again', async () => {
    double.faults.failingFeatures = 1;
    await expect(store.append('team-a', one(), 'no-stream')).rejects.toThrow(StoreUnavailable);
    expect((await store.append('team-a', one(), 'no-stream')).revision).toBe(0n);
  });

  it('that refuses access is unsuitable', async () => {
    double.faults.accessDenied = true;
    for (const failure of await failuresOf([store.append('team-a', one(), 'no-stream'), ...reads()])) {
      expect(failure).toBeInstanceOf(UnsuitableServer);
    }
  });

  it('that refuses a right is unsuitable, and the right is named', async () => {
    const { append, head, readStream } = store;
    const failing = () => failuresOf([append('team-a', one(), 'no-stream'), readStream('team-a'), head()]);
    double.faults.accessDenied = true;
    expect(await failing()).toMatchObject(
      ['append to the stream ada.team-a', 'read the stream ada.team-a', 'read $all'].map((right) => ({
        message: expect.stringMatching(
          new RegExp(`user of EVENTSTORE_URL may not ${RegExp.escape(right)}, which the league needs`),
        ),
      })),
    );
    double.faults.accessDenied = false;
    double.faults.wrongPassword = true;
    for (const failure of await failing()) {
      expect(failure).toBeInstanceOf(UnsuitableServer);
      expect(failure).toMatchObject({ message: expect.stringContaining('user or password') });
    }
  });

  it('that falls silent does not hold up an append, nor all those behind it, nor end the process when it goes', async () => {
    const patient = openEventStoreDbEventStore(server, 'ada', { appendLimitMs: 300 });
    await store.append('team-a', one(), 'no-stream');
    double.faults.frozen = true;
    const large = () => newEvent(teamCreated(), { metadata: sampleMetadata({ reason: 'x'.repeat(50_000) }) });
    const appends = Array.from({ length: 60 }, (_, index) => patient.append(`team-${index}`, [large()], 'no-stream'));
    for (const failure of await failuresOf(appends)) {
      expect(failure).toMatchObject({ message: 'EventStoreDB did not answer an append within 300 ms' });
    }
    // What waits in the client is rejected now, when nobody asks for it any more.
    double.goAway();
    double.faults.frozen = false;
    await double.comeBack();
    // One that a busy machine answers too late has been recorded all the same.
    const last = one();
    const appending = () => patient.append('team-b', last, 'no-stream').catch(() => undefined);
    await expect.poll(appending).toBeDefined();
    expect((await patient.readAll(0n, 100)).map(({ stream }) => stream)).toEqual(['team-a', 'team-b']);
  });

  it('that goes while many appends wait for it refuses them all', async () => {
    double.goAway();
    const appends = Array.from({ length: 60 }, (_, index) => store.append(`team-${index}`, one(), 'no-stream'));
    for (const failure of await failuresOf(appends)) expect(failure).toBeInstanceOf(StoreUnavailable);
  });
});

describe('an append whose answer is lost', () => {
  it.each([1, 3])(
    'is not said to be unrecorded, and the same append again finds its %d events, written once',
    async (count) => {
      const events = teamHistory(count);
      double.faults.loseNextAnswer = true;
      await expect(store.append('team-a', events, 'no-stream')).rejects.toThrow(RecordingUncertain);
      const appended = await store.append('team-a', events, 'no-stream');
      const read = await store.readStream('team-a');
      expect(read.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
      expect(appended.positions).toEqual(read.events.map(({ position }) => position));
    },
  );

  it('is asked for again when the server itself ran out of time', async () => {
    double.faults.timeOuts = 1;
    expect((await store.append('team-a', one(), 'no-stream')).revision).toBe(0n);
    expect((await store.readStream('team-a')).events).toHaveLength(1);
  });

  it('that never comes does not hold up the next append to the stream', async () => {
    const patient = openEventStoreDbEventStore(server, 'ada', { appendLimitMs: 200 });
    const events = one();
    double.faults.unanswered = 1;
    await expect(patient.append('team-a', events, 'no-stream')).rejects.toThrow(RecordingUncertain);
    const again = () => patient.append('team-a', events, 'no-stream').catch(() => undefined);
    await expect.poll(again).toMatchObject({ revision: 0n });
    expect((await patient.readStream('team-a')).events).toHaveLength(1);
  });

  it('is not said to be unrecorded when the server runs out of time again and again', async () => {
    double.faults.timeOuts = 2;
    await expect(store.append('team-a', one(), 'no-stream')).rejects.toThrow(RecordingUncertain);
  });
});

describe('reads of streams that do not exist', () => {
  it('by the thousand, as of matches without a result, break nothing off: a server cuts who resets call after call', async () => {
    for (let from = 0; from < 1_500; from += 100) {
      const reads = Array.from({ length: 100 }, (_, number) => store.readStream(`match-${from + number}`));
      expect(new Set((await Promise.all(reads)).map(({ revision }) => revision))).toEqual(new Set(['no-stream']));
    }
  });
});

describe('an append', () => {
  it('answers the true position of every event, though other events stand in between', async () => {
    const { positions } = await store.append('team-a', teamHistory(4), 'no-stream');
    const inLog = double.log.records.filter(({ stream }) => stream === 'ada.team-a').map(({ position }) => position);
    expect(positions).toEqual(inLog);
  });

  it('is refused by the limit of a server that was told to take less', async () => {
    double.faults.appendLimit = 100;
    await expect(store.append('team-a', one(), 'no-stream')).rejects.toMatchObject({
      name: 'AppendTooLarge',
      most: 100,
    });
    expect(double.log.records).toEqual([]);
  });

  it('is stored under the name of its type, as JSON, with time and version beside its metadata', async () => {
    const event = newEvent(teamCreated());
    await store.append('team-a', [event], 'no-stream');
    const [record] = double.log.streamOf('ada.team-a') ?? [];
    expect(record).toMatchObject({ id: event.id, type: 'TeamCreated', revision: 0n });
    expect(JSON.parse(Buffer.from(record?.data ?? []).toString())).toEqual(event.event.data);
    const { recordedAt } = event;
    expect(JSON.parse(Buffer.from(record?.metadata ?? []).toString())).toEqual({
      ...event.metadata,
      recordedAt,
      version: codec.encode(event.event).version,
    });
  });

  it('after the log is closed is refused', async () => {
    await store.close();
    const [failure] = await failuresOf([store.append('team-a', one(), 'no-stream')]);
    expect(failure).toBeInstanceOf(StoreUnavailable);
    expect(failure).not.toBeInstanceOf(RecordingUncertain);
  });
});

describe('an event that cannot be read', () => {
  const unreadable = [
    ['is no JSON', { type: 'TeamCreated', data: Buffer.from('{"teamId":') }],
    ['is a JSON text', { type: 'TeamCreated', data: Buffer.from('"Ada"') }],
    ['is of a type that nobody knows', { type: 'TeamExploded' }],
    ['says no time and version', { type: 'TeamCreated', metadata: Buffer.from('{}') }],
    ['has metadata that is no JSON', { type: 'TeamCreated', metadata: Buffer.from('?') }],
    ['says not who caused it', { type: 'TeamCreated', metadata: Buffer.from('{"version":1,"recordedAt":1}') }],
  ] as const;

  it.each(unreadable)('%s ends the page before, and is named when it is the next one', async (_, event) => {
    const { position } = await store.append('team-a', teamHistory(2), 'no-stream');
    const metadata = Buffer.from(JSON.stringify({ ...sampleMetadata(), version: 1, recordedAt: 1 }));
    const data = Buffer.from(JSON.stringify(teamCreated().data));
    const { id, type, revision, ...stored } = double.log.put('ada.team-a', { data, metadata, ...event });
    await store.append('team-b', one(), 'no-stream');
    expect(await store.readAll(0n, 10)).toHaveLength(2);
    const failure = await store.readAll(position, 10).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableEvent);
    const at = { id, type, stream: 'team-a', revision, position: stored.position };
    expect(failure).toMatchObject({ at });
    await expect(store.readStream('team-a')).rejects.toThrow(UnreadableEvent);
    expect(await store.readAll(stored.position, 10)).toHaveLength(1);
  });
});

describe('the hint', () => {
  it('rings for what another process writes', async () => {
    const heard = Promise.withResolvers<void>();
    const looking = () =>
      store.head().then(
        (head) => head > 0n && heard.resolve(),
        () => undefined,
      );
    store.onAppended(() => void looking());
    await openEventStoreDbEventStore(server, 'ada').append('team-b', one(), 'no-stream');
    await heard.promise;
    await store.close();
  });

  it('rings for what was written while its subscription was cut', async () => {
    let rings = 0;
    store.onAppended(() => void (rings += 1));
    await expect.poll(() => double.served.size).toBe(1);
    const before = rings;
    double.log.put('ada.team-b', {});
    double.failSubscriptions();
    await expect.poll(() => rings).toBeGreaterThan(before);
    await store.close();
  });

  it('holds a subscription only while somebody listens', async () => {
    const stop = store.onAppended(() => undefined);
    await expect.poll(() => double.served.size).toBe(1);
    stop();
    await expect.poll(() => double.served.size).toBe(0);
    store.onAppended(() => undefined);
    await expect.poll(() => double.served.size).toBe(1);
    await store.close();
    await expect.poll(() => double.served.size).toBe(0);
  });
});
