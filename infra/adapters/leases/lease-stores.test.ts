import { leaseStoreContract } from '@league/events/ports/lease-store.contract.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { createMemoryLeases } from './memory-leases.ts';
import { createMongoLeases } from './mongodb-leases.ts';

leaseStoreContract('in memory', createMemoryLeases);

describeWithServers(['mongodb'], 'leases in MongoDB', () => {
  const { emptied } = suiteMongo();
  leaseStoreContract('MongoDB', async () => createMongoLeases(await emptied()));
});
