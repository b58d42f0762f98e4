import type { JSHandle, Page } from 'playwright-core';
import type { PageDocument, PageElement, PageStyle } from './dom.ts';

declare const document: PageDocument;
declare const getComputedStyle: (element: PageElement) => PageStyle;
declare const requestAnimationFrame: (callback: () => void) => void;
declare const setTimeout: (callback: () => void, ms: number) => void;

/** What several checks need inside a page. Functions there know nothing of the module they were written in. */
export type PageTools = {
  readonly document: PageDocument;
  readonly styleOf: (element: PageElement) => PageStyle;
  /** For people: `a[href="/standings"] "Puan Durumu"`. */
  readonly nameOf: (element: PageElement) => string;
  /** Whether it can be seen: not hidden, not behind a dialog, not there for screen readers alone. */
  readonly isShown: (element: PageElement) => boolean;
  /** Once nothing moves but what moves for ever, such as a pulse. */
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
    // Without attributes and text, only the classes tell one box from the next.
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
  /** A page that has nothing to draw may not get a frame for a long time. */
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
    // What was changed last begins to move with the next frame. Looked at again and again, since one that begins anew never
    // settles the promise of its first end.
    do await nextFrame();
    while (moves());
    await nextFrame();
  };
  return { document, styleOf: (element) => getComputedStyle(element), nameOf, isShown, still };
};

/** Gives the page's tools to the page's functions: pass the handle as their argument. Gone with the next page. */
export const toolsIn = (page: Page): Promise<JSHandle<PageTools>> => page.evaluateHandle(makeTools);

/** Resolves once the page has its fonts and nothing on it moves but what moves for ever. */
export const atRest = async (page: Page): Promise<void> => {
  const tools = await toolsIn(page);
  await tools.evaluate(({ still }) => still());
};
