/** A page number, or a gap for the pages that are left out. */
export type PageStep = number | 'gap';

/** How many pages beside the current one are offered, on each side. */
const AROUND = 1;

/**
 * The pages to offer: the first, the last, the current one and its neighbours. A gap always stands for two or more
 * pages, since a single page takes no more room than the gap.
 */
export const pageSteps = (page: number, pages: number): readonly PageStep[] => {
  const wanted = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= AROUND,
  );
  return wanted.flatMap((each, index) => {
    const skipped = each - (wanted[index - 1] ?? 0) - 1;
    if (skipped === 0) return [each];
    return skipped === 1 ? [each - 1, each] : ['gap' as const, each];
  });
};
