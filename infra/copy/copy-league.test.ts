import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnreadableEvent } from '@league/events/codec.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openAccounts } from '../accounts/sqlite-accounts.ts';
import { dataFolder, type DataFolder, DataFolderError, lockFolder } from '../data-folder/data-folder.ts';
import { openEventStoreDbEventStore } from '../event-store/eventstoredb.ts';
import { openSqliteEventStore } from '../event-store/sqlite.ts';
import { temporaryFolder } from '../event-store/temporary-folder.ts';
import { openEventStoreDb } from '../servers/eventstoredb.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../testing/eventstoredb-double/double.ts';
import { writeForeignEvent } from '../testing/foreign-event.ts';
import { SILENT } from '../testing/silent.ts';
import { copyLeague, type CopyReport, type Side } from './copy-league.ts';
import {
  closingAfter,
  makeLeague,
  noNotices,
  openStandIn,
  PLACES,
  QUIETLY,
  SAMPLE_EVENTS,
  tamper,
} from './leagues-to-copy.ts';
import { openFolderSource, openFolderTarget } from './open-sides.ts';

// Many small appends, one after the other.
vi.setConfig({ testTimeout: 30_000 });

const made = mkdtempSync(join(tmpdir(), 'league-'));
beforeAll(async () => {
  await makeLeague(made);
});
afterAll(() => rmSync(made, { recursive: true }));

let double: EventStoreDbDouble;
let root: string;
let folder: DataFolder;
let servers: ReturnType<typeof openStandIn>;

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  root = temporaryFolder();
  folder = dataFolder(join(root, 'league'));
  cpSync(made, folder.path, { recursive: true });
  servers = openStandIn(double.url, 'ada', root);
});
afterEach(async () => {
  await servers.close();
  double.close();
});

const toServers = (): Promise<CopyReport> =>
  closingAfter(openFolderSource(folder, noNotices), (source) => copyLeague(source, servers, QUIETLY));

const toFolder = async (path = join(root, 'back')): Promise<CopyReport & { readonly folder: DataFolder }> => {
  const back = dataFolder(path);
  const report = await closingAfter(openFolderTarget(back, noNotices), (target) =>
    copyLeague(servers, target, QUIETLY),
  );
  return { ...report, folder: back };
};

const allOf = async (side: Side) =>
  (await side.log.page(0n, 10_000)).map((event) => ({ ...event, position: undefined }));

const sourceEvents = () => closingAfter(openFolderSource(folder, noNotices), allOf);

describe('a copy of a league', () => {
  it('holds every event as it stood, in the order of the log, those that nobody can read included', async () => {
    const report = await toServers();
    expect(report).toMatchObject({ copied: SAMPLE_EVENTS, difference: undefined });
    expect(report.log.target).toMatchObject({ count: SAMPLE_EVENTS, sha256: report.log.source.sha256 });
    expect(report.accounts.target).toEqual(report.accounts.source);
    expect(report.accounts.source).toMatchObject({ accounts: 2, sessions: 3, checkpoints: 4 });
    expect(await allOf(servers)).toEqual(await sourceEvents());
    expect(existsSync(join(root, 'unfinished'))).toBe(false);
  });

  it('is for who reads it what the league was', async () => {
    await toServers();
    const server = openEventStoreDb(double.url, { log: SILENT });
    onTestFinished(server.close);
    const copied = openEventStoreDbEventStore(server, 'ada');
    const original = openSqliteEventStore(folder.eventsFile);
    onTestFinished(original.close);
    const events = await original.readAll(0n, 10_000);
    expect(events.length).toBeGreaterThan(200);
    expect((await copied.readAll(0n, 10_000)).map((event) => ({ ...event, position: 0n }))).toEqual(
      events.map((event) => ({ ...event, position: 0n })),
    );
    // The page ends in front of the first that nobody can read; that one is the same for both.
    const first = await original.readAll(events.at(-1)?.position ?? 0n, 10).catch((error: unknown) => error);
    const same = await copied.readStream('team-0').catch((error: unknown) => error);
    expect([first, same]).toEqual([expect.any(UnreadableEvent), expect.any(UnreadableEvent)]);
    expect((same as UnreadableEvent).at?.id).toBe((first as UnreadableEvent).at?.id);
  });

  it('that goes back is the league again, to the letter', async () => {
    const there = await toServers();
    const back = await toFolder();
    expect(back.difference).toBeUndefined();
    expect(back.log.target).toEqual(there.log.source);
    const rows = ({ eventsFile }: DataFolder) =>
      closingAfter(Promise.resolve(openSqliteEventStore(eventsFile)), (store) => store.readAll(0n, 10_000));
    expect(await rows(back.folder)).toEqual(await rows(folder));
    const { checkpoints, digestKey, close } = openAccounts(back.folder.accountsFile);
    const original = openAccounts(folder.accountsFile);
    expect(digestKey).toEqual(original.digestKey);
    expect(await checkpoints.load('import-results')).toBe(57n);
    // Beyond the end is the end.
    expect(await checkpoints.load('season-rules')).toBe(BigInt(SAMPLE_EVENTS));
    close();
    original.close();
  });

  it('says of each process the place of the same event', async () => {
    await toServers();
    const { checkpoints, close } = openAccounts(join(root, 'accounts.db'));
    onTestFinished(close);
    const positions = (await servers.log.page(0n, 10_000)).map(({ position }) => position);
    expect(await checkpoints.load('deleted-teams')).toBe(0n);
    for (const process of ['import-results', 'renamed-teams'] as const) {
      expect(await checkpoints.load(process)).toBe(positions[Number(PLACES[process]) - 1]);
    }
    expect(await checkpoints.load('season-rules')).toBe(positions.at(-1));
  });

  it('writes events of one stream that stand side by side in one append, and no others', async () => {
    await toServers();
    const [stats, own] = [/^\$stats/, /^ada\./].map((name) =>
      double.log.records.filter(({ stream }) => name.test(stream)),
    );
    expect(own).toHaveLength(SAMPLE_EVENTS);
    // The double puts an event of its own in front of every third append.
    expect(stats?.length).toBe(Math.floor((1 + 20 * 3 + 60 * 2 + 3) / 3));
  });

  it('is only compared the second time', async () => {
    const first = await toServers();
    const records = double.log.records.length;
    expect(await toServers()).toEqual({ ...first, copied: 0 });
    expect(double.log.records).toHaveLength(records);
  });

  it('goes on where the league went on after an earlier copy', async () => {
    await toServers();
    const { folder: back } = await toFolder();
    folder = back;
    const store = openSqliteEventStore(folder.eventsFile);
    await store.append('team-new', [newEvent(teamCreated())], 'no-stream');
    await store.close();
    const { sessions, close } = openAccounts(folder.accountsFile);
    await sessions.remove('a'.repeat(64));
    close();
    expect(await toServers()).toMatchObject({
      copied: 1,
      difference: undefined,
      accounts: { target: { sessions: 2 } },
    });
  });
});

