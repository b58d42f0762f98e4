import { type Mongo, openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { afterAll, beforeAll } from 'vitest';
import { dropDatabase } from './drop-database.ts';
import { freshLeague, serverUrl } from './servers.ts';

/** A league's database for all tests of the suite that calls this, which is gone with the last of them. */
export const suiteMongo = (league: string = freshLeague()) => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo(serverUrl('mongodb'), league);
  });
  afterAll(async () => {
    await dropDatabase(mongo);
    await mongo.close();
  });
  return {
    mongo: () => mongo,
    emptied: async () => {
      await dropDatabase(mongo);
      return mongo;
    },
  };
};
