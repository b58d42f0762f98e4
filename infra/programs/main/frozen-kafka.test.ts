import { expect, it, onTestFinished } from 'vitest';
import { startMain } from '@league/tests/acceptance/process-under-test.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { describeWithOwnKafka, ownKafka } from '@league/tests/kit/own-kafka.ts';
import { removeLeague } from '@league/tests/kit/remove-league.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';

// Each of these starts a broker and several processes, on machines that may be busy.
describeWithServers(['mongodb'], 'when Kafka is frozen', () => {
  describeWithOwnKafka('on a broker of its own', () => {
    it('every process ends on SIGTERM with 0: what Kafka still owes is nobody’s concern', async () => {
      const kafka = await ownKafka();
      onTestFinished(kafka.remove);
      await kafka.up();
      const environment = {
        DATA_DIR: temporaryFolder(),
        PORT: '0',
        METRICS_PORT: '0',
        LEAGUE: freshLeague(),
        READ_MODELS: 'mongodb',
        MONGODB_URL: serverUrl('mongodb'),
        EVENT_FEED: 'kafka',
        KAFKA_BROKERS: kafka.brokers,
      };
      const { KAFKA_BROKERS: _, ...withoutKafka } = environment;
      onTestFinished(() => removeLeague({ ...withoutKafka, EVENT_FEED: 'in-process' }));
      const commands = startMain('command-api', environment);
      await commands.says(/command-api up/);
      const processes = [commands, startMain('forwarder', environment), startMain('projector', environment)];
      await Promise.all(processes.map(({ name, says }) => says(new RegExp(`${name} up`))));
      const connected = { name: 'Kafka', ok: true, detail: expect.stringMatching(/consumer stands|forwarding/) };
      for (const { health } of processes.slice(1)) {
        await expect.poll(async () => (await health()).parts).toContainEqual(connected);
      }
      kafka.freeze();
      for (const { child } of processes) child.kill('SIGTERM');
      const ends = await Promise.all(processes.map(async ({ name, ended }) => [name, (await ended).code]));
      expect(ends).toEqual(processes.map(({ name }) => [name, 0]));
    });
  });
});
