import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mongo, openMongo } from '../servers/mongodb.ts';
import { describeWithServers, freshLeague, serverUrl } from '../testing/servers.ts';
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
      const first = { position: 0n, offset: -1n, epoch: 1 };
      const last = { position: 18_446_744_073_709_551_615n, offset: 9_223_372_036_854_775_807n, epoch: 1 };
      expect([await checkpoints.save(first), await checkpoints.load()]).toEqual([true, first]);
      expect([await checkpoints.save(last), await checkpoints.load()]).toEqual([true, last]);
      expect([await checkpoints.save(first), await checkpoints.load()]).toEqual([true, first]);
    });

    it('cannot be set back by an earlier forwarder', async () => {
      const later = { position: 7n, offset: 6n, epoch: 3 };
      expect(await checkpoints.save({ position: 5n, offset: 4n, epoch: 2 })).toBe(true);
      expect(await checkpoints.save(later)).toBe(true);
      expect(await checkpoints.save({ position: 9n, offset: 8n, epoch: 2 })).toBe(false);
      expect(await checkpoints.load()).toEqual(later);
    });

    it('of a later epoch give way to who has the lease: they are from before the leases were lost', async () => {
      await checkpoints.claim(1);
      expect(await checkpoints.load()).toBeUndefined();
      await checkpoints.save({ position: 7n, offset: 6n, epoch: 5 });
      await checkpoints.claim(1);
      expect(await checkpoints.load()).toEqual({ position: 7n, offset: 6n, epoch: 1 });
      expect(await checkpoints.save({ position: 9n, offset: 8n, epoch: 1 })).toBe(true);
      await checkpoints.claim(2);
      expect(await checkpoints.load()).toEqual({ position: 9n, offset: 8n, epoch: 1 });
    });
  });
};

contract('in memory', async () => createMemoryForwarderCheckpoints());

describeWithServers(['mongodb'], 'forwarder checkpoints in MongoDB', () => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo(serverUrl('mongodb'), freshLeague());
  });
  afterAll(async () => {
    await mongo.database.dropDatabase();
    await mongo.close();
  });

  contract('MongoDB', async () => {
    await mongo.database.dropDatabase();
    return createMongoForwarderCheckpoints(mongo);
  });
});
