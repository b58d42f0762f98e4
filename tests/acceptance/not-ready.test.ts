import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { describeWhere } from '../kit/skip.ts';
import { league, type LeagueProcess, type Ways } from './league-process.ts';

const start = (folder: string, args: readonly string[] = [], ways: Ways = {}): LeagueProcess =>
  league(['start', ...args], { DATA_DIR: folder, PORT: '0', METRICS_PORT: '0' }, ways);

const end = async ({ child, ended }: LeagueProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  child.kill(signal);
  return ended;
};

/** The folder of a league with a made-up admin password, which was served and then ended by this signal. */
const servedLeague = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<string> => {
  const folder = temporaryFolder();
  const running = start(folder);
  await running.url;
  await end(running, signal);
  return folder;
};

type Part = { readonly name: string; readonly ok: boolean; readonly detail: string };

/** What a running league says about itself in all three places. */
const sayings = async (running: LeagueProcess, folder: string) => {
  const at = await running.url;
  const [, operators = ''] = await running.said(/"operatorsUrl":"([^"]+)"/);
  const ready = await fetch(`${operators}/health/ready`);
  const { parts } = (await ready.json()) as { parts: Part[] };
  const status = await league(['status'], { DATA_DIR: folder }).ended;
  return {
    at,
    ready: ready.status,
    unwell: parts.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`),
    status: status.code,
    statusText: status.out,
  };
};

const logIn = async (at: string, username: string, password: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username, password });
  return (await fetch(`${at}/api/admins/login`, { method: 'POST', headers, body })).status;
};

describe('a league whose accounts do not fit the admins in its log', () => {
  it.each(['lost', 'of another league'])(
    '(%s) says so, prints no made-up password, answers reads, and can be repaired',
    async (how) => {
      const folder = await servedLeague();
      const accounts = join(folder, 'accounts.db');
      rmSync(accounts);
      if (how === 'of another league') copyFileSync(join(await servedLeague(), 'accounts.db'), accounts);
      const before = readFileSync(join(folder, 'first-accounts.txt'), 'utf8');

      const running = start(folder, ['--processes-from', '72']);
      const { at, ready, unwell, status, statusText } = await sayings(running, folder);
      const gone =
        'accounts: they are gone, or of another league, so that no admin can log in: league admin create <username>';
      expect({ ready, unwell, status }).toEqual({ ready: 503, unwell: [gone], status: 1 });
      expect(statusText).toContain(`not ready: ${gone}`);
      expect((await fetch(`${at}/api/leaderboards/standings`)).status).toBe(200);

      const made = await league(['admin', 'create', 'yeni'], {
        DATA_DIR: folder,
        ADMIN_PASSWORD: 'on karakterden uzun',
      }).ended;
      expect(made.code).toBe(0);
      expect(await logIn(at, 'yeni', 'on karakterden uzun')).toBe(200);
      expect(await sayings(running, folder)).toMatchObject({ ready: 200, unwell: [], status: 0 });
      const { err, out } = await end(running);
      expect(err).toContain(`league: not ready: ${gone}\n`);
      expect(err + out).not.toContain('first-accounts.txt');
      expect(readFileSync(join(folder, 'first-accounts.txt'), 'utf8')).toBe(before);
    },
  );

  it('does not start where acknowledged events are missing with the -wal file', async () => {
    const folder = await servedLeague('SIGKILL');
    rmSync(join(folder, 'accounts.db-wal'));
    for (const _ of ['once', 'and again']) {
      const { code, err } = await start(folder).ended;
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^league: .*accounts\.db-wal is damaged: .* acknowledged are missing.*\n$/),
      ]);
    }
  });

  it('says so where only the file beside a lost -wal is left', async () => {
    const folder = await servedLeague('SIGKILL');
    for (const part of ['-wal', '-shm']) rmSync(join(folder, `accounts.db${part}`));
    const running = start(folder, ['--processes-from', '72']);
    const { ready, unwell } = await sayings(running, folder);
    expect([ready, unwell]).toEqual([503, [expect.stringMatching(/^accounts: they are gone/)]]);
  });

  it.each(['events.db', 'read-models.db'])(
    'does not start where %s stands in the place of its accounts, and leaves that unchanged',
    async (other) => {
      const folder = await servedLeague();
      const accounts = join(folder, 'accounts.db');
      copyFileSync(join(folder, other), accounts);
      const before = readFileSync(accounts);
      const { code, err } = await start(folder).ended;
      expect([code, err]).toEqual([1, expect.stringMatching(/^league: .*accounts\.db is damaged: .*\n$/)]);
      expect(readFileSync(accounts).equals(before)).toBe(true);
    },
  );
});

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const SETPRIV = 'setpriv';
/** Runs as another user, since root may write to any file. */
const AS_NOBODY: Ways = {
  under: isRoot ? [SETPRIV, `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [],
};
const canBeNobody = !isRoot || spawnSync(SETPRIV, ['--version']).status === 0;

describeWhere(canBeNobody, 'setpriv (util-linux) is missing', 'a league whose log may not be written', () => {
  it('says so, and answers reads', async () => {
    const folder = await servedLeague();
    if (isRoot) {
      for (const name of ['.', ...readdirSync(folder)]) chownSync(join(folder, name), NOBODY, NOBODY);
    }
    chmodSync(join(folder, 'events.db'), 0o444);
    if (isRoot) chownSync(join(folder, 'events.db'), 0, 0);

    const running = start(folder, [], AS_NOBODY);
    const { at, ready, unwell, status, statusText } = await sayings(running, folder);
    const refused = /^log: .*events\.db: attempt to write a readonly database$/;
    expect({ ready, unwell, status }).toEqual({ ready: 503, unwell: [expect.stringMatching(refused)], status: 1 });
    expect(statusText).toContain(`not ready: ${unwell[0]}`);
    expect((await fetch(`${at}/api/leaderboards/standings`)).status).toBe(200);
    expect((await end(running)).err).toContain(`league: not ready: ${unwell[0]}\n`);
    expect(existsSync(join(folder, 'events.db'))).toBe(true);
  });
});
