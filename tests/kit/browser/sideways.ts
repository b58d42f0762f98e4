import type { Page } from 'playwright-core';
import type { PageElement } from './dom.ts';
import { type PageTools, toolsIn } from './page-tools.ts';

/** Runs inside the page. */
const lookForWide = ({ document, styleOf, nameOf, isShown }: PageTools): string[] => {
  const MOST_NAMED = 5;
  const { scrollWidth, clientWidth } = document.scrollingElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = (element: PageElement): number => element.getBoundingClientRect().right - clientWidth;
  /** Whether an element around it cuts it off, as a region with a scroll bar does. */
  const isCutOff = (element: PageElement): boolean => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body || around === document.documentElement) return false;
      if (styleOf(around).overflowX !== 'visible') return true;
    }
    return false;
  };
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => outside(element) > 0.5 && isShown(element) && !isCutOff(element),
  );
  const named = wide
    .toSorted((a, b) => outside(b) - outside(a))
    .slice(0, MOST_NAMED)
    .map((element) => `${Math.round(outside(element))} px too far: ${nameOf(element)}`);
  return [[`${scrollWidth - clientWidth} px wider than the window of ${clientWidth} px`, ...named].join('\n')];
};

/** The elements that make the page wider than its window, widest first. Elements in a scrolling region may be wide. */
export const sidewaysProblems = async (page: Page): Promise<readonly string[]> =>
  (await toolsIn(page)).evaluate(lookForWide);
