import type { Page } from 'playwright-core';

declare const navigator: object;

/** For `prepare`: the visitor saves data, so that the page fetches no more than what it shows. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
};
