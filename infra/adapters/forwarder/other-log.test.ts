import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInProcessFeed } from '../event-feed/in-process.ts';
import { createMemoryEventStore } from '../event-store/memory.ts';
import {
  createKafkaLeague,
  deleteTopic,
  type KafkaLeague,
  readTopic,
  type RunningForwarder,
  until,
} from '@league/tests/kit/kafka-league.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import type { ForwarderDependencies } from './forwarder.ts';

/** Another log with so many events, and their ids. */
const otherLog = async (count: number) => {
  const store = createMemoryEventStore();
  const events = Array.from({ length: count }, () => newEvent(teamCreated()));
  for (const [index, event] of events.entries()) await store.append(`team-${index}`, [event], 'no-stream');
  return { store, source: createInProcessFeed(store), ids: events.map(({ id }) => id) };
};

describeWithServers(['kafka'], 'a forwarder whose place names an event that is not in the log', () => {
  let league: KafkaLeague;
  beforeEach(() => {
    league = createKafkaLeague();
  });
  afterEach(() => league.close());

  const untilForwarded = (forwarder: RunningForwarder, position: bigint): Promise<void> =>
    until(() => expect(forwarder.status()).toMatchObject({ state: 'forwarding', position }));
  const untilWaiting = (forwarder: RunningForwarder, why: string): Promise<void> =>
    until(() =>
      expect(forwarder.status()).toMatchObject({ state: 'waiting', waitingFor: expect.stringContaining(why) }),
    );
  const topicIds = async () => (await readTopic(league.kafka)).map(({ id }) => id);
  /** The first five events of the league's log are in the topic; nobody forwards. */
  const forwardedFive = async (): Promise<readonly string[]> => {
    const ids = await league.append(5);
    const forwarder = league.startForwarder();
    await untilForwarded(forwarder, 5n);
    await forwarder.stop();
    expect(await league.checkpoints.load()).toMatchObject({ position: 5n, eventId: ids.at(-1) });
    return ids;
  };

  it.each([
    ['an older log', 3],
    ['another log of the same length', 5],
    ['another log that is longer', 7],
  ])('sends nothing and names the topic to delete, and fills it anew once that is gone: %s', async (_, count) => {
    const before = await forwardedFive();
    const { ids, ...other } = await otherLog(count);
    const forwarder = league.startForwarder(other);
    await untilWaiting(forwarder, `topic '${league.kafka.topic}' holds the events of another log`);
    expect(forwarder.status().waitingFor).toContain('delete the topic');
    expect(league.log.lines).toContainEqual(expect.stringContaining('forwarding waits'));
    expect(await topicIds()).toEqual(before);
    await deleteTopic(league.kafka);
    await untilForwarded(forwarder, BigInt(count));
    expect(await topicIds()).toEqual(ids);
    expect(await league.checkpoints.load()).toMatchObject({ position: BigInt(count), eventId: ids.at(-1) });
  });

  it('waits for a log that may lag, and goes on behind its place when it is there', async () => {
    const before = await forwardedFive();
    let seen = 3n;
    const { store } = league;
    const lagging: ForwarderDependencies['store'] = {
      headMayLag: true,
      head: async () => ((await store.head()) < seen ? store.head() : seen),
      idAt: async (position) => (position > seen ? undefined : store.idAt(position)),
    };
    const forwarder = league.startForwarder({ store: lagging });
    await untilWaiting(forwarder, 'the log ends at position 3, before the checkpoint at 5');
    expect(await topicIds()).toEqual(before);
    seen = 1_000n;
    const next = await league.append(1);
    await untilForwarded(forwarder, 6n);
    expect(await topicIds()).toEqual([...before, ...next]);
  });

  it('takes a place that names none as right, and gives it the name of what stands there', async () => {
    const ids = await forwardedFive();
    await league.checkpoints.save({ position: 5n, eventId: undefined, offset: 4n, epoch: 1 });
    await untilForwarded(league.startForwarder(), 5n);
    expect(await league.checkpoints.load()).toMatchObject({ position: 5n, eventId: ids.at(-1), offset: 4n });
    expect(await topicIds()).toEqual(ids);
  });
});
