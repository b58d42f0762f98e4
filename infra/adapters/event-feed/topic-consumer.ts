import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import type { Consumer, KafkaMessage } from 'kafkajs';
import type { Logger } from 'pino';
import { type KafkaServer, kafkaErrorOf } from '../servers/kafka.ts';

/** The broker answers a fetch at once when there is something, else after so long: no delay, only fewer questions. */
const FETCH_WAIT_MS = 250;
const SESSION_MS = 30_000;
const HEARTBEAT_MS = 3_000;
/** A consumer without a sign of life for so long is replaced: some fall silent and never say so (kafkajs #659). */
const SILENCE_MS = 10_000;
/** How long a consumer that is no longer needed may take to say goodbye. */
const GOODBYE_MS = 2_000;

export type TopicConsumerDependencies = {
  readonly kafka: KafkaServer;
  readonly retryPolicy: RetryPolicy;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly silenceMs?: number;
  /** A consumer stands at the end of the topic, and has asked for what comes next: what was before is not delivered. */
  readonly onJoined: () => void;
  readonly onMessages: (messages: readonly KafkaMessage[]) => void;
  /** The consumer is gone, for this reason; another will come. */
  readonly onLost: (reason: string) => void;
};

/**
 * Follows the league's topic from its end until the signal aborts; consumers that end, fail or fall silent are replaced by
 * new ones, each in a group of its own that nobody else is in and that keeps nothing: there is nothing to share out, and
 * no other member to wait for. None of it is thrown.
 */
export const followTopic = async (dependencies: TopicConsumerDependencies, signal: AbortSignal): Promise<void> => {
  const { retryPolicy, log, onLost } = dependencies;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const { reason, joined } = await consume(dependencies, signal);
    if (signal.aborted) return;
    onLost(reason);
    if (joined) attempt = 1;
    log.warn({ reason, attempt }, 'the Kafka consumer is replaced');
    await retryPolicy.wait(attempt, signal);
  }
};

type Ended = { readonly reason: string; readonly joined: boolean };

/** One consumer, from its connection to its end. */
const consume = async (dependencies: TopicConsumerDependencies, signal: AbortSignal): Promise<Ended> => {
  const { kafka, onJoined, onMessages, silenceMs = SILENCE_MS } = dependencies;
  const consumer = kafka.client.consumer({
    groupId: `${kafka.groupPrefix}${randomUUID()}`,
    allowAutoTopicCreation: false,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    sessionTimeout: SESSION_MS,
    heartbeatInterval: HEARTBEAT_MS,
    // One that failed is replaced as a whole: started again, the client would take up a place that nobody knows.
    retry: { restartOnFailure: () => Promise.resolve(false) },
  });
  const over = Promise.withResolvers<string>();
  let asking = false;
  let joined = false;
  let lastSign = performance.now();
  const alive = (): void => {
    lastSign = performance.now();
  };
  consumer.on('consumer.heartbeat', alive);
  consumer.on('consumer.crash', ({ payload: { error } }) => over.resolve(reasonOf(kafkaErrorOf(error))));
  consumer.on('consumer.group_join', () => {
    alive();
    asking = true;
  });
  consumer.on('consumer.fetch', () => {
    alive();
    if (!asking) return;
    asking = false;
    joined = true;
    onJoined();
  });
  const watchdog = setInterval(() => {
    if (performance.now() - lastSign > silenceMs) over.resolve(`silent for ${silenceMs} ms`);
  }, silenceMs / 10);
  const stop = (): void => over.resolve('told to end');
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const started = start(consumer, kafka.topic, (messages) => {
    alive();
    onMessages(messages);
  }).catch((error: unknown) => over.resolve(reasonOf(kafkaErrorOf(error))));
  const reason = await over.promise;
  signal.removeEventListener('abort', stop);
  clearInterval(watchdog);
  await leaveGroup(started, consumer);
  return { reason, joined };
};

const start = async (
  consumer: Consumer,
  topic: string,
  onMessages: (messages: readonly KafkaMessage[]) => void,
): Promise<void> => {
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: false });
  await consumer.run({ autoCommit: false, eachBatch: async ({ batch }) => onMessages(batch.messages) });
};

/**
 * Once the consumer has started: told to leave before, it would go on unnoticed. One that is silent may never end: it is not
 * waited for.
 */
const leaveGroup = async (started: Promise<void>, consumer: Consumer): Promise<void> => {
  const ended = started.then(() => consumer.disconnect()).catch(() => undefined);
  await Promise.race([ended, delay(GOODBYE_MS, undefined, { ref: false })]);
};
