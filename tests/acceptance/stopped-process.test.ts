import { join } from 'node:path';
import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { DashboardStats } from '@league/query-api/contract/dashboard.ts';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import type { Part } from '@league/infra/programs/health/health.ts';
import { writeForeignEvent } from '../kit/foreign-event.ts';
import { describeWithServers } from '../kit/servers.ts';
import { startDistributedLeague } from './distributed-league.ts';
import { league as cli, startServer } from './league-process.ts';
import { untilReady } from './process-under-test.ts';

/** A team's deletion whose name is no text: all projections accept it, and the process fails as by a bug of its own. */
const BAD = {
  stream: 'team-00000000-0000-4000-8000-00000000abcd',
  type: 'TeamDeleted',
  data: JSON.stringify({ teamId: '00000000-0000-4000-8000-00000000abcd', season: 1, name: 5, matches: [] }),
};

type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options?: object,
) => Promise<{ status: number; body: unknown }>;
type Told = { readonly position: string; readonly message: string };

/** The story from the event at which the process fails until the league is ready again. */
const tell = async ({
  environment,
  call,
  notReady,
}: {
  readonly environment: Readonly<Record<string, string>>;
  readonly call: Call;
  /** The parts that are not ready, where the processes run. */
  readonly notReady: () => Promise<readonly Part[]>;
}) => {
  const file = join(environment['DATA_DIR'] ?? '', 'events.db');
  // The first team of a league asks the read models for older crests, and they hear of a foreign event with the next append only.
  expect((await call('POST', '/api/teams', { body: { name: 'Ege' } })).status).toBe(201);
  const { id, position } = writeForeignEvent(file, BAD);
  const made = await call('POST', '/api/teams', { body: { name: 'Moda' } });
  expect(made.status).toBe(201);
  const place = `at TeamDeleted ${id} of ${BAD.stream}, position ${position}: TypeError: `;
  const onDashboard = async () => {
    const { body } = await call('GET', '/api/admin/dashboard-stats');
    return (body as DashboardStats).waiting.standingStill;
  };
  const parts = async () => (await notReady()).map(({ name, detail }) => `${name}: ${detail}`);
  await expect.poll(parts).toEqual([expect.stringContaining(`process deleted-teams: stopped ${place}`)]);
  await expect.poll(onDashboard).toEqual(['deleted-teams']);

  const deleted = await call('DELETE', `/api/teams/${(made.body as { _id: string })._id}`);
  expect([deleted.status, (deleted.body as Told).message]).toEqual([
    202,
    'Takım silindi; maçları ve oyuncuları daha sonra güncellenecek.',
  ]);

  const run = (...args: string[]) => cli(args, environment).ended;
  const status = await run('status');
  expect([status.code, status.out]).toEqual([1, expect.stringContaining(place)]);
  const skipped = await run('skip', 'deleted-teams', id, '--reason', 'bozuk kayıt');
  expect([skipped.code, skipped.out]).toEqual([
    0,
    expect.stringContaining(`deleted-teams goes on without TeamDeleted ${id}`),
  ]);
  await expect.poll(parts).toEqual([]);
  await expect.poll(onDashboard).toEqual([]);
  const again = await call('POST', '/api/teams', { body: { name: 'Işık' } });
  const removed = await call('DELETE', `/api/teams/${(again.body as { _id: string })._id}`);
  expect([removed.status, (removed.body as Told).message]).toEqual([200, 'Takım silindi.']);
  const acts = (
    await call('GET', '/api/admin/audit?type=ProcessSkipped', { minPosition: (removed.body as Told).position })
  ).body as AuditEntry[];
  expect(acts).toMatchObject([
    { actorRole: 'operator', reason: 'bozuk kayıt', after: { process: 'deleted-teams', eventId: id } },
  ]);
};

it('a process that fails at an event stops and is named, no command waits for it, and it continues after a skip', async () => {
  const folder = temporaryFolder();
  const server = await startServer(folder);
  const environment = { DATA_DIR: folder };
  const notReady = async (): Promise<readonly Part[]> => {
    const { out } = await cli(['status', '--json'], environment).ended;
    return (JSON.parse(out) as { parts: Part[] }).parts.filter(({ ok }) => !ok);
  };
  await tell({ environment, call: server.call, notReady });
});

describeWithServers(['kafka', 'mongodb'], 'in several processes', () => {
  it('a process that fails at an event stops in its command-api, and continues after a skip', async () => {
    const league = await startDistributedLeague({});
    try {
      const commandApi = league.process('command-api');
      await untilReady(commandApi);
      const notReady = async (): Promise<readonly Part[]> => (await commandApi.health()).parts.filter(({ ok }) => !ok);
      await tell({ environment: league.environment, call: league.call, notReady });
      await untilReady(commandApi);
    } finally {
      await league.stop();
    }
  });
});
