import { pauseFor } from '@league/command-api/processes/retries.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { freshId, newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { expect, vi } from 'vitest';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { createKafkaFeed, type KafkaFeed, type KafkaFeedOptions } from '@league/infra/adapters/event-feed/kafka.ts';
import { eventMessage, type OutgoingMessage } from '@league/infra/adapters/event-feed/kafka-message.ts';
import { createMemoryEventStore } from '@league/infra/adapters/event-store/memory.ts';
import { createMemoryForwarderCheckpoints } from '@league/infra/adapters/forwarder/checkpoints.ts';
import {
  createForwarder,
  type Forwarder,
  type ForwarderDependencies,
} from '@league/infra/adapters/forwarder/forwarder.ts';
import { ensureTopic } from '@league/infra/adapters/forwarder/topic.ts';
import { type KafkaServer, openKafka } from '@league/infra/adapters/servers/kafka.ts';
import { LONG_MS } from './patience.ts';
import { freshLeague, serverUrl } from './servers.ts';

/** Collects log lines as text. */
const createTestLog = () => {
  const lines: string[] = [];
  const write = (first: unknown, text?: string): void => void lines.push(text ?? String(first));
  return { lines, debug: () => undefined, info: write, warn: write };
};

/** The pause before another try: long enough not to be a busy loop, short enough for tests. */
const shortWaits: RetryPolicy = { wait: (_, signal) => pauseFor(200, signal) };

/** A running forwarder. */
export type RunningForwarder = Forwarder & {
  /** Stops the forwarder, and resolves when it has ended. */
  readonly stop: () => Promise<void>;
};

/** A league of its own on a real Kafka, over a log in memory unless another is given. */
export const createKafkaLeague = (
  options: { readonly store?: EventStore; readonly brokers?: string; readonly league?: string } = {},
) => {
  const { store = createMemoryEventStore(), brokers = serverUrl('kafka'), league = freshLeague() } = options;
  const log = createTestLog();
  const kafka = openKafka({ brokers: brokers.split(','), league, log });
  const checkpoints = createMemoryForwarderCheckpoints();
  const closing: (() => Promise<void>)[] = [];

  const startForwarder = (overrides: Partial<ForwarderDependencies> = {}): RunningForwarder => {
    const source = createInProcessFeed(store);
    const dependencies = { kafka, store, source, checkpoints, epoch: 1, retryPolicy: shortWaits, log, ...overrides };
    const forwarder = createForwarder(dependencies);
    const ending = new AbortController();
    const running = forwarder.run(ending.signal);
    const stop = (): Promise<void> => {
      ending.abort();
      return running;
    };
    closing.push(stop);
    return { ...forwarder, stop };
  };

  const openFeed = (overrides: Partial<KafkaFeedOptions> = {}): KafkaFeed => {
    const feed = createKafkaFeed({ kafka, store, retryPolicy: shortWaits, log, ...overrides });
    closing.push(feed.close);
    return feed;
  };

  return {
    store,
    kafka,
    checkpoints,
    log,
    startForwarder,
    openFeed,
    append: (count: number) => appendTeams(store, count),
    /** Ends all that was started, and deletes the topic, unless the broker is the test's own. */
    close: async ({ keepTopic = false } = {}): Promise<void> => {
      await Promise.all(closing.map((close) => close()));
      await store.close();
      if (!keepTopic) await deleteTopic(kafka);
    },
  };
};

export type KafkaLeague = ReturnType<typeof createKafkaLeague>;

/** Appends `count` events, each to a stream of its own; returns their ids in log order. */
const appendTeams = async (store: EventStore, count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const event = newEvent(teamCreated());
    ids.push(event.id);
    await store.append(`team-${freshId()}`, [event], 'no-stream');
  }
  return ids;
};

/** Deletes the topic, if it exists. */
export const deleteTopic = async ({ client, topic }: KafkaServer): Promise<void> => {
  const admin = client.admin();
  await admin.connect();
  try {
    if ((await admin.listTopics()).includes(topic)) await admin.deleteTopics({ topics: [topic] });
  } finally {
    await admin.disconnect();
  }
};

