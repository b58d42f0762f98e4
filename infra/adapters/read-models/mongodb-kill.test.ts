import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { Generation } from '@league/projector/ports/read-model-writer.ts';
import { matchesModel } from '@league/query-api/contract/matches.ts';
import { expect, it, onTestFinished } from 'vitest';
import { checkMongo, openMongo } from '../servers/mongodb.ts';
import { describeWithOwnMongodb, ownMongodb } from '@league/tests/kit/own-mongodb.ts';
import { freshLeague } from '@league/tests/kit/servers.ts';
import { createMongoReader } from './mongodb-reader.ts';
import { createMongoWriter, type MongoWriter } from './mongodb-writer.ts';

const KILLS = 5;
/** Documents that every save writes, so that half of one would show. */
const IDS = ['a', 'b', 'c'];

const saveAt = (writer: MongoWriter, generation: Generation, position: bigint): Promise<void> =>
  writer.save([
    generation,
    IDS.map((id) => ({ id, document: { season: 1, week: Number(position), date: null }, position })),
    { position, eventId: undefined, changed: position, seasonActs: String(position) },
  ]);

describeWithOwnMongodb('a MongoDB that is killed while read models are saved', () => {
  it('keeps what it acknowledged, and documents and checkpoint together', async () => {
    const server = await ownMongodb();
    onTestFinished(server.remove);
    await server.up();
    const mongo = openMongo(server.url, freshLeague());
    onTestFinished(mongo.close);
    const writer = createMongoWriter(mongo, { epoch: 1 });
    await writer.claim();
    const generation = await writer.begin(matchesModel, 1);
    await saveAt(writer, generation, 1n);
    await writer.complete(generation);
    await writer.switchTo(generation);
    let position = 1n;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { promise: enough, resolve: underWay } = Promise.withResolvers<void>();
      const goalOfRound = position + BigInt(kill * 7);
      const saving = (async (): Promise<unknown> => {
        for (;;) {
          try {
            await saveAt(writer, generation, position + 1n);
          } catch (error) {
            return error;
          }
          position += 1n;
          if (position === goalOfRound) underWay();
        }
      })();
      await enough;
      await server.kill();
      expect(await saving).toBeInstanceOf(StoreUnavailable);
      await server.up();
      await checkMongo(mongo);
      const { checkpoint } = (await writer.live('matches')) ?? {};
      const weeks = await createMongoReader(mongo).snapshot(async (view) => {
        const documents = await view.list(matchesModel);
        return documents.map(({ week }) => week);
      });
      // The last one may have been written without being acknowledged.
      expect([position, position + 1n]).toContain(checkpoint?.position);
      const kept = Number(checkpoint?.position);
      expect({ weeks, seasonActs: checkpoint?.seasonActs }).toEqual({
        weeks: IDS.map(() => kept),
        seasonActs: String(kept),
      });
    }
    await saveAt(writer, generation, position + 1n);
    await writer.close();
  });
});
