import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import kafkajs, { type Admin } from 'kafkajs';
import { type KafkaServer, kafkaGuard, saysTopicIsMissing } from '../servers/kafka.ts';
import { UnsuitableServer } from '../servers/unsuitable-server.ts';

/** Room for the largest event of a log (1 MiB) and what stands around it; a batch of the forwarder is smaller. */
const MESSAGE_BYTES = 4 * 1024 * 1024;
/**
 * Seven days. Nobody needs a message twice, since who is behind reads the log; they are kept for people who look for what
 * happened.
 */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1_000;
const MOST_REPLICAS = 3;

/**
 * The league's topic is there and fit: made when it is missing (one partition, messages up to 4 MiB, kept for seven days, as
 * many copies as there are brokers, up to three), else checked. `onNotice` hears of settings that are unwise but do no harm.
 * Resolves with the offset that the next message will get, 0n in an empty topic that never had one. @throws StoreUnavailable
 * while Kafka is away, UnsuitableServer for a topic that will never do, or no access
 */
export const ensureTopic = (server: KafkaServer, onNotice: (text: string) => void): Promise<bigint> =>
  withAdmin(server, async (admin) => {
    const { brokers } = await admin.describeCluster();
    const wanted = Math.min(MOST_REPLICAS, brokers.length);
    if ((await partitionsOf(admin, server.topic)) === undefined) await create(admin, server.topic, wanted);
    const partitions = await partitionsOf(admin, server.topic);
    if (partitions === undefined) throw new StoreUnavailable(`Kafka: topic '${server.topic}' is not there yet`);
    refuseSeveral(server.topic, partitions);
    const copies = partitions[0]?.replicas.length ?? 0;
    if (copies < wanted) onNotice(`topic '${server.topic}' has ${copies} of ${wanted} possible copies`);
    await checkSettings(admin, server.topic, onNotice);
    return endOf(admin, server.topic);
  });

/**
 * Kafka can be reached and the league's topic, if it is there already, can be consumed in log order: for processes that do
 * not make it. @throws StoreUnavailable while Kafka is away, UnsuitableServer for several partitions, or no access
 */
export const checkTopic = (server: KafkaServer): Promise<void> =>
  withAdmin(server, async (admin) => {
    const partitions = await partitionsOf(admin, server.topic);
    if (partitions !== undefined) refuseSeveral(server.topic, partitions);
  });

/** Whether the topic is still there and reaches to its message at `offset`. @throws StoreUnavailable */
export const topicReaches = (server: KafkaServer, offset: bigint): Promise<boolean> =>
  withAdmin(server, async (admin) => {
    if ((await partitionsOf(admin, server.topic)) === undefined) return false;
    return (await endOf(admin, server.topic)) > offset;
  });

const withAdmin = <Result>({ client }: KafkaServer, work: (admin: Admin) => Promise<Result>): Promise<Result> =>
  kafkaGuard(async () => {
    const admin = client.admin();
    try {
      await admin.connect();
      return await work(admin);
    } finally {
      await admin.disconnect();
    }
  });

const endOf = async (admin: Admin, topic: string): Promise<bigint> => {
  const [offsets] = await admin.fetchTopicOffsets(topic);
  return BigInt(offsets?.high ?? 0);
};

type Partition = { readonly replicas: readonly number[] };

const partitionsOf = async (admin: Admin, topic: string): Promise<readonly Partition[] | undefined> => {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    return topics.find(({ name }) => name === topic)?.partitions;
  } catch (error) {
    if (saysTopicIsMissing(error)) return undefined;
    throw error;
  }
};

/** Says nothing when somebody else has made it meanwhile: it is checked either way. */
const create = async (admin: Admin, topic: string, replicationFactor: number): Promise<void> => {
  const settings = {
    'cleanup.policy': 'delete',
    'retention.ms': String(RETENTION_MS),
    'max.message.bytes': String(MESSAGE_BYTES),
    // One copy may be away without stopping the league; a message that one broker alone has could be lost with it.
    'min.insync.replicas': String(Math.max(1, replicationFactor - 1)),
  };
  const configEntries = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await admin.createTopics({ topics: [{ topic, numPartitions: 1, replicationFactor, configEntries }] });
};

const refuseSeveral = (topic: string, partitions: readonly Partition[]): void => {
  if (partitions.length === 1) return;
  throw new UnsuitableServer(
    `topic '${topic}' has ${partitions.length} partitions; the league needs one, since events must keep their order: delete the topic, it is made again and filled from the log`,
  );
};

const checkSettings = async (admin: Admin, topic: string, onNotice: (text: string) => void): Promise<void> => {
  const configNames = ['max.message.bytes', 'cleanup.policy'];
  const { resources } = await admin.describeConfigs({
    resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configNames }],
    includeSynonyms: false,
  });
  const entries = resources.flatMap(({ configEntries }) => configEntries);
  const settings = new Map(entries.map(({ configName, configValue }) => [configName, configValue]));
  const bytes = settings.get('max.message.bytes');
  // Not corrected here: the request that this client knows would set every other setting back to its default.
  if (bytes !== undefined && Number(bytes) < MESSAGE_BYTES) {
    throw new UnsuitableServer(
      `topic '${topic}' takes messages of ${bytes} bytes; the league needs max.message.bytes=${MESSAGE_BYTES}: set it, or delete the topic, it is made again and filled from the log`,
    );
  }
  const policy = settings.get('cleanup.policy');
  if (policy !== undefined && policy !== 'delete') {
    onNotice(`topic '${topic}' has cleanup.policy=${policy}: events it drops are read from the log instead`);
  }
};
