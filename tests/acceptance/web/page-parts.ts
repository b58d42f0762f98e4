import type { Locator, Page } from 'playwright-core';

declare const getComputedStyle: (element: unknown) => { readonly gridTemplateColumns: string };

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

/** Where the links lead, once the first of them is there. */
export const addressesOf = async (links: Locator): Promise<readonly (string | null)[]> => {
  await links.first().waitFor();
  return Promise.all((await links.all()).map((link) => link.getAttribute('href')));
};

/** In how many columns a grid stands. */
export const columnsOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element: unknown) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
