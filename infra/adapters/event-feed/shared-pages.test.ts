import { teamHistory } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { createMemoryEventStore } from '../event-store/memory.ts';
import { createSharedPages } from './shared-pages.ts';

/** Pages of ten over thirty events at positions 1 to 30; `reads` is what the log was asked for. */
const thirtyEvents = async (failsAt?: bigint) => {
  const store = createMemoryEventStore();
  await store.append('team-a', teamHistory(30), 'no-stream');
  const reads: bigint[] = [];
  const readAll: typeof store.readAll = async (after, limit) => {
    reads.push(after);
    if (after === failsAt) throw new Error('the next one is poison');
    return store.readAll(after, limit);
  };
  const pages = createSharedPages({ readAll }, 10);
  const positions = async (after: bigint): Promise<number[]> =>
    (await pages.read(after)).map(({ position }) => Number(position));
  return { positions, reads };
};

describe('shared pages', () => {
  it('are read once for those who stand within one, at the same time or later', async () => {
    const { positions, reads } = await thirtyEvents();
    const first = [positions(3n), positions(3n), positions(7n)];
    expect(await Promise.all(first)).toEqual([
      [4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      [4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      [8, 9, 10, 11, 12, 13],
    ]);
    expect(await positions(12n)).toEqual([13]);
    expect(reads).toEqual([3n]);
    expect(await positions(13n)).toHaveLength(10);
    expect(reads).toEqual([3n, 13n]);
  });

  it('are of no use to those who stand before or behind', async () => {
    const { positions, reads } = await thirtyEvents();
    const [early, late] = [positions(5n), positions(20n)];
    expect(await positions(2n)).toHaveLength(10);
    expect(await early).toHaveLength(10);
    expect((await late)[0]).toBe(21);
    expect(reads).toEqual([5n, 2n, 20n]);
  });

  it('that cannot be read are the fault of those who stand where they begin', async () => {
    const { positions } = await thirtyEvents(3n);
    const [at, behind] = [positions(3n), positions(4n)];
    await expect(at).rejects.toThrow('poison');
    expect((await behind)[0]).toBe(5);
  });
});
