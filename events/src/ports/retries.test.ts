import { beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from './event-store.ts';
import { pauseMs, type RetryPolicy, whenAvailable } from './retries.ts';

const never = new AbortController().signal;
const pauses = { firstMs: 1_000, longestMs: 30_000 };

describe('the pauses between tries', () => {
  it('are longer each time, up to the longest', () => {
    const waits = [1, 2, 3, 4, 5, 6, 60, 5_000].map((failures) => pauseMs(pauses, failures, 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('are shortened by at most a half', () => {
    expect([pauseMs(pauses, 1, 1), pauseMs(pauses, 6, 1)]).toEqual([500, 15_000]);
  });
});

describe('waiting until a store is there again', () => {
  const attempts: number[] = [];
  const retryPolicy: RetryPolicy = { wait: async (attempt) => void attempts.push(attempt) };
  beforeEach(() => attempts.splice(0));

  it('repeats the work, counting the attempts', async () => {
    let left = 3;
    const work = async (): Promise<string> => {
      left -= 1;
      if (left > 0) throw new StoreUnavailable('away');
      return 'done';
    };
    expect(await whenAvailable(work, retryPolicy, never)).toBe('done');
    expect(attempts).toEqual([1, 2]);
  });

  it('does not wait out anything else', async () => {
    await expect(whenAvailable(() => Promise.reject(new RangeError('a bug')), retryPolicy, never)).rejects.toThrow(
      'a bug',
    );
    expect(attempts).toEqual([]);
  });

  it('is told of, and can be given up by whoever is told', async () => {
    const errors = ['away', 'away', 'will never do'].map((message) => new StoreUnavailable(message));
    const left = [...errors];
    const work = async (): Promise<void> => {
      const error = left.shift();
      if (error !== undefined) throw error;
    };
    const told: unknown[] = [];
    const onAway = (error: StoreUnavailable): void => {
      told.push(error);
      if (error.message === 'will never do') throw error;
    };
    await expect(whenAvailable(work, retryPolicy, never, onAway)).rejects.toBe(errors[2]);
    expect(told).toEqual(errors);
    expect(attempts).toEqual([1, 2]);
  });

  it('ends when it is broken off', async () => {
    const halt = new AbortController();
    const aborting: RetryPolicy = { wait: async () => halt.abort(new Error('enough')) };
    const work = (): Promise<never> => Promise.reject(new StoreUnavailable('away'));
    await expect(whenAvailable(work, aborting, halt.signal)).rejects.toThrow('enough');
  });
});
