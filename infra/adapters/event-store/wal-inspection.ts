import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { endianness } from 'node:os';

/**
 * What stands in the `-wal` file of an SQLite database, judged before SQLite opens it. SQLite itself takes everything
 * behind the first bad frame for never written, without a word: right after a killed process, wrong for a damaged disk.
 * File format: https://sqlite.org/fileformat2.html#walformat and https://sqlite.org/walformat.html
 */
export type WalInspection =
  /** Every frame belongs to a finished transaction, or there is no file. */
  | { readonly kind: 'sound' }
  /**
   * From byte `offset` on stands a transaction that is not whole. `acknowledged`: 'never' where the `-shm` file counts just
   * the finished ones before it; without that witness nobody knows whether more stood there and was acknowledged.
   */
  | { readonly kind: 'unfinished'; readonly offset: number; readonly acknowledged: 'never' | 'unknown' }
  /** From byte `offset` on finished transactions, which were acknowledged, cannot be read any more. */
  | { readonly kind: 'damaged'; readonly offset: number; readonly detail: string };

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;

type Checksum = readonly [number, number];
type Header = { readonly pageSize: number; readonly salts: bigint; readonly swapped: boolean; readonly sum: Checksum };

/** Inspects `<file>-wal`, with `<file>-shm` as a witness. Reads only. No other process may be writing meanwhile. */
export const inspectWal = (file: string): WalInspection => {
  const known = committedBySharedIndex(`${file}-shm`);
  if (!existsSync(`${file}-wal`)) return missing(known);
  const wal = openSync(`${file}-wal`, 'r');
  try {
    const { size } = fstatSync(wal);
    if (size === 0) return missing(known);
    if (size <= HEADER_BYTES) return known?.pending ? missing(known) : unfinished(0, known !== undefined);
    const header = readHeader(wal);
    if (header === undefined) return { kind: 'damaged', offset: 0, detail: 'the header is broken' };
    return inspectFrames(wal, size, header, known);
  } finally {
    closeSync(wal);
  }
};

/**
 * Whether anything in `<file>-wal` can be read at all, and whether `<file>-shm` is of the same round of it, so that it
 * witnesses what was acknowledged.
 */
export const walHeader = (file: string): { readonly isReadable: boolean; readonly isWitnessed: boolean } => {
  const none = { isReadable: false, isWitnessed: false };
  if (!existsSync(`${file}-wal`)) return none;
  const wal = openSync(`${file}-wal`, 'r');
  try {
    const header = fstatSync(wal).size <= HEADER_BYTES ? undefined : readHeader(wal);
    if (header === undefined) return none;
    return { isReadable: true, isWitnessed: committedBySharedIndex(`${file}-shm`)?.salts === header.salts };
  } finally {
    closeSync(wal);
  }
};

const missing = (known: SharedIndex | undefined): WalInspection =>
  known?.pending
    ? { kind: 'damaged', offset: 0, detail: `${known.frames} frames that were acknowledged are missing` }
    : { kind: 'sound' };

const readHeader = (wal: number): Header | undefined => {
  const bytes = Buffer.alloc(HEADER_BYTES);
  readSync(wal, bytes, 0, HEADER_BYTES, 0);
  const magic = bytes.readUInt32BE(0);
  if (magic !== MAGIC && magic !== MAGIC + 1) return undefined;
  const stored: Checksum = [bytes.readUInt32BE(24), bytes.readUInt32BE(28)];
  const pageSize = bytes.readUInt32BE(8);
  const salts = bytes.readBigUInt64BE(16);
  const swapped = (magic === MAGIC) !== (endianness() === 'LE');
  const sum = checksum(words(bytes, swapped), 0, 6, [0, 0]);
  return same(sum, stored) ? { pageSize, salts, swapped, sum } : undefined;
};

