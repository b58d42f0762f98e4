import { expect, it } from 'vitest';
import { createActKeys } from './act-keys.ts';

it('keeps the key while the act is the same, and takes a new one when anything that is sent changes', () => {
  let made = 0;
  const keys = createActKeys(() => `key-${++made}`);
  const act = { revision: 1, body: { homeScore: 3 } };
  expect(keys.keyFor(act)).toBe('key-1');
  expect(keys.keyFor({ revision: 1, body: { homeScore: 3 } })).toBe('key-1');
  expect(keys.keyFor({ ...act, revision: 2 })).toBe('key-2');
  expect(keys.keyFor({ ...act, body: { homeScore: 4 } })).toBe('key-3');
});

it('makes keys that nobody else makes', () => {
  const key = () => createActKeys().keyFor({});
  expect(key()).toMatch(/^[0-9a-f]{32}$/);
  expect(key()).not.toBe(key());
});
