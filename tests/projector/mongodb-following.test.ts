import { teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { registry } from '@league/projector/registry.ts';
import { teamsModel } from '@league/query-api/contract/teams.ts';
import type { ModelMove } from '@league/query-api/ports/model-moves.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryEventStore } from '@league/infra/adapters/event-store/memory.ts';
import { createMongoPositions } from '@league/infra/adapters/read-models/mongodb-positions.ts';
import { publishProgress } from '@league/infra/adapters/read-models/mongodb-progress.ts';
import { createMongoReader } from '@league/infra/adapters/read-models/mongodb-reader.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { LONG_MS } from '../kit/patience.ts';
import { describeWithServers, freshLeague, serverUrl } from '../kit/servers.ts';
import { readModelsInMongo } from './mongodb-read-models.ts';
import { openLeague } from './running-league.ts';

const names = registry.map(({ name }) => name);

/** A league whose projector writes to MongoDB, and another process's view of it. */
const openFollowed = async () => {
  const name = freshLeague();
  const league = openLeague(undefined, await readModelsInMongo(name));
  const { projector } = await league.start();
  const own = openMongo(serverUrl('mongodb'), name);
  onTestFinished(own.close);
  onTestFinished(publishProgress(own, projector));
  const other = openMongo(serverUrl('mongodb'), name);
  onTestFinished(other.close);
  const positions = createMongoPositions(other);
  onTestFinished(positions.close);
  const moves: ModelMove[] = [];
  positions.onMoved((move) => moves.push(move));
  await vi.waitFor(() => expect(positions.connected()).toBe(true), LONG_MS);
  return { league, projector, positions, moves, reader: createMongoReader(other) };
};

describeWithServers(['mongodb'], 'a projector whose read models another process reads', () => {
  it('moves all read models at once, also those that do not handle an event', async () => {
    const { league, positions, reader } = await openFollowed();
    for (let teams = 1; teams <= 3; teams += 1) {
      const position = await league.append(teamCreated());
      expect(await positions.reached(names, position, LONG_MS)).toBe(true);
      expect(await reader.snapshot((view) => view.list(teamsModel))).toHaveLength(teams);
      expect(positions.current('seasons')).toMatchObject({ checkpoint: position, changed: 0n });
    }
  });

  it('says which read models depend on events that are not in the log, until they are rebuilt', async () => {
    const name = freshLeague();
    const league = openLeague(undefined, await readModelsInMongo(name));
    const started = await league.start();
    const position = await league.append(...Array.from({ length: 3 }, () => teamCreated()));
    expect(await started.positions.reached(names, position, LONG_MS)).toBe(true);
    await started.projector.stop();
    const other = createMemoryEventStore();
    await other.append('team-1', teamHistory(2), 'no-stream');
    const gate = Promise.withResolvers<void>();
    const { projector } = await league.start({
      whileBuilding: true,
      store: {
        ...other,
        readAll: async (after, limit) => {
          await gate.promise;
          return other.readAll(after, limit);
        },
      },
    });
    const mongo = openMongo(serverUrl('mongodb'), name);
    onTestFinished(mongo.close);
    onTestFinished(publishProgress(mongo, projector));
    const positions = createMongoPositions(mongo);
    onTestFinished(positions.close);
    await vi.waitFor(() => expect(positions.connected()).toBe(true), LONG_MS);
    const stale = () => names.filter((model) => positions.current(model)?.stale);
    await vi.waitFor(() => expect(stale()).toEqual(names), LONG_MS);
    expect(await positions.reached(names, 1n, 0)).toBe(false);
    gate.resolve();
    expect(await positions.reached(names, 2n, LONG_MS)).toBe(true);
    expect(stale()).toEqual([]);
  });

  it('shows a rebuild as one step, and never half a read model', async () => {
    const { league, projector, positions, moves, reader } = await openFollowed();
    const position = await league.append(...Array.from({ length: 20 }, () => teamCreated()));
    expect(await positions.reached(names, position, LONG_MS)).toBe(true);
    const before = positions.current('teams')?.generation;
    moves.length = 0;
    const rebuilding = projector.rebuild('all').then(() => 'done');
    const seen = new Set<number>();
    const look = async (): Promise<void> => {
      seen.add((await reader.snapshot((view) => view.list(teamsModel))).length);
    };
    while ((await Promise.race([rebuilding, look()])) !== 'done');
    expect([...seen]).toEqual([20]);
    const last = await league.append(teamCreated());
    expect(await positions.reached(names, last, LONG_MS)).toBe(true);
    expect(positions.current('teams')?.generation).not.toBe(before);
    const switched = moves.filter(({ keys }) => keys === null).map(({ model }) => model);
    expect(switched.toSorted()).toEqual(names.toSorted());
  });
});