type Contents = { readonly data: string; readonly metadata: string };

describe('a target that is something else', () => {
  it('is left as it is and told apart when it holds a foreign event', async () => {
    double.log.put('ada.team-x', { type: 'TeamCreated' });
    const report = await toServers();
    expect(report).toMatchObject({ copied: 0, log: { target: { count: 1 } } });
    expect(report.difference).toMatch(/^event number 1, SeasonStarted .* is another one at the target: TeamCreated/);
    expect(double.log.records).toHaveLength(1);
    expect(existsSync(join(root, 'accounts.db'))).toBe(false);
    expect(existsSync(join(root, 'unfinished'))).toBe(false);
  });

  it('is told apart when it has gone on by itself', async () => {
    await toServers();
    double.log.put('ada.team-x', { type: 'TeamCreated' });
    const { copied, difference } = await toServers();
    expect(copied).toBe(0);
    expect(difference).toMatch(
      new RegExp(`^the target holds one event more, number ${SAMPLE_EVENTS + 1}: TeamCreated`),
    );
  });

  it.each([
    ['data', ({ data }: Contents) => ({ data: data.replace('Takım 2', 'Takım 3') })],
    ['metadata', ({ metadata }: Contents) => ({ metadata: metadata.replace('"admin"', '"system"') })],
    ['recordedAt', ({ metadata }: Contents) => ({ metadata: metadata.replace(/"recordedAt":17/, '"recordedAt":18') })],
    ['version', ({ metadata }: Contents) => ({ metadata: metadata.replace('"version":1', '"version":2') })],
  ])('is told apart when only %s of one event differs', async (part, change) => {
    await toServers();
    const record = double.log.streamOf('ada.team-0')?.[2];
    if (record === undefined) throw new Error('the event is not there');
    const [data, metadata] = [record.data, record.metadata].map((bytes) => Buffer.from(bytes).toString());
    for (const [name, text] of Object.entries(change({ data, metadata } as Contents))) {
      Object.assign(record, { [name]: Buffer.from(text) });
    }
    const { copied, difference, log } = await toServers();
    expect(copied).toBe(0);
    expect(difference).toMatch(
      /^event number 4, TeamDetailsChanged .* \(stream team-0, revision 2\), differs at the target: /,
    );
    expect(difference?.endsWith(`: ${part}`)).toBe(true);
    expect(log.target.sha256).not.toBe(log.source.sha256);
  });

  it('is told apart when its accounts changed', async () => {
    await toServers();
    const { sessions, close } = openAccounts(join(root, 'accounts.db'));
    await sessions.remove('b'.repeat(64));
    close();
    expect((await toServers()).difference).toMatch(/^the target lacks the session b+ of account/);
  });

  it('is refused when somebody else has accounts there', async () => {
    const { accounts, close } = openAccounts(join(root, 'accounts.db'));
    await accounts.add({ id: '1', username: 'someone', passwordHash: '' });
    close();
    await expect(toServers()).rejects.toThrow('the target is not empty: accounts of somebody');
    expect(double.log.records).toEqual([]);
  });

  it('is refused as a folder that has read models or accounts and no log', async () => {
    await toServers();
    const path = join(root, 'back');
    await toFolder(path);
    for (const end of ['', '-wal', '-shm']) rmSync(join(path, `events.db${end}`), { force: true });
    await expect(toFolder(path)).rejects.toThrow(/is not empty: .*accounts\.db stands there without a log/);
    expect(existsSync(join(path, 'events.db'))).toBe(false);
  });
});

