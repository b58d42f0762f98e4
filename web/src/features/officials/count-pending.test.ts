import { expect, it } from 'vitest';
import { countPending } from './count-pending.ts';

it('counts the applications that nobody has answered', () => {
  const people = (['pending', 'approved', 'pending', 'rejected'] as const).map((status) => ({ status }));
  expect(countPending(people)).toBe(2);
  expect(countPending([])).toBe(0);
});
