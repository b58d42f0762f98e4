import { expect, it } from 'vitest';
import { sameValue } from './same-value.ts';

it.each([
  [
    { a: 1, b: [{ c: null }] },
    { b: [{ c: null }], a: 1 },
  ],
  [[], []],
  ['x', 'x'],
])('%j and %j say the same', (one, other) => {
  expect(sameValue(one, other)).toBe(true);
});

it.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  [0, null],
  ['1', 1],
])('%j and %j do not', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
});
