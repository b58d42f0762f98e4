import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { Kafka, type KafkaConfig, type LogEntry, logLevel } from 'kafkajs';
import type { Logger } from 'pino';
import { UnsuitableServer } from './unsuitable-server.ts';

/** A way to Kafka, and the names that one league has there. Nothing is connected yet. */
export type KafkaServer = {
  readonly client: Kafka;
  /** `<league>.events`, of one partition: shared documents must see events in log order. */
  readonly topic: string;
  /** Begins every consumer group of the league: what a broker's access rules have to allow. */
  readonly groupPrefix: string;
};

export type KafkaOptions = {
  /** `host:port` of some brokers; the others are learned from them. */
  readonly brokers: readonly string[];
  readonly league: string;
  /** TLS by the system's certificates, or by those of this text (PEM). */
  readonly tls?: true | { readonly ca: string } | undefined;
  readonly sasl?:
    | {
        readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
        readonly username: string;
        readonly password: string;
      }
    | undefined;
  readonly log: Pick<Logger, 'debug'>;
};

const CONNECT_MS = 2_000;
/** How long a silent broker is waited for; beyond, the request counts as lost. */
const REQUEST_MS = 8_000;
/** Few and quick: whoever uses the client waits by a retry policy of its own, with a new connection each time. */
const RETRY = { initialRetryTime: 100, maxRetryTime: 500, retries: 3 };

/** The league's way to Kafka. What the client logs of itself goes to `log` as debug: it calls harmless things errors. */
export const openKafka = ({ brokers, league, tls, sasl, log }: KafkaOptions): KafkaServer => ({
  client: new Kafka({
    clientId: `league-${league}`,
    brokers: [...brokers],
    connectionTimeout: CONNECT_MS,
    requestTimeout: REQUEST_MS,
    retry: RETRY,
    ...(tls === undefined ? {} : { ssl: tls }),
    ...(sasl === undefined ? {} : { sasl: sasl as NonNullable<KafkaConfig['sasl']> }),
    logLevel: logLevel.WARN,
    logCreator:
      () =>
      ({ namespace, log: { message, error } }: LogEntry) =>
        log.debug({ kafka: namespace, error }, message),
  }),
  topic: `${league}.events`,
  groupPrefix: `${league}.feed.`,
});

/** What brokers and the client call wrong credentials, missing rights, and versions that share no words. */
const HOPELESS: ReadonlySet<string> = new Set([
  'SASL_AUTHENTICATION_FAILED',
  'UNSUPPORTED_SASL_MECHANISM',
  'TOPIC_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'UNSUPPORTED_VERSION',
  'KafkaJSSASLAuthenticationError',
  'KafkaJSServerDoesNotSupportApiKey',
  'KafkaJSNotImplemented',
  // A broker whose certificate is not to be trusted.
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/**
 * What the client threw, in the ports' words: {@link UnsuitableServer} for credentials, rights, certificates and versions,
 * `StoreUnavailable` for everything else it says (also where the client marks it as not to be tried again, as it does with a
 * refused connection).
 * Errors of ours pass as they are.
 */
export const kafkaErrorOf = (error: unknown): unknown => {
  const chain = [...causesOf(error)];
  // By name: node finds the client's classes of errors under no name that could be imported.
  if (!chain.some(({ name }) => name.startsWith('KafkaJS')) && !isClientBug(error)) return error;
  const hopeless = chain.some((cause) => wordsFor(cause).some((word) => HOPELESS.has(word)));
  const message = `Kafka: ${chain.at(-1)?.message ?? ''}`;
  return hopeless ? new UnsuitableServer(message) : new StoreUnavailable(message, { cause: error });
};

/** Where no broker answers what it is asked of a topic, the client itself trips over the missing answer (2.2, brokerPool.js). */
const isClientBug = (error: unknown): boolean =>
  error instanceof TypeError && error.message.includes("reading 'topicMetadata'");

/** Runs the work; its errors come out as {@link kafkaErrorOf} says. */
export const kafkaGuard = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw kafkaErrorOf(error);
  }
};

/** The error and what led to it: the client wraps the answer of a broker up to three times. */
function* causesOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return;
  yield error;
  yield* causesOf('errors' in error && Array.isArray(error.errors) ? error.errors[0] : error.cause);
}

const wordsFor = (error: Error): readonly string[] => {
  const { type, code } = error as { readonly type?: unknown; readonly code?: unknown };
  return [error.name, type, code].filter((word) => typeof word === 'string');
};

/** Whether the broker says that it does not have the topic. */
export const saysTopicIsMissing = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => wordsFor(cause).includes('UNKNOWN_TOPIC_OR_PARTITION'));
