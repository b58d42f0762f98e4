import { knownAddressesContract } from '@league/command-api/ports/known-addresses.contract.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { expect, it } from 'vitest';
import { openMongo } from '../servers/mongodb.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { openMongoKnownAddresses } from './mongodb-known-addresses.ts';

const DAYS_30_S = 30 * 86_400;

describeWithServers(['mongodb'], 'known addresses in MongoDB', () => {
  const { mongo, emptied } = suiteMongo();
  const fresh = async () => openMongoKnownAddresses(await emptied());

  knownAddressesContract('MongoDB', fresh);

  it('are swept by the server 30 days after the sign-in', async () => {
    await fresh();
    const indexes = await mongo().database.collection('known_addresses').listIndexes().toArray();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { signedInAt: 1 }, expireAfterSeconds: DAYS_30_S }));
  });

  it.each([{ $ne: '' }, { $exists: true }, /.*/])(
    'are never asked for by an operator: %j finds none',
    async (given) => {
      const known = await fresh();
      await known.note({ hash: 'a', accountId: '1', at: Date.now() });
      expect(await known.signedInAt(given as unknown as string)).toBeUndefined();
    },
  );
});

it('opening the known addresses is refused as a store that is away while MongoDB is', async () => {
  // Port 9 is discard: nobody listens there.
  const mongo = openMongo('mongodb://127.0.0.1:9/', 'league');
  await expect(openMongoKnownAddresses(mongo)).rejects.toThrow(StoreUnavailable);
  await mongo.close();
});
