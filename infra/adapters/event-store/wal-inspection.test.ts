import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { LogCorrupt } from '@league/events/ports/event-store.ts';
import { newEvent, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteEventStore, type SqliteEventStoreOptions } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { inspectWal } from './wal-inspection.ts';

const FRAME = 4_096 + 24;
const EVENTS = 40;

/** A log being written: everything stands in the -wal file. */
const openLog = async (events = EVENTS): Promise<{ readonly file: string; readonly store: EventStore }> => {
  const file = `${temporaryFolder()}/events.db`;
  const store = openSqliteEventStore(file, { onOpen: (db) => db.exec('PRAGMA wal_checkpoint(TRUNCATE)') });
  onTestFinished(() => store.close());
  for (let event = 0; event < events; event += 1) await store.append(`team-${event}`, teamHistory(1), 'no-stream');
  return { file, store };
};

/** What a killed process leaves behind: its files as they are. After a power cut the -shm file is gone or old. */
const leftBy = (file: string, how: 'kill' | 'power cut'): string => {
  const copy = `${temporaryFolder()}/events.db`;
  copyFileSync(file, copy);
  copyFileSync(`${file}-wal`, `${copy}-wal`);
  if (how === 'kill') copyFileSync(`${file}-shm`, `${copy}-shm`);
  return copy;
};

const cut = (file: string, bytes: number): void =>
  truncateSync(`${file}-wal`, readFileSync(`${file}-wal`).length - bytes);

const spoil = (file: string, from: number, bytes = 1): void => {
  const wal = readFileSync(`${file}-wal`);
  for (let at = from; at < from + bytes; at += 1) wal[at] = (wal[at] ?? 0) ^ 0xff;
  writeFileSync(`${file}-wal`, wal);
};

const open = async (
  file: string,
  options: SqliteEventStoreOptions = {},
): Promise<{ readonly notices: readonly string[]; readonly head: bigint }> => {
  const notices: string[] = [];
  const store = openSqliteEventStore(file, { ...options, onNotice: (text) => notices.push(text) });
  const head = await store.head();
  await store.close();
  return { notices, head };
};

/** Opens, expects the refusal, and that no file was changed. */
const refusalOf = (file: string, options: SqliteEventStoreOptions = {}): LogCorrupt => {
  const contents = () =>
    ['', '-wal', '-shm'].map((part) => (existsSync(file + part) ? readFileSync(file + part) : undefined));
  const before = contents();
  try {
    openSqliteEventStore(file, options);
  } catch (error) {
    expect(contents()).toEqual(before);
    if (error instanceof LogCorrupt) return error;
    throw error;
  }
  throw new Error('the damaged log was opened');
};

