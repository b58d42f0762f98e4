import { once } from 'node:events';
import { formatPosition } from '@league/events/envelope.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describeReadModels } from '@league/projector/ports/read-model.contract.ts';
import { CheckpointRefused, type Generation } from '@league/projector/ports/read-model-writer.ts';
import { matchesModel } from '@league/query-api/contract/matches.ts';
import type { ClientSession } from 'mongodb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { inTransaction, type Mongo, openMongo } from '../servers/mongodb.ts';
import { badConnection } from '@league/tests/kit/bad-connection.ts';
import { dropDatabase } from '@league/tests/kit/drop-database.ts';
import { LONG_MS } from '@league/tests/kit/patience.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { publishProgress } from './mongodb-progress.ts';
import { createMongoReader } from './mongodb-reader.ts';
import { at, openTestWriter, put } from '@league/tests/kit/mongodb-under-test.ts';
import { createMongoWriter, type MongoWriter } from './mongodb-writer.ts';

describeWithServers(['mongodb'], 'on a real server', () => {
  describeReadModels('MongoDB', async () => {
    const mongo = openMongo(serverUrl('mongodb'), freshLeague());
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
  });
});

/** A generation that serves, with one document. */
const serving = async (writer: MongoWriter): Promise<Generation> => {
  const generation = await writer.begin(matchesModel, 1);
  await writer.save([generation, [put('a', 1)], at(1n)]);
  await writer.complete(generation);
  await writer.switchTo(generation);
  return generation;
};

describeWithServers(['mongodb'], 'read models of a program that kept no ids', () => {
  it('serve on as they are, and name their event from the next save on', async () => {
    const { mongo, writer } = await openTestWriter();
    const generation = await serving(writer);
    await mongo.database.collection('checkpoints').updateMany({}, { $unset: { eventId: '' } });
    expect(await writer.live('matches')).toEqual({ generation, checkpoint: at(1n) });
    await writer.save([generation, [], { ...at(2n), eventId: 'event-2' }]);
    expect((await writer.live('matches'))?.checkpoint.eventId).toBe('event-2');
    expect(await Array.fromAsync(writer.dump(generation))).toHaveLength(1);
  });
});

