import { matchesModel } from '@league/query-api/contract/matches.ts';
import { Collection } from 'mongodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { at, openTestWriter, put } from '@league/tests/kit/mongodb-under-test.ts';

describeWithServers(['mongodb'], 'a save of a whole season', () => {
  it('asks the server for a few documents at once, so that it answers others in between, and is all or nothing', async () => {
    const { writer } = await openTestWriter();
    const generation = await writer.begin(matchesModel, 1);
    const season = Array.from({ length: 600 }, (_, number) => put(`m${number}`, 1, 2n));
    const original = Reflect.get(Collection.prototype, 'bulkWrite');
    const requests = vi.spyOn(Collection.prototype, 'bulkWrite');
    onTestFinished(() => requests.mockRestore());
    await writer.save([generation, season, at(2n)]);
    expect(Math.max(...requests.mock.calls.map(([documents]) => documents.length))).toBeLessThanOrEqual(250);
    expect(await Array.fromAsync(writer.dump(generation))).toHaveLength(600);

    const gone = season.map((change) => ({ ...change, document: null, position: 3n }));
    const lost = new Error('lost');
    let request = 0;
    requests.mockImplementation(function ask(this: Collection, ...call) {
      request += 1;
      return request === 3 ? Promise.reject(lost) : Reflect.apply(original, this, call);
    });
    await expect(writer.save([generation, gone, at(3n)])).rejects.toBe(lost);
    expect(await Array.fromAsync(writer.dump(generation))).toHaveLength(600);
  });
});
