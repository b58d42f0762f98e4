import type { ProcessCheckpoints } from '@league/command-api/ports/process-checkpoints.ts';
import { defineProcess } from '@league/command-api/processes/process.ts';
import { NotStoppedThere, type ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import { triedThenStopped } from '@league/command-api/processes/retries.ts';
import { createFakeEventStore } from '@league/command-api/testing/fake-event-store.ts';
import { createFakeCheckpoints, createFakeFeed } from '@league/command-api/testing/fake-stores.ts';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { startLeasedProcesses } from './leased-processes.ts';
import { createMemoryLeases } from '@league/tests/doubles/memory-leases.ts';
import { createMemoryStandstills } from '@league/tests/doubles/memory-standstills.ts';
import { createMongoStandstills } from './standstills.ts';
import { standstillsContract } from './standstills.contract.ts';

standstillsContract('in memory', createMemoryStandstills);

describeWithServers(['mongodb'], 'standstills in MongoDB', () => {
  const { mongo } = suiteMongo();
  standstillsContract('MongoDB', () => createMongoStandstills(mongo()));
});

const NAME = 'welcome';

/** Two command-apis over the same stores, of which the first runs the processes; the event at `ill.at` makes them fail. */
const twoCommandApis = async (checkpoints: ProcessCheckpoints = createFakeCheckpoints({ [NAME]: 0n })) => {
  const store = createFakeEventStore();
  for (const team of [1, 2, 3]) await store.append(`team-${team}`, [newEvent(teamCreated())], 'no-stream');
  const [leases, standstills] = [createMemoryLeases(), createMemoryStandstills()];
  const failures: unknown[] = [];
  const ill = { at: 2n };
  const process = defineProcess({
    name: NAME,
    handles: ['TeamCreated'],
    policy: { onError: { ...triedThenStopped, tries: 1 }, whenNew: 'head' },
    react: async ({ position }) => {
      if (position === ill.at) throw new Error('a bug');
    },
  });
  const startOne = async (owner: string) => {
    const runner = await startLeasedProcesses([process], {
      store,
      leases,
      standstills,
      checkpoints,
      owner,
      feed: createFakeFeed(store),
      onFault: () => undefined,
      onWaiting: () => undefined,
      onStopped: () => undefined,
      onNotice: () => undefined,
      fail: (error) => failures.push(error),
    });
    onTestFinished(runner.stop);
    return runner;
  };
  const one = await startOne('one');
  await pass(100);
  const two = await startOne('two');
  await pass(1_000);
  expect(two.status()).toMatchObject([{ state: 'standing-by', reason: 'held by one' }]);
  return { one, two, store, standstills, ill, failures };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const nothing = async (): Promise<void> => {};

/** What each answers of the process within a second, far less than who waits for it would be kept; undefined for nothing. */
const answers = async (runners: readonly ProcessRunner[], position: bigint) => {
  const told = runners.map(() => undefined as boolean | undefined);
  runners.forEach((runner, index) => void runner.reached(NAME, position).then((done) => (told[index] = done)));
  await pass(1_000);
  return told;
};

describe('a process that stands still in another command-api', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is waited for in none of them, once it has stopped, and what it had done is known as done', async () => {
    const { one, two, failures } = await twoCommandApis();
    expect(await answers([one, two], 3n)).toEqual([false, false]);
    expect(await answers([one, two], 1n)).toEqual([true, true]);
    expect(failures).toEqual([]);
  });

  it('is waited for in none of them where it waits for an operator', async () => {
    const { one, two } = await twoCommandApis(createFakeCheckpoints());
    expect(one.status()).toMatchObject([{ state: 'waiting' }]);
    expect(await answers([one, two], 3n)).toEqual([false, false]);
  });

  it('is skipped past its event in the command-api that runs it, and is waited for again by all', async () => {
    const { one, two, store, standstills } = await twoCommandApis();
    const id = (await store.idAt(2n)) ?? '';
    expect(await standstills.noted(NAME)).toBe(true);
    await expect(two.skip(NAME, id, nothing)).rejects.toThrow(
      new NotStoppedThere('the processes do not run in this command-api: held by one'),
    );
    const away = new StoreUnavailable('away');
    await expect(one.skip(NAME, id, () => Promise.reject(away))).rejects.toBe(away);
    expect(await standstills.noted(NAME)).toBe(true);
    await one.skip(NAME, id, nothing);
    expect(await standstills.noted(NAME)).toBe(false);
    expect(await answers([one, two], 3n)).toEqual([true, true]);
  });

  it('is tried again in the next command-api, where the first is gone, and is waited for as it runs', async () => {
    const { one, two, ill, standstills } = await twoCommandApis();
    expect(await standstills.noted(NAME)).toBe(true);
    ill.at = 0n;
    await one.stop();
    await pass(1_000);
    expect(two.status()).toMatchObject([{ state: 'running' }]);
    expect(await standstills.noted(NAME)).toBe(false);
    expect(await answers([two], 3n)).toEqual([true]);
  });
});
