import type { Generation } from '@league/projector/ports/read-model-writer.ts';
import type { Moved } from '@league/projector/running/projector.ts';
import { matchesModel } from '@league/query-api/contract/matches.ts';
import type { ModelMove } from '@league/query-api/ports/model-moves.ts';
import { MongoNetworkError } from 'mongodb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkMongo, type Mongo, openMongo } from '../servers/mongodb.ts';
import { cuttingProxy } from '@league/tests/kit/cutting-proxy.ts';
import { openTestWriter } from '@league/tests/kit/mongodb-under-test.ts';
import { describeWithOwnMongodb, type OwnMongodb, ownMongodb } from '@league/tests/kit/own-mongodb.ts';
import { LONG_MS } from '@league/tests/kit/patience.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { createMongoPositions, type MongoPositions, type MongoPositionsOptions } from './mongodb-positions.ts';
import { publishProgress } from './mongodb-progress.ts';
import { createMongoWriter, type MongoWriter } from './mongodb-writer.ts';

const shortWaits = { wait: async () => undefined };

const change = (id: string, position: bigint) => ({ id, document: { season: 1, week: 1, date: null }, position });
const save = (writer: MongoWriter, generation: Generation, position: bigint, ids: readonly string[]): Promise<void> =>
  writer.save([
    generation,
    ids.map((id) => change(id, position)),
    { position, eventId: undefined, changed: position, seasonActs: '' },
  ]);

const serve = async (writer: MongoWriter, position = 1n): Promise<Generation> => {
  const generation = await writer.begin(matchesModel, 1);
  await save(writer, generation, position, ['first']);
  await writer.complete(generation);
  await writer.switchTo(generation);
  return generation;
};

const untilConnected = ({ connected }: MongoPositions): Promise<void> =>
  vi.waitFor(() => expect(connected()).toBe(true), LONG_MS);

/** Positions that are heard of: every move, and what `current` said of it at that moment. */
const follow = async (mongo: Mongo, options?: MongoPositionsOptions) => {
  const positions = createMongoPositions(mongo, options);
  onTestFinished(() => positions.close());
  const moves: ModelMove[] = [];
  positions.onMoved((move) => {
    expect(positions.current(move.model)?.changed).toBe(move.position);
    moves.push(move);
  });
  await untilConnected(positions);
  return { positions, moves };
};

const reached = (positions: MongoPositions, position: bigint): Promise<boolean> =>
  positions.reached(['matches'], position, LONG_MS);

