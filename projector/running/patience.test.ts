import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, type Patience, whenAvailable } from './patience.ts';

const never = new AbortController().signal;

describe('backing off', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** How long the wait before each of these attempts takes, in ms. */
  const waits = async (attempts: readonly number[], random: number): Promise<number[]> => {
    const { wait } = backoff(() => random);
    const taken: number[] = [];
    for (const attempt of attempts) {
      const start = Date.now();
      const waited = wait(attempt, never);
      await vi.runAllTimersAsync();
      await waited;
      taken.push(Date.now() - start);
    }
    return taken;
  };

  it('waits longer each time, up to half a minute', async () => {
    expect(await waits([1, 2, 3, 4, 5, 6, 60], 0)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('is shortened by at most a half: never more than two attempts a second', async () => {
    expect(await waits([1, 6], 1)).toEqual([500, 15_000]);
  });

  it('ends at once when it is broken off', async () => {
    const halt = new AbortController();
    const waited = backoff().wait(9, halt.signal);
    halt.abort();
    await expect(waited).resolves.toBeUndefined();
  });
});

describe('waiting until a store is there again', () => {
  const attempts: number[] = [];
  const patience: Patience = { wait: async (attempt) => void attempts.push(attempt) };
  beforeEach(() => attempts.splice(0));

  it('repeats the work, counting the attempts', async () => {
    let left = 3;
    const work = async (): Promise<string> => {
      left -= 1;
      if (left > 0) throw new StoreUnavailable('away');
      return 'done';
    };
    expect(await whenAvailable(work, patience, never)).toBe('done');
    expect(attempts).toEqual([1, 2]);
  });

  it('does not wait out anything else', async () => {
    await expect(whenAvailable(() => Promise.reject(new RangeError('a bug')), patience, never)).rejects.toThrow(
      'a bug',
    );
    expect(attempts).toEqual([]);
  });

  it('ends when it is broken off', async () => {
    const halt = new AbortController();
    const impatient: Patience = { wait: async () => halt.abort(new Error('enough')) };
    const work = (): Promise<never> => Promise.reject(new StoreUnavailable('away'));
    await expect(whenAvailable(work, impatient, halt.signal)).rejects.toThrow('enough');
  });
});
