import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openKafka } from '@league/infra/adapters/servers/kafka.ts';
import { deleteTopic } from '../../kit/kafka-league.ts';
import { describeWithServers, freshLeague, serverUrl } from '../../kit/servers.ts';
import { type Ended, type ProcessUnderTest, startMain } from '../process-under-test.ts';
import { standaloneMongodb } from './standalone-mongodb.ts';

type Name = ProcessUnderTest['name'];

const ALL: readonly Name[] = ['command-api', 'query-api', 'projector', 'forwarder'];
/** The exit code EX_CONFIG: the process would fail again if it were restarted. */
const HOPELESS = 78;
const SECRET = 'kanarya-parola-7437';
/** An address where no server listens. */
const NOWHERE = '127.0.0.1:1';

describeWithServers(['kafka', 'mongodb'], 'settings and servers that can never work', () => {
  let folder: string;
  const league = freshLeague();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'league-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const environment = (more: Readonly<Record<string, string>>): Record<string, string> => ({
    LEAGUE: league,
    DATA_DIR: folder,
    PORT: '0',
    METRICS_PORT: '0',
    EVENT_FEED: 'kafka',
    KAFKA_BROKERS: serverUrl('kafka'),
    READ_MODELS: 'mongodb',
    MONGODB_URL: serverUrl('mongodb'),
    ...more,
  });
  const start = (name: Name, more: Readonly<Record<string, string>>): ProcessUnderTest => {
    const started = startMain(name, environment(more));
    onTestFinished(async () => {
      started.child.kill('SIGKILL');
      await started.ended;
    });
    return started;
  };
  /** What a process says on standard error, without the line that it is up: it checks its topic only after that. */
  const lines = ({ err }: Ended): readonly string[] =>
    err.split('\n').filter((line) => line !== '' && !/^league: \S+ up/.test(line));
  const expectHopeless = async (process: ProcessUnderTest, sentence: RegExp): Promise<void> => {
    const ended = await process.ended;
    expect([process.name, ended.code, lines(ended)]).toEqual([
      process.name,
      HOPELESS,
      [expect.stringMatching(sentence)],
    ]);
    expect(ended.out + ended.err).not.toContain(SECRET);
  };

  /** Every process opens MongoDB by `openSharedStores` (infra/programs/league/shared-stores.ts), so one process tells for all. */
  const expectProjectorHopeless = (more: Readonly<Record<string, string>>, sentence: RegExp): Promise<void> =>
    expectHopeless(start('projector', more), sentence);
  /** All four processes at once, since each start takes a second or two. */
  const expectAllHopeless = async (more: Readonly<Record<string, string>>, sentence: RegExp): Promise<void> => {
    await Promise.all(ALL.map((name) => expectHopeless(start(name, more), sentence)));
  };

  it('end each process with one line: read models in files, which other processes do not see', () =>
    expectAllHopeless({ READ_MODELS: 'sqlite' }, /needs READ_MODELS=mongodb$/));

  it('end a process with one line: an address that cannot be parsed', () =>
    expectProjectorHopeless(
      { MONGODB_URL: `mongodb://x:${SECRET}@127.0.0.1:port/?w=nonsense&nonsense` },
      /^league: MONGODB_URL cannot be used: /,
    ));

  it('end a process with one line: a MongoDB without a replica set', async () => {
    // No MongoDB without --replSet runs here, so this fake says what such a server says of itself.
    const standalone = await standaloneMongodb();
    onTestFinished(standalone.close);
    await expectProjectorHopeless({ MONGODB_URL: standalone.url }, /^league: MongoDB is a standalone server; /);
  });

  it('end a process with one line: wrong credentials', async () => {
    const url = new URL(serverUrl('mongodb'));
    url.username = 'nobody';
    url.password = SECRET;
    await expectProjectorHopeless({ MONGODB_URL: url.href }, /^league: MongoDB refuses access: /);
  });

  describe('a topic with several partitions', () => {
    const kafka = () => openKafka({ brokers: serverUrl('kafka').split(','), league, log: { debug: () => {} } });

    beforeAll(async () => {
      const admin = kafka().client.admin();
      await admin.connect();
      await admin.createTopics({ topics: [{ topic: kafka().topic, numPartitions: 3 }] });
      await admin.disconnect();
    });
    afterAll(() => deleteTopic(kafka()));

    it('ends projector and forwarder with one line', async () => {
      // Projector and forwarder read the log that a command-api has made.
      await start('command-api', {}).says(/"msg":"command-api is up"/);
      await Promise.all(
        (['projector', 'forwarder'] as const).map((name) =>
          expectHopeless(start(name, {}), /^league: topic '\w+\.events' has 3 partitions; the league needs one/),
        ),
      );
    });
  });

  describe('servers that do not answer', () => {
    let silent: Server;

    beforeAll(async () => {
      // Accepts connections and never answers, as a server that starts or hangs.
      silent = createServer(() => {});
      await new Promise<void>((listening) => {
        silent.listen(0, '127.0.0.1', listening);
      });
    });
    afterAll(() => silent.close());

    const expectWaiting = async (name: Name, host: string): Promise<void> => {
      const url = `mongodb://x:${SECRET}@${host}/?directConnection=true`;
      const { child, says, health, ended, url: at } = start(name, { MONGODB_URL: url });
      await says(/waiting for MongoDB: .*waiting for MongoDB: /s);
      const { status, parts } = await health();
      expect([name, status, parts]).toEqual([
        name,
        503,
        [{ name: 'MongoDB', ok: false, detail: expect.stringMatching(/^waiting: MongoDB: /) }],
      ]);
      if (name === 'command-api' || name === 'query-api') {
        const answer = await fetch(`${await at}/api/teams`);
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      }
      child.kill('SIGTERM');
      const end = await ended;
      expect([end.code, lines(end)]).toEqual([0, []]);
      expect(end.out).not.toContain(SECRET);
    };

    it('silent: each process names the server that it waits for, answers 503, and ends on SIGTERM', async () => {
      const { port } = silent.address() as AddressInfo;
      await Promise.all(ALL.map((name) => expectWaiting(name, `127.0.0.1:${port}`)));
    });

    it('unreachable: command-api names the server, answers 503, and ends on SIGTERM', () =>
      expectWaiting('command-api', NOWHERE));

    it('the forwarder waits for a Kafka that cannot be reached, and command-api starts without Kafka', async () => {
      const commandApi = start('command-api', { KAFKA_BROKERS: NOWHERE });
      await commandApi.says(/"msg":"command-api is up"/);
      const forwarder = start('forwarder', { KAFKA_BROKERS: NOWHERE });
      await forwarder.says(/waiting for Kafka: /);
      const { status, parts } = await forwarder.health();
      expect([status, parts]).toEqual([
        503,
        [{ name: 'Kafka', ok: false, detail: expect.stringMatching(/^waiting: Kafka: /) }],
      ]);
      forwarder.child.kill('SIGTERM');
      expect((await forwarder.ended).code).toBe(0);
    });

    it('each process waits for an EventStoreDB that cannot be reached', async () => {
      const log = { EVENT_LOG: 'eventstoredb', EVENTSTORE_URL: `esdb://x:${SECRET}@${NOWHERE}?tls=false` };
      const commandApi = start('command-api', log);
      await commandApi.says(/waiting for the log: .*waiting for the log: /s);
      const answer = await fetch(`${await commandApi.url}/api/teams`, { method: 'POST' });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      commandApi.child.kill('SIGTERM');
      const ended = await commandApi.ended;
      expect([ended.code, lines(ended)]).toEqual([0, []]);
      expect(ended.out).not.toContain(SECRET);
    });
  });
});
