import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { createFakeCheckpoints, createFakeFeed } from '../testing/fake-stores.ts';
import { defineProcess, type ProcessPolicy } from './process.ts';
import { startProcesses } from './process-runner.ts';
import { triedThenStopped } from './retries.ts';

/** A league with so many teams, in which the process `old` has run, and a program that brings `new`, of this policy. */
const leagueOf = async (teams: number, whenNew: ProcessPolicy['whenNew'] = 'head') => {
  const store = createFakeEventStore();
  const addTeam = (team: number) => store.append(`team-${team}`, [newEvent(teamCreated())], 'no-stream');
  for (let team = 0; team < teams; team += 1) await addTeam(team);
  const seen: [string, bigint][] = [];
  const processes = ['old', 'new'].map((name) =>
    defineProcess({
      name,
      handles: ['TeamCreated'],
      policy: { onError: triedThenStopped, whenNew },
      react: async ({ position }) => void seen.push([name, position]),
    }),
  );
  /** `shown`: the log is one that may lag, and ends there for now. */
  const start = async (checkpoints: ReturnType<typeof createFakeCheckpoints>, startAt?: bigint, shown?: bigint) => {
    const waiting: string[] = [];
    let upTo = shown;
    const head = async (): Promise<bigint> => upTo ?? (await store.head());
    const log = shown === undefined ? store : { ...store, headMayLag: true, head };
    const runner = await startProcesses(processes, {
      store: log,
      feed: createFakeFeed(store),
      checkpoints,
      onFault: () => undefined,
      onWaiting: (name) => waiting.push(name),
      onStopped: () => undefined,
      ...(startAt === undefined ? {} : { startAt }),
    });
    onTestFinished(runner.stop);
    return { runner, waiting, showAll: () => (upTo = undefined) };
  };
  return { store, addTeam, seen, start };
};

describe('a process that is new to a league with history', () => {
  it('starts at the end of the log: what happened before it was there is none of its business', async () => {
    const { store, addTeam, seen, start } = await leagueOf(3);
    const checkpoints = createFakeCheckpoints({ old: 3n });
    const { runner, waiting } = await start(checkpoints);
    expect(await checkpoints.load('new')).toEqual({ position: 3n, eventId: await store.idAt(3n) });
    await addTeam(4);
    expect(await runner.reached('new', 4n)).toBe(true);
    expect(seen.filter(([name]) => name === 'new')).toEqual([['new', 4n]]);
    expect(waiting).toEqual([]);
  });

  it('starts at none of the events that others have done, also where the log may lag behind them', async () => {
    const { store, addTeam, seen, start } = await leagueOf(3);
    const checkpoints = createFakeCheckpoints();
    const done = { position: 3n, eventId: await store.idAt(3n) };
    await checkpoints.save('old', done);
    const { runner, showAll } = await start(checkpoints, undefined, 1n);
    expect(await checkpoints.load('new')).toEqual(done);
    expect(runner.status().map(({ name }) => name)).toEqual(['old', 'new']);
    showAll();
    await addTeam(4);
    expect(await runner.reached('new', 4n)).toBe(true);
    expect(seen.filter(([name]) => name === 'new')).toEqual([['new', 4n]]);
  });

  it('starts at the beginning where its policy says so, beside one that was there before', async () => {
    const { seen, start } = await leagueOf(3, 'beginning');
    const checkpoints = createFakeCheckpoints({ old: 3n });
    const { runner, waiting } = await start(checkpoints);
    expect(await runner.reached('new', 3n)).toBe(true);
    expect(seen).toEqual([1n, 2n, 3n].map((position) => ['new', position]));
    expect(waiting).toEqual([]);
  });

  it('that starts at the beginning waits as well where the others are lost', async () => {
    const { start } = await leagueOf(3, 'beginning');
    expect((await start(createFakeCheckpoints())).waiting).toEqual(['old', 'new']);
  });

  it('starts where an operator says, where one does', async () => {
    const { seen, start } = await leagueOf(3);
    const { runner } = await start(createFakeCheckpoints({ old: 3n }), 1n);
    expect(await runner.reached('new', 3n)).toBe(true);
    expect(seen).toEqual([
      ['new', 2n],
      ['new', 3n],
    ]);
  });

  it('waits with the others where theirs are lost, or of another log', async () => {
    const { start } = await leagueOf(3);
    expect((await start(createFakeCheckpoints())).waiting).toEqual(['old', 'new']);
    const foreign = createFakeCheckpoints();
    await foreign.save('old', { position: 3n, eventId: 'of another log' });
    expect((await start(foreign)).waiting.toSorted()).toEqual(['new', 'old']);
  });

  it('is not sent to the end where another command-api begins the league at the same moment', async () => {
    const { addTeam, seen, start } = await leagueOf(0);
    const checkpoints = createFakeCheckpoints();
    const { load } = checkpoints;
    let begun: Promise<unknown> | undefined;
    const begin = async (): Promise<void> => {
      for (const name of ['old', 'new']) await checkpoints.save(name, { position: 0n, eventId: undefined });
      await addTeam(1);
    };
    // The checkpoint of one is looked for before the other command-api has noted any, that of the other behind that.
    checkpoints.load = async (name) => {
      const found = await load(name);
      begun ??= begin();
      if (name === 'new') return found;
      await begun;
      return load(name);
    };
    const { runner } = await start(checkpoints);
    expect(await runner.reached('new', 1n)).toBe(true);
    expect(seen).toContainEqual(['new', 1n]);
  });
});