const inspectFrames = (
  wal: number,
  size: number,
  { pageSize, salts, swapped, sum }: Header,
  known: SharedIndex | undefined,
): WalInspection => {
  const frameBytes = FRAME_HEADER_BYTES + pageSize;
  const frame = Buffer.alloc(frameBytes);
  let previous = sum;
  let finished = HEADER_BYTES;
  let bad: number | undefined;
  let ours = false;
  for (let offset = HEADER_BYTES; offset < size; offset += frameBytes) {
    const read = readSync(wal, frame, 0, frameBytes, offset);
    if (read < frameBytes) {
      ours ||= read < 16 || !isEarlierRound(frame.readUInt32BE(8), salts);
      break;
    }
    ours ||= !isEarlierRound(frame.readUInt32BE(8), salts);
    const salted = frame.readBigUInt64BE(8) === salts;
    const isCommit = frame.readUInt32BE(4) !== 0;
    const stored: Checksum = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
    const valid = salted && same(frameChecksum(frame, swapped, previous), stored);
    if (!valid) bad ??= offset;
    if (valid && isCommit) {
      // Checksums are chained, so a good frame behind a bad one follows on what the bad one claims for itself.
      if (bad !== undefined) return { kind: 'damaged', offset: bad, detail: 'finished transactions stand behind it' };
      finished = offset + frameBytes;
      ours = false;
    }
    previous = stored;
  }
  const frames = (finished - HEADER_BYTES) / frameBytes;
  if (known?.salts === salts && known.frames > frames) {
    const detail = `${known.frames - frames} frames that were acknowledged cannot be read`;
    return { kind: 'damaged', offset: finished, detail };
  }
  // A count from before (after a power cut) is smaller, and no witness of what came later.
  return ours ? unfinished(finished, known?.salts === salts && known.frames === frames) : { kind: 'sound' };
};

const unfinished = (offset: number, witnessed: boolean): WalInspection => ({
  kind: 'unfinished',
  offset,
  acknowledged: witnessed ? 'never' : 'unknown',
});

/** What a person is told of an unfinished transaction that is left out; it claims no more than is known. */
export const leftOut = (
  file: string,
  { offset, acknowledged }: Extract<WalInspection, { readonly kind: 'unfinished' }>,
): string =>
  acknowledged === 'never'
    ? `${file}-wal: from byte ${offset} on, a write that was never finished, hence never acknowledged, is left out`
    : `${file}-wal: from byte ${offset} on, a write that is not whole is left out; whether more stood there that was ` +
      'acknowledged cannot be told without its -shm file';

/**
 * Behind the last frame of this round of the file stand frames of earlier rounds, which mean nothing. SQLite counts the
 * first salt up by one for each round.
 */
const isEarlierRound = (firstSalt: number, salts: bigint): boolean => {
  const rounds = (Number(salts >> 32n) - firstSalt) >>> 0;
  return rounds > 0 && rounds < 0x1000000;
};

const frameChecksum = (frame: Buffer, swapped: boolean, seed: Checksum): Checksum => {
  const all = words(frame, swapped);
  return checksum(all, FRAME_HEADER_BYTES / 4, all.length, checksum(all, 0, 2, seed));
};

/** The bytes as 32-bit words in the order the checksum was made with: the machine's own, or the other one. */
const words = (bytes: Buffer, swapped: boolean): Uint32Array => {
  const copy = Uint8Array.from(bytes);
  if (swapped) Buffer.from(copy.buffer).swap32();
  return new Uint32Array(copy.buffer);
};

const checksum = (all: Uint32Array, from: number, to: number, [first, second]: Checksum): Checksum => {
  for (let index = from; index < to; index += 2) {
    first = (first + (all[index] ?? 0) + second) >>> 0;
    second = (second + (all[index + 1] ?? 0) + first) >>> 0;
  }
  return [first, second];
};

const same = (a: Checksum, b: Checksum): boolean => a[0] === b[0] && a[1] === b[1];

type SharedIndex = { readonly salts: bigint; readonly frames: number; readonly pending: boolean };

const INDEX_HEADER_BYTES = 48;

/**
 * How many frames the `-shm` file knows to be finished. SQLite raises that number only after the frames are synced, and
 * the file outlives a killed process, so frames that it counts and the `-wal` lacks were acknowledged and are lost.
 * Undefined when there is no such file or it is not whole; an older count (after a power cut) accuses nobody.
 */
const committedBySharedIndex = (file: string): SharedIndex | undefined => {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file).subarray(0, INDEX_HEADER_BYTES * 2 + 4);
  if (bytes.length < INDEX_HEADER_BYTES * 2 + 4) return undefined;
  const [one, two] = [
    bytes.subarray(0, INDEX_HEADER_BYTES),
    bytes.subarray(INDEX_HEADER_BYTES, INDEX_HEADER_BYTES * 2),
  ];
  const all = words(one, false);
  if (!one.equals(two) || !same(checksum(all, 0, 10, [0, 0]), [all[10] ?? 0, all[11] ?? 0])) return undefined;
  const frames = all[4] ?? 0;
  const backfilled = words(bytes.subarray(INDEX_HEADER_BYTES * 2), false)[0] ?? 0;
  return { salts: one.readBigUInt64BE(32), frames, pending: frames > backfilled };
};
