import { sharedLooks } from '@league/command-api/handling/shared-looks.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import type { KafkaMessage } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaServer } from '../servers/kafka.ts';
import { BATCH_EVENTS, createBell, createDelivery } from './deliver.ts';
import { parseMessage } from './kafka-message.ts';
import { createRecentEvents } from './recent-events.ts';
import { createSharedPages, type Page } from './shared-pages.ts';
import { followTopic } from './topic-consumer.ts';

/** When Kafka has brought nothing new for so long, the log itself is asked whether there is something. */
const QUIET_MS = 1_000;
/** The same while there is no consumer: readers wait two seconds for what they have just entered (query-api). */
const ALONE_MS = 250;

export type KafkaFeedOptions = {
  readonly kafka: KafkaServer;
  /** The log that the topic is filled from. */
  readonly store: Pick<EventStore, 'readAll' | 'head'>;
  /** How long to wait before a lost consumer is replaced. */
  readonly retryPolicy: RetryPolicy;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly batchEvents?: number;
  /** How long a consumer may give no sign of life before it is replaced. */
  readonly silenceMs?: number;
};

/** How the delivery is, for readiness and metrics. Counts are since the start. */
export type KafkaFeedStatus = {
  /** A consumer stands at the end of the topic. While there is none, events come from the log, a little later. */
  readonly connected: boolean;
  /** Why there is no consumer. */
  readonly waitingFor: string | undefined;
  /** Why the log did not say how far it reaches, the last time that it was asked. */
  readonly logAway: string | undefined;
  /** When the last message came, epoch ms. */
  readonly lastMessageAt: number | undefined;
  /** Position of the last event that Kafka brought. */
  readonly lastPosition: bigint;
  readonly messages: number;
  /** Messages of events that were known already. */
  readonly duplicates: number;
  /** Messages that nobody can read; their events count as lost. */
  readonly garbled: number;
  /** How often a message did not go on from the one before, so that the log was read in between. */
  readonly gapsHealed: number;
  /** How often a consumer failed or fell silent and was replaced. */
  readonly replaced: number;
  /** Pages of the log taken by subscribers that were behind, or that Kafka left alone. */
  readonly logReads: number;
};

export type KafkaFeed = EventFeed & {
  readonly status: () => KafkaFeedStatus;
  /** Ends the consumer. Subscriptions end by their own signals. */
  readonly close: () => Promise<void>;
};

/**
 * The feed of the league's topic. One consumer for all subscribers of the process keeps the last events of the topic; each
 * subscriber takes from them what follows its own place, and reads the log wherever they cannot say it: at the start, when
 * it is behind, after a gap, at an event that only the log can give or refuse, and when Kafka has been quiet for a second.
 * So Kafka makes delivery fast and the log makes it right: broker, forwarder and topic may be away, wiped or wrong, and
 * every event still comes, in log order. Events are shared between subscribers and must not be changed.
 *
 * The consumer begins at the end of the topic, not at its beginning: what stands before, the log gives in pages from
 * exactly the place that is asked for, while the topic would have to be read through from its first message at every start.
 *
 * Messages are told apart by log positions only: one at or before the last known is a repeat, and one that does not name
 * the last known as the one before it has something missing in front.
 */
export const createKafkaFeed = (options: KafkaFeedOptions): KafkaFeed => {
  const state = newState(options);
  // One question at a time: for what comes while the log has not answered, there is one more behind it.
  const askLog = sharedLooks(() => askOnce(state));
  const ending = new AbortController();
  const following = followTopic(
    {
      ...options,
      onJoined: () => {
        state.recent.clear();
        note(state, { connected: true, waitingFor: undefined });
        void askLog();
      },
      onMessages: (messages) => {
        if (!takeIn(state, messages)) void askLog();
      },
      onLost: (reason) => note(state, { connected: false, waitingFor: reason, replaced: state.status.replaced + 1 }),
    },
    ending.signal,
  );
  const timer = setInterval(() => {
    const quietMs = state.status.connected ? QUIET_MS : ALONE_MS;
    if (performance.now() - state.heardAt >= quietMs) void askLog();
  }, ALONE_MS);
  void askLog();
  const deliver = createDelivery(state.batchEvents);
  return {
    subscribe: (after, signal) =>
      deliver({ position: after }, signal, {
        bell: state.bell,
        following: (position) => eventsBehind(state, position),
      }),
    status: () => ({ ...state.status, lastPosition: state.recent.last() }),
    close: async () => {
      clearInterval(timer);
      ending.abort();
      await following;
      note(state, { connected: false });
    },
  };
};

