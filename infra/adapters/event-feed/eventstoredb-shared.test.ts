import type { LeagueEvent } from '@league/events/catalogue.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { sampleMetadata, teamCreated } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type EventStoreDbEventStore, openEventStoreDbEventStore } from '../event-store/eventstoredb.ts';
import { type EventStoreDb, openEventStoreDb } from '../servers/eventstoredb.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import type { Served } from '@league/tests/doubles/eventstoredb/reads.ts';

const BATCH = 50;
/** Longer than any test: a look at the log would be counted. */
const NEVER_MS = 3_600_000;

let double: EventStoreDbDouble;
let server: EventStoreDb;
let store: EventStoreDbEventStore;
let logged: unknown[];

const open = (quietMs: number): EventStoreDbEventStore =>
  openEventStoreDbEventStore(server, 'ada', { batchEvents: BATCH, quietMs });

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  logged = [];
  server = openEventStoreDb(double.url, { log: { warn: (fields: unknown) => void logged.push(fields) } });
  store = open(NEVER_MS);
});
afterEach(async () => {
  await server.close();
  double.close();
});

const DATA = Buffer.from(JSON.stringify(teamCreated().data));

/** Writes behind the client's back, so that nothing is read for it; gives the positions. */
const write = (count: number, reason = ''): bigint[] => {
  const metadata = Buffer.from(JSON.stringify({ ...sampleMetadata({ reason }), version: 1, recordedAt: 1 }));
  const put = () => double.log.put('ada.team-a', { type: 'TeamCreated', data: DATA, metadata }).position;
  return Array.from({ length: count }, put);
};

/** A subscriber; what it throws is kept. */
const subscriber = (after: bigint) => {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const seen: bigint[] = [];
  const batches = store.feed.subscribe(after, ending.signal)[Symbol.asyncIterator]();
  const next = async (): Promise<number> => {
    const { value = [] }: { value?: readonly Recorded<LeagueEvent>[] } = await batches.next();
    seen.push(...value.map(({ position }) => position));
    return value.length;
  };
  return {
    seen,
    next,
    leave: () => ending.abort(),
    until: async (count: number): Promise<readonly bigint[]> => {
      while (seen.length < count && (await next()) > 0);
      return seen;
    },
  };
};

/** Events that are sent to say how far the log reaches. */
const LOOK = 2;

/** How many events each subscription brought; nothing but looks was read beside. */
const sent = (): number[] => {
  const counts = [...double.served].map(({ written }) => written);
  const events = counts.reduce((sum, count) => sum + count, 0);
  expect(double.counts.events).toBeLessThanOrEqual(events + LOOK);
  return counts;
};

/** Whether a number is the same as at the last look. */
const standsStill = () => {
  let before = -1;
  return (now: number): boolean => {
    const same = now === before;
    before = now;
    return same;
  };
};

