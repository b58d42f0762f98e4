import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { dataFolder } from '../data-folder/data-folder.ts';
import { openSqliteEventStore } from '../../adapters/event-store/sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { firstAdmin } from '../main/first-accounts.ts';
import { openingAtOnce } from '../main/process.ts';
import { createSample } from '../sample/create-sample.ts';
import { leagueOperations } from '../operations/league-operations.ts';
import { ADMIN } from '@league/tests/kit/admin.ts';
import { openLeague } from './open-league.ts';
import { contextOf, SYSTEM } from './system-context.ts';

const open = (path: string) => openLeague(openingAtOnce(readConfig({ DATA_DIR: path }), () => {}));

/** What stands in a folder, but for what SQLite keeps beside a file that was looked at. */
const contentOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path)
      .filter((name) => name !== 'lock')
      .map((name) => {
        const file = join(path, name);
        return [name, lstatSync(file).isSymbolicLink() ? 'a link' : readFileSync(file, 'base64')];
      }),
  );

describe('the log of a league that has events', () => {
  let league: string;
  let empty: string;

  /** A copy of the league's folder, changed. */
  const changed = (change: (path: string) => void): string => {
    const path = temporaryFolder();
    cpSync(league, path, { recursive: true });
    change(path);
    return path;
  };
  const without = (path: string, ...names: string[]): void => {
    for (const name of names) rmSync(join(path, name));
  };
  const sql = (path: string, file: string, text: string): void => {
    const db = new DatabaseSync(join(path, file));
    db.exec(text);
    db.close();
  };

  beforeAll(async () => {
    league = mkdtempSync(join(tmpdir(), 'league-'));
    const opened = await open(league);
    await startFirstSeason(opened.deps, contextOf(SYSTEM, Date.now()));
    await firstAdmin(opened, opened.folder.firstAccountsFile, ADMIN);
    await createSample(opened, () => {});
    const head = await opened.store.head();
    for (const { name } of opened.processes.status()) await opened.processes.reached(name, head);
    await opened.close();
    empty = join(mkdtempSync(join(tmpdir(), 'league-')), 'events.db');
    await openSqliteEventStore(empty).close();
  });
  afterAll(() => {
    for (const path of [league, dirname(empty)]) rmSync(path, { recursive: true, force: true });
  });

  const LOSSES: readonly (readonly [string, RegExp, (file: string) => void])[] = [
    ['is missing', /is missing/, (file) => rmSync(file)],
    [
      'is a link that leads nowhere',
      /is missing/,
      (file) => {
        rmSync(file);
        symlinkSync('/nowhere/events.db', file);
      },
    ],
    ['has no bytes', /is empty/, (file) => writeFileSync(file, '')],
    ['has no events', /is empty/, (file) => copyFileSync(empty, file)],
  ];

  it.each(LOSSES)('%s: is not replaced by a new one, and nothing is written', async (_, why, lose) => {
    const path = changed((copy) => lose(join(copy, 'events.db')));
    const before = contentOf(path);
    const { eventsFile } = dataFolder(path);
    await expect(open(path)).rejects.toMatchObject({
      name: 'LogLost',
      message: expect.stringMatching(
        new RegExp(`^${eventsFile} ${why.source}.*accounts in .*accounts\\.db, process .* position \\d+.*, read model`),
      ),
    });
    expect(contentOf(path)).toEqual(before);
  });

  it.each([
    [
      'an account',
      /accounts in/,
      (path: string) => {
        without(path, 'read-models.db');
        sql(path, 'accounts.db', 'DELETE FROM process_checkpoints');
      },
    ],
    [
      'how far a process is',
      /process .* position/,
      (path: string) => {
        without(path, 'read-models.db');
        sql(path, 'accounts.db', 'DELETE FROM accounts');
      },
    ],
    ['read models', /read model/, (path: string) => without(path, 'accounts.db')],
  ])('is missed by %s alone', async (_, found, change) => {
    const path = changed((copy) => {
      without(copy, 'events.db');
      change(copy);
    });
    await expect(open(path)).rejects.toMatchObject({ name: 'LogLost', message: expect.stringMatching(found) });
  });

  it('is missed also where nothing can be read of what the accounts had in their -wal file', async () => {
    const path = changed((copy) => {
      without(copy, 'events.db');
      writeFileSync(join(copy, 'accounts.db-wal'), 'garbage '.repeat(1_000));
    });
    await expect(open(path)).rejects.toMatchObject({
      name: 'LogLost',
      message: expect.stringContaining('accounts in'),
    });
  });

  it('is taken as it is where it has events, whatever is lost beside it', async () => {
    const path = changed((copy) => without(copy, 'accounts.db', 'read-models.db'));
    const opened = await open(path);
    expect(await opened.store.head()).toBeGreaterThan(69n);
    await opened.close();
  });
});

describe('the log of a new league', () => {
  it('has an event before there is an account: an operator who is cut off in between has lost nothing', async () => {
    const path = temporaryFolder();
    const opened = await open(path);
    const append = async (): Promise<never> => {
      throw new StoreUnavailable('killed');
    };
    const cutOff = leagueOperations({ ...opened, store: { ...opened.store, append } }, false);
    await expect(cutOff.createAdmin(ADMIN)).rejects.toThrow('killed');
    expect(await opened.accounts.accounts.byUsername(ADMIN.username)).toBeDefined();
    await opened.close();
    const again = await open(path);
    await leagueOperations(again, false).createAdmin(ADMIN);
    expect((await again.admins.load()).state.size).toBe(1);
    await again.close();
  });

  it('is made, and taken again by a start after one that was cut before the first event', async () => {
    const path = temporaryFolder();
    await (await open(path)).close();
    // The second one finds checkpoints, all of them at zero.
    const opened = await open(path);
    expect(await opened.store.head()).toBe(0n);
    await opened.close();
  });
});
