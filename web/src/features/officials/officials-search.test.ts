import { expect, it } from 'vitest';
import { managementSearch, NEW, officialsSearch } from './officials-search.ts';

it.each([
  [{ open: NEW }, 'new'],
  [{ open: '00000000-0000-4000-8000-000000000001' }, '00000000-0000-4000-8000-000000000001'],
  [{ open: '../x' }, undefined],
  [{ open: ['new'] }, undefined],
  [{}, undefined],
])('%j opens %o', (search, open) => {
  expect(officialsSearch(search as Parameters<typeof officialsSearch>[0])).toEqual({ open });
});

it.each([
  [{ tab: 'broadcasters' }, 'broadcasters'],
  [{ tab: 'constructor' }, undefined],
  [{}, undefined],
])('%j shows the tab %o', (search, tab) => {
  expect(managementSearch(search as Parameters<typeof managementSearch>[0])).toEqual({ tab });
});
