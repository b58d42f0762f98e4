import { describe, expect, it } from 'vitest';
import { createTries } from './tries.ts';

const MINUTE_MS = 60_000;

const setup = (mostKeys?: number) => {
  const clock = { now: Date.UTC(2026, 10, 21, 18) };
  const options = { most: 3, windowMs: 15 * MINUTE_MS, now: () => clock.now };
  const tries = createTries(mostKeys === undefined ? options : { ...options, mostKeys });
  const exhaust = (key: string) => {
    for (let count = 0; count < 3; count += 1) tries.take(key);
  };
  return { clock, tries, exhaust };
};

describe('tries', () => {
  it('are as many as there are in a window, for each key', () => {
    const { clock, tries, exhaust } = setup();
    exhaust('a');
    clock.now += 5 * MINUTE_MS;
    expect(() => tries.take('a')).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_LOGINS', details: { retryAfter: 600 } }),
    );
    tries.take('b');
    clock.now += 10 * MINUTE_MS;
    exhaust('a');
    expect(() => tries.take('a')).toThrow('TOO_MANY_LOGINS');
  });

  it('that are taken back do not count, also when the window they were taken in is over', () => {
    const { clock, tries, exhaust } = setup();
    exhaust('a');
    const { take } = tries;
    const back = take('b');
    back();
    exhaust('b');
    expect(() => take('b')).toThrow('TOO_MANY_LOGINS');
    const late = take('c');
    clock.now += 15 * MINUTE_MS;
    exhaust('c');
    late();
    expect(() => take('c')).toThrow('TOO_MANY_LOGINS');
  });

  it('that were counted while the clock stood in the future are over when it is right', () => {
    const { clock, tries, exhaust } = setup();
    clock.now += 365 * 24 * 60 * MINUTE_MS;
    exhaust('a');
    clock.now -= 365 * 24 * 60 * MINUTE_MS;
    exhaust('a');
    expect(() => tries.take('a')).toThrow('TOO_MANY_LOGINS');
  });
});

describe('what is remembered of tries', () => {
  it('is bounded under a million keys, and those of long ago go first', () => {
    const { tries, exhaust } = setup();
    exhaust('old');
    for (let count = 0; count < 1_000_000; count += 1) tries.take(`key ${count}`);
    expect(tries.size()).toBeLessThanOrEqual(50_000);
    exhaust('old');
    exhaust('new');
    expect(() => tries.take('new')).toThrow('TOO_MANY_LOGINS');
  });

  it('ends with the second window after it, and with its last try that is taken back', () => {
    const { clock, tries, exhaust } = setup();
    for (let count = 0; count < 1_000; count += 1) tries.take(`early ${count}`);
    clock.now += 14 * MINUTE_MS;
    exhaust('late');
    clock.now += MINUTE_MS;
    tries.take('a');
    // It is not over, though those of its time may be forgotten soon.
    expect(() => tries.take('late')).toThrow('TOO_MANY_LOGINS');
    clock.now += 15 * MINUTE_MS;
    const back = tries.take('b');
    expect(tries.size()).toBe(2);
    back();
    expect(tries.size()).toBe(1);
  });

  it('is what was tried lately, where there are too many keys', () => {
    const { tries, exhaust } = setup(10);
    exhaust('lately');
    for (let count = 0; count < 5; count += 1) tries.take(`key ${count}`);
    expect(() => tries.take('lately')).toThrow('TOO_MANY_LOGINS');
    for (let count = 5; count < 10; count += 1) tries.take(`key ${count}`);
    tries.take('lately');
    expect(tries.size()).toBeLessThanOrEqual(10);
  });
});
