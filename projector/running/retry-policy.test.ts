import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { backoff, type RetryPolicy, waitMs, whenAvailable } from './retry-policy.ts';

const never = new AbortController().signal;

describe('backing off', () => {
  it('waits longer each time, up to half a minute', () => {
    const waits = [1, 2, 3, 4, 5, 6, 60, 5_000].map((attempt) => waitMs(attempt, 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('is shortened by at most a half: never more than two attempts a second', () => {
    expect([waitMs(1, 1), waitMs(6, 1)]).toEqual([500, 15_000]);
  });

  it('ends at once when it is broken off', async () => {
    const halt = new AbortController();
    const waited = backoff.wait(9, halt.signal);
    halt.abort();
    await expect(waited).resolves.toBeUndefined();
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

  it('ends when it is broken off', async () => {
    const halt = new AbortController();
    const aborting: RetryPolicy = { wait: async () => halt.abort(new Error('enough')) };
    const work = (): Promise<never> => Promise.reject(new StoreUnavailable('away'));
    await expect(whenAvailable(work, aborting, halt.signal)).rejects.toThrow('enough');
  });
});
