import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { describe, expect, it } from 'vitest';
import { isAbove, readNewest, type Trail, withOlder } from './queries.ts';

/** A log that grows, read page by page as from the server; `asked` has the positions below which pages were read. */
const logOf = (length: number) => {
  const asked: (string | undefined)[] = [];
  let newest = length;
  let name = 'Kartal';
  const readPage = async (before?: string): Promise<readonly AuditEntry[]> => {
    asked.push(before);
    const from = before === undefined ? newest : Number(before) - 1;
    return Array.from({ length: Math.min(50, from) }, (_, index) => ({
      position: String(from - index),
      teams: [{ _id: 'k', name }],
    })) as AuditEntry[];
  };
  return {
    asked,
    readPage,
    grow: (by: number) => {
      newest += by;
    },
    rename: (now: string) => {
      name = now;
    },
  };
};

type Log = ReturnType<typeof logOf>;

/** What a page has that was asked for older records until it had this many pages. */
const read = async ({ readPage, asked }: Log, pages: number): Promise<Trail> => {
  let trail = await readNewest(readPage, () => undefined);
  while (asked.length < pages) trail = withOlder(trail, await readPage(trail.entries.at(-1)?.position));
  asked.length = 0;
  return trail;
};

const positions = ({ entries }: Trail): readonly number[] => entries.map(({ position }) => Number(position));
const downFrom = (newest: number, to: number): readonly number[] =>
  Array.from({ length: newest - to + 1 }, (_, index) => newest - index);

describe('the records on screen', () => {
  it('cost one request when something happens, however many were read', async () => {
    const log = logOf(1_000);
    const before = await read(log, 5);
    expect(positions(before)).toEqual(downFrom(1_000, 751));
    log.grow(3);
    const after = await readNewest(log.readPage, () => before);
    expect(log.asked).toEqual([undefined]);
    expect(positions(after)).toEqual(downFrom(1_003, 751));
    expect(after.hasOlder).toBe(true);
  });

  it.each([0, 1, 49, 50, 51, 137])('have no gap and nothing twice after %i new ones', async (grown) => {
    const log = logOf(210);
    const before = await read(log, 3);
    log.grow(grown);
    const after = await readNewest(log.readPage, () => before);
    expect(positions(after)).toEqual(downFrom(210 + grown, 61));
    expect(log.asked).toHaveLength(Math.floor(grown / 50) + 1);
  });

  it('end where the log ends', async () => {
    const log = logOf(120);
    const all = await read(log, 3);
    expect([positions(all).at(-1), all.hasOlder]).toEqual([1, false]);
    log.grow(2);
    const after = await readNewest(log.readPage, () => all);
    expect([positions(after).length, after.hasOlder]).toEqual([122, false]);
    const few = logOf(7);
    const seven = await readNewest(few.readPage, () => undefined);
    few.grow(50);
    expect(positions(await readNewest(few.readPage, () => seven))).toEqual(downFrom(57, 1));
    expect(await readNewest(logOf(0).readPage, () => undefined)).toEqual({ entries: [], hasOlder: false });
  });

  it('keep older ones that were added while the newest were read', async () => {
    const log = logOf(300);
    let trail = await read(log, 1);
    log.grow(1);
    const after = await readNewest(
      async (before) => {
        const page = await log.readPage(before);
        trail = withOlder(trail, await log.readPage('251'));
        return page;
      },
      () => trail,
    );
    expect(positions(after)).toEqual(downFrom(301, 201));
  });

  it('have older ones once, also where they were asked for twice', async () => {
    const log = logOf(300);
    const trail = await read(log, 1);
    const page = await log.readPage(trail.entries.at(-1)?.position);
    expect(positions(withOlder(withOlder(trail, page), page))).toEqual(downFrom(300, 201));
  });

  it('have a new name among the newest, and the old one in those that are not read again', async () => {
    const log = logOf(300);
    const before = await read(log, 2);
    log.rename('Şahin');
    const { entries } = await readNewest(log.readPage, () => before);
    const nameAt = (index: number) => entries[index]?.teams[0]?.name;
    expect([nameAt(49), nameAt(50)]).toEqual(['Şahin', 'Kartal']);
  });
});

it('places of the log are compared as numbers, beyond 2^53 as well', () => {
  expect(isAbove('10', '9')).toBe(true);
  expect(isAbove('9', '10')).toBe(false);
  expect(isAbove('9', '9')).toBe(false);
  expect(isAbove('9007199254740993', '9007199254740992')).toBe(true);
});
