import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { leadTo } from './lead-to.ts';

const thrownBy = (act: () => never): unknown => {
  try {
    return act();
  } catch (thrown) {
    return thrown;
  }
};

it.each([
  ['', '/admin/management'],
  ['?tab=broadcasters', '/admin/management?tab=broadcasters'],
])('another name of a page with the search %o leads to %s', (searchStr, href) => {
  const thrown = thrownBy(() => leadTo('/admin/management')({ location: { searchStr } }));
  expect(isRedirect(thrown) && thrown.options).toMatchObject({ href, replace: true });
});
