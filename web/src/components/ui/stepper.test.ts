import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepped, typedCount } from './stepper.tsx';

describe('a step', () => {
  it('stays between 0 and the most', () => {
    expect([stepped(3, 1, 99), stepped(3, -1, 99)]).toEqual([4, 2]);
    expect([stepped(0, -1, 99), stepped(99, 1, 99)]).toEqual([0, 99]);
  });

  it('makes a number of nothing: 0 by minus, 1 by plus', () => {
    expect([stepped(null, -1, 99), stepped(null, 1, 99)]).toEqual([0, 1]);
  });
});

describe('typing', () => {
  it.each([
    ['3', 3],
    ['', null],
    ['0', 0],
    ['07', 7],
    [' 4 ', 4],
    ['100', 100],
  ])('%j is %j', (text, count) => {
    expect(typedCount(text)).toBe(count);
  });

  it.each(['2,5', '−1', '-3', '12a', '1e3'])('%j stays as it is, for the form to say what is wrong', (text) => {
    expect(typedCount(text)).toBe(text);
  });

  it('never gives what typing on would change', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typedCount(String(typedCount(text) ?? ''))).toBe(typedCount(text));
      }),
    );
  });
});
