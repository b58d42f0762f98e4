import { leaseStoreContract } from '@league/events/ports/lease-store.contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { type Mongo, openMongo } from '../servers/mongodb.ts';
import { dropDatabase } from '@league/tests/kit/drop-database.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { createMemoryLeases } from './memory-leases.ts';
import { createMongoLeases } from './mongodb-leases.ts';

leaseStoreContract('in memory', createMemoryLeases);

describeWithServers(['mongodb'], 'leases in MongoDB', () => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo(serverUrl('mongodb'), freshLeague());
  });
  afterAll(async () => {
    await dropDatabase(mongo);
    await mongo.close();
  });

  leaseStoreContract('MongoDB', async () => {
    await dropDatabase(mongo);
    return createMongoLeases(mongo);
  });
});
