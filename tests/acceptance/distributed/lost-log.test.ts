import { existsSync } from 'node:fs';
import { formatPosition } from '@league/events/envelope.ts';
import { expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { startEventStoreDbDouble } from '../../doubles/eventstoredb/double.ts';
import { removeLeague } from '../../kit/remove-league.ts';
import { describeWithServers, freshLeague, serverUrl } from '../../kit/servers.ts';
import { league as cli } from '../league-process.ts';
import { type ProcessUnderTest, startMain } from '../process-under-test.ts';

const HOPELESS = 78;

describeWithServers(['kafka', 'mongodb'], 'an empty log beside a MongoDB that contains traces of its events', () => {
  /** A league whose log is gone, although one of its other stores says that there was one. */
  const lost = async (left: 'process_checkpoints' | 'forwarder' | 'checkpoints' | 'accounts') => {
    const environment: Record<string, string> = {
      LEAGUE: freshLeague(),
      DATA_DIR: temporaryFolder(),
      PORT: '0',
      METRICS_PORT: '0',
      EVENT_FEED: 'kafka',
      KAFKA_BROKERS: serverUrl('kafka'),
      READ_MODELS: 'mongodb',
      MONGODB_URL: serverUrl('mongodb'),
    };
    onTestFinished(() => removeLeague(environment));
    const mongo = openMongo(serverUrl('mongodb'), environment['LEAGUE'] ?? '');
    onTestFinished(mongo.close);
    const position = formatPosition(70n);
    const document = left === 'accounts' ? { usernameKey: 'ayşe' } : { position, projection: 'audit' };
    await mongo.database.collection<{ _id: string }>(left).insertOne({ _id: 'one', ...document });
    return { environment, mongo };
  };
  const start = (name: ProcessUnderTest['name'], environment: Record<string, string>): ProcessUnderTest => {
    const started = startMain(name, environment);
    onTestFinished(async () => {
      started.child.kill('SIGKILL');
      await started.ended;
    });
    return started;
  };

  it('in EventStoreDB makes each process wait and say so, since a follower may lag; nothing is appended', async () => {
    const double = await startEventStoreDbDouble();
    onTestFinished(double.close);
    const { environment } = await lost('process_checkpoints');
    const onServer = { ...environment, EVENT_LOG: 'eventstoredb', EVENTSTORE_URL: double.url };
    const names = ['command-api', 'query-api', 'projector', 'forwarder'] as const;
    for (const started of names.map((name) => start(name, onServer))) {
      await started.says(
        /waiting for the log: the log is empty, but .* process one at position 70 in MongoDB; a follower that lags is waited/,
      );
      expect((await started.health()).status).toBe(503);
      expect(await started.detailOf('the log')).toMatch(/^waiting: the log is empty, but /);
    }
    expect(double.log.records.filter(({ stream }) => stream.startsWith(environment['LEAGUE'] ?? ''))).toEqual([]);
  });

  it.each([
    ['forwarder', /forwarder one at position 70/],
    ['checkpoints', /read model audit at position 70/],
    ['accounts', /there are accounts in MongoDB/],
  ] as const)('in a file is refused, and no new league begins, because of the contents of %s', async (left, what) => {
    const { environment, mongo } = await lost(left);
    const { eventsFile } = dataFolder(environment['DATA_DIR'] ?? '');
    for (const run of [() => start('command-api', environment), () => cli(['start'], environment)]) {
      const { code, err } = await run().ended;
      expect([code, err]).toEqual([HOPELESS, expect.stringMatching(what)]);
      expect(err).toMatch(new RegExp(`^league: ${eventsFile} is missing, but .*\n$`));
    }
    expect(existsSync(eventsFile)).toBe(false);
    expect(await mongo.database.collection(left).countDocuments()).toBe(1);
  });
});
