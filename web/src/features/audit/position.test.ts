import { expect, it } from 'vitest';
import { isBehind } from './position.ts';

it('places of the log are compared as numbers, beyond 2^53 as well', () => {
  expect(isBehind('10', '9')).toBe(true);
  expect(isBehind('9', '10')).toBe(false);
  expect(isBehind('9', '9')).toBe(false);
  expect(isBehind('9007199254740993', '9007199254740992')).toBe(true);
});
