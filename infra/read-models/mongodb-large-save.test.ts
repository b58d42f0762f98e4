import type { DocumentChange } from '@league/projector/ports/read-model-writer.ts';
import { matchesModel } from '@league/query-api/contract/matches.ts';
import { Collection } from 'mongodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openMongo } from '../servers/mongodb.ts';
import { describeWithServers, freshLeague, serverUrl } from '../testing/servers.ts';
import { createMongoWriter } from './mongodb-writer.ts';

vi.setConfig({ testTimeout: 30_000 });

const put = (id: string, week: number, position: bigint): DocumentChange => ({
  id,
  document: { season: 1, week, date: null },
  position,
});
const at = (position: bigint) => ({ position, eventId: undefined, changed: position, carried: '' });

describeWithServers(['mongodb'], 'a save of a whole season', () => {
  it('asks the server for a few documents at once, so that it answers others in between, and is all or nothing', async () => {
    const mongo = openMongo(serverUrl('mongodb'), freshLeague());
    const writer = createMongoWriter(mongo);
    onTestFinished(async () => {
      await writer.close();
      await mongo.database.dropDatabase();
      await mongo.close();
    });
    const generation = await writer.begin(matchesModel, 1);
    const season = Array.from({ length: 600 }, (_, number) => put(`m${number}`, 1, 2n));
    const original = Reflect.get(Collection.prototype, 'bulkWrite');
    const requests = vi.spyOn(Collection.prototype, 'bulkWrite');
    onTestFinished(() => requests.mockRestore());
    await writer.save(generation, season, at(2n));
    expect(Math.max(...requests.mock.calls.map(([documents]) => documents.length))).toBeLessThanOrEqual(250);
    expect(await Array.fromAsync(writer.dump(generation))).toHaveLength(600);

    const gone = season.map((change) => ({ ...change, document: null, position: 3n }));
    const lost = new Error('lost');
    let request = 0;
    requests.mockImplementation(function ask(this: Collection, ...call) {
      request += 1;
      return request === 2 ? Promise.reject(lost) : Reflect.apply(original, this, call);
    });
    await expect(writer.save(generation, gone, at(3n))).rejects.toBe(lost);
    expect(await Array.fromAsync(writer.dump(generation))).toHaveLength(600);
  });
});