describe('subscribers of one process', () => {
  it('that begin together at different places share one subscription: each event is sent once', async () => {
    const positions = write(400);
    const places = [40, 0, 399, 120, 7, 41];
    const all = places.map((place) => subscriber(positions[place - 1] ?? 0n).until(400 - place));
    expect(await Promise.all(all)).toEqual(places.map((place) => positions.slice(place)));
    expect(sent()).toEqual([400]);
  });

  it('get each event that is appended from one sending', async () => {
    const all = Array.from({ length: 10 }, () => subscriber(0n));
    const first = all.map(({ until }) => until(1));
    const positions = write(1);
    await Promise.all(first);
    positions.push(...write(30));
    for (const { until } of all) expect(await until(31)).toEqual(positions);
    expect(sent()).toEqual([31]);
  });

  it('that come later and stand behind read what is missing once for all of them', async () => {
    const positions = write(40);
    const at = (place: number): bigint => positions[place - 1] ?? 0n;
    const ahead = subscriber(at(40));
    const waiting = ahead.until(1);
    await expect.poll(() => double.served.size).toBe(1);
    const places = [30, 12, 25, 4, 18];
    const behind = places.map((place) => subscriber(at(place)));
    const caughtUp = behind.map(({ until }, index) => until(40 - (places[index] ?? 0)));
    expect(await Promise.all(caughtUp)).toEqual(places.map((place) => positions.slice(place)));
    // The events from the lowest place on, the one at that place, and where the log ends.
    expect(double.counts.events).toBeLessThanOrEqual(36 + 1 + 2 * LOOK);
    positions.push(...write(1));
    await waiting;
    for (const { until, seen } of behind) expect((await until(seen.length + 1)).at(-1)).toBe(positions.at(-1));
    expect(double.counts.subscriptions).toBe(1);
  });

  it('wait for none that has stopped, and it gets everything when it goes on', async () => {
    // More than is kept of what came.
    const positions = write(6_000);
    const [stopped, quick] = [subscriber(0n), subscriber(0n)];
    expect(await stopped.next()).toBeGreaterThan(0);
    expect(await quick.until(6_000)).toEqual(positions);
    expect(await stopped.until(6_000)).toEqual(positions);
    expect(double.counts.subscriptions).toBe(1);
  });

  it('that stand ahead get what is new, though the others have stopped behind them', async () => {
    const positions = write(3_000);
    const stopped = subscriber(0n);
    expect(await stopped.next()).toBeGreaterThan(0);
    const ahead = subscriber(positions.at(-1) ?? 0n);
    const waiting = ahead.until(1);
    const [next] = write(1);
    expect(await waiting).toEqual([next]);
    expect(await stopped.until(3_001)).toEqual([...positions, next]);
    expect(double.counts.subscriptions).toBe(1);
  });

  it('do not wait for what one that is far behind has to read', async () => {
    const positions = write(500, 'x'.repeat(40_000));
    const far = subscriber(0n);
    expect(await far.next()).toBeGreaterThan(0);
    double.countAnew();
    const ahead = subscriber(positions.at(-1) ?? 0n);
    const waiting = ahead.until(1);
    const [next] = write(1);
    expect(await waiting).toEqual([next]);
    // What was on its way to the other may still have come.
    expect(double.counts.events).toBeLessThan(250);
    expect(await far.until(501)).toEqual([...positions, next]);
    expect(double.served.size).toBe(1);
  });

  it('read on when the subscription whose end they wait for begins anew elsewhere', async () => {
    const positions = write(500, 'x'.repeat(40_000));
    const waiting = subscriber(0n);
    expect(await waiting.next()).toBeGreaterThan(0);
    // It brings nothing more, but for what is on its way.
    (double.served as Set<Served>).clear();
    const all = waiting.until(500);
    await expect.poll(() => waiting.seen.length, { interval: 200 }).toSatisfy(standsStill());
    const ahead = subscriber(positions.at(-1) ?? 0n);
    const nothing = ahead.next();
    expect(await all).toEqual(positions);
    ahead.leave();
    expect(await nothing).toBe(0);
  });

  it('do not notice one whose place is beyond the end of the log', async () => {
    const positions = write(5);
    const following = subscriber(0n);
    expect(await following.until(5)).toEqual(positions);
    const beyond = subscriber(10n ** 15n);
    const waiting = beyond.next();
    const more = following.until(6);
    await expect.poll(() => double.counts.subscriptions).toBe(2);
    const [next] = write(1);
    expect((await more).at(-1)).toBe(next);
    const begun = [...double.served].map(({ call }) => call.request.getOptions()?.getAll()?.getPosition());
    expect(begun.map((place) => place?.getCommitPosition())).toEqual([String(positions.at(-1))]);
    beyond.leave();
    expect(await waiting).toBe(0);
  });

  it('each meet an event that cannot be read, and go on behind it alone', async () => {
    const before = write(3);
    const { position } = double.log.put('ada.team-x', { type: 'TeamCreated', data: Buffer.from('{') });
    const after = write(2);
    const all = [subscriber(0n), subscriber(0n), subscriber(0n)];
    for (const seen of await Promise.all(all.map(({ until }) => until(3)))) expect(seen).toEqual(before);
    const [stops, goesOn, late] = all;
    const failure = await goesOn?.next().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableEvent);
    expect(failure).toMatchObject({ at: { stream: 'team-x', position } });
    expect(await subscriber(position).until(2)).toEqual(after);
    await expect(stops?.next()).rejects.toThrow(UnreadableEvent);
    await expect(late?.next()).rejects.toThrow(UnreadableEvent);
    expect(sent()).toEqual([6]);
  });

  it('keep their subscription when one leaves, and end it with the last', async () => {
    const [one, other] = [subscriber(0n), subscriber(0n)];
    write(1);
    await Promise.all([one.until(1), other.until(1)]);
    one.leave();
    write(1);
    expect(await other.until(2)).toHaveLength(2);
    expect(double.counts.subscriptions).toBe(1);
    other.leave();
    await expect.poll(() => double.served.size).toBe(0);
  });

  it('share it with those who are only told that there is something', async () => {
    const heard = Promise.withResolvers<void>();
    const following = subscriber(0n);
    const first = following.until(1);
    await expect.poll(() => double.served.size).toBe(1);
    store.onAppended(() => heard.resolve());
    write(1);
    await Promise.all([first, heard.promise]);
    expect(double.counts.subscriptions).toBe(1);
    await store.close();
  });
});

describe('a subscription that is quiet', () => {
  beforeEach(() => {
    store = open(100);
  });

  it('is left as it is while the log has nothing more', async () => {
    const following = subscriber(0n);
    write(1);
    await following.until(1);
    const waiting = following.until(2);
    await expect.poll(() => double.counts.logReads).toBeGreaterThan(4);
    write(1);
    await waiting;
    expect(double.counts.subscriptions).toBe(1);
    expect(logged).toEqual([]);
  });

  it('begins again when the server has dropped it in silence', async () => {
    const following = subscriber(0n);
    write(1);
    await following.until(1);
    // The call stays open.
    (double.served as Set<Served>).clear();
    const positions = write(3);
    expect((await following.until(4)).slice(1)).toEqual(positions);
    expect(logged[0]).toMatchObject({ reason: expect.stringContaining('brings nothing any more') });
  });
});
