import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKafka } from '@league/infra/adapters/servers/kafka.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { deleteTopic, readTopic } from '../../kit/kafka-league.ts';
import { describeWithServers } from '../../kit/servers.ts';
import { caller } from '../league-under-test.ts';
import { listenLive } from '../live-listener.ts';
import { untilReady } from '../process-under-test.ts';
import { type FaultyLeague, figure, startFaultyLeague } from './faulty-league.ts';
import { expectInvariants } from './invariants.ts';

const COPIES = ['query-api-1', 'query-api-2'] as const;

describeWithServers(['kafka', 'mongodb'], 'two leagues on the same servers', () => {
  /** The league that has two query APIs. */
  let one: FaultyLeague;
  let other: FaultyLeague;

  beforeAll(async () => {
    one = await startFaultyLeague({ twoQueryApis: true });
    other = await startFaultyLeague();
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
  });

  it('show a result that was just entered through both query APIs of a league, which both report it on /api/live', async () => {
    const league = one;
    const urls = await Promise.all(COPIES.map((name) => league.process(name).url));
    const lines = await Promise.all(urls.map(listenLive));
    const match = league.matches[0]?._id ?? '';
    const { body } = await league.call<{ position: string }>('PUT', `/api/admin/match-result/${match}`, {
      body: { homeScore: 7, awayScore: 3 },
    });
    for (const url of urls) {
      const read = await caller(url)<MatchAnswer>('GET', `/api/matches/${match}/details`, {
        minPosition: body.position,
      });
      expect([read.status, read.headers.get('x-stale')]).toEqual([200, null]);
      expect(read.body).toMatchObject({ homeScore: 7, awayScore: 3 });
    }
    for (const { heard } of lines) await expect.poll(heard).toContain('standings');
    await Promise.all(lines.map(({ end }) => end()));
  });

  it('answer reads from the second query API of a league while its first one is killed', async () => {
    const league = one;
    await league.kill('query-api-1');
    const match = league.matches.at(-1)?._id ?? '';
    for (let count = 0; count < 20; count += 1) {
      const body = { homeScore: count, awayScore: 0 };
      const entered = await league.call<{ position: string }>('PUT', `/api/admin/match-result/${match}`, { body });
      const read = await caller(await league.process('query-api-2').url)<MatchAnswer>(
        'GET',
        `/api/matches/${match}/details`,
        {
          minPosition: entered.body.position,
        },
      );
      expect([read.status, read.headers.get('x-stale'), read.body.homeScore]).toEqual([200, null, count]);
    }
    league.start('query-api-1');
    await untilReady(league.process('query-api-1'));
  });

  const kafkaOf = ({ environment: { KAFKA_BROKERS = '', LEAGUE = '' } }: FaultyLeague) =>
    openKafka({ brokers: KAFKA_BROKERS.split(','), league: LEAGUE, log: { debug: () => {} } });

  it('see nothing of each other, even after the topic of one is deleted', async () => {
    const refillsOfOther = async (): Promise<number | undefined> =>
      figure(await other.process('forwarder').metrics(), 'league_forwarder_refills_total');
    const loads = [one.load(), other.load()] as const;
    await Promise.all(loads.map((load) => load.untilAccepted(20)));
    await deleteTopic(kafkaOf(one));
    await Promise.all(loads.map((load) => load.untilAccepted(20)));
    await expectInvariants(one, loads[0]);
    await expectInvariants(other, loads[1]);
    expect(await refillsOfOther()).toBe(0);
    for (const [league, stranger] of [
      [one, other],
      [other, one],
    ] as const) {
      const own = new Set((await league.log()).map(({ id }) => id));
      const topic = await readTopic(kafkaOf(league));
      expect(topic.length).toBeGreaterThanOrEqual(own.size);
      expect(topic.filter(({ id }) => !own.has(id))).toEqual([]);
      // A session of one league means nothing in the other.
      const asked = await league.call('GET', '/api/admin/audit', { token: stranger.token });
      expect(asked.status).toBe(401);
    }
    const mongo = openMongo(one.environment['MONGODB_URL'] ?? '', one.environment['LEAGUE'] ?? '');
    const { databases } = await mongo.client.db().admin().listDatabases({ nameOnly: true });
    await mongo.close();
    for (const { environment } of [one, other]) expect(databases).toContainEqual({ name: environment['LEAGUE'] });
  });
});
