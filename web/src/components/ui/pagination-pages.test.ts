import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSteps } from './pagination-pages.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i offers %j', (page, pages, steps) => {
  expect(pageSteps(page, pages)).toEqual(steps);
});

it('always offers the first, the last and the current page, upwards, and never more than nine places', () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(places, ([page, pages]) => {
      const steps = pageSteps(page, pages);
      const numbers = steps.filter((step) => step !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(steps.length).toBeLessThanOrEqual(9);
    }),
  );
});
