import { createMongoReader } from '@league/infra/adapters/read-models/mongodb-reader.ts';
import { createMongoWriter } from '@league/infra/adapters/read-models/mongodb-writer.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { dropDatabase } from '../kit/drop-database.ts';
import { serverUrl } from '../kit/servers.ts';
import type { ReadModels } from './running-league.ts';

/** For tests: read models in a database of this league's own, which is dropped when they are closed. */
export const readModelsInMongo = async (league: string): Promise<ReadModels> => {
  const mongo = openMongo(serverUrl('mongodb'), league);
  const writer = createMongoWriter(mongo, { epoch: 1 });
  await writer.claim();
  return {
    writer,
    reader: createMongoReader(mongo),
    close: async () => {
      await writer.close();
      await dropDatabase(mongo);
      await mongo.close();
    },
  };
};