describeWithServers(['mongodb'], 'read models that another projector has taken over', () => {
  let mongo: Mongo;
  let writers: MongoWriter[];
  beforeEach(() => {
    mongo = openMongo(serverUrl('mongodb'), freshLeague());
    writers = [];
  });
  afterEach(async () => {
    for (const writer of writers) await writer.close();
    await dropDatabase(mongo);
    await mongo.close();
  });
  const claimed = async (epoch: number): Promise<MongoWriter> => {
    const writer = createMongoWriter(mongo, { epoch });
    writers.push(writer);
    await writer.claim();
    return writer;
  };
  /** All of the league's data. */
  const everything = async (): Promise<unknown> => {
    const collections = await mongo.database.collections();
    const contents = collections.map(async (collection) => [
      collection.collectionName,
      await collection.find({}).sort({ _id: 1 }).toArray(),
    ]);
    return Object.fromEntries(await Promise.all(contents));
  };

  it('are written no more by the one before, which says so', async () => {
    const old = await claimed(1);
    const live = await serving(old);
    const half = await old.begin(matchesModel, 1);
    await old.fill(half, [put('a', 2)], { fresh: true });
    const done = await old.begin(matchesModel, 1);
    await old.save([done, [], at(5n)]);
    await old.complete(done);
    await claimed(2);
    const before = await everything();
    const attempts = await Promise.allSettled([
      old.save([live, [put('a', 99, 2n)], at(2n)], [done, [], at(6n)]),
      old.save([live, [put('a', 99, 2n)], at(2n)]),
      old.save([half, [put('a', 99)], at(1n)]),
      old.fill(half, [put('b', 99)], { fresh: true }),
      old.fill(half, [put('a', 99)], { fresh: false }),
      old.complete(half),
      old.begin(matchesModel, 1),
      old.switchTo(done),
      old.drop(live),
      old.dropUnfinished('matches'),
    ]);
    const overtaken = new StoreUnavailable(
      'MongoDB: another projector has taken over the read models; this one writes nothing any more',
    );
    expect(attempts).toEqual(attempts.map(() => ({ status: 'rejected', reason: overtaken })));
    expect(await everything()).toEqual(before);
  });

  it('are written no more by the one before where the new one has taken its generations away', async () => {
    const old = await claimed(1);
    const live = await serving(old);
    const half = await old.begin(matchesModel, 1);
    const next = await claimed(2);
    await next.dropUnfinished('matches');
    await serving(next);
    for (const generation of [live, half]) {
      await expect(old.save([generation, [put('a', 99)], at(9n)])).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(old.fill(generation, [put('a', 99)], { fresh: true })).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(old.switchTo(generation, { evenIfBehind: true })).rejects.toBeInstanceOf(StoreUnavailable);
    }
  });

  it('are the new one’s to go on with', async () => {
    const old = await claimed(1);
    const live = await serving(old);
    const next = await claimed(2);
    expect((await next.live('matches'))?.generation).toEqual(live);
    await next.save([live, [put('a', 2, 2n)], at(2n)]);
    await expect(next.save([live, [], at(1n)])).rejects.toBeInstanceOf(CheckpointRefused);
    const read = await createMongoReader(mongo).snapshot((view) => view.get(matchesModel, 'a'));
    expect(read).toMatchObject({ week: 2 });
  });

  it('cannot be claimed by one that comes late', async () => {
    await serving(await claimed(2));
    await expect(claimed(1)).rejects.toBeInstanceOf(StoreUnavailable);
    await claimed(2);
  });

  it('are told of by the new one in a database that begins anew, whatever the one before still said there', async () => {
    await claimed(5);
    await dropDatabase(mongo);
    const moved = {
      model: 'matches',
      generation: '1-1',
      checkpoint: 7n,
      changed: 7n,
      stopped: false,
      stale: false,
      keys: [],
    };
    const say = (epoch: number, checkpoint: bigint): Promise<void> =>
      publishProgress(
        mongo,
        {
          onMoved: (listener) => {
            listener({ ...moved, checkpoint });
            return () => undefined;
          },
        },
        { epoch },
      )();
    // It has not heard yet that its lease is gone.
    await say(5, 7n);
    await claimed(1);
    await say(1, 2n);
    expect(await mongo.database.collection('progress').findOne({})).toMatchObject({
      epoch: 1,
      position: formatPosition(2n),
    });
  });

  it('end up with one writer, however saves and takeover fall together', async () => {
    const old = await claimed(1);
    const live = await serving(old);
    for (let epoch = 2; epoch <= 6; epoch += 1) {
      const before = writers.at(-1) ?? old;
      const saves = [2n, 3n, 4n].map((step) => {
        const position = BigInt(epoch) * 10n + step;
        return before.save([live, [put('a', Number(position), position)], at(position)]);
      });
      const [next] = await Promise.all([claimed(epoch), Promise.allSettled(saves)]);
      const kept = await next.live('matches');
      const [document] = await Array.fromAsync(next.dump(live));
      expect(document?.position).toBe(kept?.checkpoint.changed);
    }
  });

  it('are the new one’s at once, also where the one before is held up in the middle of a save', async () => {
    const live = await serving(await claimed(1));
    const { client } = mongo;
    const frozen = Promise.withResolvers<void>();
    const startSession = (): ClientSession => {
      const session = client.startSession({ causalConsistency: false });
      const commit = session.commitTransaction.bind(session);
      session.commitTransaction = () => frozen.promise.then(() => commit());
      return session;
    };
    const old = createMongoWriter(
      { ...mongo, client: Object.create(client, { startSession: { value: startSession } }) },
      { epoch: 1 },
    );
    const saving = old.save([live, [put('a', 99, 2n)], at(2n)]);
    await vi.waitFor(async () => {
      // As soon as it has written the checkpoint, which it has not committed, nobody else can.
      const attempt = inTransaction(mongo, async (session) => {
        const checkpoints = mongo.database.collection<{ _id: string }>('checkpoints');
        await checkpoints.updateOne({ projection: 'matches' }, { $set: { seen: true } }, { session });
        throw new RangeError('it can');
      });
      await expect(attempt).rejects.toBeInstanceOf(StoreUnavailable);
    }, LONG_MS);
    const next = await claimed(2);
    expect((await next.live('matches'))?.checkpoint.position).toBe(1n);
    await next.save([live, [put('a', 2, 3n)], at(3n)]);
    frozen.resolve();
    await expect(saving).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await next.load(live, ['a'])).toMatchObject(new Map([['a', { week: 2 }]]));
    await old.close();
  });

  it('serve those who still read a generation that was replaced, and lose it afterwards', async () => {
    const writer = await claimed(1);
    const first = await serving(writer);
    const seen = await createMongoReader(mongo).snapshot(async (view) => {
      await serving(writer);
      return view.list(matchesModel);
    });
    expect(seen).toHaveLength(1);
    await expect(writer.save([first, [], at(9n)])).rejects.toBeInstanceOf(CheckpointRefused);
  });
});

