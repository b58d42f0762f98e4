import { expect, it, onTestFinished } from 'vitest';
import { startEventStoreDbDouble } from '../../doubles/eventstoredb/double.ts';
import { describeWithServers } from '../../kit/servers.ts';
import { startDistributedLeague } from '../distributed-league.ts';
import { doubleRound, importSeason } from '../made-up-season.ts';

describeWithServers(['kafka', 'mongodb'], 'the processes of a league on a lagging follower of EventStoreDB', () => {
  it('wait and say so, and continue where they were when the follower has caught up', async () => {
    const double = await startEventStoreDbDouble();
    onTestFinished(double.close);
    const league = await startDistributedLeague({
      log: 'eventstoredb',
      servers: { EVENTSTORE_URL: double.url },
    });
    onTestFinished(league.stop);
    const [match = ''] = await importSeason(league, doubleRound(4, { played: true }));
    await league.ready();
    const records = [...double.log.records];
    for (const name of league.names) await league.kill(name);
    double.log.showUpTo(0n);
    const started = league.names.map((name) => league.start(name));
    for (const one of started) {
      await one.says(/waiting for the log: the log is empty, but .*a follower that lags is waited for/);
      expect((await one.health()).status).toBe(503);
    }
    // The follower shows the first event only: the admin is not shown yet, and no second admin may be made.
    double.log.showUpTo(records.find(({ stream }) => stream.endsWith('.seasons'))?.position);
    await league
      .process('command-api')
      .says(/waiting for the log: the log ends at position \d+, but .*a follower that lags is waited for/);
    double.log.showUpTo();
    await league.ready();
    const own = ({ stream }: (typeof records)[number]): boolean => !stream.startsWith('$');
    expect(double.log.records.filter(own)).toEqual(records.filter(own));
    const body = { homeScore: 4, awayScore: 3 };
    const url = await league.process('command-api').url;
    const result = await fetch(`${url}/api/admin/match-result/${match}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${league.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([result.status, await result.json()]).toEqual([200, expect.objectContaining({ match: expect.anything() })]);
  });
});
