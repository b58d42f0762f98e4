import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import {
  fixture,
  fixturesGenerated,
  freshId,
  matchScheduled,
  newEvent,
  seasonStarted,
  teamCreated,
} from '@league/events/testing/sample-events.ts';
import type { ReadModelWriter, Save } from '@league/projector/ports/read-model-writer.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import { ClientSession } from 'mongodb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';
import { describeWithServers, freshLeague } from '../kit/servers.ts';
import { counting, POISON } from './counting.ts';
import { readModelsInMongo } from './mongodb-read-models.ts';
import { type League, openLeague } from './running-league.ts';

const registry = [counting('first'), counting('second'), counting('third')];
const names = registry.map(({ name }) => name);

const arrived = async (positions: ModelPositions, models: readonly string[], position: bigint): Promise<void> =>
  expect(await positions.reached(models, position, LONG_MS)).toBe(true);

const countsOf = async (league: League): Promise<readonly number[]> => {
  const documents = await Promise.all(names.map(async (name) => (await league.dump(name))[0]));
  return documents.map((document) => {
    const counted: { readonly teams: number } = JSON.parse(document?.body ?? '{"teams":0}');
    return counted.teams;
  });
};

/** Records which projections each committed transaction contained; `refuse` may throw instead. */
const watched = (league: League, refuse: (save: Save) => void = () => undefined) => {
  const committed: string[][] = [];
  const save: ReadModelWriter['save'] = async (...saves) => {
    saves.forEach(refuse);
    await league.writer.save(...saves);
    committed.push(saves.map(([{ projection }]) => projection).toSorted());
  };
  return { committed, writer: { save } };
};

