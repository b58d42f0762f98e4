import kafkajs from 'kafkajs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KafkaServer, openKafka } from '../servers/kafka.ts';
import { UnsuitableServer } from '../servers/unsuitable-server.ts';
import {
  createKafkaLeague,
  deleteTopic,
  madeTopic,
  messagesOf,
  produce,
  until,
} from '@league/tests/kit/kafka-league.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { checkTopic, ensureTopic, topicReaches } from './topic.ts';

describeWithServers(['kafka'], 'the topic of a league', () => {
  let kafka: KafkaServer;
  const notices: string[] = [];
  const notice = (text: string): void => void notices.push(text);
  beforeEach(() => {
    notices.length = 0;
    kafka = openKafka({
      brokers: serverUrl('kafka').split(','),
      league: freshLeague(),
      log: { debug: () => undefined },
    });
  });
  afterEach(() => deleteTopic(kafka));

  const make = async (numPartitions: number, settings: Readonly<Record<string, string>> = {}): Promise<void> => {
    const admin = kafka.client.admin();
    await admin.connect();
    const configEntries = Object.entries(settings).map(([name, value]) => ({ name, value }));
    const topics = [{ topic: kafka.topic, numPartitions, configEntries }];
    await admin.createTopics({ topics, waitForLeaders: false });
    // A busy broker does not know for a moment the topic that it has just made.
    await until(() => admin.fetchTopicMetadata({ topics: [kafka.topic] }));
    await admin.disconnect();
  };

  it('is made with one partition, and room and time for its messages', async () => {
    expect(await until(() => ensureTopic(kafka, notice))).toBe(0n);
    const admin = kafka.client.admin();
    await admin.connect();
    const configNames = ['max.message.bytes', 'retention.ms', 'cleanup.policy', 'min.insync.replicas'];
    const { resources } = await admin.describeConfigs({
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: kafka.topic, configNames }],
      includeSynonyms: false,
    });
    const { topics } = await admin.fetchTopicMetadata({ topics: [kafka.topic] });
    await admin.disconnect();
    const settings = resources.flatMap(({ configEntries }) => configEntries);
    expect(Object.fromEntries(settings.map(({ configName, configValue }) => [configName, configValue]))).toEqual({
      'max.message.bytes': '4194304',
      'retention.ms': '604800000',
      'cleanup.policy': 'delete',
      'min.insync.replicas': '1',
    });
    expect(topics[0]?.partitions).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  it('is left as it is when it is there, and says where it ends', async () => {
    const league = createKafkaLeague();
    await league.append(3);
    await madeTopic(kafka);
    await produce(kafka, await messagesOf(league.store));
    await league.close();
    expect(await ensureTopic(kafka, notice)).toBe(3n);
    expect([await topicReaches(kafka, 2n), await topicReaches(kafka, 3n)]).toEqual([true, false]);
    await expect(checkTopic(kafka)).resolves.toBeUndefined();
  });

  it('may be missing for those who only read it', async () => {
    await expect(checkTopic(kafka)).resolves.toBeUndefined();
    expect(await topicReaches(kafka, -1n)).toBe(false);
  });

  it('is refused with several partitions', async () => {
    await make(3);
    const message = expect.stringMatching(/has 3 partitions; the league needs one/);
    const refused = { name: 'UnsuitableServer', message };
    await expect(ensureTopic(kafka, notice)).rejects.toMatchObject(refused);
    await expect(checkTopic(kafka)).rejects.toMatchObject(refused);
  });

  it('is refused when it has no room for the largest event', async () => {
    await make(1, { 'max.message.bytes': '1000000' });
    await expect(ensureTopic(kafka, notice)).rejects.toBeInstanceOf(UnsuitableServer);
  });

  it('is remarked upon when it lets go of messages that are not old', async () => {
    await make(1, { 'max.message.bytes': '5000000', 'cleanup.policy': 'compact' });
    await until(() => ensureTopic(kafka, notice));
    expect(notices).toEqual([
      `topic '${kafka.topic}' has cleanup.policy=compact: events it drops are read from the log instead`,
    ]);
  });
});