const newState = ({ batchEvents = BATCH_EVENTS, ...options }: KafkaFeedOptions) => ({
  ...options,
  batchEvents,
  recent: createRecentEvents(),
  pages: createSharedPages(options.store, batchEvents),
  bell: createBell(),
  /** The log reaches at least so far. */
  head: 0n,
  /** When Kafka last brought news, or the log was last asked for some; by the monotonic clock. */
  heardAt: performance.now(),
  status: {
    connected: false,
    waitingFor: undefined,
    logAway: undefined,
    lastMessageAt: undefined,
    lastPosition: 0n,
    messages: 0,
    duplicates: 0,
    garbled: 0,
    gapsHealed: 0,
    replaced: 0,
    logReads: 0,
  } as KafkaFeedStatus,
});

/** Everything of a feed that changes. */
type FeedState = ReturnType<typeof newState>;

const note = (state: FeedState, step: Partial<KafkaFeedStatus>): void => {
  state.status = { ...state.status, ...step };
};

/** Takes messages into what is kept of the topic's end; false where one of them cannot be read. */
const takeIn = (state: FeedState, messages: readonly KafkaMessage[]): boolean => {
  let { duplicates, gapsHealed } = state.status;
  const garbled: string[] = [];
  for (const { value, offset } of messages) {
    const message = parseMessage(value);
    if (message === undefined) {
      garbled.push(offset);
      continue;
    }
    const taken = state.recent.take(message);
    if (taken === 'known') {
      duplicates += 1;
      continue;
    }
    state.heardAt = performance.now();
    if (taken === 'next') continue;
    gapsHealed += 1;
    state.log.warn(
      { offset, position: message.position.toString(), previous: message.previous.toString() },
      'messages are missing before this one: the log has their events',
    );
  }
  if (garbled.length > 0) {
    const [offset] = garbled;
    state.log.warn({ offset, messages: garbled.length }, 'messages cannot be read: the log has their events');
  }
  note(state, {
    messages: state.status.messages + messages.length,
    duplicates,
    garbled: state.status.garbled + garbled.length,
    gapsHealed,
    lastMessageAt: Date.now(),
  });
  state.bell.ring();
  return garbled.length === 0;
};

/** Looks how far the log reaches, and lets subscribers look again. A log that is away is asked again by the timer. */
const askOnce = async (state: FeedState): Promise<void> => {
  const { logAway } = state.status;
  state.heardAt = performance.now();
  try {
    state.head = greater(state.head, await state.store.head());
    note(state, { logAway: undefined });
    if (logAway !== undefined) state.log.info('the log is there again');
  } catch (error) {
    note(state, { logAway: reasonOf(error) });
    if (logAway === undefined) state.log.warn({ error }, 'the log does not say how far it reaches');
    // A damaged log: subscribers at its end read on, and hear from it what is wrong.
    if (!(error instanceof StoreUnavailable)) state.head = greater(state.head, state.recent.last()) + 1n;
  }
  state.bell.ring();
};

const greater = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** What the topic says of the events behind this position, else what the log says where it is known to reach further. */
const eventsBehind = (state: FeedState, after: bigint): Page | Promise<Page> => {
  const { recent, batchEvents, head, pages } = state;
  const batch = recent.following(after, batchEvents);
  if (batch.length > 0 || (after >= recent.last() && after >= head)) return batch;
  note(state, { logReads: state.status.logReads + 1 });
  return pages.read(after);
};