/** A log in which the event at this position cannot be read. */
export const poisonedStore = (store: EventStore, position: bigint): EventStore => ({
  ...store,
  readAll: async (after, limit) => {
    const events = await store.readAll(after, limit);
    const index = events.findIndex((event) => event.position === position);
    const at = events[index];
    if (index === 0 && at !== undefined) throw new UnreadableEvent("unknown event type 'Unheard'", at);
    return index === -1 ? events : events.slice(0, index);
  },
});

/** Waits until the condition holds; fails with its last error where it never does. */
export const until = <Result>(condition: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(condition, { timeout: LONG_MS, interval: 20 });

/** Makes the league's topic. A busy broker does not know for a moment the topic that it has just made: it is asked again, as the forwarder does. */
export const madeTopic = (kafka: KafkaServer): Promise<bigint> => until(() => ensureTopic(kafka, () => undefined));

/** Waits until the feed's consumer has reached the end of the topic. */
export const untilConnected = (feed: KafkaFeed): Promise<void> =>
  until(() => expect(feed.status()).toMatchObject({ connected: true }));

/** Follows a feed in the background. */
export const follow = (feed: EventFeed, after = 0n) => {
  const ending = new AbortController();
  const events: Recorded<LeagueEvent>[] = [];
  const running = (async () => {
    for await (const batch of feed.subscribe(after, ending.signal)) events.push(...batch);
  })();
  return {
    /** All events delivered so far, in the order in which they came. */
    events,
    ids: (): readonly string[] => events.map(({ id }) => id),
    /** Rejects with the feed's error. */
    stop: (): Promise<void> => {
      ending.abort();
      return running;
    },
    running,
  };
};

/** How many messages go into one request: far less text than the 4 MB that the topic accepts. */
const PRODUCED_AT_ONCE = 500;

/** Puts messages directly into the topic, in this order. */
export const produce = async (
  { client, topic }: KafkaServer,
  messages: readonly { readonly key?: string; readonly value: string | null }[],
): Promise<void> => {
  const producer = client.producer({ createPartitioner: () => () => 0, allowAutoTopicCreation: false });
  await producer.connect();
  for (let from = 0; from < messages.length; from += PRODUCED_AT_ONCE) {
    await producer.send({ topic, acks: -1, messages: messages.slice(from, from + PRODUCED_AT_ONCE) });
  }
  await producer.disconnect();
};

/** The messages that a forwarder would make of the whole log, in log order. */
export const messagesOf = async (store: Pick<EventStore, 'readAll'>): Promise<readonly OutgoingMessage[]> => {
  let previous = 0n;
  return (await store.readAll(0n, 10_000)).map((event) => {
    const message = eventMessage(event, previous);
    previous = event.position;
    return message;
  });
};

/** All messages of the topic from its beginning to its present end, parsed where they are JSON. */
export const readTopic = async ({ client, topic }: KafkaServer): Promise<readonly TopicMessage[]> => {
  const admin = client.admin();
  await admin.connect();
  const [offsets] = await admin.fetchTopicOffsets(topic);
  await admin.disconnect();
  const end = BigInt(offsets?.high ?? 0);
  if (end === BigInt(offsets?.low ?? 0)) return [];
  const messages: TopicMessage[] = [];
  const complete = Promise.withResolvers<void>();
  const consumer = client.consumer({ groupId: `test.${freshId()}`, maxWaitTimeInMs: 50 });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachMessage: async ({ message }) => {
      messages.push({ ...JSON.parse(message.value?.toString() ?? '{}'), offset: BigInt(message.offset) });
      if (BigInt(message.offset) === end - 1n) complete.resolve();
    },
  });
  await complete.promise;
  await consumer.disconnect();
  return messages;
};

export type TopicMessage = {
  readonly offset: bigint;
  readonly id: string;
  readonly position: string;
  readonly previous: string;
  readonly data?: string;
};
