import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMessageClock } from './message-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () => {
  const onEnd = vi.fn<() => void>();
  return { clock: startMessageClock(3_000, onEnd), onEnd };
};

describe('the clock of a message', () => {
  it('ends once, after its time', () => {
    const { onEnd } = start();
    vi.advanceTimersByTime(2_999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('stands still while it is looked at, and goes on for the rest', () => {
    const { clock, onEnd } = start();
    vi.advanceTimersByTime(2_000);
    clock.hold('pointer');
    vi.advanceTimersByTime(60_000);
    clock.release('pointer');
    vi.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('stands still until the last reason is gone', () => {
    const { clock, onEnd } = start();
    clock.hold('pointer');
    clock.hold('focus');
    clock.hold('focus');
    clock.release('pointer');
    clock.release('hidden');
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    clock.release('focus');
    vi.advanceTimersByTime(3_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('never ends after it was stopped', () => {
    const { clock, onEnd } = start();
    clock.stop();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
