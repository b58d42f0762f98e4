import { expect, it } from 'vitest';
import { acceptsCsv } from './accepts-csv.ts';

it.each([
  ['text/csv', true],
  ['TEXT/CSV;charset=utf-8', true],
  ['text/csv, application/json;q=0.5', true],
  ['text/csv, application/json', true],
  ['application/json, text/csv;q=0.9', false],
  ['text/csv;q=0', false],
  ['text/csv;q=x', false],
  ['text/csvx', false],
  ['application/json', false],
  ['text/*', false],
  ['*/*', false],
  [undefined, false],
])('CSV for %s: %s', (accept, expected) => {
  expect(acceptsCsv(accept)).toBe(expected);
});