/** A projector of which the test says how its models move. */
const movable = () => {
  const listeners = new Set<(moved: Moved) => void>();
  return {
    onMoved: (listener: (moved: Moved) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move: (
      generation: Generation,
      checkpoint: bigint,
      stopped = false,
      keys: readonly string[] = [],
      stale = false,
    ) => {
      const name = `${generation.version}-${generation.generation}`;
      for (const listener of listeners) {
        listener({ model: 'matches', generation: name, checkpoint, changed: 1n, stopped, stale, keys });
      }
    },
  };
};

describeWithServers(['mongodb'], 'positions of read models in MongoDB', () => {
  let mongo: Mongo;
  let writer: MongoWriter;
  beforeEach(async () => {
    ({ mongo, writer } = await openTestWriter());
  });

  it('are not known before anything serves', async () => {
    const { positions, moves } = await follow(mongo);
    await writer.begin(matchesModel, 1);
    expect(positions.current('matches')).toBeUndefined();
    expect(await positions.reached(['matches'], 1n, 100)).toBe(false);
    expect(moves).toEqual([]);
  });

  it('are known from the beginning, and follow each save with the ids of what it changed', async () => {
    const generation = await serve(writer);
    const { positions, moves } = await follow(mongo);
    expect(positions.current('matches')).toMatchObject({ checkpoint: 1n, changed: 1n, stopped: false });
    expect(positions.connected()).toBe(true);
    moves.length = 0;
    await save(writer, generation, 2n, ['a', 'b']);
    await writer.save([generation, [], { position: 3n, eventId: undefined, changed: 2n, seasonActs: '' }]);
    await save(writer, generation, 4n, ['c']);
    expect(await reached(positions, 4n)).toBe(true);
    expect(moves).toEqual([
      { model: 'matches', position: 2n, keys: ['a', 'b'] },
      { model: 'matches', position: 4n, keys: ['c'] },
    ]);
  });

  it('name no documents where there are too many', async () => {
    const generation = await serve(writer);
    const { positions, moves } = await follow(mongo);
    const ids = Array.from({ length: 501 }, (_, index) => `id-${index}`);
    await save(writer, generation, 2n, ids);
    expect(await reached(positions, 2n)).toBe(true);
    expect(moves.at(-1)).toEqual({ model: 'matches', position: 2n, keys: null });
  });

  it('tell nothing of a generation before it serves, and everything of it by the switch', async () => {
    const before = await serve(writer, 9n);
    const { positions, moves } = await follow(mongo);
    moves.length = 0;
    const next = await writer.begin(matchesModel, 2);
    await writer.fill(next, [change('a', 7n)], { fresh: true });
    await save(writer, next, 7n, ['a']);
    await writer.complete(next);
    expect(positions.current('matches')?.generation).toBe(`1-${before.generation}`);
    await writer.switchTo(next, { evenIfBehind: true });
    await vi.waitFor(() => expect(moves).toHaveLength(1), LONG_MS);
    expect(moves).toEqual([{ model: 'matches', position: 7n, keys: null }]);
    expect(positions.current('matches')).toMatchObject({ generation: `2-${next.generation}`, checkpoint: 7n });
    await save(writer, next, 8n, ['b']);
    expect(await reached(positions, 8n)).toBe(true);
    expect(moves.at(-1)).toEqual({ model: 'matches', position: 8n, keys: ['b'] });
  });

  it('say which projections have stopped, and that they go on again', async () => {
    const generation = await serve(writer);
    const { positions } = await follow(mongo);
    const projector = movable();
    const stopPublishing = publishProgress(mongo, projector);
    const waiting = positions.reached(['matches'], 5n, LONG_MS);
    projector.move(generation, 1n, true);
    expect(await waiting).toBe(false);
    expect(positions.current('matches')).toMatchObject({ checkpoint: 1n, stopped: true });
    projector.move(generation, 1n);
    await vi.waitFor(() => expect(positions.current('matches')?.stopped).toBe(false), LONG_MS);
    projector.move(generation, 1n, true);
    await vi.waitFor(() => expect(positions.current('matches')?.stopped).toBe(true), LONG_MS);
    await serve(writer);
    await vi.waitFor(() => expect(positions.current('matches')?.stopped).toBe(false), LONG_MS);
    await stopPublishing();
  });

  it('say that a projection has stopped of which nothing serves yet', async () => {
    const { positions } = await follow(mongo);
    const projector = movable();
    const stopPublishing = publishProgress(mongo, projector);
    projector.move({ projection: 'matches', version: 0, generation: 0 }, 0n, true);
    expect(await reached(positions, 5n)).toBe(false);
    expect(positions.current('matches')).toMatchObject({ generation: 'none', stopped: true });
    await stopPublishing();
  });

  it('move over events of no concern too, which no checkpoint is saved for', async () => {
    const generation = await serve(writer);
    const { positions, moves } = await follow(mongo);
    const projector = movable();
    const stopPublishing = publishProgress(mongo, projector);
    moves.length = 0;
    for (let position = 2n; position <= 40n; position += 1n) projector.move(generation, position);
    expect(await reached(positions, 40n)).toBe(true);
    expect(positions.current('matches')).toMatchObject({ checkpoint: 40n, changed: 1n });
    expect(moves).toEqual([]);
    await stopPublishing();
  });

  it('are not moved by the projector of an earlier lease', async () => {
    const generation = await serve(writer);
    const { positions } = await follow(mongo);
    const [old, next] = [movable(), movable()];
    const stopOld = publishProgress(mongo, old, { epoch: 1 });
    const stopNext = publishProgress(mongo, next, { epoch: 2 });
    next.move(generation, 5n);
    expect(await reached(positions, 5n)).toBe(true);
    old.move(generation, 7n, true);
    await stopOld();
    next.move(generation, 6n);
    expect(await reached(positions, 6n)).toBe(true);
    expect(positions.current('matches')).toMatchObject({ checkpoint: 6n, stopped: false });
    await stopNext();
  });

  it('are told again and again from where they are when the connection is cut', async () => {
    const { hostname, port } = new URL(serverUrl('mongodb'));
    const proxy = await cuttingProxy(hostname, Number(port));
    onTestFinished(proxy.close);
    const far = openMongo(`mongodb://127.0.0.1:${proxy.port}/?directConnection=true`, mongo.database.databaseName);
    onTestFinished(far.close);
    const generation = await serve(writer);
    const { positions, moves } = await follow(far, { pollMs: 50 });
    moves.length = 0;
    for (let position = 2n; position <= 6n; position += 1n) {
      proxy.cut();
      await save(writer, generation, position, [`during-${position}`]);
      proxy.mend();
      expect(await reached(positions, position)).toBe(true);
    }
    // Each change was told by its id, or as one of any.
    for (let position = 2n; position <= 6n; position += 1n) {
      const toldBy = moves.find((move) => move.position >= position);
      expect(toldBy?.keys ?? [`during-${position}`]).toContain(`during-${position}`);
    }
    const told = moves.map(({ position }) => position);
    expect(told).toEqual(told.toSorted((a, b) => Number(a - b)));
  });

  it('are read while there is no change stream, and told as a whole when there is one again', async () => {
    const generation = await serve(writer);
    let streams = false;
    const database = Object.create(mongo.database, {
      watch: {
        value: (...how: Parameters<typeof mongo.database.watch>) => {
          if (!streams) throw new MongoNetworkError('no change stream for you');
          return mongo.database.watch(...how);
        },
      },
    }) as Mongo['database'];
    const positions = createMongoPositions({ ...mongo, database }, { pollMs: 50 });
    onTestFinished(() => positions.close());
    const moves: ModelMove[] = [];
    positions.onMoved((move) => moves.push(move));
    await save(writer, generation, 2n, ['a']);
    expect(await reached(positions, 2n)).toBe(true);
    expect(positions.connected()).toBe(false);
    await save(writer, generation, 3n, ['b']);
    expect(await reached(positions, 3n)).toBe(true);
    expect(moves.at(-1)).toEqual({ model: 'matches', position: 3n, keys: null });
    streams = true;
    await untilConnected(positions);
    await save(writer, generation, 4n, ['c']);
    expect(await reached(positions, 4n)).toBe(true);
    expect(moves.at(-1)).toEqual({ model: 'matches', position: 4n, keys: ['c'] });
  });
});

describeWithOwnMongodb('positions of read models in a MongoDB that goes away', () => {
  let server: OwnMongodb;
  let mongo: Mongo;
  let writer: MongoWriter;
  beforeEach(async () => {
    server = await ownMongodb();
    await server.up();
    mongo = openMongo(server.url, freshLeague());
    writer = createMongoWriter(mongo, { epoch: 1 });
    await writer.claim();
  });
  afterEach(async () => {
    await writer.close();
    await mongo.close();
    await server.remove();
  });

  it('stay as they were meanwhile, and go on when it is back', async () => {
    const generation = await serve(writer);
    const notices: string[] = [];
    const { positions, moves } = await follow(mongo, { pollMs: 100, onNotice: (notice) => notices.push(notice) });
    await server.kill();
    const before = positions.current('matches');
    await vi.waitFor(() => expect(positions.connected()).toBe(false), LONG_MS);
    expect(await positions.reached(['matches'], 2n, 200)).toBe(false);
    expect(positions.current('matches')).toEqual(before);
    expect(notices).toEqual([expect.stringContaining('no change stream')]);
    const projector = movable();
    const stopPublishing = publishProgress(mongo, projector, { retryPolicy: shortWaits });
    projector.move(generation, 5n, true);
    await server.up();
    await untilConnected(positions);
    await vi.waitFor(
      () => expect(positions.current('matches')).toMatchObject({ checkpoint: 5n, stopped: true }),
      LONG_MS,
    );
    projector.move(generation, 5n);
    // Whoever waits for a stopped projection is let go at once.
    await vi.waitFor(() => expect(positions.current('matches')?.stopped).toBe(false), LONG_MS);
    await stopPublishing();
    await save(writer, generation, 6n, ['a']);
    expect(await reached(positions, 6n)).toBe(true);
    expect(moves.at(-1)).toEqual({ model: 'matches', position: 6n, keys: ['a'] });
  });

  it('are heard of at once again when it comes back without its data', async () => {
    const generation = await serve(writer);
    for (let position = 2n; position <= 20n; position += 1n) await save(writer, generation, position, ['a']);
    // Nothing but the change stream may tell of it in time.
    const { positions, moves } = await follow(mongo, { checkMs: 10 * LONG_MS });
    await server.wipe();
    await server.up();
    await vi.waitFor(() => checkMongo(mongo), LONG_MS);
    await writer.claim();
    const next = await serve(writer, 3n);
    await vi.waitFor(() => expect(positions.current('matches')?.generation).toBe(`1-${next.generation}`), LONG_MS);
    await save(writer, next, 4n, ['b']);
    expect(await reached(positions, 4n)).toBe(true);
    expect(moves.slice(-2).map(({ position }) => position)).toEqual([3n, 4n]);
  });
});
