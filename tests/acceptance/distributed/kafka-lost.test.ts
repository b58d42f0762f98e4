import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KafkaServer, openKafka } from '@league/infra/adapters/servers/kafka.ts';
import { deleteTopic, messagesOf, produce, readTopic } from '../../kit/kafka-league.ts';
import { describeWithOwnKafka, type OwnKafka, ownKafka } from '../../kit/own-kafka.ts';
import { describeWithServers } from '../../kit/servers.ts';
import { untilReady } from '../process-under-test.ts';
import { figure, figures, type FaultyLeague, startFaultyLeague, tell } from './faulty-league.ts';
import { expectInvariants, watchCheckpoints } from './invariants.ts';
import type { Load } from './load.ts';

describeWithServers(['kafka', 'mongodb'], 'a league whose Kafka is lost while results are entered', () => {
  describeWithOwnKafka('on a broker of its own', () => {
    let kafka: OwnKafka;
    let server: KafkaServer;
    let league: FaultyLeague;

    beforeAll(async () => {
      kafka = await ownKafka();
      await kafka.up();
      league = await startFaultyLeague({ servers: { KAFKA_BROKERS: kafka.brokers } });
      const name = league.environment['LEAGUE'] ?? '';
      server = openKafka({ brokers: [kafka.brokers], league: name, log: { debug: () => {} } });
    });
    afterAll(async () => {
      await league?.stop();
      await kafka?.remove();
    });

    /** No command is answered otherwise than it would be with Kafka. */
    const expectUnaffected = ({ sent }: Load): void =>
      expect(sent.filter(({ statuses }) => statuses.some((status) => status === 0 || status >= 500))).toEqual([]);

    let looks = 0;
    /** A result that was just entered is read: there is no waiting for Kafka. */
    const expectVisible = async (): Promise<void> => {
      const match = league.matches.at(-1)?._id ?? '';
      looks += 1;
      const body = { homeScore: 1, awayScore: looks };
      const { body: entered } = await league.call<{ position: string }>('PUT', `/api/admin/match-result/${match}`, {
        body,
      });
      const { status, headers } = await league.call('GET', `/api/matches/${match}/details`, {
        minPosition: entered.position,
      });
      expect([status, headers.get('x-stale')]).toEqual([200, null]);
    };

    const kafkaPart = (): Promise<string | undefined> => league.process('projector').detailOf('Kafka');

    /** The projector follows the topic, not the log. It looks for the broker every half a minute at least. */
    const untilConsuming = (): Promise<unknown> => expect.poll(kafkaPart).toMatch(/^a consumer stands at the end/);

    const projecting = (): Promise<string | undefined> => league.process('projector').detailOf('projections');
    const projectorLag = async (): Promise<number> =>
      Math.max(...figures(await league.process('projector').metrics(), 'league_projection_lag_positions'));

    /** Every event of the log has a message. */
    const expectTopicWhole = async (): Promise<number> => {
      const topic = await readTopic(server);
      const forwarded = new Set(topic.map(({ id }) => id));
      expect((await league.log()).filter(({ id }) => !forwarded.has(id))).toEqual([]);
      return topic.length - forwarded.size;
    };
    /** As it says them: its figure begins anew with each lease, which a busy machine may make it lose. */
    const refills = (): number =>
      league.process('forwarder').said().split('it is filled again from the log').length - 1;

    it('F07: killed, and away at the start of forwarder and projector: events come from the log', async () => {
      const load = league.load();
      await load.untilAccepted(20);
      await kafka.kill();
      await untilReady(league.process('forwarder'), false);
      await expect.poll(kafkaPart).toMatch(/^events come from the log, slower/);
      await load.untilAccepted(20);
      await expectVisible();
      // Nobody to say goodbye to.
      await Promise.all([league.kill('forwarder'), league.kill('projector')]);
      league.start('forwarder');
      league.start('projector');
      await league.process('forwarder').says(/waiting for Kafka/);
      await expect.poll(async () => (await league.process('forwarder').health()).status).toBe(503);
      // Its lease has to expire first, and while it stands by it is well too.
      await expect.poll(projecting).toMatch(/^holding/);
      await load.untilAccepted(20);
      await expect.poll(projectorLag).toBeLessThan(20);
      await expectVisible();
      expect((await league.process('forwarder').health()).status).toBe(503);
      const back = performance.now();
      await kafka.up();
      await untilReady(league.process('forwarder'));
      const readyMs = performance.now() - back;
      await untilConsuming();
      await expectInvariants(league, load);
      expectUnaffected(load);
      await expectTopicWhole();
      tell(`F07: the forwarder is ready ${Math.round(readyMs)} ms after the broker was started`);
    });

    it('F07: its topic is deleted: the forwarder fills it again, and nothing is lost or doubled', async () => {
      const watch = watchCheckpoints(league);
      const before = refills();
      const load = league.load();
      await load.untilAccepted(10);
      await deleteTopic(server);
      await load.untilAccepted(10);
      await expectVisible();
      await expect.poll(refills).toBeGreaterThan(before);
      await expectInvariants(league, load);
      await watch.stop();
      expectUnaffected(load);
      await expectTopicWhole();
    });

    /** The messages of the whole log as a forwarder makes them. */
    const messages = async () => {
      const events = await league.log();
      return messagesOf({ readAll: async () => events });
    };
    const gapsHealed = async (): Promise<number> =>
      figure(await league.process('projector').metrics(), 'league_feed_gaps_healed_total') ?? 0;

    it('F10, F11, F12: its topic repeats, swaps, skips and babbles: read models are what the log says', async () => {
      // Until then nobody sees what is wrong with the topic.
      await untilConsuming();
      const watch = watchCheckpoints(league);
      const before = await gapsHealed();
      const load = league.load();
      await load.untilAccepted(10);
      const all = await messages();
      await produce(server, all);
      await produce(server, all.toReversed());
      await produce(server, [{ value: 'no JSON' }, { value: null }, { value: '{"position":"1"}' }]);
      await load.untilAccepted(10);
      // While the forwarder says nothing, one message comes before those in front of it: as if they had been lost.
      const forwarder = league.process('forwarder').child;
      forwarder.kill('SIGSTOP');
      await load.untilAccepted(10);
      await produce(server, (await messages()).slice(-1));
      await expect.poll(gapsHealed).toBeGreaterThan(before);
      await expectVisible();
      forwarder.kill('SIGCONT');
      await load.untilAccepted(10);
      await expectInvariants(league, load);
      await watch.stop();
      expectUnaffected(load);
      const metrics = await league.process('projector').metrics();
      expect(figure(metrics, 'league_feed_duplicates_total')).toBeGreaterThanOrEqual(2 * all.length);
      expect(figure(metrics, 'league_feed_garbled_total')).toBe(3);
    });
  });
});
