import { imageStoreContract } from '@league/command-api/ports/image-store.contract.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { expect, it } from 'vitest';
import { openMongo } from '../servers/mongodb.ts';
import { openMongoImages } from './mongodb-images.ts';

describeWithServers(['mongodb'], 'pictures in MongoDB', () => {
  const { emptied } = suiteMongo();
  const fresh = async () => openMongoImages(await emptied());

  imageStoreContract('MongoDB', fresh);

  it.each([{ $ne: '' }, { $exists: true }, /.*/])(
    'are never asked for by an operator: %j finds none',
    async (given) => {
      const images = await fresh();
      await images.put('a', Buffer.from('x'), 1);
      expect(await images.get(given as unknown as string)).toBeUndefined();
    },
  );
});

it('opening the pictures is refused as a store that is away while MongoDB is', async () => {
  // Port 9 is discard: nobody listens there.
  const mongo = openMongo('mongodb://127.0.0.1:9/', 'league');
  await expect(openMongoImages(mongo)).rejects.toThrow(StoreUnavailable);
  await mongo.close();
});
