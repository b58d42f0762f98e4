import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeagueEvent } from '../catalogue.ts';
import type { Recorded } from '../envelope.ts';
import { freshId, newEvent, teamCreated } from '../testing/sample-events.ts';
import type { EventFeed } from './event-feed.ts';
import type { EventStore } from './event-store.ts';

/** A feed over an empty log, and the log behind it. */
export type FeedUnderTest = {
  readonly feed: EventFeed;
  readonly store: EventStore;
  /** The most events that one batch may hold. */
  readonly batchLimit: number;
  readonly close: () => Promise<void>;
};

type Event = Recorded<LeagueEvent>;

/** The guarantees of every feed. `makeFeed` returns a feed over an empty log of its own; the suite closes it. */
export const eventFeedContract = (name: string, makeFeed: () => Promise<FeedUnderTest>): void => {
  describe(`event feed: ${name}`, () => {
    let tested: FeedUnderTest;
    beforeEach(async () => {
      tested = await makeFeed();
    });
    afterEach(() => tested.close());

    /** Appends `count` events, each to a stream of its own, and returns their ids in log order. */
    const appendEvents = async (count: number): Promise<string[]> => {
      const before = await tested.store.head();
      const append = () => tested.store.append(`team-${freshId()}`, [newEvent(teamCreated())], 'no-stream');
      await Promise.all(Array.from({ length: count }, append));
      return idsOf(await tested.store.readAll(before, count));
    };

    /** The events of a subscription until `count` different ones have come; the feed may repeat an event. */
    const take = async (count: number, after = 0n): Promise<Event[]> => {
      const ending = new AbortController();
      const seen = new Map<string, Event>();
      for await (const batch of tested.feed.subscribe(after, ending.signal)) {
        expect(batch.length).toBeGreaterThan(0);
        expect(batch.length).toBeLessThanOrEqual(tested.batchLimit);
        for (const event of batch) if (!seen.has(event.id)) seen.set(event.id, event);
        if (seen.size >= count) ending.abort();
      }
      return [...seen.values()];
    };

    it('delivers everything from the beginning, in log order and as recorded', async () => {
      const ids = await appendEvents(30);
      const events = await take(30);
      expect(idsOf(events)).toEqual(ids);
      expect(events).toEqual(await tested.store.readAll(0n, 30));
    });

    it('starts strictly after the checkpoint', async () => {
      const ids = await appendEvents(5);
      const [, second] = await tested.store.readAll(0n, 5);
      expect(idsOf(await take(3, second?.position))).toEqual(ids.slice(2));
    });

    it('waits at the head and goes on by itself when more arrives', async () => {
      await appendEvents(2);
      const head = await tested.store.head();
      const taken = take(3, head);
      const later = [...(await appendEvents(1)), ...(await appendEvents(2))];
      expect(idsOf(await taken)).toEqual(later);
    });

    it('gives every subscriber the same total order while many write', async () => {
      const subscribers = [take(120), take(120), take(120)];
      const writing = [appendEvents(40), appendEvents(40), appendEvents(40)];
      await Promise.all(writing);
      const inLog = idsOf(await tested.store.readAll(0n, 200));
      for (const events of await Promise.all(subscribers)) expect(idsOf(events)).toEqual(inLog);
    });

    it('delivers a backlog in batches of bounded size, at the pace of the consumer', async () => {
      const ids = await appendEvents(tested.batchLimit * 2 + 1);
      expect(idsOf(await take(ids.length))).toEqual(ids);
    });

    it('lets a slow subscriber be slow without holding up another', async () => {
      const ids = await appendEvents(tested.batchLimit + 10);
      const ending = new AbortController();
      const slow = tested.feed.subscribe(0n, ending.signal)[Symbol.asyncIterator]();
      const slowly: Event[] = [...((await slow.next()).value ?? [])];
      expect(idsOf(await take(ids.length))).toEqual(ids);
      while (slowly.length < ids.length) slowly.push(...((await slow.next()).value ?? []));
      expect(idsOf(slowly)).toEqual(ids);
      ending.abort();
      expect((await slow.next()).done).toBe(true);
    });

    it('gives each of several subscribers what follows its own place', async () => {
      const ids = await appendEvents(tested.batchLimit + 20);
      const events = await tested.store.readAll(0n, ids.length);
      const places = [20, 0, ids.length, 7, tested.batchLimit];
      const taking = places.map((place) => take(ids.length - place + 3, events[place - 1]?.position));
      const all = [...ids, ...(await appendEvents(3))];
      expect((await Promise.all(taking)).map(idsOf)).toEqual(places.map((place) => all.slice(place)));
    });

    it('goes on for the others when one leaves or breaks out of its loop', async () => {
      const ids = await appendEvents(5);
      const [ending, staying] = [new AbortController(), new AbortController()];
      const leaving = tested.feed.subscribe(0n, ending.signal)[Symbol.asyncIterator]();
      const other = tested.feed.subscribe(0n, staying.signal)[Symbol.asyncIterator]();
      const seen = idsOf((await other.next()).value ?? []);
      await leaving.next();
      for await (const _ of tested.feed.subscribe(0n, ending.signal)) break;
      ending.abort();
      const all = [...ids, ...(await appendEvents(3))];
      while (seen.length < all.length) seen.push(...idsOf((await other.next()).value ?? []));
      expect(seen).toEqual(all);
      staying.abort();
      expect((await leaving.next()).done).toBe(true);
    });

    it('ends without an error when it is aborted at the head', async () => {
      const ending = new AbortController();
      const waiting = tested.feed.subscribe(0n, ending.signal)[Symbol.asyncIterator]().next();
      ending.abort();
      expect(await waiting).toEqual({ done: true, value: undefined });
    });

    it('does not begin when it was aborted before', async () => {
      await appendEvents(1);
      const batches = tested.feed.subscribe(0n, AbortSignal.abort())[Symbol.asyncIterator]();
      expect((await batches.next()).done).toBe(true);
    });

    it('resumes from a checkpoint with nothing left out', async () => {
      const ids = await appendEvents(tested.batchLimit + 10);
      const first = await take(1);
      const later = await appendEvents(3);
      const rest = await take(ids.length - first.length + later.length, first.at(-1)?.position);
      expect(idsOf([...first, ...rest])).toEqual([...ids, ...later]);
    });
  });
};

const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map((event) => event.id);
