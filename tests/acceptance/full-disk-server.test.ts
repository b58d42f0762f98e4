import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { OperationRefused } from '@league/infra/programs/operations/operations.ts';
import { connectOperations } from '@league/infra/programs/operations/operations-socket.ts';
import { ADMIN } from '../kit/admin.ts';
import { describeWhere } from '../kit/skip.ts';
import { serve, type Server, startServer } from './league-process.ts';
import type { Answer } from './league-under-test.ts';
import { doubleRound, importSeason } from './made-up-season.ts';

const LIMITER = 'prlimit';
const hasLimiter = spawnSync(LIMITER, ['--version']).status === 0;

/** Limits the size of each file that the process writes; writes beyond it fail as on a full disk (EFBIG). */
const limitFiles = ({ pid }: Server, bytes: number | 'unlimited'): void => {
  const { status, stderr } = spawnSync(LIMITER, ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
  if (status !== 0) throw new Error(`prlimit: ${String(stderr)}`);
};

/** The head of the log on disk, read beside the running server. */
const headOf = async (folder: string): Promise<bigint> => {
  const store = openSqliteEventStore(join(folder, 'events.db'), { readOnly: true });
  const head = await store.head();
  await store.close();
  return head;
};

const enter = (
  { call }: Server,
  match: string | undefined,
  [homeScore, awayScore]: readonly [number, number],
  key?: string,
): Promise<Answer<{ position?: string }>> =>
  call('PUT', `/api/admin/match-result/${match ?? ''}`, {
    body: { homeScore, awayScore },
    ...(key === undefined ? {} : { key }),
  });

const expectUnavailable = (answer: Answer): void => {
  expect(answer).toMatchObject({
    status: 503,
    body: {
      code: 'STORE_UNAVAILABLE',
      message: 'Değişiklikler geçici olarak yazılamıyor; hiçbir şey kaydedilmedi.',
    },
  });
  expect(answer.headers.get('retry-after')).toBe('5');
};

/** A GET of each kind, by visitor and by admin. */
const READS = [
  '/api/settings',
  '/api/teams',
  '/api/matches',
  '/api/matches/week/1',
  '/api/leaderboards/standings',
  '/api/leaderboards/standings?week=1',
  '/api/seasons',
  '/api/admin/audit',
];

const expectReadable = async ({ call }: Server): Promise<void> => {
  const answers = await Promise.all(READS.map(async (path) => [path, (await call('GET', path)).status]));
  expect(answers).toEqual(READS.map((path) => [path, 200]));
};

/** All recorded events can be read, and the read models equal what `league verify` computes from the log. */
const expectSound = async (server: Server, folder: string, position: string): Promise<void> => {
  // Projections recover by themselves, after pauses of some seconds.
  expect((await server.call('GET', '/api/matches', { minPosition: position })).status).toBe(200);
  const operations = await connectOperations(dataFolder(folder).socketFile);
  const lines = (await operations?.verify({ projections: 'all' }, () => {})) ?? [];
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(({ ok }) => !ok)).toEqual([]);
  const states = async () => {
    const { projections, processes } = (await operations?.status()) ?? { projections: [], processes: [] };
    return [...new Set([...projections, ...processes].map(({ state }) => state))];
  };
  await expect.poll(states).toEqual(['running']);
};

describeWhere(hasLimiter, 'prlimit (util-linux) is missing', 'a running league whose disk is full', () => {
  it('refuses every command with 503, reads on, and goes on by itself when there is space', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder);
    const [match, other] = await importSeason(server, doubleRound(6));
    expect((await enter(server, match, [1, 0])).status).toBe(200);
    await expectReadable(server);
    const before = await headOf(folder);

    limitFiles(server, 1024);
    const refused = await Promise.all(Array.from({ length: 20 }, (_, n) => enter(server, other, [n, n], `key-${n}`)));
    for (const answer of refused) expectUnavailable(answer);
    expectUnavailable(await server.call('POST', '/api/teams', { body: { name: 'Kartal' }, key: 'team' }));
    expectUnavailable(await server.call('POST', '/api/admins/login', { body: ADMIN }));
    expectUnavailable(
      await server.call('POST', '/api/matches/import', {
        body: { csv: 'week,home,away\n90,Yeni,Eski', createTeams: true },
      }),
    );
    const operations = await connectOperations(dataFolder(folder).socketFile);
    const rebuild = operations?.rebuild({ projections: 'all' }, () => {});
    await expect(rebuild).rejects.toMatchObject({
      name: 'OperationRefused',
      message: expect.stringContaining('events.db'),
    });
    await expect(operations?.createAdmin({ username: 'ayşe' })).rejects.toBeInstanceOf(OperationRefused);
    await expectReadable(server);
    expect(await headOf(folder)).toBe(before);

    limitFiles(server, 'unlimited');
    const retried = await enter(server, other, [3, 3], 'key-3');
    expect(retried.status).toBe(200);
    expect((await server.call('POST', '/api/teams', { body: { name: 'Kartal' }, key: 'team' })).status).toBe(201);
    expect((await server.call('POST', '/api/admins/login', { body: ADMIN })).status).toBe(200);
    expect(await headOf(folder)).toBe(before + 4n);
    await expectSound(server, folder, String(before + 4n));
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  it('that fills up while results come in has recorded what it acknowledged, and nothing else', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder);
    const matches = await importSeason(server, doubleRound(6));
    const before = await headOf(folder);
    limitFiles(server, statSync(join(folder, 'events.db-wal')).size + 1_000_000);

    let acknowledged = 0;
    let refused: Answer | undefined;
    for (let round = 0; refused === undefined && round < 90; round += 1) {
      for (const answer of await Promise.all(matches.map((match, n) => enter(server, match, [round, n])))) {
        if (answer.status === 200) acknowledged += 1;
        else refused = answer;
      }
    }
    if (refused === undefined) throw new Error('the disk did not fill up');
    expectUnavailable(refused);
    expect(acknowledged).toBeGreaterThan(20);
    expect(await headOf(folder)).toBe(before + BigInt(acknowledged));
    await expectReadable(server);

    limitFiles(server, 'unlimited');
    const after = await enter(server, matches[0], [99, 99]);
    expect(after.status).toBe(200);
    expect(await headOf(folder)).toBe(before + BigInt(acknowledged) + 1n);
    await expectSound(server, folder, after.body.position ?? '');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});

describeWhere(hasLimiter, 'prlimit (util-linux) is missing', 'a league that is started on a full disk', () => {
  it.each([1024, 40_000, 100_000])(
    '(%i bytes a file) says so in one line, and starts when there is space',
    async (bytes) => {
      const folder = temporaryFolder();
      const { code, err } = await serve(folder, { under: [LIMITER, `--fsize=${bytes}:unlimited`] }).ended;
      expect(code).toBe(1);
      expect(err).toMatch(new RegExp(`^league: ${folder}/(events|accounts|read-models)\\.db: [^\\n]+\\n$`));
      const server = await startServer(folder);
      expect((await server.call('POST', '/api/teams', { body: { name: 'Kartal' } })).status).toBe(201);
    },
  );
});
