import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStaleness } from './staleness.ts';

describe('what the server called old', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is known by path until a fresh answer comes', () => {
    const staleness = createStaleness();
    staleness.note('/api/teams', true);
    expect(staleness.has('/api/teams')).toBe(true);
    expect(staleness.has('/api/seasons')).toBe(false);
    expect(staleness.any()).toBe(true);
    staleness.note('/api/teams', false);
    expect(staleness.any()).toBe(false);
  });

  it('is forgotten when nobody asks for it any longer', () => {
    const staleness = createStaleness();
    staleness.note('/api/teams', true);
    vi.advanceTimersByTime(4_000);
    staleness.note('/api/teams', true);
    vi.advanceTimersByTime(5_000);
    expect(staleness.any()).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(staleness.any()).toBe(false);
  });

  it('is asked for again less and less often, half a minute apart at most, and soon again after a fresh answer', () => {
    const staleness = createStaleness();
    const waits = Array.from({ length: 8 }, () => {
      staleness.note('/api/teams', true);
      return staleness.askAgainMs('/api/teams');
    });
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    staleness.note('/api/teams', false);
    expect(staleness.askAgainMs('/api/teams')).toBe(false);
    staleness.note('/api/teams', true);
    expect(staleness.askAgainMs('/api/teams')).toBe(1_000);
  });

  it('is told of when it changes, and only then', () => {
    const staleness = createStaleness();
    let told = 0;
    const leave = staleness.subscribe(() => (told += 1));
    staleness.note('/api/teams', false);
    staleness.note('/api/teams', true);
    staleness.note('/api/teams', true);
    expect(told).toBe(1);
    leave();
    staleness.note('/api/teams', false);
    expect(told).toBe(1);
  });
});
