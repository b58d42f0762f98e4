import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it } from 'vitest';
import { runSweeps, type Sweep } from './sweeps.ts';

/** Runs sweeps through so many pauses, and answers what happened in order. */
const run = async (sweeps: readonly Sweep[], pauses: number, told: unknown[]): Promise<void> => {
  const ending = new AbortController();
  await runSweeps(sweeps, {
    signal: ending.signal,
    pause: async (ms) => {
      told.push(ms >= 3_600_000 ? 'an hour' : 'a moment');
      if (told.filter((one) => one === 'an hour' || one === 'a moment').length === pauses) ending.abort();
    },
    onFailed: (name, error) => told.push([name, String(error)]),
  });
};

describe('sweeps', () => {
  it('run at the start, one after the other, and again every hour', async () => {
    const told: unknown[] = [];
    const sweep = (name: string): Sweep => ({ name, run: async () => void told.push(name) });
    await run([sweep('one'), sweep('two')], 2, told);
    expect(told).toEqual(['one', 'two', 'an hour', 'one', 'two', 'an hour']);
  });

  it('are tried again while a store is away, and told of', async () => {
    const told: unknown[] = [];
    let away = 2;
    const sweep: Sweep = {
      name: 'one',
      run: async () => {
        away -= 1;
        if (away >= 0) throw new StoreUnavailable('away');
        told.push('done');
      },
    };
    await run([sweep], 3, told);
    const failed = ['one', 'StoreUnavailable: away'];
    expect(told).toEqual([failed, 'a moment', failed, 'a moment', 'done', 'an hour']);
  });

  it('that fail by themselves leave the others alone', async () => {
    const told: unknown[] = [];
    const broken: Sweep = { name: 'broken', run: () => Promise.reject(new Error('a bug')) };
    await run([broken, { name: 'next', run: async () => void told.push('next') }], 7, told);
    expect(told.filter((one) => one === 'next')).toHaveLength(1);
    expect(told.filter((one) => Array.isArray(one))).toHaveLength(7);
  });
});
