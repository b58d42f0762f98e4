import type { JSHandle, Page } from 'playwright-core';
import type { PageDocument, PageElement, PageStyle } from './dom.ts';

declare const document: PageDocument;
declare const getComputedStyle: (element: PageElement) => PageStyle;
declare const requestAnimationFrame: (callback: () => void) => void;
declare const setTimeout: (callback: () => void, ms: number) => void;

/**
 * Functions that several checks need inside a page. A function inside the page has no access to the module around it.
 */
export type PageTools = {
  readonly document: PageDocument;
  readonly styleOf: (element: PageElement) => PageStyle;
  /** A description for people: `a[href="/standings"] "Puan Durumu"`. */
  readonly nameOf: (element: PageElement) => string;
  /** Whether the element is visible: not hidden, not behind a dialog, and not for screen readers only. */
  readonly isShown: (element: PageElement) => boolean;
  /** Resolves once nothing moves except endless animations, such as a pulse. */
  readonly still: () => Promise<void>;
};

const makeTools = (): PageTools => {
  const NAMING = ['id', 'type', 'name', 'href', 'role', 'aria-label'];
  const nameOf: PageTools['nameOf'] = (element) => {
    const attributes = NAMING.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [`[${name}="${value}"]`];
    });
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    // Where there are neither attributes nor text, the classes identify the element.
    const classes = attributes.length === 0 ? (element.getAttribute('class') ?? '').slice(0, 60) : '';
    const more = [classes === '' ? '' : ` class="${classes}"`, text === '' ? '' : ` "${text.slice(0, 40)}"`].join('');
    return element.tagName.toLowerCase() + attributes.join('') + more;
  };
  const isShown: PageTools['isShown'] = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    if (element.closest('[inert], [aria-hidden="true"]') !== null) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  /** A page without anything to draw may not get a frame for a long time. */
  const FRAME_AT_MOST_MS = 100;
  const nextFrame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, FRAME_AT_MOST_MS);
    });
  const moves = (): boolean =>
    document
      .getAnimations()
      .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const still = async (): Promise<void> => {
    await document.fonts.ready;
    // The last change starts to move with the next frame. Checked in a loop, since an animation that starts again never
    // settles the promise of its first end.
    do await nextFrame();
    while (moves());
    await nextFrame();
  };
  return { document, styleOf: (element) => getComputedStyle(element), nameOf, isShown, still };
};

/** Makes the page's tools: pass the handle to functions that run inside the page. Valid until the page is left. */
export const toolsIn = (page: Page): Promise<JSHandle<PageTools>> => page.evaluateHandle(makeTools);

/** Resolves once the page has its fonts and nothing on it moves except endless animations. */
export const atRest = async (page: Page): Promise<void> => {
  const tools = await toolsIn(page);
  await tools.evaluate(({ still }) => still());
};
