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

it('takes a new key for the same wish once the act before is recorded', () => {
  const keys = createActKeys();
  const like = { params: { id: '1' }, body: { liked: true } };
  const first = keys.keyFor(like);
  keys.done();
  expect(keys.keyFor(like)).not.toBe(first);
});

it('makes keys that nobody else makes', () => {
  const key = () => createActKeys().keyFor({});
  expect(key()).toMatch(/^[0-9a-f]{32}$/);
  expect(key()).not.toBe(key());
});
