import { mkdirSync, writeFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { freshId, newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { registry } from '@league/projector/registry.ts';
import { BuildUnderWay, type Moved, type Projector, UnknownProjection } from '@league/projector/running/projector.ts';
import { NotStoppedThere } from '@league/projector/running/skips.ts';
import { writeForeignEvent } from '@league/tests/kit/foreign-event.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CHECKED, checksFirst } from '../../adapters/event-store/check-behind.ts';
import { openSqliteEventStore } from '../../adapters/event-store/sqlite.ts';
import { readConfig } from '../config.ts';
import { dataFolder } from '../data-folder/data-folder.ts';
import { startProjectorThread } from './projector-thread.ts';

const ALL = registry.map(({ name }) => name);

/** The log of a league on fresh files, and what starts the thread of its projections. */
const openFiles = () => {
  const path = temporaryFolder();
  const folder = dataFolder(path);
  const store = openSqliteEventStore(folder.eventsFile);
  onTestFinished(store.close);
  const notices: string[] = [];
  const failures: unknown[] = [];
  const workers: Worker[] = [];
  const noteWorker = (worker: Worker): void => void workers.push(worker);
  process.on('worker', noteWorker);
  onTestFinished(() => void process.off('worker', noteWorker));
  const start = async (): Promise<Projector> => {
    const config = readConfig({ DATA_DIR: path });
    const opening = { folder, config, checks: checksFirst, onNotice: (text: string) => notices.push(text) };
    const projector = await startProjectorThread(
      { ...opening, fail: (error) => failures.push(error) },
      { store, check: CHECKED },
    );
    // One whose thread has ended rejects.
    onTestFinished(() => projector.stop().catch(() => undefined));
    return projector;
  };
  return { folder, store, notices, failures, workers, start };
};

const appendTeam = async ({ append }: EventStore): Promise<bigint> =>
  (await append(`team-${freshId()}`, [newEvent(teamCreated())], 'no-stream')).position;

/** Resolves when every model is at the position, with what was heard until then. */
const untilAt = ({ onMoved }: Projector, position: bigint): Promise<readonly Moved[]> =>
  new Promise((resolve) => {
    const heard: Moved[] = [];
    const behind = new Set(ALL);
    onMoved((moved) => {
      heard.push(moved);
      if (moved.checkpoint >= position) behind.delete(moved.model);
      if (behind.size === 0) resolve(heard);
    });
  });

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('projections in a thread of their own', () => {
  it('follow what the main thread appends, and tell which documents moved', async () => {
    const { store, start } = openFiles();
    const projector = await start();
    await projector.built;
    const team = newEvent(teamCreated());
    const { position } = await store.append(`team-${freshId()}`, [team], 'no-stream');
    const heard = await untilAt(projector, position);
    const teams = heard.filter(({ model, checkpoint }) => model === 'teams' && checkpoint === position);
    expect(teams).toMatchObject([{ changed: position, stopped: false, stale: false }]);
    expect((await projector.status()).map(({ name, position: at, lag }) => [name, at, lag])).toEqual(
      ALL.map((name) => [name, position, 0n]),
    );
  });

  it('tell a listener that comes later where each model is', async () => {
    const { store, start } = openFiles();
    const projector = await start();
    await untilAt(projector, await appendTeam(store));
    const heard: Moved[] = [];
    projector.onMoved((moved) => heard.push(moved))();
    expect(new Map(heard.map(({ model, keys }) => [model, keys]))).toEqual(new Map(ALL.map((name) => [name, []])));
    await untilAt(projector, await appendTeam(store));
    expect(heard).toHaveLength(ALL.length);
  });

  it('have told of the new generations when a rebuild is through, and of its progress before', async () => {
    const { store, start } = openFiles();
    const position = await appendTeam(store);
    const projector = await start();
    await projector.built;
    const generations = new Map<string, string>();
    projector.onMoved(({ model, generation }) => generations.set(model, generation));
    const before = new Map(generations);
    const progress: bigint[] = [];
    const outcomes = await projector.rebuild('all', { onProgress: ({ done }) => progress.push(done) });
    expect(outcomes.map(({ projection, failure }) => [projection, failure])).toEqual(ALL.map((n) => [n, undefined]));
    for (const name of ALL) expect(generations.get(name)).not.toBe(before.get(name));
    expect(progress.at(-1)).toBe(position);
    expect(await projector.verify(['teams'])).toMatchObject([
      { projection: 'teams', documents: 1, failure: undefined },
    ]);
  });

  it('refuse by the errors that callers tell apart', async () => {
    const { store, start } = openFiles();
    await appendTeam(store);
    const projector = await start();
    await projector.built;
    const unknown = await thrownBy(projector.rebuild(['ghosts']));
    expect(unknown).toBeInstanceOf(UnknownProjection);
    expect(unknown).toMatchObject({ name: 'UnknownProjection', message: "there is no projection 'ghosts'" });
    const [first, second] = [projector.rebuild('all'), projector.verify(['teams'])];
    expect(await thrownBy(second)).toBeInstanceOf(BuildUnderWay);
    await first;
    const skipping = projector.skip('teams', freshId(), () => Promise.reject(new Error('is not asked')));
    expect(await thrownBy(skipping)).toBeInstanceOf(NotStoppedThere);
  });

  it('break off a build whose caller gives it up, with the reason of the caller', async () => {
    const { store, start } = openFiles();
    await appendTeam(store);
    const projector = await start();
    await projector.built;
    const giveUp = new AbortController();
    const reason = new Error('no longer wanted');
    const rebuilding = projector.rebuild('all', { signal: giveUp.signal });
    giveUp.abort(reason);
    expect(await thrownBy(rebuilding)).toBe(reason);
    expect(await projector.rebuild(['teams'])).toMatchObject([{ failure: undefined }]);
  });

  it('go on behind a skipped event once the main thread has recorded that, and not before', async () => {
    const { folder, store, start } = openFiles();
    await appendTeam(store);
    const projector = await start();
    await projector.built;
    const poison = writeForeignEvent(folder.eventsFile, { stream: 'team-7', type: 'TeamCreated', version: 9 });
    const last = await appendTeam(store);
    const stopped = (await untilStopped(projector)).toSorted();
    expect(stopped).toEqual(['audit', 'teams']);
    const refusal = new StoreUnavailable('the disk is full');
    expect(await thrownBy(projector.skip('teams', poison.id, () => Promise.reject(refusal)))).toBe(refusal);
    const recorded: unknown[] = [];
    await projector.skip('teams', poison.id, async (event) => void recorded.push(event));
    await projector.skip('audit', poison.id, async (event) => void recorded.push(event));
    expect(recorded).toEqual([poison, poison]);
    await untilAt(projector, last);
  });
});

const untilStopped = ({ onMoved }: Projector): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const stopped = new Set<string>();
    onMoved((moved) => {
      if (moved.stopped) stopped.add(moved.model);
      if (stopped.size === 2) resolve([...stopped]);
    });
  });

