import type { DocumentChange } from '@league/projector/ports/read-model-writer.ts';
import { onTestFinished } from 'vitest';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { dropDatabase } from './drop-database.ts';
import { freshLeague, serverUrl } from './servers.ts';
import { createMongoWriter } from '@league/infra/adapters/read-models/mongodb-writer.ts';

/** A writer over a database of its own, which is gone with the test. */
export const openTestWriter = async (onNotice?: (notice: string) => void) => {
  const mongo = openMongo(serverUrl('mongodb'), freshLeague());
  const writer = createMongoWriter(mongo, { epoch: 1, ...(onNotice && { onNotice }) });
  onTestFinished(async () => {
    await writer.close();
    await dropDatabase(mongo);
    await mongo.close();
  });
  await writer.claim();
  return { mongo, writer };
};

/** A change of a document of `matches`. */
export const put = (id: string, week: number, position = 1n): DocumentChange => ({
  id,
  document: { season: 1, week, date: null },
  position,
});

export const at = (position: bigint) => ({ position, eventId: undefined, changed: position, seasonActs: '' });
