import type { Locator, Page } from 'playwright-core';

export const main = (page: Page): Locator => page.getByRole('main');
/** A match that is still to be played. */
export const matchLink = (page: Page): Locator =>
  main(page)
    .getByRole('link', { name: /planlandı/ })
    .first();
export const table = (page: Page): Locator => page.getByRole('rowheader').first();
export const weekPicker = (page: Page): Locator => page.getByRole('navigation').getByText(/^Hafta \d+ \/ \d+$/);
/** The text that says that this week of the sample is on screen. */
export const week = (page: Page, number: number): Locator => main(page).getByText(new RegExp(`^Hafta ${number} / 11$`));
