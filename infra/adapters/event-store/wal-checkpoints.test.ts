import { statSync } from 'node:fs';
import { freshId, newEvent, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteEventStore } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { walLimitBytes } from './wal-checkpoints.ts';

const LIMIT = walLimitBytes(4_096);
const big = () => [newEvent(teamCreated({ name: 'x'.repeat(200_000) }))];

describe('the -wal file', () => {
  it('stays within its limit under unbroken load, and the log is whole afterwards', async () => {
    const file = `${temporaryFolder()}/events.db`;
    const store = openSqliteEventStore(file);
    const [writers, each] = [4, 160];
    let largest = 0;
    const writer = async (): Promise<void> => {
      for (let append = 0; append < each; append += 1) {
        await store.append(`team-${freshId()}`, big(), 'no-stream');
        largest = Math.max(largest, statSync(`${file}-wal`).size);
      }
    };
    await Promise.all(Array.from({ length: writers }, writer));
    expect(statSync(file).size).toBeGreaterThan(LIMIT);
    // The thread's last round and the commits between two looks may come on top.
    expect(largest).toBeLessThan(LIMIT * 2);
    await store.close();
    const reopened = openSqliteEventStore(file);
    expect(await reopened.head()).toBe(BigInt(writers * each));
    await reopened.close();
  });

  it('is gone after closing in good order, however soon', async () => {
    const file = `${temporaryFolder()}/events.db`;
    const store = openSqliteEventStore(file, { framesToCheckpoint: 1 });
    for (let append = 0; append < 40; append += 1) await store.append(`team-${append}`, teamHistory(2), 'no-stream');
    await store.close();
    expect(() => statSync(`${file}-wal`)).toThrow('ENOENT');
  });
});

describe('a reader beside a running server', () => {
  it('sees what the server acknowledges, hears of it, and writes nothing', async () => {
    const file = `${temporaryFolder()}/events.db`;
    const server = openSqliteEventStore(file);
    await server.append('team-a', teamHistory(3), 'no-stream');
    const reader = openSqliteEventStore(file, { readOnly: true });
    onTestFinished(async () => {
      await reader.close();
      await server.close();
    });
    expect(await reader.head()).toBe(3n);
    const heard = Promise.withResolvers<void>();
    reader.onAppended(() => heard.resolve());
    await server.append('team-a', teamHistory(2), 2n);
    await heard.promise;
    expect(await reader.readAll(3n, 10)).toEqual(await server.readAll(3n, 10));
    await expect(reader.append('team-b', teamHistory(1), 'no-stream')).rejects.toThrow('for reading only');
  });

  it('does not open what is not there', () => {
    const file = `${temporaryFolder()}/events.db`;
    expect(() => openSqliteEventStore(file, { readOnly: true })).toThrow(`${file}: unable to open database file`);
  });
});