describe('the thread of the projections', () => {
  it('that cannot open its files ends, and says why by the error of the main thread', async () => {
    const { folder, workers, failures, start } = openFiles();
    mkdirSync(folder.readModelsFile);
    const error = await thrownBy(start());
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ message: expect.stringContaining(folder.readModelsFile) });
    expect(workers.map(({ threadId }) => threadId)).toEqual([-1]);
    expect(failures).toEqual([]);
  });

  it('tells operators that it set damaged read models aside', async () => {
    const { folder, notices, start } = openFiles();
    writeFileSync(folder.readModelsFile, 'no database'.repeat(1_000));
    const projector = await start();
    await projector.built;
    expect(notices).toEqual([expect.stringContaining(folder.readModelsFile)]);
  });

  it('that fails by itself fails the process and every call, with the fault', async () => {
    const { workers, failures, start } = openFiles();
    const projector = await start();
    await projector.built;
    // Nothing that the main thread ever says, before what it asks for.
    workers[0]?.postMessage(null);
    const error = await thrownBy(projector.rebuild('all'));
    expect(error).toMatchObject({ name: 'ProjectorThreadEnded', message: expect.stringContaining('null') });
    expect(failures).toEqual([error]);
    expect(await thrownBy(projector.status())).toBe(error);
    expect(await thrownBy(projector.stop())).toBe(error);
  });

  it('that is ended from outside fails the process as well', async () => {
    const { workers, failures, start } = openFiles();
    const projector = await start();
    await projector.built;
    await workers[0]?.terminate();
    expect(failures).toMatchObject([{ name: 'ProjectorThreadEnded' }]);
    expect(await thrownBy(projector.status())).toBe(failures[0]);
  });

  it('is gone after a stop, which fails nothing', async () => {
    const { workers, failures, start } = openFiles();
    const projector = await start();
    await projector.stop();
    expect(workers.map(({ threadId }) => threadId)).toEqual([-1]);
    expect(failures).toEqual([]);
  });
});
