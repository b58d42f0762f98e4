import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableEvent } from '@league/events/codec.ts';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAccounts } from '@league/infra/adapters/accounts/sqlite-accounts.ts';
import type { DataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openEventStoreDbEventStore } from '@league/infra/adapters/event-store/eventstoredb.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { openEventStoreDb } from '@league/infra/adapters/servers/eventstoredb.ts';
import { SILENT } from '../kit/silent.ts';
import type { Side } from '@league/infra/programs/copy/copy-league.ts';
import { copyWorld } from './copy-world.ts';
import { closingAfter, noNotices, PLACES, SAMPLE_EVENTS } from './leagues-to-copy.ts';
import { openFolderSource } from '@league/infra/programs/copy/open-sides.ts';

const allOf = async (side: Side) =>
  (await side.log.page(0n, 10_000)).map((event) => ({ ...event, position: undefined }));

describe('a copy of a league', () => {
  it('contains each event as it stood, in the order of the log, unreadable ones included', async () => {
    const { root, folder, servers, toServers } = await copyWorld();
    const report = await toServers();
    expect(report).toMatchObject({ copied: SAMPLE_EVENTS, difference: undefined });
    expect(report.log.target).toMatchObject({ count: SAMPLE_EVENTS, sha256: report.log.source.sha256 });
    expect(report.accounts.target).toEqual(report.accounts.source);
    expect(report.accounts.source).toMatchObject({ accounts: 3, sessions: 3, checkpoints: 4 });
    expect(await allOf(servers)).toEqual(await closingAfter(openFolderSource(folder, noNotices), allOf));
    expect(existsSync(join(root, 'unfinished'))).toBe(false);
  });

  it('gives its readers the same league', async () => {
    const { double, folder, toServers } = await copyWorld();
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
    // The page ends before the first event that cannot be read; that event is the same in both logs.
    const first = await original.readAll(events.at(-1)?.position ?? 0n, 10).catch((error: unknown) => error);
    const same = await copied.readStream('team-0').catch((error: unknown) => error);
    expect([first, same]).toEqual([expect.any(UnreadableEvent), expect.any(UnreadableEvent)]);
    expect((same as UnreadableEvent).at?.id).toBe((first as UnreadableEvent).at?.id);
  });

  it('that goes back is the league again, byte for byte', async () => {
    const { folder, beside, toServers, toFolder } = await copyWorld();
    const there = await toServers();
    const back = await toFolder();
    expect(back.difference).toBeUndefined();
    expect(back.log.target).toEqual(there.log.source);
    const rows = ({ eventsFile }: DataFolder) =>
      closingAfter(Promise.resolve(openSqliteEventStore(eventsFile)), (store) => store.readAll(0n, 10_000));
    expect(await rows(beside('back'))).toEqual(await rows(folder));
    const { checkpoints, digestKey, close } = openAccounts(beside('back').accountsFile);
    const original = openAccounts(folder.accountsFile);
    expect(digestKey).toEqual(original.digestKey);
    expect(await checkpoints.load('import-results')).toEqual(await original.checkpoints.load('import-results'));
    // A checkpoint beyond the end is copied as the end.
    expect(await checkpoints.load('season-rules')).toEqual({ position: BigInt(SAMPLE_EVENTS), eventId: undefined });
    close();
    original.close();
  });

  it('has each process at the same event, with that event’s id', async () => {
    const { root, servers, toServers } = await copyWorld();
    await toServers();
    const { checkpoints, close } = openAccounts(join(root, 'accounts.db'));
    onTestFinished(close);
    const events = await servers.log.page(0n, 10_000);
    expect(await checkpoints.load('deleted-teams')).toEqual({ position: 0n, eventId: undefined });
    for (const process of ['import-results', 'renamed-teams'] as const) {
      const { position, id: eventId } = events[Number(PLACES[process]) - 1] ?? {};
      expect(await checkpoints.load(process)).toEqual({ position, eventId });
    }
    expect(await checkpoints.load('season-rules')).toEqual({ position: events.at(-1)?.position, eventId: undefined });
  });

  it('keeps a checkpoint that names an event of another log as one of another log', async () => {
    const { root, folder, toServers } = await copyWorld();
    const foreign = { position: 57n, eventId: 'of another log' };
    const original = openAccounts(folder.accountsFile);
    await original.checkpoints.restart('import-results', foreign);
    original.close();
    expect((await toServers()).difference).toBeUndefined();
    const { checkpoints, close } = openAccounts(join(root, 'accounts.db'));
    onTestFinished(close);
    expect((await checkpoints.load('import-results'))?.eventId).toBe(foreign.eventId);
  });

  it('writes neighbouring events of one stream in one append, and no others', async () => {
    const { double, toServers } = await copyWorld();
    await toServers();
    const [stats, own] = [/^\$stats/, /^ada\./].map((name) =>
      double.log.records.filter(({ stream }) => name.test(stream)),
    );
    expect(own).toHaveLength(SAMPLE_EVENTS);
    // The double writes an event of its own before each third append.
    expect(stats?.length).toBe(Math.floor((1 + 20 * 3 + 60 * 2 + 3) / 3));
  });

  it('contains all that a killed server had recorded', async () => {
    const { folder, beside, toServers } = await copyWorld();
    const store = openSqliteEventStore(folder.eventsFile);
    await store.append('team-new', [newEvent(teamCreated())], 'no-stream');
    // The files as a killed process leaves them, with the -wal file.
    const killed = beside('killed');
    cpSync(folder.path, killed.path, { recursive: true });
    await store.close();
    expect(existsSync(`${killed.eventsFile}-wal`)).toBe(true);
    expect(await toServers(killed)).toMatchObject({ copied: SAMPLE_EVENTS + 1, difference: undefined });
  });

  it('is only compared when it is made a second time', async () => {
    const { double, toServers } = await copyWorld();
    const first = await toServers();
    const records = double.log.records.length;
    expect(await toServers()).toEqual({ ...first, copied: 0 });
    expect(double.log.records).toHaveLength(records);
  });

  it('continues where the league continued after an earlier copy', async () => {
    const { beside, toServers, toFolder } = await copyWorld();
    await toServers();
    await toFolder();
    const back = beside('back');
    const store = openSqliteEventStore(back.eventsFile);
    await store.append('team-new', [newEvent(teamCreated())], 'no-stream');
    await store.close();
    const { sessions, close } = openAccounts(back.accountsFile);
    await sessions.remove('a'.repeat(64));
    close();
    expect(await toServers(back)).toMatchObject({
      copied: 1,
      difference: undefined,
      accounts: { target: { sessions: 2 } },
    });
  });
});

