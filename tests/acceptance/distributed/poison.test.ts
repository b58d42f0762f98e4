import { join } from 'node:path';
import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { teamCreated } from '@league/events/testing/sample-events.ts';
import { registry } from '@league/projector/registry.ts';
import { expect, it, onTestFinished } from 'vitest';
import { writeForeignEvent } from '../../kit/foreign-event.ts';
import { describeWithServers } from '../../kit/servers.ts';
import { league as cli } from '../league-process.ts';
import { untilReady } from '../process-under-test.ts';
import { startFaultyLeague } from './faulty-league.ts';

/** The projections that handle this event. */
const HANDLERS = registry
  .filter(({ handles }) => handles === 'all' || handles.some((type) => type === 'TeamCreated'))
  .map(({ name }) => name);

describeWithServers(['kafka', 'mongodb'], 'an event in the log that this program cannot read', () => {
  it('stops exactly the projections that handle it, each named, until an operator skips it for each of them', async () => {
    const league = await startFaultyLeague();
    onTestFinished(() => league.stop());
    const run = (...args: string[]) => cli(args, league.environment).ended;
    const file = join(league.environment['DATA_DIR'] ?? '', 'events.db');
    const { child, ended } = league.process('command-api');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    const data = JSON.stringify(teamCreated({ name: 'Yarın' }).data);
    const { id, position } = writeForeignEvent(file, { stream: 'team-7', type: 'TeamCreated', version: 9, data });
    league.start('command-api');
    await untilReady(league.process('command-api'));

    // Only the projections that need the event stop, and /health/ready names them, the event and the reason.
    await untilReady(league.process('projector'), false);
    const place = `stopped at TeamCreated ${id} of team-7, position ${position}: `;
    const stopped = async (): Promise<readonly (readonly [string, string])[]> => {
      const { parts } = await league.process('projector').health();
      return parts.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail] as const);
    };
    const there: unknown = expect.stringContaining(place);
    const asIsDue = HANDLERS.map((name) => [`projection ${name}`, there] as const);
    await expect.poll(stopped).toEqual(asIsDue);
    await untilReady(league.process('forwarder'));

    // The other projections go on; answers from the stopped ones are marked as old.
    const load = league.load();
    await load.untilAccepted(20);
    await load.stop();
    const { body: created, status } = await league.call<{ position: string }>('POST', '/api/teams', {
      body: { name: 'Işık' },
    });
    expect(status).toBe(201);
    const minPosition = created.position;
    const teams = await league.call<{ name: string }[]>('GET', '/api/teams', { minPosition, once: true });
    expect([teams.status, teams.headers.get('x-stale')]).toEqual([200, '1']);
    expect(teams.body.map(({ name }) => name)).not.toContain('Işık');
    const settings = await league.call('GET', '/api/settings', { minPosition });
    expect([settings.status, settings.headers.get('x-stale')]).toEqual([200, null]);
    const found = await run('status');
    expect([found.code, found.out]).toEqual([1, expect.stringContaining(place.replace('stopped ', ''))]);

    // After a restart the projections are still stopped at the same event.
    await league.kill('projector');
    league.start('projector');
    await expect.poll(() => stopped().catch(() => [])).toEqual(asIsDue);

    expect(await run('skip', 'settings', id, '--reason', 'yanlış')).toMatchObject({
      code: 1,
      err: expect.stringContaining("'settings' has not stopped"),
    });
    for (const projection of HANDLERS) {
      const { code, out, err } = await run('skip', projection, id, '--reason', 'yeni sürümden');
      expect([code, out, err]).toEqual([
        0,
        expect.stringContaining(`${projection} goes on without TeamCreated ${id}`),
        '',
      ]);
    }
    await untilReady(league.process('projector'));
    const fresh = await league.call<{ name: string }[]>('GET', '/api/teams', { minPosition });
    expect([fresh.headers.get('x-stale'), fresh.body.map(({ name }) => name)]).toEqual([
      null,
      expect.arrayContaining(['Işık']),
    ]);
    for (const args of [['status'], ['verify'], ['rebuild', 'all']])
      expect(await run(...args)).toMatchObject({ code: 0 });
    const { body: acts } = await league.call<AuditEntry[]>('GET', '/api/admin/audit?type=ProjectionSkipped');
    expect(acts.map(({ actorRole, reason }) => [actorRole, reason])).toEqual(
      HANDLERS.map(() => ['operator', 'yeni sürümden']),
    );
  });
});
