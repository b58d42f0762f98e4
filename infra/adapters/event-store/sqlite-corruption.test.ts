import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { newEvent, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { checksBehind } from './check-behind.ts';
import { openSqliteEventStore } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';

const PAGE = 4_096;

/** A log of so many events that was closed in good order: one file, no -wal. */
const closedLog = async (events = 300): Promise<string> => {
  const file = `${temporaryFolder()}/events.db`;
  const store = openSqliteEventStore(file);
  for (let stream = 0; stream < events; stream += 10) {
    await store.append(`team-${stream}`, teamHistory(Math.min(10, events - stream)), 'no-stream');
  }
  await store.close();
  return file;
};

const overwrite = (file: string, from: number, bytes: Buffer): void => {
  const content = readFileSync(file);
  bytes.copy(content, from);
  writeFileSync(file, content);
};

/** Opens, expects the refusal, and that not a byte was changed. */
const refusalOf = (file: string): LogCorrupt => {
  const before = readFileSync(file);
  try {
    openSqliteEventStore(file);
  } catch (error) {
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(error).toBeInstanceOf(LogCorrupt);
    if (error instanceof LogCorrupt) {
      expect(error.file).toBe(file);
      expect(error.message).toContain(`${file}: damaged after position ${error.lastGood}`);
      return error;
    }
  }
  throw new Error('the damaged log was opened');
};

describe('opening a damaged log', () => {
  it('opens a sound one without a word', async () => {
    const notices: string[] = [];
    const store = openSqliteEventStore(await closedLog(), { onNotice: (text) => notices.push(text) });
    expect(await store.head()).toBe(300n);
    expect(notices).toEqual([]);
    await store.close();
  });

  it.each([0.25, 0.5, 0.9])('refuses one cut at %f of its length, at any byte', async (share) => {
    const file = await closedLog();
    truncateSync(file, Math.floor(statSync(file).size * share));
    const { lastGood } = refusalOf(file);
    expect(lastGood).toBeLessThan(300n);
  });

  it('refuses one that lost its last page, and names how far it reads', async () => {
    const file = await closedLog();
    truncateSync(file, statSync(file).size - PAGE);
    const { lastGood } = refusalOf(file);
    expect(lastGood).toBeGreaterThan(0n);
    expect(lastGood).toBeLessThanOrEqual(300n);
  });

  it('refuses an empty file, which it would never have made', async () => {
    const file = await closedLog();
    truncateSync(file, 0);
    expect(refusalOf(file).lastGood).toBe(0n);
  });

  it('refuses a file that is no database', async () => {
    const file = `${temporaryFolder()}/events.db`;
    writeFileSync(file, 'week,home,away,result\n'.repeat(1_000));
    expect(refusalOf(file).lastGood).toBe(0n);
  });

  it('refuses a database that is not the log of a league', async () => {
    const file = `${temporaryFolder()}/events.db`;
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE accounts (id TEXT)');
    db.close();
    expect(refusalOf(file).message).toContain('not the log of a league');
  });

  it.each([
    ['zeros', Buffer.alloc(PAGE)],
    ['noise', Buffer.from(Array.from({ length: PAGE }, (_, index) => (index * 7919 + 13) % 251))],
  ])('refuses one with any page overwritten by %s', async (_, bytes) => {
    const sound = await closedLog(120);
    const pages = statSync(sound).size / PAGE;
    for (let page = 0; page < pages; page += 1) {
      const file = `${sound}.${page}`;
      writeFileSync(file, readFileSync(sound));
      overwrite(file, page * PAGE, bytes);
      expect(refusalOf(file).lastGood, `page ${page}`).toBeLessThanOrEqual(120n);
    }
  });

  it.each(['"teamId"', '"commandId"', 'TeamCreated', 'team-10'])(
    'refuses one with a letter changed in %s',
    async (text) => {
      const file = await closedLog(20);
      const content = readFileSync(file, 'latin1');
      // Everywhere it stands, since pages also keep remnants that no longer count.
      writeFileSync(file, content.replaceAll(text, `${text.slice(0, 2)}#${text.slice(3)}`), 'latin1');
      expect(refusalOf(file).lastGood).toBeLessThan(20n);
    },
  );

  it('refuses one with a sector of an event overwritten', async () => {
    const file = await closedLog();
    const at = readFileSync(file).lastIndexOf('"teamId"');
    overwrite(file, at, Buffer.alloc(512));
    expect(refusalOf(file).lastGood).toBeLessThan(300n);
  });

  it('refuses one whose long event lost a page in the middle of its text', async () => {
    const file = `${temporaryFolder()}/events.db`;
    const store = openSqliteEventStore(file);
    await store.append('team-short', teamHistory(3), 'no-stream');
    await store.append('team-long', [newEvent(teamCreated({ name: 'x'.repeat(10 * PAGE) }))], 'no-stream');
    await store.close();
    overwrite(file, statSync(file).size - 2 * PAGE + 100, Buffer.alloc(PAGE));
    expect(refusalOf(file).lastGood).toBe(3n);
  });

  it.each([
    ['in the middle', 'DELETE FROM events WHERE position = 17', 16n],
    ['at the beginning', 'DELETE FROM events WHERE position < 5', 0n],
  ])('refuses a gap %s', async (_, sql, lastGood) => {
    const file = await closedLog(50);
    tamper(file, sql);
    expect(refusalOf(file).lastGood).toBe(lastGood);
  });

  it('refuses an event whose metadata is not JSON', async () => {
    const file = await closedLog(50);
    tamper(file, `UPDATE events SET metadata = '{' WHERE position = 31`);
    const refusal = refusalOf(file);
    expect(refusal.lastGood).toBe(30n);
    expect(refusal.message).toContain('position 31');
  });

  it('refuses a -wal file beside nothing', async () => {
    const file = await closedLog(10);
    writeFileSync(`${file}-wal`, 'something');
    rmSync(file);
    expect(() => openSqliteEventStore(file)).toThrow(LogCorrupt);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a log whose content is checked behind its opening', () => {
  const checks = { ...checksBehind, atOnceBytes: 0 };

  it('can be read meanwhile, and is neither written to, handed on nor replayed before the check is through', async () => {
    const store = openSqliteEventStore(await closedLog(50), { checks });
    const appending = store.append('team-new', teamHistory(1), 'no-stream');
    const waiting = [appending, store.checkWritable(), store.readAll(0n, 10), store.replay(0n, 10)];
    for (const { status, reason } of await settled(waiting)) {
      expect([status, reason]).toEqual(['rejected', expect.any(StoreUnavailable)]);
    }
    expect([await store.head(), (await store.readStream('team-10')).events.length]).toEqual([50n, 10]);
    await store.check.done;
    expect(await store.append('team-new', teamHistory(1), 'no-stream')).toMatchObject({ position: 51n });
    await store.close();
  });

  it.each<[string, (file: string) => void]>([
    [
      'an event is not as it was recorded',
      (file) => tamper(file, `UPDATE events SET metadata = '{' WHERE position = 31`),
    ],
    ['an event is missing', (file) => tamper(file, 'DELETE FROM events WHERE position = 17')],
    ['a page is torn', (file) => overwrite(file, 5 * PAGE, Buffer.alloc(PAGE))],
  ])('is refused in the same words when %s, and stays as it is', async (_, damage) => {
    const file = await closedLog(50);
    damage(file);
    const refusal = refusalOf(file);
    const before = readFileSync(file);
    const store = openSqliteEventStore(file, { checks });
    await expect(store.check.done).rejects.toEqual(refusal);
    await expect(store.append('team-new', teamHistory(1), 'no-stream')).rejects.toBeInstanceOf(StoreUnavailable);
    await store.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

/** How each of them ended. */
const settled = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) => ({ reason: undefined, ...one }));

describe('damage that comes while the log is open', () => {
  it('lets what stands before a gap be read, then says where the log ends', async () => {
    const file = await closedLog(50);
    const store = openSqliteEventStore(file);
    tamper(file, 'DELETE FROM events WHERE position = 17');
    expect(await store.readAll(10n, 100)).toHaveLength(6);
    expect(await store.replay(0n, 100)).toHaveLength(16);
    await expect(store.readAll(16n, 100)).rejects.toMatchObject({ name: 'LogCorrupt', file, lastGood: 16n });
    await store.close();
  });

  it('lets what stands before an unreadable event be read, then names it', async () => {
    const file = await closedLog(50);
    const store = openSqliteEventStore(file);
    tamper(file, `UPDATE events SET type = 'TeamExploded' WHERE position = 17`);
    expect(await store.readAll(10n, 100)).toHaveLength(6);
    const poison = expect.stringMatching(/position 17 of stream 'team-10': unknown event type 'TeamExploded'/);
    await expect(store.readAll(16n, 100)).rejects.toMatchObject({ name: 'UnreadableEvent', message: poison });
    await expect(store.replay(16n, 100)).rejects.toMatchObject({ name: 'UnreadableEvent', message: poison });
    await expect(store.readStream('team-10')).rejects.toMatchObject({ name: 'UnreadableEvent', message: poison });
    await store.close();
  });
});

const tamper = (file: string, sql: string): void => {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
};
