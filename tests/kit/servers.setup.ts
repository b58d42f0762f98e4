import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The images of infra/deploy/compose.yaml; a test compares them. */
export const IMAGES = {
  mongodb: 'mongo:8.0',
  kafka: 'apache/kafka:4.1.1',
  eventstoredb: 'eventstore/eventstore:23.10.6-jammy',
};

/** Whether containers can be started; false where there is no Docker, or its daemon does not answer. */
const dockerRuns = async (): Promise<boolean> => {
  try {
    await run('docker', ['info'], { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Vitest's global set-up: where Docker runs and the environment names no servers, containers serve until the run ends.
 * With `TEST_CONTAINERS=0` none are started, and the suites that need them are skipped.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['TEST_CONTAINERS'] === '0' || !(await dockerRuns())) return undefined;
  const { GenericContainer, Wait } = await import('testcontainers');
  const running: { stop: () => Promise<unknown> }[] = [];
  if (process.env['MONGODB_URL'] === undefined) {
    const mongodb = await new GenericContainer(IMAGES.mongodb)
      .withCommand(['--replSet', 'rs0', '--bind_ip_all'])
      .withExposedPorts(27_017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .start();
    running.push(mongodb);
    await mongodb.exec(['mongosh', '--quiet', '--eval', 'rs.initiate()']);
    process.env['MONGODB_URL'] =
      `mongodb://${mongodb.getHost()}:${mongodb.getMappedPort(27_017)}/?directConnection=true`;
  }
  if (process.env['KAFKA_BROKERS'] === undefined) {
    // The broker tells clients its own address, so its port must be known before it starts: a fixed one.
    const kafka = await new GenericContainer(IMAGES.kafka)
      .withExposedPorts({ container: 29_092, host: 29_092 })
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_LISTENERS: 'PLAINTEXT://:29092,CONTROLLER://:9093',
        KAFKA_ADVERTISED_LISTENERS: 'PLAINTEXT://127.0.0.1:29092',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
      .start();
    running.push(kafka);
    process.env['KAFKA_BROKERS'] = '127.0.0.1:29092';
  }
  if (process.env['EVENTSTORE_URL'] === undefined) {
    const eventstoredb = await new GenericContainer(IMAGES.eventstoredb)
      .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true' })
      .withExposedPorts(2_113)
      .withWaitStrategy(Wait.forHttp('/health/live', 2_113).forStatusCode(204))
      .start();
    running.push(eventstoredb);
    process.env['EVENTSTORE_URL'] = `esdb://${eventstoredb.getHost()}:${eventstoredb.getMappedPort(2_113)}?tls=false`;
  }
  return async () => {
    for (const container of running) await container.stop();
  };
};
