/** Scrolls a row of tabs sideways until the chosen one stands in its middle. */
export const showChosen = (row: HTMLElement | null, selector: string): void => {
  const chosen = row?.querySelector<HTMLElement>(selector);
  // `scrollIntoView` would scroll the page as well.
  if (row && chosen) row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
};
