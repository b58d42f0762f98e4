import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openKafka } from '../servers/kafka.ts';
import {
  createKafkaLeague,
  follow,
  type KafkaLeague,
  madeTopic,
  messagesOf,
  poisonedStore,
  produce,
  until,
  untilConnected,
} from '@league/tests/kit/kafka-league.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { createInProcessFeed } from './in-process.ts';
import type { KafkaFeed } from './kafka.ts';

describeWithServers(['kafka'], 'the Kafka feed and faults', () => {
  let league: KafkaLeague;
  beforeEach(() => {
    league = createKafkaLeague();
  });
  afterEach(() => league.close());

  /** The log as somebody who may not look into it. */
  const hidden = { head: async () => 0n, readAll: () => Promise.reject(new Error('the log was read')) };

  /** Events in the log and nothing in the topic but what the test puts there; a feed stands at the topic's end. */
  const connectedFeed = async (count: number) => {
    const ids = await league.append(count);
    await madeTopic(league.kafka);
    // Asked how far it reaches, this log keeps silent: only Kafka tells that there is something.
    const feed = league.openFeed({ store: { ...league.store, head: async () => 0n } });
    await untilConnected(feed);
    return { ids, feed, messages: await messagesOf(league.store) };
  };

  /** Sends what is given, then the first event that is new to the feed, and waits until that has come. */
  const seenAfter = async (feed: KafkaFeed, sent: readonly { readonly value: string | null }[]) => {
    await produce(league.kafka, sent);
    await until(() => expect(feed.status().messages).toBe(sent.length));
    return feed.status();
  };

  it('delivers through Kafka, without a look into the log', async () => {
    const forwarder = league.startForwarder();
    const feed = league.openFeed({ store: hidden });
    await untilConnected(feed);
    const followers = [follow(feed), follow(feed), follow(feed)];
    const ids = await league.append(300);
    for (const follower of followers) await until(() => expect(follower.ids()).toEqual(ids));
    expect(feed.status()).toMatchObject({ messages: 300, gapsHealed: 0, duplicates: 0, garbled: 0, logReads: 0 });
    // A consumer may have a message before its forwarder hears that it was taken.
    await until(() => expect(forwarder.status()).toMatchObject({ state: 'forwarding', position: 300n }));
    expect(forwarder.status()).toMatchObject({ forwarded: 300, refills: 0 });
    await Promise.all(followers.map(({ stop }) => stop()));
  });

  it('delivers from the log alone where there is no topic and no forwarder', async () => {
    const feed = league.openFeed();
    const follower = follow(feed);
    const ids = [...(await league.append(10))];
    await until(() => expect(follower.ids()).toEqual(ids));
    ids.push(...(await league.append(5)));
    await until(() => expect(follower.ids()).toEqual(ids));
    expect(feed.status()).toMatchObject({
      connected: false,
      messages: 0,
      waitingFor: expect.stringContaining('Kafka: '),
    });
    await follower.stop();
  });

  it('knows every repeat: each message twice, a whole batch again, the topic from its beginning', async () => {
    const { ids, feed, messages } = await connectedFeed(20);
    const follower = follow(feed);
    const twice = messages.flatMap((message) => [message, message]);
    const status = await seenAfter(feed, [...twice, ...messages.slice(5, 15), ...messages]);
    expect(status).toMatchObject({ gapsHealed: 0, duplicates: 50, lastPosition: 20n });
    await until(() => expect(follower.ids()).toEqual(ids));
    await follower.stop();
  });

  it.each([0, 1, 9, 18])('heals the loss of message %i from the log', async (lost) => {
    const { ids, feed, messages } = await connectedFeed(20);
    const follower = follow(feed);
    const status = await seenAfter(feed, messages.toSpliced(lost, 1));
    // Before the first message that a consumer sees there may be anything: that is no gap.
    expect(status).toMatchObject({ gapsHealed: lost === 0 ? 0 : 1, lastPosition: 20n });
    await until(() => expect(follower.ids()).toEqual(ids));
    await follower.stop();
  });

  it('brings swapped messages into the order of the log', async () => {
    const { ids, feed, messages } = await connectedFeed(20);
    const follower = follow(feed);
    const swapped = messages.toSpliced(4, 2, ...messages.slice(4, 6).toReversed());
    const status = await seenAfter(feed, [...swapped.slice(0, 12), ...swapped.slice(12).toReversed()]);
    expect(status).toMatchObject({ gapsHealed: 2, duplicates: 8 });
    await until(() => expect(follower.ids()).toEqual(ids));
    await follower.stop();
  });

  it('takes garbage for a lost message, not for poison', async () => {
    const { ids, feed, messages } = await connectedFeed(8);
    const follower = follow(feed);
    const [first, , third, ...rest] = messages;
    const garbage = [{ value: '{"position":' }, { value: null }, { value: '{"position":"x"}' }, { value: '' }];
    const sent = [first, ...garbage, third, ...rest].filter((message) => message !== undefined);
    expect(await seenAfter(feed, sent)).toMatchObject({ garbled: 4, gapsHealed: 1 });
    await until(() => expect(follower.ids()).toEqual(ids));
    await follower.stop();
  });

  it('asks a slow log one question at a time, however much garbage there is', async () => {
    await madeTopic(league.kafka);
    const answer = Promise.withResolvers<void>();
    let asked = 0;
    const head = async (): Promise<bigint> => {
      asked += 1;
      await answer.promise;
      return league.store.head();
    };
    const feed = league.openFeed({ store: { ...league.store, head } });
    await untilConnected(feed);
    await seenAfter(
      feed,
      Array.from({ length: 3_000 }, () => ({ value: 'garbage' })),
    );
    expect(asked).toBe(1);
    expect(league.log.lines.length).toBeLessThan(50);
    answer.resolve();
    // What came while the question was open is asked for by another one.
    await until(() => expect(asked).toBeGreaterThan(1));
  });

  it('asks the log for an event that this program cannot read in the message', async () => {
    const { ids, feed, messages } = await connectedFeed(3);
    const follower = follow(feed);
    const [first, second, third] = messages.map(({ value }) => value);
    const newer = second?.replace('"version":1', '"version":9') ?? '';
    await produce(league.kafka, [{ value: first ?? '' }, { value: newer }, { value: third ?? '' }]);
    await until(() => expect(follower.ids()).toEqual(ids));
    expect(feed.status()).toMatchObject({ gapsHealed: 0, garbled: 0 });
    await follower.stop();
  });

  it('stops a subscriber at what the log cannot read, and goes on behind it', async () => {
    await madeTopic(league.kafka);
    const poisoned = poisonedStore(league.store, 3n);
    const feed = league.openFeed({ store: poisoned });
    await untilConnected(feed);
    league.startForwarder({ source: createInProcessFeed(poisoned) });
    const stopped = follow(feed);
    await league.append(2);
    await until(() => expect(stopped.events).toHaveLength(2));
    const [, ...behind] = await league.append(3);
    await expect(stopped.running).rejects.toMatchObject({ name: 'UnreadableEvent', at: { position: 3n } });
    expect(stopped.events).toHaveLength(2);
    const skipping = follow(feed, 3n);
    await until(() => expect(skipping.ids()).toEqual(behind));
    expect(feed.status()).toMatchObject({ gapsHealed: 0, garbled: 0 });
    await skipping.stop();
  });

  it('keeps no more of the topic than its share, however slow a subscriber is', async () => {
    league.startForwarder();
    const feed = league.openFeed();
    await untilConnected(feed);
    const ending = new AbortController();
    const slow = feed.subscribe(0n, ending.signal)[Symbol.asyncIterator]();
    const ids = [...(await league.append(1))];
    const slowly: Recorded<LeagueEvent>[] = [...((await slow.next()).value ?? [])];
    ids.push(...(await league.append(12_000)));
    await until(() => expect(feed.status().lastPosition).toBe(12_001n));
    while (slowly.length < ids.length) slowly.push(...((await slow.next()).value ?? []));
    expect(slowly.map(({ id }) => id)).toEqual(ids);
    expect(feed.status()).toMatchObject({ gapsHealed: 0 });
    ending.abort();
    await slow.return?.();
  });

  it('goes on by what Kafka brings while the log is away, and says so', async () => {
    const away = (): Promise<never> => Promise.reject(new StoreUnavailable('the log is away'));
    league.startForwarder();
    const feed = league.openFeed({ store: { head: away, readAll: away } });
    await untilConnected(feed);
    const follower = follow(feed);
    const ids = await league.append(10);
    await until(() => expect(follower.ids()).toEqual(ids));
    expect(feed.status()).toMatchObject({ logAway: 'the log is away', connected: true });
    await follower.stop();
  });

  it('tells a subscriber at the end that the log is damaged', async () => {
    const damaged = (): Promise<never> => Promise.reject(new LogCorrupt('events.db', 7n, 'torn'));
    const feed = league.openFeed({ store: { head: damaged, readAll: damaged } });
    await expect(follow(feed).running).rejects.toBeInstanceOf(LogCorrupt);
  });

  it('replaces a consumer that falls silent, and does not wait for it', async () => {
    // Takes connections and never says a word.
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const kafka = openKafka({ brokers: [`127.0.0.1:${port}`], league: 'silent', log: league.log });
    const feed = league.openFeed({ kafka, silenceMs: 200 });
    const follower = follow(feed);
    const ids = await league.append(3);
    await until(() => expect(feed.status().replaced).toBeGreaterThan(1));
    expect(feed.status().waitingFor).toBe('silent for 200 ms');
    await until(() => expect(follower.ids()).toEqual(ids));
    await follower.stop();
    await feed.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
