import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { type Ended, league } from './league-process.ts';

// Each test starts several processes, on machines that may be busy.
vi.setConfig({ testTimeout: 180_000 });

let double: EventStoreDbDouble;
let folder: string;
let season: string;
/** Folders into which a command has written something. */
const left: string[] = [];

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  onTestFinished(() => double.close());
  left.length = 0;
  folder = join(temporaryFolder(), 'data');
  season = join(temporaryFolder(), 'season.csv');
  writeFileSync(season, ['week,home,away,homeScore,awayScore', '1,Kartal,Şahin,2,1', '2,Şahin,Kartal,,'].join('\n'));
});

/** Runs a command on a league whose log is in EventStoreDB, while no server of the league runs. */
const run = (args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  league(args, { DATA_DIR: folder, EVENT_LOG: 'eventstoredb', EVENTSTORE_URL: double.url, ...more }).ended;

/** Commands that need an existing league; sample, import and admin create would make one. */
const needsOne = () => [
  ['status'],
  ['verify'],
  ['rebuild', 'all'],
  ['skip', 'teams', 'x', '--reason', 'deneme'],
  ['import', season, '--dry-run'],
];
/** Some of both kinds; a fault of the server shows before the kinds differ. */
const some = () => [['status'], ['rebuild', 'all'], ['import', season, '--dry-run'], ['admin', 'create', 'ayse']];

/** How each of these commands ends in a copy of the folder, a few at a time. */
const endsOf = async (commands: readonly (readonly string[])[]) => {
  const ends: { readonly code: number | null; readonly out: string; readonly err: string }[] = [];
  const waiting = [...commands];
  const work = async (): Promise<void> => {
    for (let args = waiting.shift(); args !== undefined; args = waiting.shift()) {
      const copy = join(temporaryFolder(), 'data');
      if (existsSync(folder)) cpSync(folder, copy, { recursive: true });
      const { code, out, err } = await run(args, { DATA_DIR: copy });
      ends.push({ code, out, err: err.replaceAll(copy, folder) });
      if (existsSync(copy)) left.push(copy);
    }
  };
  await Promise.all([work(), work(), work()]);
  return ends;
};

const nothingOf = (commands: readonly (readonly string[])[], code: number, err: unknown) =>
  commands.map(() => ({ code, out: '', err }));

describe('the league command over a log in EventStoreDB, while no server runs', () => {
  it('opens the league itself, as it does for files', async () => {
    const imported = await run(['import', season, '--create-teams']);
    expect(imported).toMatchObject({ code: 0, out: 'imported 2 matches, 1 results, 2 teams (2 new)\n' });
    const status = await run(['status']);
    expect(status).toMatchObject({ code: 0, err: '' });
    expect(status.out).toMatch(/log up to position [1-9]\d*, server not running/);
    expect(status.out).toMatch(/standings\s+\d+\s+not running\s+\d+\s+0/);
    const rebuilt = await run(['rebuild', 'all']);
    expect([rebuilt.code, rebuilt.out]).toEqual([0, expect.stringMatching(/^ok {3}standings: rebuilt up to/m)]);
    const verified = await run(['verify']);
    expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/^ok {3}audit: \d+ documents equal/m)]);
    const skipped = await run(['skip', 'teams', 'x', '--reason', 'deneme']);
    expect(skipped).toMatchObject({ code: 1, err: expect.stringContaining('teams') });
    expect((await run(['admin', 'create', 'ayse'])).code).toBe(0);
  });

  it('finds no league in an empty log and an empty folder, and begins none', async () => {
    const none = `league: there is no league in ${folder}, and the log of 'league' in EventStoreDB is empty\n`;
    expect(await endsOf(needsOne())).toEqual(nothingOf(needsOne(), 1, none));
    expect(left).toEqual([]);
    expect(double.counts.appends).toBe(0);
  });

  it('says in one line that the server cannot be reached', async () => {
    expect((await run(['admin', 'create', 'fatma'])).code).toBe(0);
    double.goAway();
    const line = expect.stringMatching(/^league: EventStoreDB: [^\n]*ECONNREFUSED 127\.0\.0\.1:\d+\n$/);
    expect(await endsOf(some())).toEqual(nothingOf(some(), 1, line));
  });

  it('says in one line that the server does not answer, and ends', async () => {
    expect((await run(['admin', 'create', 'fatma'])).code).toBe(0);
    double.faults.frozen = true;
    expect(await endsOf(some())).toEqual(nothingOf(some(), 1, 'league: EventStoreDB does not answer\n'));
  });

  it('exits with 78 where the user may not read $all, and names that right', async () => {
    double.faults.allDenied = true;
    const line =
      'league: EventStoreDB: the user of EVENTSTORE_URL may not read $all, which the league needs: docs/distributed.md says how to allow it\n';
    const both = [['status'], ['admin', 'create', 'ayse']];
    expect(await endsOf(both)).toEqual(nothingOf(both, 78, line));
  });

  it('exits with 78 where the server can never work', async () => {
    double.faults.version = '22.10.0';
    const line = 'league: EventStoreDB is of version 22.10.0; 23.10 or newer is needed\n';
    expect(await endsOf(some())).toEqual(nothingOf(some(), 78, line));
  });
});

describe('the league command over read models in MongoDB, while no process runs', () => {
  it('says that it needs a process of the league, and names the folder where it looked for one', async () => {
    const { code, out, err } = await run(['status'], { READ_MODELS: 'mongodb', MONGODB_URL: 'mongodb://127.0.0.1:1' });
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `league: no process of the league runs on ${folder}: with READ_MODELS=mongodb this command works in one; start it, or name its DATA_DIR\n`,
    });
  });
});
