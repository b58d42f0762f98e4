import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { pauseFor } from '@league/command-api/processes/retries.ts';
import { layoutOf } from '@league/infra/adapters/read-models/mongodb-layout.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { describeWithServers } from '../../kit/servers.ts';
import { type ProcessUnderTest, startMain, untilReady } from '../process-under-test.ts';
import { type FaultyLeague, startFaultyLeague, tell } from './faulty-league.ts';
import { expectInvariants, watchCheckpoints } from './invariants.ts';

/** Twice as long as a lease lives without a renewal (hold-lease.ts). */
const FROZEN_MS = 12_000;

describeWithServers(['kafka', 'mongodb'], 'a projector that is frozen for longer than its lease lives', () => {
  let league: FaultyLeague;
  let second: ProcessUnderTest;

  beforeAll(async () => {
    league = await startFaultyLeague();
  });
  afterEach(async () => {
    second?.child.kill('SIGTERM');
    await second?.ended;
  });
  afterAll(() => league?.stop());

  const leaseOf = ({ detailOf }: ProcessUnderTest): Promise<string | undefined> => detailOf('projections');
  /** The epoch that the process holds, 0 while it stands by. */
  const epochOf = async (process: ProcessUnderTest): Promise<number> =>
    Number(/^holding: epoch (\d+)$/.exec((await leaseOf(process)) ?? '')?.[1] ?? 0);

  // Epochs are compared, not counted: on a machine that stalls for longer than a lease lives, its holder loses it and has the next.
  it('is replaced by the second projector, and writes nothing of its own epoch when it continues', async () => {
    const watch = watchCheckpoints(league);
    const load = league.load();
    const first = league.process('projector');
    await expect.poll(() => epochOf(first)).toBeGreaterThan(0);
    // The second projector needs the same folder for the log; it takes the first one's place at the operators' socket.
    second = league.remember(startMain('projector', league.environment));
    await untilReady(second);
    await expect.poll(() => leaseOf(second)).toMatch(/^standing-by: held by /);
    await load.untilAccepted(10);
    const frozenIn = await epochOf(first);
    expect(frozenIn).toBeGreaterThan(0);
    const frozenAt = performance.now();
    first.child.kill('SIGSTOP');
    await expect.poll(() => epochOf(second), { interval: 50 }).toBeGreaterThan(frozenIn);
    const takenMs = performance.now() - frozenAt;
    // What the fault is: time that the frozen one does not notice.
    await pauseFor(Math.max(0, FROZEN_MS - takenMs), new AbortController().signal);
    await load.untilAccepted(10);
    first.child.kill('SIGCONT');
    await expect.poll(() => leaseOf(first), { interval: 50 }).not.toBe(`holding: epoch ${frozenIn}`);
    await load.untilAccepted(10);
    // One of the two runs the projections: the second one, unless it stalled in its turn.
    const working = (await epochOf(first)) > 0 ? first : second;
    const tookMs = await expectInvariants(
      { ...league, process: (name) => (name === 'projector' ? working : league.process(name)) },
      load,
    );
    expect(await watch.stop()).toBeGreaterThan(0);
    for (const epoch of await epochs()) expect(epoch).toBeGreaterThan(frozenIn);
    expect(await leaseOf(first)).not.toBe(`holding: epoch ${frozenIn}`);
    tell(`F05: taken over after ${Math.round(takenMs)} ms, caught up ${Math.round(tookMs)} ms after it woke up`);
  });

  /** The epochs under which the checkpoints and progress were last saved. */
  const epochs = async (): Promise<readonly number[]> => {
    const mongo = openMongo(league.environment['MONGODB_URL'] ?? '', league.environment['LEAGUE'] ?? '');
    try {
      const { checkpoints, progress } = layoutOf(mongo.database);
      const [saved, told] = [await checkpoints.find().toArray(), await progress.find().toArray()];
      return [...new Set([...saved, ...told].map(({ epoch }) => epoch))];
    } finally {
      await mongo.close();
    }
  };
});
