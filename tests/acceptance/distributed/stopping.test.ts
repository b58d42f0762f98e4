import type { KeptLease } from '@league/events/ports/lease-store.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CUT } from '@league/infra/programs/http/drain.ts';
import { createMongoLeases } from '@league/infra/adapters/leases/mongodb-leases.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { describeWithServers } from '../../kit/servers.ts';
import { type ProcessUnderTest, startMain, untilReady } from '../process-under-test.ts';
import { type FaultyLeague, startFaultyLeague } from './faulty-league.ts';
import { expectInvariants } from './invariants.ts';
import type { Load } from './load.ts';

describeWithServers(['kafka', 'mongodb'], 'a league whose processes are stopped while results are entered', () => {
  let league: FaultyLeague;

  beforeAll(async () => {
    league = await startFaultyLeague({ twoQueryApis: true });
  });
  afterAll(() => league?.stop());

  /** Sends SIGTERM; the process must end by itself, with code 0 and without a word of complaint. */
  const stop = async ({ child, ended, name }: ProcessUnderTest): Promise<void> => {
    child.kill('SIGTERM');
    const { code, err } = await ended;
    expect([name, code, err.split('\n').filter((line) => !/^(league: \S+ up|$)/.test(line))]).toEqual([name, 0, []]);
  };

  it('its projector and its forwarder release their leases when they stop', async () => {
    const load = league.load();
    await replaced('projector', 'projections', load);
    await replaced('forwarder', 'forwarding', load);
    await expectInvariants(league, load);
  });

  /** Stops the process that does the work beside a second one, which takes the work at once. */
  const replaced = async (name: 'projector' | 'forwarder', part: string, load: Load): Promise<void> => {
    const second = league.remember(startMain(name, league.environment));
    await untilReady(second);
    await load.untilAccepted(20);
    const working = (): Promise<string | undefined> => league.process(name).detailOf(part);
    await expect.poll(working).toMatch(/^holding/);
    // Frozen, since it could otherwise take the lease before the test reads it.
    second.child.kill('SIGSTOP');
    await stop(league.process(name));
    expect(await leaseOf(name)).toMatchObject({ released: true });
    second.child.kill('SIGCONT');
    await expect.poll(() => second.detailOf(part)).toMatch(/^holding/);
    await load.untilAccepted(10);
    await stop(second);
    league.start(name);
  };

  const leaseOf = async (name: string): Promise<KeptLease | undefined> => {
    const mongo = openMongo(league.environment['MONGODB_URL'] ?? '', league.environment['LEAGUE'] ?? '');
    try {
      return await createMongoLeases(mongo).read(name);
    } finally {
      await mongo.close();
    }
  };

  it('its APIs answer their running requests and end', async () => {
    const load = league.load();
    for (const name of ['command-api', 'query-api-1'] as const) {
      await load.untilAccepted(20);
      await stop(league.process(name));
      expect(league.process(name).said()).not.toContain(CUT);
      league.start(name);
    }
    await expectInvariants(league, load);
  });
});
