import type { Locator, Page } from 'playwright-core';

export const main = (page: Page): Locator => page.getByRole('main');
/** A match that is still to be played. */
export const matchLink = (page: Page): Locator =>
  main(page)
    .getByRole('link', { name: /planlandı/ })
    .first();
export const table = (page: Page): Locator => page.getByRole('rowheader').first();
export const weekPicker = (page: Page): Locator => main(page).getByText(/^Hafta \d+ \/ \d+$/);
/** The text that says that this week of the sample is on screen. */
export const week = (page: Page, number: number): Locator => main(page).getByText(new RegExp(`^Hafta ${number} / 11$`));

/** Presses the buttons with these names, one after the other; of several with a name the last. */
export const pressed =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).last().click();
  };
