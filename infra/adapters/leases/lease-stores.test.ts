import { leaseStoreContract } from '@league/events/ports/lease-store.contract.ts';
import { createMemoryLeases } from '@league/tests/doubles/memory-leases.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { createMongoLeases } from './mongodb-leases.ts';

leaseStoreContract('in memory', createMemoryLeases);

describeWithServers(['mongodb'], 'leases in MongoDB', () => {
  const { emptied } = suiteMongo();
  leaseStoreContract('MongoDB', async () => createMongoLeases(await emptied()));
});
