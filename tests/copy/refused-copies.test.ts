import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { freshId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { DataFolderError, lockFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import type { EventStoreDb } from '@league/infra/adapters/servers/eventstoredb.ts';
import { writeForeignEvent } from '../kit/foreign-event.ts';
import { copyLeague } from '@league/infra/programs/copy/copy-league.ts';
import { copyWorld } from './copy-world.ts';
import { openEventStoreDbRawLog } from '@league/infra/programs/copy/eventstoredb-raw-log.ts';
import { noNotices, QUIETLY, SAMPLE_EVENTS, tamper } from './leagues-to-copy.ts';
import { openFolderSource, openFolderTarget } from '@league/infra/programs/copy/open-sides.ts';
import type { RawEvent } from '@league/infra/programs/copy/raw-log.ts';

describe('a copy is refused', () => {
  it('into a folder whose log is damaged', async () => {
    const { beside, toServers, toFolder } = await copyWorld();
    await toServers();
    await toFolder();
    const back = beside('back');
    tamper(back.eventsFile, 'UPDATE events SET recorded_at = 1 WHERE position = 4');
    await expect(toFolder()).rejects.toThrow('damaged after position 3');
  });

  it('while a server runs on the folder', async () => {
    const { folder, toServers } = await copyWorld();
    const { release } = lockFolder(folder);
    await expect(toServers()).rejects.toThrow('in use by another server');
    release();
    expect((await toServers()).difference).toBeUndefined();
  });

  it('of a folder without a league, and without accounts', async () => {
    const { folder, beside, toServers } = await copyWorld();
    const nowhere = beside('nowhere');
    await expect(toServers(nowhere)).rejects.toThrow(DataFolderError);
    expect(existsSync(nowhere.path)).toBe(false);
    rmSync(folder.accountsFile);
    await expect(toServers()).rejects.toThrow('accounts.db is missing beside the log');
  });

  it('of servers without a league', async () => {
    const { toFolder } = await copyWorld();
    await expect(toFolder()).rejects.toThrow('there is no league to copy: EventStoreDB, streams ada.* holds no event');
  });

  it('of a log that is damaged', async () => {
    const { double, folder, toServers } = await copyWorld();
    tamper(folder.eventsFile, "UPDATE events SET data = '{}' WHERE position = 100");
    await expect(toServers()).rejects.toThrow('damaged after position 99');
    expect(double.log.records).toEqual([]);
  });

  it('at an event that EventStoreDB cannot hold, which it names, and continues when that is repaired', async () => {
    const { double, folder, toServers } = await copyWorld();
    const huge = writeForeignEvent(folder.eventsFile, {
      stream: 'team-0',
      type: 'TeamCreated',
      data: `"${'x'.repeat(1_100_000)}"`,
      metadata: '{}',
    });
    const place = `TeamCreated ${huge.id} (stream team-0, revision ${huge.revision}) at position ${huge.position}`;
    await expect(toServers()).rejects.toThrow(
      `${place} has 1100090 bytes: EventStoreDB takes at most 1048576 at once, so that this league stays in its files`,
    );
    double.faults.appendLimit = 2_000_000;
    expect(await toServers()).toMatchObject({ difference: undefined });
  });

  it('when another program writes to the target during the copy', async () => {
    const { double, folder, servers } = await copyWorld();
    const source = await openFolderSource(folder, noNotices);
    const meddled = { ...servers, setUnfinished: async () => void double.log.put('ada.match-3', {}) };
    await expect(copyLeague(source, meddled, QUIETLY)).rejects.toThrow('stream ada.match-3 is at 0: somebody else');
    await source.close();
  });
});

describe('an event that EventStoreDB cannot hold as it is', () => {
  const event: RawEvent = {
    stream: 'team-0',
    revision: 0n,
    position: 7n,
    id: freshId(),
    type: 'TeamCreated',
    version: 1,
    recordedAt: 1,
    data: '{}',
    metadata: '{}',
  };

  it('is named when its id is no UUID', async () => {
    const { servers, double } = await copyWorld();
    const adding = servers.log.append([event, { ...event, revision: 1n, id: 'yedi' }]);
    await expect(adding).rejects.toThrow('no event whose id is no UUID: TeamCreated yedi (stream team-0, revision 1)');
    expect(double.log.records).toEqual([]);
  });

  it('is named when its stream was deleted there and goes on at other revisions', async () => {
    const deleted = { append: async () => ({ success: true, nextExpectedRevision: 4n }) } as unknown as EventStoreDb;
    const adding = openEventStoreDbRawLog(deleted, 'ada').append([event]);
    await expect(adding).rejects.toThrow('stream ada.team-0 was deleted once and goes on at other revisions');
  });
});

describe('a copy that was not finished', () => {
  it('into a folder is opened by no server, and completed by the next copy', async () => {
    const { servers, beside, toServers, toFolder } = await copyWorld();
    await toServers();
    const target = await openFolderTarget(beside('back'), noNotices);
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
    const { eventsFile } = beside('back');
    for (const readOnly of [true, false]) {
      expect(() => openSqliteEventStore(eventsFile, { readOnly })).toThrow("not finished: run 'league copy' again");
    }
    const report = await toFolder();
    expect(report).toMatchObject({ difference: undefined, copied: SAMPLE_EVENTS - 200 });
    await openSqliteEventStore(eventsFile).close();
  });

  it('cannot be the source of another copy', async () => {
    const { folder, toServers } = await copyWorld();
    const target = await openFolderTarget(folder, noNotices);
    await target.setUnfinished(true);
    await target.close();
    await expect(toServers()).rejects.toThrow(StoreUnavailable);
  });

  it('stays unfinished when its source was written to while it was read', async () => {
    const { root, folder, servers, toServers } = await copyWorld();
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
