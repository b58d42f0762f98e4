import { quietCommandsContract } from '@league/command-api/ports/quiet-commands.contract.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { expect, it } from 'vitest';
import { openMongo } from '../servers/mongodb.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { openMongoQuietCommands } from './mongodb-quiet-commands.ts';

const DAY_S = 86_400;

describeWithServers(['mongodb'], 'quiet commands in MongoDB', () => {
  const { mongo, emptied } = suiteMongo();
  const fresh = async () => openMongoQuietCommands(await emptied());

  quietCommandsContract('MongoDB', fresh);

  it('are swept by the server a day after they were kept', async () => {
    await fresh();
    const indexes = await mongo().database.collection('quiet_commands').listIndexes().toArray();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: DAY_S }));
  });

  it.each([{ $ne: '' }, { $exists: true }, /.*/])(
    'are never asked for by an operator: %j finds none',
    async (given) => {
      const quiet = await fresh();
      const now = Date.now();
      await quiet.keep({ commandId: 'a', bodyDigest: 'b', at: now, answer: '{}' });
      expect(await quiet.find(given as unknown as string, now)).toBeUndefined();
    },
  );
});

it('opening the quiet commands is refused as a store that is away while MongoDB is', async () => {
  // Port 9 is discard: nobody listens there.
  const mongo = openMongo('mongodb://127.0.0.1:9/', 'league');
  await expect(openMongoQuietCommands(mongo)).rejects.toThrow(StoreUnavailable);
  await mongo.close();
});
