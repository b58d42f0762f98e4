import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { league } from './league-process.ts';

describe('when the league is started', () => {
  it('serves a sample, hides the made-up passwords of an admin and a player in a file of its owner, and ends on SIGTERM with 0', async () => {
    const folder = temporaryFolder();
    const { child, ended, url } = league(['start'], { PORT: '0', DATA_DIR: folder });
    const at = await url;
    const standings = (await (await fetch(`${at}/api/leaderboards/standings`)).json()) as unknown[];
    expect(standings).toHaveLength(12);
    const file = join(folder, 'first-accounts.txt');
    const [[username, password] = [], [email, playersPassword] = [], ...others] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(others).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const logIn = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(at + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    expect(await logIn('/api/admins/login', { username, password })).toBe(200);
    expect(await logIn('/api/players/login', { email, password: playersPassword })).toBe(200);
    child.kill('SIGTERM');
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out).toContain(file);
    for (const secret of [password, playersPassword]) expect(out).not.toContain(secret);
    for (const line of out.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it('starts empty when asked to', async () => {
    const { child, ended, url } = league(['start', '--empty'], { PORT: '0', DATA_DIR: temporaryFolder() });
    expect(await (await fetch(`${await url}/api/teams`)).json()).toEqual([]);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});

describe('when the league cannot be started', () => {
  it('says in one line that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { code, err } = await league(['start', '--empty'], { PORT: port, DATA_DIR: temporaryFolder() }).ended;
    other.close();
    expect(code).toBe(1);
    expect(err).toBe(`league: port ${port} on 127.0.0.1 is taken\n`);
  });

  it.each([
    ['data', 'ENOTDIR'],
    ['', 'EEXIST'],
  ])('says in one line that the folder cannot be made where a file stands (/%s), and exits 78', async (below, why) => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const { code, err } = await league(['start'], { PORT: '0', DATA_DIR: join(file, below) }).ended;
    expect(code).toBe(78);
    expect(err).toMatch(new RegExp(`^league: the data folder .*a-file\\S* cannot be written: ${why}\n$`));
  });

  it('says in one line that a folder stands in the place of its socket, and leaves nothing open', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'league.sock'));
    const { code, err } = await league(['start', '--empty'], { PORT: '0', DATA_DIR: folder }).ended;
    expect([code, err]).toEqual([78, `league: ${folder}/league.sock cannot be listened on: EISDIR\n`]);
    expect(readdirSync(folder).filter((name) => /~|-wal|-shm/.test(name))).toEqual([]);
  });

  it('says in one line that the path of its socket is too long, also under the temporary folder', async () => {
    const long = join(temporaryFolder(), 'x'.repeat(120));
    mkdirSync(long);
    const { code, err } = await league(['start', '--empty'], { PORT: '0', DATA_DIR: join(long, 'data'), TMPDIR: long })
      .ended;
    expect([code, err]).toEqual([
      78,
      expect.stringMatching(/^league: \S+x\/league-\w+\.sock cannot be listened on: EINVAL\n$/),
    ]);
  });

  it('says in one line that another server uses the folder', async () => {
    const folder = temporaryFolder();
    const first = league(['start', '--empty'], { PORT: '0', DATA_DIR: folder });
    await first.url;
    const { code, err } = await league(['start', '--empty'], { PORT: '0', DATA_DIR: folder }).ended;
    first.child.kill('SIGTERM');
    await first.ended;
    expect(code).toBe(1);
    expect(err).toBe(`league: the data folder ${folder} is in use by another server\n`);
  });

  it('names each invalid setting and exits with 78', async () => {
    const { code, err } = await league(['start'], { PORT: 'abc', LOG_LEVEL: 'loud', DATA_DIR: temporaryFolder() })
      .ended;
    expect(code).toBe(78);
    expect(err).toMatch(/^league: bad settings: PORT: .*; LOG_LEVEL: .*\n$/);
  });

  it.each(['events.db', 'accounts.db'])('names %s when it is no database, and leaves it unchanged', async (name) => {
    const folder = temporaryFolder();
    const file = join(folder, name);
    writeFileSync(file, 'not a database, but somebody may still need it'.repeat(200));
    const before = readFileSync(file);
    const { code, err } = await league(['start'], { PORT: '0', DATA_DIR: folder }).ended;
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('the league command', () => {
  it.each([
    [['nonsense'], /^league: unknown command 'nonsense'\n$/],
    [['status', '--nope'], /^league: unknown option '--nope'\n/],
    [['admin', 'create'], /^league: missing required argument 'username'\n$/],
    [['import', '/nowhere/season.csv'], /^league: \/nowhere\/season\.csv cannot be read: ENOENT\n$/],
    [['admin', 'create', ' '], /^league: the user name is empty\n$/],
    [['verify', 'tables'], /^league: there is no league in .*\n$/],
  ])('says in one line why it cannot do %j', async (args, reason) => {
    const { code, out, err } = await league(args, { DATA_DIR: join(temporaryFolder(), 'data'), ADMIN_PASSWORD: '' })
      .ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(reason);
    expect(err).not.toContain('    at ');
  });

  const season = [
    'week,date,time,home,away,homeScore,awayScore',
    '1,2026-09-05,21:00,Kartal,Şahin,2,1',
    '2,,,Şahin,Kartal,,',
  ].join('\n');

  it('imports, reports, rebuilds and verifies without a server', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'season.csv');
    writeFileSync(file, season);
    const environment = { DATA_DIR: join(folder, 'data') };
    const nothing = await league(['status'], environment).ended;
    expect(nothing).toMatchObject({ code: 1, err: `league: there is no league in ${environment.DATA_DIR}\n` });
    expect(existsSync(environment.DATA_DIR)).toBe(false);
    const imported = await league(['import', file, '--create-teams'], environment).ended;
    expect(imported).toMatchObject({ code: 0, out: 'imported 2 matches, 1 results, 2 teams (2 new)\n' });
    const status = await league(['status'], environment).ended;
    expect(status).toMatchObject({ code: 0, err: '' });
    expect(status.out).toMatch(/standings\s+\d+\s+not running\s+\d+\s+0/);
    const rebuilt = await league(['rebuild', 'all', '--reason', 'deneme'], environment).ended;
    expect(rebuilt).toMatchObject({ code: 0 });
    expect(rebuilt.out).toMatch(/^ok {3}standings: rebuilt up to position \d+$/m);
    const verified = await league(['verify'], environment).ended;
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.out).toMatch(/^ok {3}audit: \d+ documents equal, byte for byte/m);
  });

  it('names line and field of a row that it cannot import, and works through a running server', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'season.csv');
    writeFileSync(file, season.replace('21:00', '25:00'));
    const environment = { DATA_DIR: join(folder, 'data') };
    const server = league(['start', '--empty'], { ...environment, PORT: '0' });
    const at = await server.url;
    const refused = await league(['import', file, '--create-teams'], environment).ended;
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('2. satır, time: ss:dd ya da ss.dd biçiminde olmalı.');
    writeFileSync(file, season);
    expect((await league(['import', file, '--create-teams'], environment).ended).code).toBe(0);
    expect(await (await fetch(`${at}/api/matches`)).json()).toHaveLength(2);
    const created = await league(['admin', 'create', 'ayse'], { ...environment, ADMIN_PASSWORD: '' }).ended;
    expect(created.out).toMatch(/^created admin ayse\npassword: \S{24}\n$/);
    const unknown = /^league: there is no projection 'tables'; there are settings, .*\n$/;
    expect(await league(['rebuild', 'tables'], environment).ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(unknown),
    });
    expect(await league(['verify', 'tables'], environment).ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(unknown),
    });
    expect((await league(['rebuild', 'all'], environment).ended).code).toBe(0);
    expect((await league(['verify'], environment).ended).code).toBe(0);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
