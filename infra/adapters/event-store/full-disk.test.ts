import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { freshId, newEvent, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteEventStore } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';

const big = () => newEvent(teamCreated({ name: 'x'.repeat(10_000) }));

const openWithConnection = () => {
  const file = `${temporaryFolder()}/events.db`;
  let connection: DatabaseSync | undefined;
  const onOpen = (db: DatabaseSync): void => {
    connection = db;
    // A lock is not waited for.
    db.exec('PRAGMA busy_timeout = 0');
  };
  const store = openSqliteEventStore(file, { onOpen });
  onTestFinished(() => store.close());
  return { file, store, sql: (text: string) => connection?.exec(text) };
};

describe('a log that cannot be written', () => {
  it.each([
    ['full', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000'],
    ['read-only', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
  ])('refuses every waiting append when %s, is still read, and goes on afterwards', async (_, fault, cure) => {
    const { store, sql } = openWithConnection();
    const first = teamHistory(3);
    await store.append('team-a', first, 'no-stream');
    sql(fault);
    const refused = Array.from({ length: 20 }, () => [freshId(), big()] as const);
    const results = await Promise.allSettled(
      refused.map(([stream, event]) => store.append(stream, [event], 'no-stream')),
    );
    for (const result of results) expect(result).toMatchObject({ reason: expect.any(StoreUnavailable) });
    expect(await store.head()).toBe(3n);
    expect((await store.readStream('team-a')).events).toHaveLength(3);
    sql(cure);
    const retried = await Promise.all(refused.map(([stream, event]) => store.append(stream, [event], 'no-stream')));
    expect(retried.map(({ position }) => position)).toEqual(refused.map((_, index) => BigInt(index + 4)));
    expect((await store.append('team-a', teamHistory(1), 2n)).revision).toBe(3n);
  });

  it('says beforehand that it is read-only, and writes nothing to find out', async () => {
    const { store, sql } = openWithConnection();
    await store.append('team-a', teamHistory(3), 'no-stream');
    await store.checkWritable();
    sql('PRAGMA query_only = ON');
    await expect(store.checkWritable()).rejects.toBeInstanceOf(StoreUnavailable);
    sql('PRAGMA query_only = OFF');
    await store.checkWritable();
    expect(await store.head()).toBe(3n);
  });

  it('refuses the append while another process holds the lock, then goes on', async () => {
    const { file, store } = openWithConnection();
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.append('team-a', teamHistory(1), 'no-stream')).rejects.toBeInstanceOf(StoreUnavailable);
    other.exec('ROLLBACK');
    other.close();
    expect((await store.append('team-a', teamHistory(1), 'no-stream')).position).toBe(1n);
  });

  it('does not forget what another process wrote meanwhile', async () => {
    const { file, store } = openWithConnection();
    await store.append('team-a', teamHistory(2), 'no-stream');
    const other = openSqliteEventStore(file);
    await other.append('team-a', teamHistory(2), 1n);
    await other.close();
    await expect(store.append('team-a', teamHistory(1), 1n)).rejects.toMatchObject({ actual: 3n });
    expect(await store.append('team-a', teamHistory(1), 3n)).toEqual({ revision: 4n, position: 5n, positions: [5n] });
  });

  it('refuses to open where there is no folder', () => {
    expect(() => openSqliteEventStore(`${temporaryFolder()}/missing/events.db`)).toThrow(StoreUnavailable);
  });

  it('refuses appends after it was closed', async () => {
    const { store } = openWithConnection();
    await store.close();
    await expect(store.append('team-a', teamHistory(1), 'no-stream')).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

const CHILD = fileURLToPath(new URL('./full-disk.child.ts', import.meta.url));
const [SHELL, LIMITER] = ['bash', 'prlimit'] as const;
const hasTools = [SHELL, LIMITER].every((tool) => spawnSync(tool, ['--version']).status === 0);

describe.skipIf(!hasTools)('a process that may not make files any larger', () => {
  it('refuses appends (EFBIG), keeps what it acknowledged, and goes on when it may again', async () => {
    const file = `${temporaryFolder()}/events.db`;
    const limited = `ulimit -S -f 256; exec "${process.execPath}" "${CHILD}" "${file}"`;
    const child = spawn(SHELL, ['-c', limited], { stdio: ['pipe', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const append = async (id = freshId()): Promise<string> => {
      child.stdin.write(`${id}\n`);
      return String((await answers.next()).value);
    };

    let position = 0;
    let refused = freshId();
    let answer = await append(refused);
    while (answer === `ok ${position + 1}`) {
      position += 1;
      refused = freshId();
      answer = await append(refused);
    }
    expect(position).toBeGreaterThan(3);
    expect(answer).toBe(`StoreUnavailable ${position}`);
    expect(await append(refused)).toBe(`StoreUnavailable ${position}`);

    expect(spawnSync(LIMITER, ['--pid', String(child.pid), '--fsize=unlimited']).status).toBe(0);
    expect(await append(refused)).toBe(`ok ${position + 1}`);
    expect(await append(refused)).toBe(`ok ${position + 1}`);
    expect(await append()).toBe(`ok ${position + 2}`);
    child.stdin.end();
    expect((await exited)[0]).toBe(0);

    const store = openSqliteEventStore(file);
    expect(await store.readAll(0n, 1_000)).toHaveLength(position + 2);
    await store.close();
  });
});
