import { describe, expect, it } from 'vitest';
import { holdMs, inHeldOrder } from './use-held-order.ts';

const row = (id: string, points: number) => ({ id, points });
const held = (rows: readonly { id: string; points: number }[], order: readonly string[]) =>
  inHeldOrder(rows, ({ id }) => id, order).map(({ id, points }) => `${id}${points}`);

describe('rows under the reader’s eyes', () => {
  it('show their new figures at once, in the old order', () => {
    expect(held([row('b', 4), row('a', 3), row('c', 0)], ['a', 'b', 'c'])).toEqual(['a3', 'b4', 'c0']);
  });

  it('take their new places as soon as the order is let go', () => {
    expect(held([row('b', 4), row('a', 3)], ['b', 'a'])).toEqual(['b4', 'a3']);
  });

  it.each([
    ['a team came', ['a']],
    ['a team went', ['a', 'b', 'gone']],
    ['another team stands in its place', ['a', 'gone']],
  ])('are not held when %s: the old order says nothing of it', (_what, order) => {
    expect(held([row('b', 4), row('a', 3)], order)).toEqual(['b4', 'a3']);
  });
});

describe('an order', () => {
  it('is held for two seconds after the last change', () => {
    expect(holdMs(0)).toBe(2_000);
    expect(holdMs(1_500)).toBe(2_000);
  });

  it('is held for six seconds at most, however often rows change', () => {
    expect(holdMs(5_000)).toBe(1_000);
    expect(holdMs(9_000)).toBe(0);
  });
});
