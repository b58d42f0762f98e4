import type { Page } from 'playwright-core';

type Root = { readonly querySelectorAll: (selector: string) => Iterable<object> };
declare const document: { readonly querySelector: (selector: string) => Root | null };

/**
 * Whether React has made all of the page its own, also what comes in files behind it: until then a page that arrived finished has
 * links, and no buttons that do anything.
 */
const isTakenOver = (): boolean => {
  const root = document.querySelector('#root');
  const owns = (element: object, mark: string): boolean => Object.keys(element).some((key) => key.startsWith(mark));
  if (root === null) return true;
  // Links that fetch pictures ahead are React's, but no part of the page.
  const parts = [...root.querySelectorAll('*:not(link)')];
  return owns(root, '__reactContainer') && parts.every((each) => owns(each, '__reactFiber'));
};

/**
 * From now on going to an address, or loading it anew, ends when the scripts of the page have taken it over: nobody presses a button
 * in a test sooner. Files without scripts count at once.
 */
export const awaitTakeover = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...to) => {
    const response = await goto(...to);
    await page.waitForFunction(isTakenOver);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await page.waitForFunction(isTakenOver);
    return response;
  };
};
