import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backoff } from './backoff.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tries a server again after half a second at the earliest, and a second at the latest', async () => {
  const over = vi.fn<() => void>();
  void backoff.wait(1, new AbortController().signal).then(over);
  await vi.advanceTimersByTimeAsync(499);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(501);
  expect(over).toHaveBeenCalled();
});

it('ends at once when it is broken off', async () => {
  const halt = new AbortController();
  const waited = backoff.wait(9, halt.signal);
  halt.abort();
  await expect(waited).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
