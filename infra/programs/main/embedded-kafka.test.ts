import { afterEach, expect, it } from 'vitest';
import { league as startLeague } from '@league/tests/acceptance/league-process.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { createKafkaLeague, deleteTopic } from '@league/tests/kit/kafka-league.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';

// Each of these starts a process, on machines that may be busy.
const start = (kafka: { readonly brokers: string; readonly league: string }) =>
  startLeague(['start', '--empty'], {
    PORT: '0',
    DATA_DIR: temporaryFolder(),
    EVENT_FEED: 'kafka',
    KAFKA_BROKERS: kafka.brokers,
    LEAGUE: kafka.league,
  });

it('a league in one process ends on SIGTERM with 0 although Kafka never was there', async () => {
  // The port of the discard protocol: nobody listens.
  const { url, said, child, ended } = start({ brokers: '127.0.0.1:9', league: freshLeague() });
  await url;
  await said(/waiting for Kafka/);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});

describeWithServers(['kafka'], 'a league in one process over a topic of two partitions', () => {
  const { kafka, close } = createKafkaLeague({ brokers: process.env['KAFKA_BROKERS'] ?? '' });
  afterEach(async () => {
    await deleteTopic(kafka);
    await close();
  });

  it('ends with 78 and says why in one line, since its events would lose their order', async () => {
    const admin = kafka.client.admin();
    await admin.connect();
    await admin.createTopics({ topics: [{ topic: kafka.topic, numPartitions: 2 }] });
    await admin.disconnect();
    const { ended } = start({ brokers: serverUrl('kafka'), league: kafka.topic.replace('.events', '') });
    const { code, err } = await ended;
    expect(code).toBe(78);
    expect(err.trim().split('\n').at(-1)).toMatch(/^league: topic '.*' has 2 partitions; the league needs one/);
  });
});
