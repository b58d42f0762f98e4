import { join } from 'node:path';
import { formatPosition } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { freshId, sampleMetadata, teamCreated } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteEventStore } from '../event-store/sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { createInProcessFeed } from '../event-feed/in-process.ts';
import type { KafkaFeed } from '../event-feed/kafka.ts';
import { writeForeignEvent } from '@league/tests/kit/foreign-event.ts';
import {
  createKafkaLeague,
  deleteTopic,
  follow,
  type KafkaLeague,
  poisonedStore,
  readTopic,
  type RunningForwarder,
  until,
  untilConnected,
} from '@league/tests/kit/kafka-league.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { createMemoryForwarderCheckpoints, type ForwarderCheckpoints } from './checkpoints.ts';
import { createForwarder } from './forwarder.ts';

describeWithServers(['kafka'], 'the forwarder', () => {
  let league: KafkaLeague;
  beforeEach(() => {
    league = createKafkaLeague();
  });
  afterEach(() => league.close());

  const untilForwarded = (forwarder: RunningForwarder, position: bigint): Promise<void> =>
    until(() => expect(forwarder.status()).toMatchObject({ state: 'forwarding', position }));

  /** A feed at the end of the topic that hears of events through Kafka alone. */
  const connectedFeed = async (): Promise<KafkaFeed> => {
    const feed = league.openFeed({ store: { ...league.store, head: async () => 0n } });
    await untilConnected(feed);
    return feed;
  };

  it('puts the whole log into the topic, in its order, each message naming the one before', async () => {
    const ids = await league.append(2_500);
    const forwarder = league.startForwarder();
    await untilForwarded(forwarder, 2_500n);
    const messages = await readTopic(league.kafka);
    expect(messages.map(({ id }) => id)).toEqual(ids);
    expect(messages.map(({ position }) => position)).toEqual(ids.map((_, index) => formatPosition(BigInt(index + 1))));
    expect(messages.map(({ previous }) => previous)).toEqual(ids.map((_, index) => formatPosition(BigInt(index))));
    expect(forwarder.status()).toMatchObject({ forwarded: 2_500, unreadable: 0, refills: 0, waitingFor: undefined });
    await forwarder.stop();
    expect(await league.checkpoints.load()).toEqual({
      position: 2_500n,
      eventId: ids.at(-1),
      offset: 2_499n,
      epoch: 1,
    });
  });

  it('goes on after a restart with neither a repeat nor a gap', async () => {
    await untilForwarded(league.startForwarder(), 0n);
    const feed = await connectedFeed();
    const follower = follow(feed);
    const ids: string[] = [];
    for (let restart = 0; restart < 4; restart += 1) {
      const forwarder = league.startForwarder();
      ids.push(...(await league.append(5)));
      await untilForwarded(forwarder, BigInt(ids.length));
      await forwarder.stop();
      expect(forwarder.status().state).toBe('ended');
    }
    await until(() => expect(follower.ids()).toEqual(ids));
    expect(feed.status()).toMatchObject({ gapsHealed: 0, garbled: 0 });
    await follower.stop();
  });

  it('repeats itself when its checkpoint is behind, and nobody minds', async () => {
    await untilForwarded(league.startForwarder(), 0n);
    const feed = await connectedFeed();
    const follower = follow(feed);
    const ids = await league.append(8);
    const again = league.startForwarder({ checkpoints: createMemoryForwarderCheckpoints() });
    await untilForwarded(again, 8n);
    await until(() => expect(feed.status().messages).toBe(16));
    expect(follower.ids()).toEqual(ids);
    expect(feed.status()).toMatchObject({ gapsHealed: 0, duplicates: 8 });
    await follower.stop();
  });

  it('fills the topic again when it was deleted while nobody forwarded', async () => {
    const ids = await league.append(40);
    const first = league.startForwarder();
    await untilForwarded(first, 40n);
    await first.stop();
    await deleteTopic(league.kafka);
    const second = league.startForwarder();
    await untilForwarded(second, 40n);
    expect(second.status()).toMatchObject({ forwarded: 40, refills: 1 });
    expect((await readTopic(league.kafka)).map(({ id }) => id)).toEqual(ids);
  });

  it('fills it again when it is deleted while the league plays, and nothing is missed', async () => {
    const forwarder = league.startForwarder();
    await untilForwarded(forwarder, 0n);
    const feed = league.openFeed();
    await untilConnected(feed);
    const follower = follow(feed);
    const ids = [...(await league.append(30))];
    await until(() => expect(follower.ids()).toEqual(ids));
    await deleteTopic(league.kafka);
    ids.push(...(await league.append(30)));
    await until(() => expect(forwarder.status()).toMatchObject({ position: 60n, refills: 1, state: 'forwarding' }));
    await until(() => expect(follower.ids()).toEqual(ids));
    await untilConnected(feed);
    ids.push(...(await league.append(5)));
    await until(() => expect(follower.ids()).toEqual(ids));
    expect((await readTopic(league.kafka)).map(({ id }) => id)).toEqual(ids);
    await follower.stop();
  });

  it('fills it again when it is deleted in a quiet hour', async () => {
    const ids = await league.append(30);
    const forwarder = league.startForwarder();
    await untilForwarded(forwarder, 30n);
    await deleteTopic(league.kafka);
    await until(() => expect(forwarder.status()).toMatchObject({ position: 30n, refills: 1, forwarded: 60 }));
    expect((await readTopic(league.kafka)).map(({ id }) => id)).toEqual(ids);
  });

  it('forwards the place of an event that it cannot read, and goes on behind it', async () => {
    const ids = await league.append(5);
    const source = createInProcessFeed(poisonedStore(league.store, 3n));
    const forwarder = league.startForwarder({ source });
    await untilForwarded(forwarder, 5n);
    const messages = await readTopic(league.kafka);
    expect(messages.map(({ id }) => id)).toEqual(ids);
    expect(messages.map(({ data }) => data !== undefined)).toEqual([true, true, false, true, true]);
    expect(messages.map(({ previous }) => BigInt(previous))).toEqual([0n, 1n, 2n, 3n, 4n]);
    expect(forwarder.status()).toMatchObject({ forwarded: 5, unreadable: 1 });
  });

  it('leaves an event to the log that is too long for a message', async () => {
    // From before appends were bounded: nothing writes such an event any more.
    const file = join(temporaryFolder(), 'events.db');
    await league.close();
    league = createKafkaLeague({ store: openSqliteEventStore(file) });
    await untilForwarded(league.startForwarder(), 0n);
    const feed = await connectedFeed();
    const follower = follow(feed);
    const metadata = JSON.stringify(sampleMetadata({ reason: 'x'.repeat(5e6) }));
    const data = JSON.stringify(teamCreated().data);
    const long = writeForeignEvent(file, { stream: `team-${freshId()}`, type: 'TeamCreated', data, metadata });
    const ids = [long.id, ...(await league.append(2))];
    await until(() => expect(follower.ids()).toEqual(ids));
    expect(follower.events[0]?.metadata.reason).toHaveLength(5e6);
    // The log may have given what Kafka has yet to bring.
    await until(() => expect(feed.status()).toMatchObject({ gapsHealed: 0, messages: 3 }));
    await follower.stop();
  });

  it('waits for a log that is away, and goes on where it was', async () => {
    const ids = await league.append(6);
    const healthy = createInProcessFeed(league.store, 2);
    let away = 3;
    const source: EventFeed = {
      subscribe: async function* (after, signal) {
        for await (const batch of healthy.subscribe(after, signal)) {
          yield batch;
          away -= 1;
          if (away >= 0) throw new StoreUnavailable('the log is away');
        }
      },
    };
    const forwarder = league.startForwarder({ source });
    await untilForwarded(forwarder, 6n);
    expect((await readTopic(league.kafka)).map(({ id }) => id)).toEqual(ids);
    expect(league.log.lines.filter((line) => line === 'forwarding waits')).toHaveLength(3);
  });

  it('waits while its place cannot be saved, and says for what', async () => {
    await league.append(4);
    const { load, save } = createMemoryForwarderCheckpoints();
    let away = true;
    const checkpoints: Pick<ForwarderCheckpoints, 'load' | 'save'> = {
      load,
      save: async (checkpoint) => {
        if (away && checkpoint.position > 0n) throw new StoreUnavailable('MongoDB: away');
        return save(checkpoint);
      },
    };
    const forwarder = league.startForwarder({ checkpoints });
    await until(() => expect(forwarder.status()).toMatchObject({ state: 'waiting', waitingFor: 'MongoDB: away' }));
    away = false;
    await untilForwarded(forwarder, 4n);
    await until(async () => expect(await load()).toMatchObject({ position: 4n, offset: 3n }));
  });

  it('lets a later forwarder take over, and ends', async () => {
    await league.append(2);
    const early = league.startForwarder();
    await untilForwarded(early, 2n);
    const later = { position: 2n, eventId: undefined, offset: 1n, epoch: 2 };
    await league.checkpoints.save(later);
    await league.append(1);
    await until(() => expect(early.status().state).toBe('ended'));
    expect(await league.checkpoints.load()).toEqual(later);
  });

  it('fails when the log is damaged', async () => {
    const source: EventFeed = {
      subscribe: () => {
        throw new LogCorrupt('events.db', 7n, 'torn');
      },
    };
    const { kafka, store, checkpoints, log } = league;
    const retryPolicy = { wait: () => Promise.reject(new Error('nothing to wait for')) };
    const forwarder = createForwarder({ kafka, store, source, checkpoints, epoch: 1, retryPolicy, log });
    await expect(forwarder.run(new AbortController().signal)).rejects.toBeInstanceOf(LogCorrupt);
    expect(forwarder.status().state).toBe('ended');
  });
});