/** A retry policy whose wait lasts until the test calls `goOn`. */
const heldBack = () => {
  const [waiting, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const retryPolicy: RetryPolicy = {
    wait: () => {
      waiting.resolve();
      return goOn.promise;
    },
  };
  return { retryPolicy, waiting: waiting.promise, goOn: goOn.resolve };
};

describe('the projections that handle a batch', () => {
  it('are saved in one transaction, and no change of them is announced before it is done', async () => {
    const league = openLeague();
    await league.start({ registry });
    const { committed, writer } = watched(league);
    const { projector, positions } = await league.start({ registry, writer });
    const heard: (readonly [string, number])[] = [];
    projector.onMoved(({ model, keys }) => {
      if (keys?.length) heard.push([model, committed.length]);
    });
    for (let batches = 1; batches <= 3; batches += 1) {
      await arrived(positions, names, await league.append(teamCreated()));
      expect(committed).toEqual(Array.from({ length: batches }, () => names));
      expect(heard.splice(0)).toEqual(names.map((name) => [name, batches]));
    }
    expect(await countsOf(league)).toEqual([3, 3, 3]);
  });

  it('are those with something to save, also where some have to load their documents first', async () => {
    const league = openLeague();
    const matchId = freshId();
    await league.store.append(
      'seasons',
      [seasonStarted(), fixturesGenerated({ matches: [fixture({ matchId })] })].map((event) => newEvent(event)),
      'no-stream',
    );
    await league.start();
    const { committed, writer } = watched(league);
    const load: ReadModelWriter['load'] = async (generation, ids) => {
      // Later than projections that load nothing.
      for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
      return league.writer.load(generation, ids);
    };
    const { positions } = await league.start({ writer: { ...writer, load } });
    await arrived(positions, ['matches', 'audit'], await league.append(matchScheduled({ matchId })));
    expect(committed).toEqual([['audit', 'matches']]);
  });

  it('are saved one by one where they cannot be saved together: the one at fault stops alone', async () => {
    const league = openLeague();
    await league.start({ registry });
    const { committed, writer } = watched(league, ([{ projection }]) => {
      if (projection === 'second') throw new RangeError('too large');
    });
    const { projector, positions } = await league.start({ registry, writer });
    const position = await league.append(teamCreated());
    await arrived(positions, ['first', 'third'], position);
    expect(await positions.reached(['second'], position, LONG_MS)).toBe(false);
    expect(await projector.status()).toMatchObject([
      { state: 'running' },
      { state: 'stopped', failure: { position, reason: 'too large' } },
      { state: 'running' },
    ]);
    expect(new Set(committed.splice(0))).toEqual(new Set([['first'], ['third']]));
    await arrived(positions, ['first', 'third'], await league.append(teamCreated()));
    expect(committed).toEqual([['first', 'third']]);
    expect(await countsOf(league)).toEqual([2, 0, 2]);
  });

  it('are saved without a projection that cannot fold the batch', async () => {
    const league = openLeague();
    const failing = [counting('first'), counting('second', { poisoned: true }), counting('third')];
    await league.start({ registry: failing });
    const { committed, writer } = watched(league);
    const { positions } = await league.start({ registry: failing, writer });
    const position = await league.append(teamCreated({ name: POISON }));
    await arrived(positions, ['first', 'third'], position);
    expect(await positions.reached(['second'], position, LONG_MS)).toBe(false);
    expect(committed).toEqual([['first', 'third']]);
  });

  it('do not wait for one that has to retry, which catches up alone and is then saved with them again', async () => {
    const league = openLeague();
    await league.start({ registry });
    let away = true;
    const { committed, writer } = watched(league, ([{ projection }]) => {
      if (away && projection === 'second') throw new StoreUnavailable('disk is full');
    });
    const { retryPolicy, waiting, goOn } = heldBack();
    const { positions } = await league.start({ registry, writer, retryPolicy });
    await arrived(positions, ['first', 'third'], await league.append(teamCreated()));
    await waiting;
    const position = await league.append(teamCreated());
    await arrived(positions, ['first', 'third'], position);
    expect(await countsOf(league)).toEqual([2, 0, 2]);
    away = false;
    committed.length = 0;
    goOn();
    await arrived(positions, names, position);
    expect(new Set(committed.splice(0).flat())).toEqual(new Set(['second']));
    await arrived(positions, names, await league.append(teamCreated()));
    expect(committed).toEqual([names]);
    expect(await countsOf(league)).toEqual([3, 3, 3]);
  });

  it('apply nothing twice where the answer to their common transaction was lost', async () => {
    const league = openLeague();
    await league.start({ registry });
    let lost = false;
    const save: ReadModelWriter['save'] = async (...saves) => {
      await league.writer.save(...saves);
      if (lost) return;
      lost = true;
      throw new StoreUnavailable('connection reset');
    };
    const { positions } = await league.start({ registry, writer: { save } });
    await league.append(teamCreated());
    await arrived(positions, names, await league.append(teamCreated()));
    expect(await countsOf(league)).toEqual([2, 2, 2]);
  });

  it('are saved during a rebuild of one of them, which then continues with the others', async () => {
    const league = openLeague();
    await league.start({ registry });
    const { committed, writer } = watched(league);
    const { projector, positions } = await league.start({ registry, writer });
    await arrived(positions, names, await league.append(teamCreated()));
    await projector.rebuild(['second']);
    committed.length = 0;
    await arrived(positions, names, await league.append(teamCreated()));
    expect(committed).toEqual([names]);
    expect(await countsOf(league)).toEqual([2, 2, 2]);
  });
});

describeWithServers(['mongodb'], 'the projections that a batch concerns, in MongoDB', () => {
  it('are one transaction of the server', async () => {
    const league = openLeague(undefined, await readModelsInMongo(freshLeague()));
    const { positions } = await league.start({ registry });
    await arrived(positions, names, await league.append(teamCreated()));
    const commits = vi.spyOn(ClientSession.prototype, 'commitTransaction');
    onTestFinished(() => commits.mockRestore());
    await arrived(positions, names, await league.append(teamCreated()));
    expect(commits).toHaveBeenCalledTimes(1);
    expect(await countsOf(league)).toEqual([2, 2, 2]);
  });
});
