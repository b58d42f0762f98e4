import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepped, typedCount } from './stepper-value.ts';

describe('a step', () => {
  it('stays between 0 and the most', () => {
    expect([stepped('3', 1, 99), stepped('3', -1, 99)]).toEqual(['4', '2']);
    expect([stepped('0', -1, 99), stepped('99', 1, 99)]).toEqual(['0', '99']);
  });

  it('makes a number of nothing: 0 by minus, 1 by plus', () => {
    expect([stepped('', -1, 99), stepped('', 1, 99)]).toEqual(['0', '1']);
  });
});

describe('typing', () => {
  it.each([
    ['3', '3'],
    ['', ''],
    ['0', '0'],
    ['07', '7'],
    ['1a2', '12'],
    ['−1', '1'],
    ['abc', ''],
  ])('%j is kept as %j', (text, kept) => {
    expect(typedCount(text, 99)).toBe(kept);
  });

  it('does not take the digit that leads over the most', () => {
    expect([typedCount('100', 99), typedCount('59', 50), typedCount('51', 50)]).toEqual(['10', '5', '5']);
  });

  it('never gives what another step would change', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 500 }), (text, most) => {
        const kept = typedCount(text, most);
        expect(typedCount(kept, most)).toBe(kept);
        expect(kept === '' || stepped(kept, 0, most) === kept).toBe(true);
      }),
    );
  });
});
