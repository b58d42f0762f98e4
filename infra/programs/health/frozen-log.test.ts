import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { type League, openLeague } from '../league/open-league.ts';
import { openingAtOnce } from '../main/process.ts';
import { leagueOperations } from '../operations/league-operations.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { measureLog, measureProjections } from './league-metrics.ts';
import { type LeagueHealth, leagueHealth } from './league-parts.ts';
import { createMetrics, type Metrics } from './metrics.ts';

let double: EventStoreDbDouble;
let league: League;
let health: LeagueHealth;
let metrics: Metrics;

/** An open league that has events, over a double. */
beforeEach(async () => {
  double = await startEventStoreDbDouble();
  const environment = { EVENT_LOG: 'eventstoredb', EVENTSTORE_URL: double.url, DATA_DIR: temporaryFolder() };
  league = await openLeague(openingAtOnce(readConfig(environment), () => {}));
  onTestFinished(async () => {
    await league.close();
    double.close();
  });
  health = leagueHealth(league);
  metrics = createMetrics({ league: 'league', process: 'test' });
  measureLog(metrics, health);
  measureProjections(metrics, league.projector.status);
  await leagueOperations(league, true, health).createAdmin({ username: 'ayse' });
});

describe('an open league whose EventStoreDB has frozen', () => {
  it('is asked by many, again and again, with one read for each thing they want to know', async () => {
    const operations = leagueOperations(league, true, health);
    await expect.poll(() => double.served.size).toBeGreaterThan(0);
    double.faults.frozen = true;
    double.countAnew();
    for (let round = 1; round <= 3; round += 1) {
      const all = await Promise.all(Array.from({ length: 20 }, () => Promise.all([health.parts(), metrics.text()])));
      for (const [parts, text] of all) {
        expect(parts.find(({ name }) => name === 'log')).toEqual({
          name: 'log',
          ok: false,
          detail: 'no answer within 2000 ms',
        });
        expect(parts.find(({ name }) => name === 'accounts')).toMatchObject({ ok: false });
        // What needs no log is said all the same.
        expect(parts.find(({ name }) => name === 'projection standings')).toMatchObject({ ok: true });
        expect(text).toContain('league_projection_running');
      }
      const status = await operations.status();
      expect(status).toMatchObject({ head: '?', running: true });
      expect(status.projections).toContainEqual(expect.objectContaining({ name: 'standings', lag: '?' }));
    }
    // The end of the log for its part and for the lag of the projections, the admins for the accounts; on a slow machine once
    // more after each was given up. Were each asker to ask for itself, there would be hundreds.
    expect(double.counts.logReads).toBeLessThan(8);
    expect(double.counts.streamReads).toBeLessThan(4);
  });

  it('refuses in words whatever an operator wants done, and leaves nothing hanging', async () => {
    const operations = leagueOperations(league, true, health);
    double.faults.frozen = true;
    const csv = 'week,home,away\n1,Kartal,Şahin';
    const asked = await Promise.allSettled([
      operations.createAdmin({ username: 'fatma' }),
      operations.importSeason({ body: { csv, createTeams: true } }, () => {}),
      operations.sample(null, () => {}),
      operations.rebuild({ projections: 'all' }, () => {}),
      operations.verify({ projections: 'all' }, () => {}),
    ]);
    for (const one of asked) {
      expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StoreUnavailable);
      expect(one).toMatchObject({
        reason: { message: expect.stringMatching(/^EventStoreDB did not answer (within 10000 ms|in time)$/) },
      });
    }
  });

  it('is well again when the server is', async () => {
    double.faults.frozen = true;
    expect(await health.parts()).toContainEqual(expect.objectContaining({ name: 'log', ok: false }));
    double.faults.frozen = false;
    // What was asked of it meanwhile it never answers: it is given up.
    await expect.poll(async () => (await health.parts()).filter(({ ok }) => !ok)).toEqual([]);
  });
});
