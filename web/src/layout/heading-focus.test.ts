import { describe, expect, it } from 'vitest';
import { createHeadingFocus } from './heading-focus.ts';

const SOMEWHERE = false;
const NOWHERE = true;
const first = { page: '/team/1', entry: 0 };
const second = { page: '/matches', entry: 1 };

describe('the heading of the first page', () => {
  it('leaves the focus to the browser, also where another takes its place once the page is read', () => {
    const takes = createHeadingFocus();
    expect(takes(first, NOWHERE)).toBe(false);
    expect(takes(first, NOWHERE)).toBe(false);
    expect(takes(first, SOMEWHERE)).toBe(false);
  });
  it('leaves it in an open menu where the page gives itself another address', () => {
    const takes = createHeadingFocus();
    takes(first, NOWHERE);
    expect(takes({ ...first, page: '/team/2' }, SOMEWHERE)).toBe(false);
  });
});

describe('the heading of a page that a visitor opened', () => {
  it('takes the focus, wherever it is', () => {
    const takes = createHeadingFocus();
    takes(first, NOWHERE);
    expect(takes(second, SOMEWHERE)).toBe(true);
    expect(takes(first, SOMEWHERE)).toBe(true);
  });
  it('takes the focus again after the heading before, and from nobody else', () => {
    const takes = createHeadingFocus();
    takes(first, NOWHERE);
    takes(second, SOMEWHERE);
    expect(takes(second, NOWHERE)).toBe(true);
    expect(takes(second, SOMEWHERE)).toBe(false);
  });
  it('takes the focus after the focused form is gone, also where the page takes the place of the form in history', () => {
    const takes = createHeadingFocus();
    takes({ page: '/login', entry: 0 }, NOWHERE);
    expect(takes({ page: '/profile', entry: 0 }, NOWHERE)).toBe(true);
  });
});
