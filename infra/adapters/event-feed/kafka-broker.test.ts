import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createKafkaLeague, follow, type KafkaLeague, until, untilConnected } from '@league/tests/kit/kafka-league.ts';
import { describeWithOwnKafka, type OwnKafka, ownKafka } from '@league/tests/kit/own-kafka.ts';

/** A broker needs some seconds to start, and after SIGKILL to believe that its old self is gone. */
describeWithOwnKafka('forwarder and feed, when the broker', () => {
  let broker: OwnKafka;
  let league: KafkaLeague;
  beforeAll(async () => {
    broker = await ownKafka();
  });
  afterAll(() => broker?.remove());
  beforeEach(() => {
    league = createKafkaLeague({ brokers: broker.brokers });
  });
  afterEach(() => league.close({ keepTopic: true }));

  it('is down at the start: events come from the log, and through Kafka as soon as it is there', async () => {
    await broker.kill();
    const forwarder = league.startForwarder();
    const feed = league.openFeed();
    const follower = follow(feed);
    const ids = [...(await league.append(5))];
    await until(() => expect(follower.ids()).toEqual(ids));
    expect(feed.status()).toMatchObject({ connected: false });
    await until(() =>
      expect(forwarder.status()).toMatchObject({ state: 'waiting', waitingFor: expect.stringContaining('Kafka: ') }),
    );
    await broker.up();
    await until(() => expect(forwarder.status()).toMatchObject({ state: 'forwarding', position: 5n }));
    await untilConnected(feed);
    ids.push(...(await league.append(5)));
    await until(() => expect(follower.ids()).toEqual(ids));
    await until(() => expect(feed.status()).toMatchObject({ lastPosition: 10n, gapsHealed: 0 }));
    expect(forwarder.status()).toMatchObject({ refills: 0 });
    await follower.stop();
  });

  it('is killed under load and comes back: nothing is lost, nothing is out of order', async () => {
    await broker.up();
    const forwarder = league.startForwarder();
    const feed = league.openFeed();
    await untilConnected(feed);
    const follower = follow(feed);
    const ids = [...(await league.append(500))];
    const killing = broker.kill();
    ids.push(...(await league.append(500)));
    await killing;
    ids.push(...(await league.append(50)));
    await until(() => expect(follower.ids()).toEqual(ids));
    await broker.up();
    await until(() => expect(forwarder.status()).toMatchObject({ state: 'forwarding', position: 1_050n }));
    await untilConnected(feed);
    ids.push(...(await league.append(20)));
    await until(() => expect(follower.ids()).toEqual(ids));
    await until(() => expect(feed.status().lastPosition).toBe(1_070n));
    await follower.stop();
  });

  it('loses all its data: the feed goes on from the log, and the topic is filled again', async () => {
    await broker.up();
    const forwarder = league.startForwarder();
    const feed = league.openFeed();
    await untilConnected(feed);
    const follower = follow(feed);
    const ids = [...(await league.append(200))];
    await until(() => expect(forwarder.status().position).toBe(200n));
    await broker.wipe();
    ids.push(...(await league.append(50)));
    await until(() => expect(follower.ids()).toEqual(ids));
    await broker.up();
    await until(() => expect(forwarder.status()).toMatchObject({ state: 'forwarding', position: 250n, refills: 1 }));
    await untilConnected(feed);
    ids.push(...(await league.append(5)));
    await until(() => expect(follower.ids()).toEqual(ids));
    await follower.stop();
  });

  it('freezes: the consumer is replaced, and both end when told to, sooner than a client gives up', async () => {
    await broker.up();
    const forwarder = league.startForwarder();
    const feed = league.openFeed({ silenceMs: 1_000 });
    await untilConnected(feed);
    const follower = follow(feed);
    const ids = [...(await league.append(5))];
    await until(() => expect(forwarder.status().position).toBe(5n));
    onTestFinished(broker.thaw);
    broker.freeze();
    ids.push(...(await league.append(5)));
    await until(() => expect(follower.ids()).toEqual(ids));
    await until(() => expect(feed.status().waitingFor).toBe('silent for 1000 ms'));
    const client = league.kafka.client.admin();
    const asking = client.connect().then(
      () => 'answered',
      () => 'given up',
    );
    const ended = Promise.all([forwarder.stop(), feed.close()]).then(() => 'ended');
    expect(await Promise.race([ended, asking])).toBe('ended');
    broker.thaw();
    await asking;
    await client.disconnect();
    await follower.stop();
  });
});
