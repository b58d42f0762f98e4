/** A page number, or the gap between two that do not follow each other. */
export type PageStep = number | 'gap';

/** Around the current page, so many to each side. */
const AROUND = 1;

/**
 * The pages to offer: the first, the last, the current one and its neighbours. A gap never stands for a single page, as
 * that one takes no more room than the gap.
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
