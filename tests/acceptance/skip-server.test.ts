import { join } from 'node:path';
import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { freshId, teamCreated } from '@league/events/testing/sample-events.ts';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { writeForeignEvent } from '../kit/foreign-event.ts';
import { league, type Server, startServer } from './league-process.ts';

const stop = async ({ child, ended }: Server) => {
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
};

const nameOf = ({ name }: { readonly name: string }): string => name;

it('an event from a newer program stops the projections that need it, until an operator skips it for each', async () => {
  const folder = temporaryFolder();
  const events = join(folder, 'events.db');
  const run = (...args: string[]) => league(args, { DATA_DIR: folder }).ended;
  const before = await startServer(folder);
  await before.call('POST', '/api/teams', { body: { name: 'Moda' } });
  await stop(before);
  const data = JSON.stringify(teamCreated({ name: 'Yarın' }).data);
  const { id, position } = writeForeignEvent(events, { stream: 'team-7', type: 'TeamCreated', version: 9, data });

  const server = await startServer(folder);
  const created = await server.call('POST', '/api/teams', { body: { name: 'Işık' } });
  expect(created.status).toBe(201);
  const minPosition = created.headers.get('x-position') ?? '';
  const teams = (once: boolean) => server.call<{ name: string }[]>('GET', '/api/teams', { minPosition, once });
  const stale = await teams(true);
  expect([stale.headers.get('x-stale'), stale.body.map(nameOf)]).toEqual(['1', ['Moda']]);
  const place = `at TeamCreated ${id} of team-7, position ${position}: `;
  const status = await run('status');
  expect(status.code).toBe(1);
  expect(status.out.split('\n').filter((line) => line.includes('stopped'))).toEqual([
    expect.stringMatching(new RegExp(`^teams .*${place}.*has version 9, this program reads up to 3$`)),
    expect.stringMatching(new RegExp(`^audit .*${place}`)),
  ]);
  const rebuilt = await run('rebuild', 'teams', 'settings');
  expect([rebuilt.code, rebuilt.out]).toEqual([1, expect.stringContaining(`FAIL teams: stopped ${place}`)]);
  expect(rebuilt.out).toContain('ok   settings');

  expect(await run('skip', 'teams', id)).toMatchObject({ code: 1, err: expect.stringContaining('--reason') });
  const refusals = [
    [['teams', id, '--reason', ' x '], 'the reason has fewer than 3 characters'],
    [['teams', freshId(), '--reason', 'yanlış'], `'teams' stands at the event ${id}`],
    [['settings', id, '--reason', 'yanlış'], "'settings' has not stopped"],
    [['ghosts', id, '--reason', 'yanlış'], "there is no projection 'ghosts'"],
  ] as const;
  await Promise.all(
    refusals.map(async ([args, sentence]) => {
      const { code, err } = await run('skip', ...args);
      expect([code, err]).toEqual([1, expect.stringContaining(`league: ${sentence}`)]);
    }),
  );
  for (const projection of ['teams', 'audit']) {
    const { code, out } = await run('skip', projection, id, '--reason', 'yeni sürümden');
    expect([code, out]).toEqual([0, expect.stringContaining(`${projection} goes on without TeamCreated ${id}`)]);
  }

  const fresh = await teams(false);
  expect([fresh.headers.get('x-stale'), fresh.body.map(nameOf).toSorted()]).toEqual([null, ['Işık', 'Moda']]);
  expect((await run('status')).code).toBe(0);
  expect((await run('verify')).code).toBe(0);
  expect((await run('rebuild', 'all')).code).toBe(0);
  const { body: acts } = await server.call<AuditEntry[]>('GET', '/api/admin/audit?type=ProjectionSkipped');
  expect(acts).toMatchObject(
    ['audit', 'teams'].map((projection) => ({
      actorRole: 'operator',
      reason: 'yeni sürümden',
      after: { projection, eventId: id, stream: 'team-7', revision: 0 },
    })),
  );
  await stop(server);

  // The same acts without a running server.
  const { id: second } = writeForeignEvent(events, { stream: 'seasons', type: 'SeasonPaused' });
  expect(await run('status')).toMatchObject({ code: 1, out: expect.stringContaining(`at SeasonPaused ${second}`) });
  const skipped = await run('skip', 'standings', second, '--reason', 'sonra onarılacak');
  expect([skipped.code, skipped.out]).toEqual([0, expect.stringContaining('SeasonPaused is an act on the season')]);
  const { out } = await run('status');
  expect(out.split('\n').find((line) => line.startsWith('standings'))).toContain('running');
});
