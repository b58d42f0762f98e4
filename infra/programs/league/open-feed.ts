import { readFileSync } from 'node:fs';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import { createKafkaFeed, type KafkaFeedStatus } from '../../adapters/event-feed/kafka.ts';
import { checkTopic } from '../../adapters/forwarder/topic.ts';
import type { Opening } from '../main/process.ts';
import { type KafkaOptions, type KafkaServer, openKafka } from '../../adapters/servers/kafka.ts';

/** Delivery to the projections, by the settings: through Kafka, or from the log itself. */
export type Feed = {
  readonly feed: EventFeed;
  /** How Kafka's delivery is; undefined where there is none. */
  readonly kafka: (() => KafkaFeedStatus) | undefined;
  readonly close: () => Promise<void>;
};

type Source = { readonly store: EventStore; readonly feed: EventFeed };

/** Does not wait for Kafka: while that is away, the log delivers. A topic that cannot be used ends the process. */
export const openFeed = ({ config, log, waitFor, retryPolicy, fail }: Opening, { store, feed }: Source): Feed => {
  if (config.EVENT_FEED === 'in-process') return { feed, kafka: undefined, close: async () => {} };
  const kafka = kafkaOf(config, log);
  waitFor('Kafka', () => checkTopic(kafka)).catch(fail);
  const through = createKafkaFeed({ kafka, store, retryPolicy, log });
  return { feed: through, kafka: through.status, close: through.close };
};

/** The way to Kafka that the settings name. @throws ConfigError for certificates that cannot be read */
export const kafkaOf = (config: Config, log: Logger): KafkaServer => {
  const { KAFKA_BROKERS: brokers = [], LEAGUE: league, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = config;
  const hasLogin = username !== undefined && password !== undefined;
  const sasl = hasLogin ? { mechanism: config.KAFKA_SASL, username, password } : undefined;
  return openKafka({ brokers, league, log, tls: tlsOf(config), sasl });
};

const tlsOf = ({ KAFKA_TLS: given }: Config): KafkaOptions['tls'] => {
  if (given === undefined || given === 'false') return undefined;
  if (given === 'true') return true;
  try {
    return { ca: readFileSync(given, 'utf8') };
  } catch (error) {
    throw new ConfigError(`bad settings: KAFKA_TLS: ${given} cannot be read: ${reasonOf(error)}`);
  }
};
