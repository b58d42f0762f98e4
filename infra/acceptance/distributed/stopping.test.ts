import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWithServers } from '../../testing/servers.ts';
import type { ProcessName } from '../distributed-league.ts';
import { type ProcessUnderTest, startMain, untilReady } from '../process-under-test.ts';
import { type FaultyLeague, startFaultyLeague, tell } from './faulty-league.ts';
import { expectInvariants } from './invariants.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

/** How long requests under way may take (catalogue F19). */
const DRAIN_MS = 10_000;
/** A lease that was let go of is taken by who asks next, at most 750 ms later; the rest is for slow machines. */
const HANDOVER_MS = 3_000;

describeWithServers(['kafka', 'mongodb'], 'a league whose processes are told to stop while results are entered', () => {
  let league: FaultyLeague;

  beforeAll(async () => {
    league = await startFaultyLeague();
  });
  afterAll(() => league?.stop());

  /** Tells it to stop; how long that takes, ms. */
  const stop = async ({ child, ended, name }: ProcessUnderTest): Promise<number> => {
    const told = performance.now();
    child.kill('SIGTERM');
    const { code, err } = await ended;
    expect([name, code, err.split('\n').filter((line) => !/^(league: \S+ up|$)/.test(line))]).toEqual([name, 0, []]);
    return performance.now() - told;
  };

  it.each([
    ['projector', 'projections'],
    ['forwarder', 'forwarding'],
  ] as const)('F19: a %s lets go of its lease at once', async (name, part) => {
    const load = league.load();
    const second = league.remember(startMain(name, league.environment));
    await untilReady(second);
    await load.untilAccepted(20);
    const working = (): Promise<string | undefined> => league.process(name).detailOf(part);
    await expect.poll(working, { timeout: 30_000 }).toMatch(/^holding/);
    const toldAt = performance.now();
    const stopping = stop(league.process(name));
    await expect.poll(() => second.detailOf(part), { timeout: DRAIN_MS, interval: 20 }).toMatch(/^holding/);
    const handoverMs = performance.now() - toldAt;
    const stopMs = await stopping;
    expect(stopMs).toBeLessThan(DRAIN_MS);
    expect(handoverMs).toBeLessThan(stopMs + HANDOVER_MS);
    await load.untilAccepted(10);
    await stop(second);
    league.start(name);
    await expectInvariants(league, load);
    tell(`F19 ${name}: ended after ${Math.round(stopMs)} ms, the second works after ${Math.round(handoverMs)} ms`);
  });

  it.each(['command-api', 'query-api-1'] as const)(
    'F19: %s answers what is under way and ends',
    async (name: ProcessName) => {
      const load = league.load();
      await load.untilAccepted(20);
      const stopMs = await stop(league.process(name));
      expect(stopMs).toBeLessThan(DRAIN_MS);
      league.start(name);
      await expectInvariants(league, load);
      tell(`F19 ${name}: ended after ${Math.round(stopMs)} ms`);
    },
  );
});
