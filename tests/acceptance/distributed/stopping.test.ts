import type { KeptLease } from '@league/events/ports/lease-store.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CUT } from '@league/infra/programs/http/drain.ts';
import { createMongoLeases } from '@league/infra/adapters/leases/mongodb-leases.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { describeWithServers } from '../../kit/servers.ts';
import type { ProcessName } from '../distributed-league.ts';
import { type ProcessUnderTest, startMain, untilReady } from '../process-under-test.ts';
import { type FaultyLeague, startFaultyLeague } from './faulty-league.ts';
import { expectInvariants } from './invariants.ts';

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

  it.each([
    ['projector', 'projections'],
    ['forwarder', 'forwarding'],
  ] as const)('a %s releases its lease when it stops', async (name, part) => {
    const load = league.load();
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
    await expectInvariants(league, load);
  });

  const leaseOf = async (name: string): Promise<KeptLease | undefined> => {
    const mongo = openMongo(league.environment['MONGODB_URL'] ?? '', league.environment['LEAGUE'] ?? '');
    try {
      return await createMongoLeases(mongo).read(name);
    } finally {
      await mongo.close();
    }
  };

  it.each(['command-api', 'query-api-1'] as const)(
    '%s answers its running requests and ends',
    async (name: ProcessName) => {
      const load = league.load();
      await load.untilAccepted(20);
      await stop(league.process(name));
      expect(league.process(name).said()).not.toContain(CUT);
      league.start(name);
      await expectInvariants(league, load);
    },
  );
});