describeWithServers(['mongodb'], 'a read of a server that has fallen silent', () => {
  it('is given up in its time, and holds neither connection nor session any longer', async () => {
    const { port } = new URL(serverUrl('mongodb'));
    const way = await badConnection(Number(port));
    onTestFinished(way.close);
    const mongo = openMongo(`mongodb://127.0.0.1:${way.port}/?directConnection=true`, freshLeague());
    onTestFinished(mongo.close);
    const { client } = mongo;
    const [sessions, connections] = [new Set<ClientSession>(), new Set<number>()];
    const startSession = client.startSession.bind(client);
    vi.spyOn(client, 'startSession').mockImplementation((options) => {
      const session = startSession(options);
      sessions.add(session);
      session.once('ended', () => sessions.delete(session));
      return session;
    });
    client.on('connectionCheckedOut', ({ connectionId }) => connections.add(Number(connectionId)));
    client.on('connectionCheckedIn', ({ connectionId }) => connections.delete(Number(connectionId)));
    const patient = createMongoReader(mongo);
    await patient.snapshot(async () => undefined);
    way.freeze();
    const reading = createMongoReader(mongo, { readMs: 50 }).snapshot((view) => view.list(matchesModel));
    // The transaction is ended on the server too, once that listens.
    await once(client, 'connectionClosed');
    expect(sessions.size).toBe(1);
    way.thaw();
    await expect(reading).rejects.toThrow(StoreUnavailable);
    expect([sessions.size, connections.size]).toEqual([0, 0]);
    expect(await patient.snapshot(async () => 'read')).toBe('read');
  });
});

describeWithServers(['mongodb'], 'documents that nobody points to any more', () => {
  it('are taken away in the background, many of them step by step', async () => {
    const notices: string[] = [];
    const { mongo, writer } = await openTestWriter((notice) => notices.push(notice));
    const live = await serving(writer);
    const left = await writer.begin(matchesModel, 1);
    const many = Array.from({ length: 600 }, (_, index) => put(`id-${index}`, index));
    await writer.fill(left, many, { fresh: true });
    await writer.drop(left);
    await vi.waitFor(
      async () => {
        const collections = await mongo.database.listCollections({}, { nameOnly: true }).toArray();
        const names = collections.map(({ name }) => name).filter((name) => name.startsWith('matches.'));
        expect(names).toEqual([`matches.1-${live.generation}`]);
      },
      { timeout: LONG_MS, interval: 50 },
    );
    expect(notices).toEqual([]);
  });
});
