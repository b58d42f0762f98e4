/** Where a heading stands: on which page, and at which place in the history of the tab. */
type PagePlace = { readonly page: string; readonly entry: number };

/**
 * Says of each heading that appears whether it takes the focus, so that a page that somebody went to is read from its heading. The first
 * page of a visit leaves the focus to the browser. A heading that takes another's place on the same page, and one of a page that
 * gave itself another address, take it from nobody: they have it only where it went away with what had it.
 */
export const createHeadingFocus = (): ((place: PagePlace, nowhere: boolean) => boolean) => {
  let last: (PagePlace & { readonly wentTo: boolean }) | undefined;
  return (place, nowhere) => {
    if (last?.page === place.page) return last.wentTo && nowhere;
    const before = last;
    last = { ...place, wentTo: before !== undefined };
    return before !== undefined && (nowhere || place.entry !== before.entry);
  };
};
