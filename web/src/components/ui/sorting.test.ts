import { expect, it } from 'vitest';
import { nextSort } from './sorting.ts';

it('sorts names from A, figures from the highest, and turns round when pressed again', () => {
  expect(nextSort(undefined, 'name', false)).toEqual({ key: 'name', direction: 'ascending' });
  expect(nextSort({ key: 'name', direction: 'ascending' }, 'goals', true)).toEqual({
    key: 'goals',
    direction: 'descending',
  });
  expect(nextSort({ key: 'goals', direction: 'descending' }, 'goals', true).direction).toBe('ascending');
  expect(nextSort({ key: 'name', direction: 'ascending' }, 'name', false).direction).toBe('descending');
});