describe('the -wal file that a stopped process leaves', () => {
  it.each(['kill', 'power cut'] as const)('is taken without a word when it is whole (%s)', async (how) => {
    const { file } = await openLog();
    expect(await open(leftBy(file, how))).toEqual({ notices: [], head: BigInt(EVENTS) });
  });

  it('is whole when its beginning was used again and older frames stand behind', async () => {
    const { file, store } = await openLog();
    const copy = leftBy(file, 'kill');
    const second = openSqliteEventStore(copy, { onOpen: (db) => db.exec('PRAGMA wal_checkpoint(PASSIVE)') });
    onTestFinished(() => second.close());
    await second.append('team-a', teamHistory(1), 'no-stream');
    const length = readFileSync(`${copy}-wal`).length;
    expect(length).toBe(readFileSync(`${file}-wal`).length);
    expect(await open(leftBy(copy, 'kill'))).toEqual({ notices: [], head: BigInt(EVENTS + 1) });
    const unfinished = leftBy(copy, 'power cut');
    spoil(unfinished, 32 + 24 + 10);
    expect(inspectWal(unfinished).kind).not.toBe('sound');
    await store.head();
  });

  it('is reported and left out from where a write was never finished, with file, byte and position', async () => {
    const { file } = await openLog();
    const copy = leftBy(file, 'power cut');
    cut(copy, 100);
    const inspection = inspectWal(copy);
    expect(inspection).toMatchObject({ kind: 'unfinished' });
    const offset = inspection.kind === 'unfinished' ? inspection.offset : 0;
    const { notices, head } = await open(copy);
    expect(head).toBe(BigInt(EVENTS - 1));
    expect(notices).toEqual([expect.stringContaining(`${copy}-wal: from byte ${offset} on`)]);
    expect(notices[0]).toContain(`position ${EVENTS - 1}`);
  });

  it('is not called never acknowledged where nothing proves it', async () => {
    const { file } = await openLog();
    const [cutInHalf, stale] = [leftBy(file, 'power cut'), leftBy(file, 'kill')];
    cut(cutInHalf, 20 * FRAME + 100);
    const { notices, head } = await open(cutInHalf);
    expect(head).toBeLessThan(BigInt(EVENTS));
    expect(notices).toEqual([expect.stringMatching(/-wal: from byte \d+ on.*whether .*acknowledged cannot be told/)]);
    expect(notices[0]).not.toContain('never');
    // A count of another round of the file witnesses nothing either.
    cut(stale, 100);
    const shm = readFileSync(`${stale}-shm`);
    writeFileSync(`${stale}-shm`, shm.fill(0xff, 32, 40));
    expect((await open(stale)).notices).toEqual([expect.stringContaining('cannot be told')]);
  });

  it('is taken whole beside a -shm file of another round, as a power cut may leave it', async () => {
    const { file } = await openLog();
    const { file: other } = await openLog(3);
    const copy = leftBy(file, 'power cut');
    copyFileSync(`${other}-shm`, `${copy}-shm`);
    expect(await open(copy)).toEqual({ notices: [], head: BigInt(EVENTS) });
    const cutOff = leftBy(file, 'power cut');
    copyFileSync(`${other}-shm`, `${cutOff}-shm`);
    cut(cutOff, 100);
    expect((await open(cutOff)).notices).toEqual([expect.stringContaining('cannot be told')]);
  });

  it('is called never acknowledged where the process that was killed says so', async () => {
    const { file } = await openLog();
    const copy = leftBy(file, 'kill');
    writeFileSync(`${copy}-wal`, readFileSync(`${copy}-wal`).subarray(32, 32 + 100), { flag: 'a' });
    expect((await open(copy)).notices).toEqual([expect.stringMatching(/was never finished, hence never acknowledged/)]);
  });

  it('is refused where something beside has seen more than is left of it', async () => {
    const { file } = await openLog();
    const copy = leftBy(file, 'power cut');
    cut(copy, 20 * FRAME + 100);
    const seen = BigInt(EVENTS);
    const refusal = refusalOf(copy, { seen });
    expect(refusal.file).toBe(`${copy}-wal`);
    expect(refusal.message).toMatch(/from byte \d+ on, .*up to position 40/);
    expect(refusalOf(copy, { seen }).message).toBe(refusal.message);
    // A later look at the whole file has nothing against it.
    expect((await open(leftBy(file, 'power cut'), { seen })).notices).toEqual([]);
  });

  it('is reported when an unfinished write stands behind all finished ones', async () => {
    const { file } = await openLog();
    const copy = leftBy(file, 'kill');
    const wal = readFileSync(`${copy}-wal`);
    const half = Buffer.concat([wal, wal.subarray(32, 32 + FRAME)]);
    half.writeUInt32BE(0, wal.length + 4);
    writeFileSync(`${copy}-wal`, half);
    const { notices, head } = await open(copy);
    expect(head).toBe(BigInt(EVENTS));
    expect(notices).toEqual([expect.stringContaining(`byte ${wal.length} `)]);
  });

  it('goes on taking appends after an unfinished write was left out', async () => {
    const { file } = await openLog();
    const copy = leftBy(file, 'power cut');
    cut(copy, FRAME + 7);
    const store = openSqliteEventStore(copy, { onNotice: () => undefined });
    const head = await store.head();
    expect(await store.append('team-new', teamHistory(2), 'no-stream')).toMatchObject({ position: head + 2n });
    await store.close();
    expect(await open(copy)).toEqual({ notices: [], head: head + 2n });
  });

  it.each([1, 24, 24 + 4_095, 5 * FRAME + 8, 20 * FRAME + 16])(
    'is refused when acknowledged events stand behind damage (byte %i)',
    async (at) => {
      const { file } = await openLog();
      const copy = leftBy(file, 'power cut');
      spoil(copy, 32 + at);
      const refusal = refusalOf(copy);
      expect(refusal.file).toBe(`${copy}-wal`);
      expect(refusal.lastGood).toBeLessThan(BigInt(EVENTS));
      expect(refusal.message).toContain(`from byte ${32 + Math.floor(at / FRAME) * FRAME} on`);
    },
  );

  it('is refused with the last position before the damage', async () => {
    const { file, store } = await openLog(10);
    const before = readFileSync(`${file}-wal`).length;
    await store.append('team-a', [newEvent(teamCreated({ name: 'x'.repeat(20_000) }))], 'no-stream');
    await store.append('team-b', teamHistory(1), 'no-stream');
    const copy = leftBy(file, 'power cut');
    spoil(copy, before + FRAME, 3 * FRAME);
    expect(refusalOf(copy)).toMatchObject({ lastGood: 10n, file: `${copy}-wal` });
  });

  it('is refused when its header is broken', async () => {
    const { file } = await openLog();
    const copy = leftBy(file, 'power cut');
    spoil(copy, 18);
    expect(refusalOf(copy)).toMatchObject({ lastGood: 0n, file: `${copy}-wal` });
  });

  it.each([100, FRAME, 10 * FRAME + 1])(
    'is refused when a killed process had acknowledged what is cut off (%i bytes)',
    async (bytes) => {
      const { file } = await openLog();
      const copy = leftBy(file, 'kill');
      cut(copy, bytes);
      const refusal = refusalOf(copy);
      expect(refusal.message).toMatch(/frames that were acknowledged cannot be read/);
      expect(refusal.lastGood).toBeLessThan(BigInt(EVENTS));
    },
  );

  it('is refused again by every later start: looking at the files does not spoil the witness', async () => {
    const { file } = await openLog();
    const copy = leftBy(file, 'kill');
    cut(copy, 10 * FRAME + 1);
    const first = refusalOf(copy);
    expect(refusalOf(copy).message).toBe(first.message);
    expect(refusalOf(copy).message).toBe(first.message);
  });

  it('is refused when it is gone though a killed process had acknowledged what it held', async () => {
    const { file } = await openLog();
    const copy = leftBy(file, 'kill');
    rmSync(`${copy}-wal`);
    expect(refusalOf(copy).message).toMatch(/frames that were acknowledged are missing/);
  });
});
