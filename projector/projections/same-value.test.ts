import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoTime } from './iso-time.ts';
import { sameValue } from './same-value.ts';

describe('the same value', () => {
  it('is what JSON writes the same, whatever the order of members', () => {
    expect(sameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(sameValue({ a: undefined, b: 1 }, { b: 1 })).toBe(true);
  });

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: null }, {}],
    [[], {}],
    [{ a: 1 }, { b: 1 }],
    [0, null],
  ])('is not %j and %j', (a, b) => {
    expect(sameValue(a, b)).toBe(false);
    expect(sameValue(b, a)).toBe(false);
  });

  it('holds for every value and its copy', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => sameValue(value, JSON.parse(JSON.stringify(value)))));
  });
});

describe('the time in ISO 8601', () => {
  it('is what Date writes', () => {
    const instants = fc.oneof(fc.integer({ min: -8.64e15, max: 8.64e15 }), fc.integer({ min: 0, max: 4e12 }));
    fc.assert(fc.property(instants, (ms) => isoTime(ms) === new Date(ms).toISOString()));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('is 1970 for %d, which is no time', (ms) => {
    expect(isoTime(ms)).toBe('1970-01-01T00:00:00.000Z');
  });
});
