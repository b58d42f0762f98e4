import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import type { LeagueStatus } from '@league/infra/programs/operations/operations.ts';
import { writeForeignEvent } from '../kit/foreign-event.ts';
import { league, startServer, withoutProgress } from './league-process.ts';

const { version } = JSON.parse(readFileSync(new URL('../../infra/package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const run = (folder: string, ...args: string[]) => league(args, { DATA_DIR: folder, ADMIN_PASSWORD: '' }).ended;

describe('league --version', () => {
  it('is answered at once, whatever else is missing', async () => {
    expect(await run('', 'skip', '--version')).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
  });
});

/** The one line of JSON on standard output; fails where anything else stands there. */
const jsonOf = (out: string): unknown => {
  expect(out).toMatch(/^[^\n]+\n$/);
  return JSON.parse(out);
};

const SEASON = ['week,home,away,homeScore,awayScore', '1,Kartal,Şahin,2,1', '2,Şahin,Kartal,,'].join('\n');

describe('league with --json', () => {
  it('answers each command in one line of JSON, without a server', async () => {
    const folder = join(temporaryFolder(), 'data');
    const file = join(temporaryFolder(), 'season.csv');
    writeFileSync(file, SEASON);
    const json = async (...args: string[]) => {
      const { code, out, err } = await run(folder, ...args, '--json');
      expect(withoutProgress({ err })).toBe('');
      return [code, jsonOf(out)];
    };
    expect(await json('import', file, '--create-teams')).toEqual([
      0,
      expect.objectContaining({ matches: 2, results: 1, createdTeams: 2 }),
    ]);
    expect(await json('admin', 'create', 'ayse')).toEqual([
      0,
      { username: 'ayse', password: expect.stringMatching(/^\S{24}$/) },
    ]);
    expect(await json('status')).toEqual([0, expect.objectContaining({ folder, running: false })]);
    const equal = { projection: 'teams', ok: true, detail: expect.stringContaining('equal, byte for byte') };
    expect(await json('verify', 'teams')).toEqual([0, { ok: true, projections: [equal] }]);
    const rebuilt = { projection: 'teams', ok: true, detail: expect.stringContaining('rebuilt up to position') };
    expect(await json('rebuild', 'teams')).toEqual([0, { ok: true, projections: [rebuilt] }]);

    const { id } = writeForeignEvent(join(folder, 'events.db'), { stream: 'team-7', type: 'TeamCreated', version: 9 });
    const stopped = { projection: 'teams', ok: false, detail: expect.stringContaining(id) };
    expect(await json('rebuild', 'teams')).toEqual([1, { ok: false, projections: [stopped] }]);
    expect(await json('skip', 'teams', id, '--reason', 'deneme')).toEqual([
      0,
      { projection: 'teams', eventId: id, notes: [expect.stringContaining('teams goes on without TeamCreated')] },
    ]);
  });

  it('prints progress and log lines to standard error only, and works through a running server', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder);
    const sample = await run(folder, 'sample', '--json');
    expect([sample.code, jsonOf(sample.out)]).toEqual([0, { teams: 12, players: 140, matches: 66, results: 42 }]);
    const status = await run(folder, '--json', 'status');
    expect([status.code, jsonOf(status.out)]).toEqual([0, expect.objectContaining({ folder, running: true })]);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  it.each([
    [['status'], 1, /^there is no league in /],
    [['import', '/nowhere/season.csv'], 1, /^\/nowhere\/season\.csv cannot be read: ENOENT$/],
    [['skip', 'teams', 'x'], 1, /^required option '--reason <text>' not specified$/],
    [['status', '--nope'], 1, /^unknown option '--nope'$/],
    [['nonsense'], 1, /^unknown command 'nonsense'$/],
    [[], 1, /^no command is named: --help shows them$/],
    [['admin'], 1, /^no command is named: --help shows them$/],
    [['start', '--processes-from', 'x'], 1, /a position of the log is a whole number$/],
  ])('prints as JSON why it cannot do %j, with the same exit code as without --json', async (args, code, reason) => {
    const folder = join(temporaryFolder(), 'data');
    const plain = await run(folder, ...args);
    const ended = await run(folder, ...args, '--json');
    expect([plain.code, plain.out]).toEqual([code, '']);
    expect([ended.code, ended.err]).toEqual([code, plain.err]);
    expect(jsonOf(ended.out)).toEqual({ error: expect.stringMatching(reason), lines: [] });
  });

  it('prints as JSON which lines of a file or which setting are wrong, and exits with 78', async () => {
    const file = join(temporaryFolder(), 'season.csv');
    writeFileSync(file, SEASON.replace('2,1', '-2,1'));
    const refused = await run(join(temporaryFolder(), 'data'), 'import', file, '--create-teams', '--json');
    expect([refused.code, jsonOf(refused.out)]).toEqual([
      1,
      { error: '1 satırda hata var; hiçbir şey kaydedilmedi.', lines: [expect.stringContaining('2. satır')] },
    ]);
    const start = await league(['start', '--json'], { PORT: 'abc', DATA_DIR: temporaryFolder() }).ended;
    expect([start.code, jsonOf(start.out)]).toEqual([
      78,
      { error: expect.stringMatching(/^bad settings: PORT/), lines: [] },
    ]);
  });
});

describe('league status', () => {
  it('shows each part as not running where no server runs, and for a stopped part the reason', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder);
    const states = async () => {
      const { out } = await run(folder, 'status');
      const json = JSON.parse((await run(folder, 'status', '--json')).out) as LeagueStatus;
      const rows = [...json.projections, ...json.processes].map(({ name, state }) => ({ name, state }));
      // The table shows the same states as the JSON.
      for (const { name, state } of rows) expect(out).toMatch(new RegExp(`^${name}( +\\d+)? +${state} `, 'm'));
      const saidToRun = json.parts.filter(({ detail }) => detail.startsWith('running')).length;
      return { first: out.split('\n')[0], states: new Set(rows.map(({ state }) => state)), rows, saidToRun };
    };
    const running = await states();
    expect(running).toMatchObject({
      first: expect.stringMatching(/: log up to position \d+, server running$/),
      states: new Set(['running']),
      saidToRun: running.rows.length,
    });
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    const ended = await states();
    expect(ended).toMatchObject({
      first: expect.stringMatching(/: log up to position \d+, server not running$/),
      states: new Set(['not running']),
      saidToRun: 0,
    });
    writeForeignEvent(join(folder, 'events.db'), { stream: 'team-7', type: 'TeamCreated', version: 9 });
    const { rows } = await states();
    expect(rows.filter(({ state }) => state === 'stopped').map(({ name }) => name)).toEqual(['teams', 'audit']);
    expect(rows.filter(({ name }) => name === 'standings')).toEqual([{ name: 'standings', state: 'not running' }]);
  });
});
