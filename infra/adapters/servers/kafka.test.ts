import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import kafkajs from 'kafkajs';
import { describe, expect, it } from 'vitest';
import { checkTopic } from '../forwarder/topic.ts';
import { kafkaErrorOf, kafkaGuard, openKafka, saysTopicIsMissing } from './kafka.ts';
import { UnsuitableServer } from './unsuitable-server.ts';

const { KafkaJSAggregateError, KafkaJSConnectionError, KafkaJSNumberOfRetriesExceeded } = kafkajs;
const { KafkaJSNonRetriableError, KafkaJSProtocolError } = kafkajs;

const protocolError = (type: string) => new KafkaJSProtocolError(Object.assign(new Error(`says ${type}`), { type }));
/** The client's types know no way to make one. */
const refused = Object.assign(new KafkaJSNonRetriableError('SASL SCRAM failed'), {
  name: 'KafkaJSSASLAuthenticationError',
});
/** As the client hands an error over that it met once too often. */
const exceeded = (error: Error) => new KafkaJSNumberOfRetriesExceeded(error, { retryCount: 3, retryTime: 500 });

describe('what Kafka says', () => {
  it.each([
    ['a refused connection', exceeded(new KafkaJSConnectionError('Connection error: connect ECONNREFUSED'))],
    ['a topic that is gone', exceeded(protocolError('UNKNOWN_TOPIC_OR_PARTITION'))],
    ['too few copies in step', protocolError('NOT_ENOUGH_REPLICAS')],
    ['a bug of the client', new KafkaJSNonRetriableError(new TypeError('broker is undefined'))],
    [
      'topics of which no broker says anything',
      new TypeError("Cannot read properties of null (reading 'topicMetadata')"),
    ],
    ['several at once', new KafkaJSAggregateError('of topics', [protocolError('REQUEST_TIMED_OUT')])],
  ])('of %s is waited out', (_, error) => {
    const said = kafkaErrorOf(error);
    expect(said).toBeInstanceOf(StoreUnavailable);
    expect(said).not.toBeInstanceOf(UnsuitableServer);
    expect(said).toMatchObject({ message: expect.stringMatching(/^Kafka: ./), cause: error });
  });

  it.each([
    ['wrong credentials', refused],
    ['no access to the topic', exceeded(protocolError('TOPIC_AUTHORIZATION_FAILED'))],
    ['no right to make a topic', new KafkaJSAggregateError('', [protocolError('CLUSTER_AUTHORIZATION_FAILED')])],
    ['a version it does not speak', protocolError('UNSUPPORTED_VERSION')],
    [
      'a certificate of nobody',
      exceeded(new KafkaJSConnectionError('Connection error', { code: 'SELF_SIGNED_CERT_IN_CHAIN' })),
    ],
  ])('of %s will never do', (_, error) => {
    expect(kafkaErrorOf(error)).toBeInstanceOf(UnsuitableServer);
  });

  it('leaves errors of others as they are', async () => {
    const error = new RangeError('ours');
    await expect(kafkaGuard(() => Promise.reject(error))).rejects.toBe(error);
    expect(kafkaErrorOf('text')).toBe('text');
  });

  it('names a topic that is missing, however deep', () => {
    expect(saysTopicIsMissing(exceeded(protocolError('UNKNOWN_TOPIC_OR_PARTITION')))).toBe(true);
    expect(saysTopicIsMissing(exceeded(protocolError('REQUEST_TIMED_OUT')))).toBe(false);
  });
});

describe('a Kafka that is not there', () => {
  it('is said to be away within seconds, without the password', async () => {
    const password = 'very-secret';
    const said: unknown[] = [];
    const kafka = openKafka({
      brokers: ['127.0.0.1:9'],
      league: 'none',
      sasl: { mechanism: 'plain', username: 'league', password },
      log: { debug: (...words: unknown[]) => void said.push(words) },
    });
    const away = await checkTopic(kafka).catch((error: unknown) => error);
    expect(away).toBeInstanceOf(StoreUnavailable);
    expect(away).not.toBeInstanceOf(UnsuitableServer);
    expect(said).not.toEqual([]);
    expect(JSON.stringify([said, String(away)])).not.toContain(password);
  });
});
