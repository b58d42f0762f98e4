/** Where a heading stands: on which page, and at which place in the history of the tab. */
type PagePlace = { readonly page: string; readonly entry: number };

/**
 * Says of each heading that appears whether it takes the focus, so that screen readers read a page that a visitor opened from its heading.
 * The first page of a visit leaves the focus to the browser. The second heading of a page, and the heading of a page that replaced its own
 * address, take the focus from no other element: they take it only after the focused element is gone.
 */
export const createHeadingFocus = (): ((place: PagePlace, nowhere: boolean) => boolean) => {
  let last: (PagePlace & { readonly opened: boolean }) | undefined;
  return (place, nowhere) => {
    if (last?.page === place.page) return last.opened && nowhere;
    const before = last;
    last = { ...place, opened: before !== undefined };
    return before !== undefined && (nowhere || place.entry !== before.entry);
  };
};