describe('a copy is refused', () => {
  it('into a folder whose log is damaged', async () => {
    await toServers();
    const { folder: back } = await toFolder();
    tamper(back.eventsFile, 'UPDATE events SET recorded_at = 1 WHERE position = 4');
    await expect(toFolder()).rejects.toThrow('damaged after position 3');
  });

  it('while a server runs on the folder', async () => {
    const { release } = lockFolder(folder);
    await expect(toServers()).rejects.toThrow('in use by another server');
    release();
    expect((await toServers()).difference).toBeUndefined();
  });

  it('of a folder without a league, and without accounts', async () => {
    folder = dataFolder(join(root, 'nowhere'));
    await expect(toServers()).rejects.toThrow(DataFolderError);
    expect(existsSync(folder.path)).toBe(false);
    folder = dataFolder(join(root, 'league'));
    rmSync(folder.accountsFile);
    await expect(toServers()).rejects.toThrow('accounts.db is missing beside the log');
  });

  it('of servers without a league', async () => {
    await expect(toFolder()).rejects.toThrow('there is no league to copy: EventStoreDB, streams ada.* holds no event');
  });

  it('of a log that is damaged', async () => {
    tamper(folder.eventsFile, "UPDATE events SET data = '{}' WHERE position = 100");
    await expect(toServers()).rejects.toThrow('damaged after position 99');
    expect(double.log.records).toEqual([]);
  });

  it('at an event that EventStoreDB cannot hold, which it names, and goes on when that is repaired', async () => {
    const huge = writeForeignEvent(folder.eventsFile, {
      stream: 'team-0',
      type: 'TeamCreated',
      data: `"${'x'.repeat(1_100_000)}"`,
    });
    await expect(toServers()).rejects.toThrow(`EventStoreDB takes no event as large as TeamCreated ${huge.id}`);
    double.faults.appendLimit = 2_000_000;
    expect(await toServers()).toMatchObject({ difference: undefined });
  });

  it('when the target is written to in the midst of it', async () => {
    const source = await openFolderSource(folder, noNotices);
    const meddled = { ...servers, setUnfinished: async () => void double.log.put('ada.match-3', {}) };
    await expect(copyLeague(source, meddled, QUIETLY)).rejects.toThrow('stream ada.match-3 is at 0: somebody else');
    await source.close();
  });
});

describe('a copy that was not finished', () => {
  it('into a folder is opened by no server, and finished by the next', async () => {
    await toServers();
    const path = join(root, 'back');
    const target = await openFolderTarget(dataFolder(path), noNotices);
    let appends = 0;
    const breaking = {
      ...target,
      log: {
        ...target.log,
        append: async (events: Parameters<typeof target.log.append>[0]) => {
          appends += 1;
          if (appends === 2) throw new StoreUnavailable('the disk is full');
          await target.log.append(events);
        },
      },
    };
    await expect(copyLeague(servers, breaking, QUIETLY)).rejects.toThrow('the disk is full');
    await target.close();
    const { eventsFile } = dataFolder(path);
    for (const readOnly of [true, false]) {
      expect(() => openSqliteEventStore(eventsFile, { readOnly })).toThrow("not finished: run 'league copy' again");
    }
    const report = await toFolder(path);
    expect(report).toMatchObject({ difference: undefined, copied: SAMPLE_EVENTS - 200 });
    await openSqliteEventStore(eventsFile).close();
  });

  it('is no source of another one', async () => {
    const target = await openFolderTarget(folder, noNotices);
    await target.setUnfinished(true);
    await target.close();
    await expect(toServers()).rejects.toThrow(StoreUnavailable);
  });

  it('stays so when the source was written to while it was read', async () => {
    const source = await openFolderSource(folder, noNotices);
    const moving = { ...source, log: { ...source.log, head: async () => (await source.log.head()) + 1n } };
    const report = await copyLeague(moving, servers, QUIETLY);
    await source.close();
    expect(report.difference).toBe(`${folder.eventsFile} was written to during the copy`);
    expect(existsSync(join(root, 'unfinished'))).toBe(true);
    expect(await toServers()).toMatchObject({ copied: 0, difference: undefined });
    expect(existsSync(join(root, 'unfinished'))).toBe(false);
  });
});
