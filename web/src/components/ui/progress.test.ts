import { expect, it } from 'vitest';
import { shareOf } from './progress.tsx';

it.each([
  ['a part', 12, 15, 80],
  ['more than the target', 22, 20, 100],
  ['less than nothing', -1, 20, 0],
  ['a target of nothing', 3, 0, 0],
])('the bar of %s stays within its ends', (_name, value, target, share) => {
  expect(shareOf(value, target)).toBe(share);
});
