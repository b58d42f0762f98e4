import { formatPosition } from '@league/events/envelope.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import {
  createMemoryForwarderCheckpoints,
  createMongoForwarderCheckpoints,
  type ForwarderCheckpoints,
} from './checkpoints.ts';

const contract = (name: string, make: () => Promise<ForwarderCheckpoints>): void => {
  describe(`forwarder checkpoints: ${name}`, () => {
    let checkpoints: ForwarderCheckpoints;
    beforeEach(async () => {
      checkpoints = await make();
    });

    it('are none at first', async () => {
      expect(await checkpoints.load()).toBeUndefined();
    });

    it('keep what was saved last, with positions beyond what a number can hold', async () => {
      const first = { position: 0n, eventId: 'event-0', offset: -1n, epoch: 1 };
      const last = {
        position: 18_446_744_073_709_551_615n,
        eventId: 'event-18_446_744_073_709_551_615',
        offset: 9_223_372_036_854_775_807n,
        epoch: 1,
      };
      expect([await checkpoints.save(first), await checkpoints.load()]).toEqual([true, first]);
      expect([await checkpoints.save(last), await checkpoints.load()]).toEqual([true, last]);
      expect([await checkpoints.save(first), await checkpoints.load()]).toEqual([true, first]);
    });

    it('cannot be set back by an earlier forwarder', async () => {
      const later = { position: 7n, eventId: 'event-7', offset: 6n, epoch: 3 };
      expect(await checkpoints.save({ position: 5n, eventId: 'event-5', offset: 4n, epoch: 2 })).toBe(true);
      expect(await checkpoints.save(later)).toBe(true);
      expect(await checkpoints.save({ position: 9n, eventId: 'event-9', offset: 8n, epoch: 2 })).toBe(false);
      expect(await checkpoints.load()).toEqual(later);
    });

    it('of a later epoch give way to who has the lease: they are from before the leases were lost', async () => {
      await checkpoints.claim(1);
      expect(await checkpoints.load()).toBeUndefined();
      await checkpoints.save({ position: 7n, eventId: 'event-7', offset: 6n, epoch: 5 });
      await checkpoints.claim(1);
      expect(await checkpoints.load()).toEqual({ position: 7n, eventId: 'event-7', offset: 6n, epoch: 1 });
      expect(await checkpoints.save({ position: 9n, eventId: 'event-9', offset: 8n, epoch: 1 })).toBe(true);
      await checkpoints.claim(2);
      expect(await checkpoints.load()).toEqual({ position: 9n, eventId: 'event-9', offset: 8n, epoch: 1 });
    });
  });
};

contract('in memory', async () => createMemoryForwarderCheckpoints());

describeWithServers(['mongodb'], 'forwarder checkpoints in MongoDB', () => {
  const { emptied } = suiteMongo();

  contract('MongoDB', async () => createMongoForwarderCheckpoints(await emptied()));

  it('of a program that named no events are taken as they are', async () => {
    const mongo = await emptied();
    const old = { _id: 'kafka', position: formatPosition(7n), offset: '6', epoch: 1 };
    await mongo.database.collection<{ _id: string }>('forwarder').insertOne(old);
    const checkpoints = createMongoForwarderCheckpoints(mongo);
    expect(await checkpoints.load()).toEqual({ position: 7n, eventId: undefined, offset: 6n, epoch: 1 });
    const next = { position: 8n, eventId: 'event-8', offset: 7n, epoch: 1 };
    expect([await checkpoints.save(next), await checkpoints.load()]).toEqual([true, next]);
  });
});
