import { afterAll, beforeAll, expect, it } from 'vitest';
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
  afterAll(async () => {
    second?.child.kill('SIGTERM');
    await second?.ended;
    await league?.stop();
  });

  const leaseOf = ({ detailOf }: ProcessUnderTest): Promise<string | undefined> => detailOf('projections');

  it('is replaced by the second projector, and writes nothing when it continues, but stands by', async () => {
    const watch = watchCheckpoints(league);
    const load = league.load();
    const first = league.process('projector');
    // The second projector needs the same folder for the log; it takes the first one's place at the operators' socket.
    second = league.remember(startMain('projector', league.environment));
    await untilReady(second);
    await expect.poll(() => leaseOf(second)).toMatch(/^standing-by: held by /);
    expect(await leaseOf(first)).toMatch(/^holding: epoch 1/);
    await load.untilAccepted(10);
    const frozenAt = performance.now();
    first.child.kill('SIGSTOP');
    await expect.poll(() => leaseOf(second), { interval: 50 }).toMatch(/^holding: epoch 2/);
    const takenMs = performance.now() - frozenAt;
    // What the fault is: time that the frozen one does not notice.
    await pauseFor(Math.max(0, FROZEN_MS - takenMs), new AbortController().signal);
    await load.untilAccepted(10);
    first.child.kill('SIGCONT');
    await expect.poll(() => leaseOf(first), { interval: 50 }).toMatch(/^standing-by: held by /);
    await load.untilAccepted(10);
    // `process('projector')` is the frozen projector, which runs no projections now, so the second one is checked.
    const tookMs = await expectInvariants(
      { ...league, process: (name) => (name === 'projector' ? second : league.process(name)) },
      load,
    );
    expect(await watch.stop()).toBeGreaterThan(0);
    expect(await epochs()).toEqual([2]);
    expect(await leaseOf(first)).toMatch(/^standing-by: held by /);
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
