import type { JSHandle, Page } from 'playwright-core';
import type { PageElement } from './dom.ts';
import { type PageTools, toolsIn } from './page-tools.ts';

/** A page with more stops has a trap, or cannot be used by keyboard. */
const MOST_STOPS = 400;
/** So many stops without progress are inside a frame, or a trap. */
const MOST_IN_ONE_PLACE = 20;

type Stop =
  /** After the last stop, before the first. */
  | { readonly at: 'edge' }
  /** A frame, which shows none of the stops in it; or a trap. */
  | { readonly at: 'last' }
  | { readonly at: 'known' }
  | { readonly at: 'new'; readonly name: string; readonly problems: readonly string[] };

/** Runs inside the page. */
const lookAtFocus = async ({ tools, known }: { tools: PageTools; known: PageElement[] }): Promise<Stop> => {
  const { document, styleOf, nameOf, still } = tools;
  const { activeElement: element, body, documentElement } = document;
  if (element === null || element === body || element === documentElement) return { at: 'edge' };
  if (element === known.at(-1)) return { at: 'last' };
  if (known.includes(element)) return { at: 'known' };
  known.push(element);

  const look = (): string[] => {
    const problems: string[] = [];
    const { outlineStyle, outlineWidth, outlineColor } = styleOf(element);
    const isTransparent = /^transparent$|[,/] ?0\)$/.test(outlineColor);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0 || isTransparent) {
      problems.push('has the focus and no outline');
    }

    // The middle of the visible part, since a region that scrolls may be higher than the window.
    const { clientWidth, clientHeight } = documentElement;
    const box = element.getBoundingClientRect();
    const x = (Math.max(box.left, 0) + Math.min(box.right, clientWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, clientHeight)) / 2;
    const above = document.elementFromPoint(x, y);
    if (box.right <= 0 || box.bottom <= 0 || box.left >= clientWidth || box.top >= clientHeight || above === null) {
      problems.push('has the focus outside the window');
    } else if (!element.contains(above) && !above.contains(element)) {
      problems.push(`has the focus under ${nameOf(above)}`);
    }
    return problems;
  };
  // What is good at once stays so; what is not may still be moving.
  if (look().length > 0) await still();
  return { at: 'new', name: nameOf(element), problems: look() };
};

export type FocusOrder = { readonly stops: readonly string[]; readonly problems: readonly string[] };

/**
 * Presses Tab once around the page, from where the focus is: all stops in order, with the problems of each. The
 * focus is restored afterwards.
 */
export const focusOrder = async (page: Page): Promise<FocusOrder> => {
  const tools = await toolsIn(page);
  const before = await tools.evaluateHandle(({ document }) => document.activeElement);
  const order = await tabAround(page, tools);
  await page.evaluate(giveFocusBack, { tools, before });
  return order.stops.length > 0 ? order : { stops: [], problems: ['there is nowhere to go'] };
};

/** Runs inside the page. */
const giveFocusBack = ({ tools, before }: { tools: PageTools; before: PageElement | null }): void => {
  const { activeElement, body } = tools.document;
  if (before === null || before === body) activeElement?.blur();
  else before.focus();
};

const tabAround = async (page: Page, tools: JSHandle<PageTools>): Promise<FocusOrder> => {
  const known = await page.evaluateHandle((): never[] => []);
  const stops: string[] = [];
  const problems: string[] = [];
  let [edges, inPlace] = [0, 0];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop: Stop = await page.evaluate(lookAtFocus, { tools, known });
    if (stop.at === 'edge') edges += 1;
    // On a page with one stop, going around looks like standing still.
    inPlace = stop.at === 'last' && edges === 0 ? inPlace + 1 : 0;
    if (inPlace > MOST_IN_ONE_PLACE) return { stops, problems: [...problems, `no way on from ${stops.at(-1)}`] };
    if (stop.at === 'known' || (stop.at === 'last' && edges > 0) || edges > 1) return { stops, problems };
    if (stop.at !== 'new') continue;
    stops.push(stop.name);
    problems.push(...stop.problems.map((problem) => `${stop.name} ${problem}`));
  }
  return { stops, problems: [...problems, `no end after ${MOST_STOPS} stops`] };
};
