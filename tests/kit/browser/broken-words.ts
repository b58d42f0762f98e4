import type { Page } from 'playwright-core';
import type { PageBox, PageElement, PageNode } from './dom.ts';
import { type PageTools, toolsIn } from './page-tools.ts';

type PageRange = {
  setStart: (node: PageNode, at: number) => void;
  setEnd: (node: PageNode, at: number) => void;
  getClientRects: () => Iterable<PageBox>;
};
declare const document: { createRange: () => PageRange };

/** Runs inside the page. */
const lookForBroken = ({ document: { body } }: PageTools): string[] => {
  /** Longer ones may be broken where a column is narrow. */
  const LONGEST = 12;
  const TEXT_NODE = 3;
  const linesOf = (node: PageNode, from: number, to: number): number => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const brokenIn = (node: PageNode): string[] =>
    [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)]
      .filter(({ 0: word, index }) => word.length <= LONGEST && linesOf(node, index, index + word.length) > 1)
      .map(([word]) => `"${word}" of "${node.textContent}"`);
  /** What is drawn, also for eyes alone. */
  const isDrawn = (element: PageElement): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && element.clientWidth !== 1;
  const look = (element: PageElement): string[] =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType === TEXT_NODE) return isDrawn(element) ? brokenIn(node) : [];
      return 'matches' in node ? look(node as PageElement) : [];
    });
  return [...new Set(look(body))];
};

/** The words that stand on two lines, though they are short. */
export const brokenWords = async (page: Page): Promise<readonly string[]> =>
  (await toolsIn(page)).evaluate(lookForBroken);
