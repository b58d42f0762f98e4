import type { Page } from 'playwright-core';

type Root = object;
declare const document: { readonly querySelector: (selector: string) => Root | null };

/** Whether React listens to the page: until then a page that arrived finished has links, and no buttons that do anything. */
const isTakenOver = (): boolean => {
  const root = document.querySelector('#root');
  return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
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
