import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { MongoServerError } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { badConnection } from '@league/tests/kit/bad-connection.ts';
import { dropDatabase } from '@league/tests/kit/drop-database.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { checkMongo, inTransaction, type Mongo, mongoGuard, openMongo } from './mongodb.ts';
import { UnsuitableServer } from './unsuitable-server.ts';

type Counter = { readonly _id: string; readonly count: number };

describeWithServers(['mongodb'], 'a league’s database on MongoDB', () => {
  let mongo: Mongo;
  beforeEach(() => {
    mongo = openMongo(serverUrl('mongodb'), freshLeague());
  });
  afterEach(async () => {
    await dropDatabase(mongo);
    await mongo.close();
  });
  const counters = () => mongo.database.collection<Counter>('counters');

  it('is one that the league can stand on', async () => {
    await expect(checkMongo(mongo)).resolves.toBeUndefined();
  });

  it('lets transactions through that meet on one document, each once', async () => {
    await counters().insertOne({ _id: 'a', count: 0 });
    const raise = () =>
      inTransaction(mongo, async (session) => {
        const before = await counters().findOne({ _id: 'a' }, { session });
        await counters().replaceOne({ _id: 'a' }, { count: (before?.count ?? 0) + 1 }, { session });
      });
    await Promise.all(Array.from({ length: 8 }, raise));
    expect(await counters().findOne({ _id: 'a' })).toEqual({ _id: 'a', count: 8 });
  });

  it('keeps nothing of a transaction whose work fails, and says why', async () => {
    const failing = inTransaction(mongo, async (session) => {
      await counters().insertOne({ _id: 'a', count: 1 }, { session });
      throw new RangeError('a bug');
    });
    await expect(failing).rejects.toBeInstanceOf(RangeError);
    expect(await counters().findOne({ _id: 'a' })).toBeNull();
  });

  it('reads one state in a transaction, whatever is written meanwhile', async () => {
    await counters().insertMany([
      { _id: 'a', count: 1 },
      { _id: 'b', count: 1 },
    ]);
    const seen = await inTransaction(mongo, async (session) => {
      const a = await counters().findOne({ _id: 'a' }, { session });
      await counters().updateMany({}, { $set: { count: 2 } });
      return [a?.count, (await counters().findOne({ _id: 'b' }, { session }))?.count];
    });
    expect(seen).toEqual([1, 1]);
  });

  it('is read and written as the league needs it, whatever the URL says', async () => {
    const url = new URL(serverUrl('mongodb'));
    const wishes = { readPreference: 'secondaryPreferred', readConcernLevel: 'local', w: '1', journal: 'false' };
    for (const [name, value] of Object.entries(wishes)) url.searchParams.set(name, value);
    const careless = openMongo(url.href, freshLeague());
    const { readPreference, readConcern, writeConcern } = careless.client.options;
    expect(readPreference.mode).toBe('primary');
    expect(readConcern?.level).toBe('majority');
    expect(writeConcern).toMatchObject({ w: 'majority', journal: true });
    const reading = inTransaction(careless, (session) =>
      careless.database.collection('counters').findOne({}, { session }),
    );
    await expect(reading).resolves.toBeNull();
    await careless.close();
  });

  it('is away, and nothing worse, when a connection is reset in the midst of a long request', async () => {
    const { port } = new URL(serverUrl('mongodb'));
    const way = await badConnection(Number(port));
    onTestFinished(way.close);
    const reached = openMongo(
      `mongodb://127.0.0.1:${way.port}/?directConnection=true&retryWrites=false`,
      freshLeague(),
    );
    onTestFinished(reached.close);
    await checkMongo(reached);
    way.resetAfter(1_000_000);
    // More than the buffers on the way hold: the driver waits for them to be emptied.
    const long = { text: 'a'.repeat(15_000_000) };
    const writing = mongoGuard(() => reached.database.collection('long').insertOne(long));
    await expect(writing).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('says of one request what is wrong with it', async () => {
    await counters().insertOne({ _id: 'a', count: 1 });
    const twice = mongoGuard(() => counters().insertOne({ _id: 'a', count: 2 }));
    await expect(twice).rejects.toBeInstanceOf(MongoServerError);
    const nonsense = mongoGuard(() => counters().updateOne({ _id: 'a' }, { $nonsense: { count: 2 } }));
    await expect(nonsense).rejects.toBeInstanceOf(MongoServerError);
  });
});

describe('a MongoDB that is not there', () => {
  it('is said to be away within seconds, without its password', async () => {
    // The port of the discard protocol: nobody listens.
    const mongo = openMongo('mongodb://someone:geheim@127.0.0.1:9/?directConnection=true', 'league');
    const reading = inTransaction(mongo, (session) => mongo.database.collection('a').findOne({}, { session }));
    const [failure] = await Promise.allSettled([reading]);
    await mongo.close();
    expect(failure).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    expect(JSON.stringify(failure)).not.toContain('geheim');
    expect(String(failure?.status === 'rejected' && failure.reason)).not.toContain('geheim');
  });

  it('is away, and nothing worse, where something is sent on a connection that it has ended', async () => {
    const server = createServer((socket) => void socket.resume().end());
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    // It says so twice: here, and to whoever sent.
    socket.on('error', () => {});
    await once(socket.resume(), 'end');
    const writing = mongoGuard(
      () => new Promise((resolve, reject) => socket.write('x', (error) => (error ? reject(error) : resolve('sent')))),
    );
    await expect(writing).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('is refused at once where its URL makes no sense', () => {
    expect(() => openMongo('postgres://127.0.0.1', 'league')).toThrow(UnsuitableServer);
  });
});
