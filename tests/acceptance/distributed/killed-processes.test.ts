import { afterAll, beforeAll, expect, it } from 'vitest';
import { layoutOf } from '@league/infra/adapters/read-models/mongodb-layout.ts';
import { openKafka } from '@league/infra/adapters/servers/kafka.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { readTopic } from '../../kit/kafka-league.ts';
import { describeWithOwnMongodb, type OwnMongodb, ownMongodb } from '../../kit/own-mongodb.ts';
import { describeWithServers } from '../../kit/servers.ts';
import type { ProcessName } from '../distributed-league.ts';
import { untilReady } from '../process-under-test.ts';
import { type FaultyLeague, startFaultyLeague, tell } from './faulty-league.ts';
import { expectInvariants, watchCheckpoints } from './invariants.ts';

describeWithServers(['kafka', 'mongodb'], 'a league whose processes are killed while results are entered', () => {
  describeWithOwnMongodb('on a MongoDB of its own', () => {
    let mongodb: OwnMongodb;
    let league: FaultyLeague;

    // A reader that is killed in the midst of a transaction leaves it open. MongoDB ends it within a minute; the server of
    // `shared/stack` waits for it for ever, and with it everybody who drops something: so it is not the one that others use.
    beforeAll(async () => {
      mongodb = await ownMongodb();
      await mongodb.up();
      league = await startFaultyLeague({ servers: { MONGODB_URL: mongodb.url } });
    });
    afterAll(async () => {
      await league?.stop();
      await mongodb?.remove();
    });

    /** Waits until this process does the work itself: after a kill its lease has to expire first. */
    const untilWorking = (name: ProcessName, part: string): Promise<unknown> =>
      expect.poll(() => league.process(name).detailOf(part), { interval: 20 }).toMatch(/^holding/);

    /** How many generations of read models have a checkpoint: more than read models while some are rebuilt. */
    const generations = async (): Promise<number> => {
      const mongo = openMongo(league.environment['MONGODB_URL'] ?? '', league.environment['LEAGUE'] ?? '');
      try {
        return await layoutOf(mongo.database).checkpoints.countDocuments();
      } finally {
        await mongo.close();
      }
    };

    it('F03: goes on after its forwarder was killed, and Kafka misses no event', async () => {
      const load = league.load();
      for (const more of [1, 40]) {
        await untilWorking('forwarder', 'forwarding');
        await load.untilAccepted(more);
        await league.kill('forwarder');
        await load.untilAccepted(10);
        league.start('forwarder');
      }
      await untilReady(league.process('forwarder'));
      const tookMs = await expectInvariants(league, load);
      const { KAFKA_BROKERS = '', LEAGUE = '' } = league.environment;
      const topic = await readTopic(
        openKafka({ brokers: KAFKA_BROKERS.split(','), league: LEAGUE, log: { debug: () => {} } }),
      );
      const forwarded = new Set(topic.map(({ id }) => id));
      const missing = (await league.log()).filter(({ id }) => !forwarded.has(id));
      expect(missing).toEqual([]);
      tell(`F03: caught up ${Math.round(tookMs)} ms after the last start; ${topic.length - forwarded.size} sent twice`);
    });

    it('F04: goes on after its projector was killed, also in the midst of a rebuild', async () => {
      const watch = watchCheckpoints(league);
      const load = league.load();
      for (const more of [1, 60]) {
        await untilWorking('projector', 'projections');
        await load.untilAccepted(more);
        await league.kill('projector');
        await load.untilAccepted(10);
        league.start('projector');
      }
      await untilWorking('projector', 'projections');
      await untilReady(league.process('projector'));
      // It has the lease a moment before it has its projections.
      const projections = async () => (await league.operations.status()).projections.length;
      await expect.poll(projections).toBeGreaterThan(0);
      const before = await generations();
      let isAsked = false;
      let isKilled = false;
      let lastCut: unknown;
      // Again and again: one may be over before it is seen, and one is cut where the machine stalls for longer than a lease
      // lives. The projector then has the next lease, under which nothing is left of that one.
      const rebuildUntilKilled = async (): Promise<unknown> => {
        for (;;) {
          try {
            isAsked = true;
            await league.operations.rebuild({ projections: 'all' }, () => {});
          } catch (error) {
            isAsked = false;
            if (isKilled) return error;
            lastCut = error;
            await untilWorking('projector', 'projections');
          }
        }
      };
      const rebuilt = rebuildUntilKilled();
      // A failure is heard of when the result is awaited.
      rebuilt.catch(() => {});
      const progress = async () => ({ isUnderWay: (await generations()) > before && isAsked, lastCut });
      await expect.poll(progress, { interval: 5 }).toMatchObject({ isUnderWay: true });
      isKilled = true;
      await league.kill('projector');
      expect(String(await rebuilt)).toMatch(/the server ended before it answered/);
      league.start('projector');
      await untilReady(league.process('projector'));
      const tookMs = await expectInvariants(league, load);
      expect(await watch.stop()).toBeGreaterThan(0);
      tell(`F04: caught up ${Math.round(tookMs)} ms after the last start`);
    });

    it('F01: loses no answer of a command-api that is killed, and records nothing twice', async () => {
      const load = league.load();
      for (const more of [1, 30]) {
        await load.untilAccepted(more);
        await league.kill('command-api');
        league.start('command-api');
        await untilReady(league.process('command-api'));
      }
      await expectInvariants(league, load);
      expect(load.sent.filter(({ statuses }) => statuses.some((status) => status === 0 || status === 502))).not.toEqual(
        [],
      );
    });

    it('F23: comes back when projector, forwarder and command-api are killed at once, and again on their way back', async () => {
      const load = league.load();
      const all = ['projector', 'forwarder', 'command-api'] as const;
      await load.untilAccepted(20);
      await Promise.all(all.map(league.kill));
      for (const name of all) league.start(name);
      await league.process('projector').says(/"msg":"listening"/);
      await Promise.all(all.map(league.kill));
      for (const name of all) league.start(name);
      const tookMs = await expectInvariants(league, load);
      tell(`F23: caught up ${Math.round(tookMs)} ms after the last start`);
    });
  });
});
