import { eventFeedContract } from '@league/events/ports/event-feed.contract.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { teamCreated } from '@league/events/testing/sample-events.ts';
import { shareFeed } from '@league/projector/running/shared-feed.ts';
import { describe, expect, it } from 'vitest';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { createMemoryEventStore } from '@league/infra/adapters/event-store/memory.ts';
import { LONG_MS } from '../kit/patience.ts';
import { counting } from './counting.ts';
import { openLeague } from './running-league.ts';

const BATCH = 50;

eventFeedContract('shared by those that stand at the same place', async () => {
  const store = createMemoryEventStore();
  return { store, feed: shareFeed(createInProcessFeed(store, BATCH)), batchLimit: BATCH, close: store.close };
});

/** Counts the open subscriptions of a feed, by the positions at which they began. */
const countingFeed = (feed: EventFeed) => {
  const open: bigint[] = [];
  const counted: EventFeed = {
    subscribe: async function* (after, signal) {
      open.push(after);
      try {
        yield* feed.subscribe(after, signal);
      } finally {
        open.splice(open.indexOf(after), 1);
      }
    },
  };
  return { feed: counted, open };
};

const openShared = async () => {
  const store = createMemoryEventStore();
  const league = openLeague(store);
  await league.append(teamCreated(), teamCreated());
  const { feed, open } = countingFeed(createInProcessFeed(store, 1));
  const shared = shareFeed(feed);
  const ending = new AbortController();
  const follow = (after: bigint) => shared.subscribe(after, ending.signal)[Symbol.asyncIterator]();
  const stop = () => ending.abort();
  return { league, open, follow, stop };
};

describe('a feed shared by runners', () => {
  it('has one subscription for all projections at the same position', async () => {
    const league = openLeague();
    const registry = [counting('first'), counting('second'), counting('third')];
    await league.start({ registry });
    const { feed, open } = countingFeed(createInProcessFeed(league.store));
    const { positions, projector } = await league.start({ registry, feed });
    const position = await league.append(teamCreated());
    expect(await positions.reached(['first', 'second', 'third'], position, LONG_MS)).toBe(true);
    expect(open).toEqual([0n]);
    await projector.stop();
    expect(open).toEqual([]);
  });

  it('delivers one batch to all runners that wait for it', async () => {
    const { open, follow, stop } = await openShared();
    const [one, other] = [follow(0n), follow(0n)];
    const [ours, theirs] = await Promise.all([one.next(), other.next()]);
    expect(ours.value).toBe(theirs.value);
    expect(open).toEqual([0n]);
    stop();
    await Promise.all([one.return?.(), other.return?.()]);
    expect(open).toEqual([]);
  });

  it('lets a runner that is behind catch up alone, and wait with the others from then on', async () => {
    const { league, open, follow, stop } = await openShared();
    const ahead = follow(2n);
    const waiting = ahead.next();
    const behind = follow(0n);
    for (const position of [1n, 2n]) expect((await behind.next()).value).toMatchObject([{ position }]);
    expect(open).toEqual([2n, 0n]);
    const caughtUp = behind.next();
    await league.append(teamCreated());
    expect((await caughtUp).value).toBe((await waiting).value);
    expect(open).toEqual([2n]);
    stop();
  });

  it('waits for no slower runner: that one continues from its own position, and misses nothing', async () => {
    const { open, follow, stop } = await openShared();
    const [fast, slow] = [follow(0n), follow(0n)];
    await Promise.all([fast.next(), slow.next()]);
    expect((await fast.next()).value).toMatchObject([{ position: 2n }]);
    expect((await slow.next()).value).toMatchObject([{ position: 2n }]);
    expect(open).toEqual([0n, 1n]);
    stop();
  });

  it('reports an error to all that wait, and serves those that ask again', async () => {
    const store = createMemoryEventStore();
    let fails = true;
    const working = createInProcessFeed(store);
    const shared = shareFeed({
      subscribe: async function* (after, signal) {
        if (fails) throw new Error('connection lost');
        yield* working.subscribe(after, signal);
      },
    });
    const ending = new AbortController();
    const next = () => shared.subscribe(0n, ending.signal)[Symbol.asyncIterator]().next();
    const outcomes = await Promise.allSettled([next(), next()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    await openLeague(store).append(teamCreated());
    expect((await next()).value).toMatchObject([{ position: 1n }]);
    ending.abort();
  });
});