type Contents = { readonly data: string; readonly metadata: string };

describe('a target that is not an earlier copy', () => {
  it('is left unchanged and reported when it contains a foreign event', async () => {
    const { double, root, toServers } = await copyWorld();
    double.log.put('ada.team-x', { type: 'TeamCreated' });
    const report = await toServers();
    expect(report).toMatchObject({ copied: 0, log: { target: { count: 1 } } });
    expect(report.difference).toMatch(/^event number 1, SeasonStarted .* is another one at the target: TeamCreated/);
    expect(double.log.records).toHaveLength(1);
    expect(existsSync(join(root, 'accounts.db'))).toBe(false);
    expect(existsSync(join(root, 'unfinished'))).toBe(false);
  });

  it('is reported when it has new events of its own', async () => {
    const { double, toServers } = await copyWorld();
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
    ['version', ({ metadata }: Contents) => ({ metadata: metadata.replace('"version":2', '"version":1') })],
  ])('is reported when only %s of one event differs', async (part, change) => {
    const { double, toServers } = await copyWorld();
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

  it('is reported when its accounts changed', async () => {
    const { root, toServers } = await copyWorld();
    await toServers();
    const { sessions, close } = openAccounts(join(root, 'accounts.db'));
    await sessions.remove('b'.repeat(64));
    close();
    expect((await toServers()).difference).toMatch(/^the target lacks the session b+ of account/);
  });

  it('is refused when other accounts are there', async () => {
    const { double, root, toServers } = await copyWorld();
    const { accounts, close } = openAccounts(join(root, 'accounts.db'));
    await accounts.add({ id: '1', username: 'someone', personal: {}, createdAt: 0 });
    close();
    await expect(toServers()).rejects.toThrow('the target is not empty: accounts of somebody');
    expect(double.log.records).toEqual([]);
  });

  it('is refused as a folder that has read models or accounts but no log', async () => {
    const { beside, toServers, toFolder } = await copyWorld();
    await toServers();
    await toFolder();
    const { eventsFile } = beside('back');
    for (const end of ['', '-wal', '-shm']) rmSync(`${eventsFile}${end}`, { force: true });
    await expect(toFolder()).rejects.toThrow(/is not empty: .*accounts\.db stands there without a log/);
    expect(existsSync(eventsFile)).toBe(false);
  });
});
