import type { Page } from 'playwright-core';

/** One of the elements that a diary is about. */
export type Part = { readonly text: string; readonly background: string };

/** What was seen from `at` on, ms on the page's own clock, until the next sight. */
export type Sight = { readonly at: number; readonly parts: readonly Part[] };

export type Diary = {
  /** All sights so far, oldest first. Gone with the page, so that a page that was loaded anew is noticed. */
  readonly sights: () => Promise<readonly Sight[]>;
  /** How the part with this in its text looked: at each sight one, null where it was not there. */
  readonly looksOf: (words: string) => Promise<readonly (Part & { readonly at: number })[]>;
};

/** The little of a page that the diary uses. */
type Seen = { readonly textContent: string | null };
declare const document: { readonly querySelectorAll: (selector: string) => Iterable<Seen> };
declare const getComputedStyle: (element: Seen) => { readonly backgroundColor: string };
declare const performance: { readonly now: () => number };
declare const MutationObserver: new (
  callback: () => void,
) => { readonly observe: (root: object, options: Record<string, true>) => void };

/** Runs inside the page. */
const writeDiary = (selector: string): { readonly sights: Sight[] } => {
  const sights: Sight[] = [];
  const look = (): void => {
    const parts = [...document.querySelectorAll(selector)].map((element) => ({
      text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      background: getComputedStyle(element).backgroundColor,
    }));
    const last = sights.at(-1);
    if (JSON.stringify(last?.parts) !== JSON.stringify(parts)) sights.push({ at: performance.now(), parts });
  };
  look();
  new MutationObserver(look).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  return { sights };
};

/** Writes down, from now on, every change of what is seen of these elements: no moment is too short for it. */
export const diaryOf = async (page: Page, selector: string): Promise<Diary> => {
  const diary = await page.evaluateHandle(writeDiary, selector);
  const sights = (): Promise<readonly Sight[]> => diary.evaluate((written) => written.sights);
  return {
    sights,
    looksOf: async (words) =>
      (await sights()).flatMap(({ at, parts }) => {
        const part = parts.find(({ text }) => text.includes(words));
        return part === undefined ? [] : [{ at, ...part }];
      }),
  };
};
