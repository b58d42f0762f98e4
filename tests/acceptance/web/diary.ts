import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/**
 * One of the elements that a diary watches. `name`: the text of its heading, or all its text where it has no heading.
 */
type Part = { readonly name: string; readonly text: string; readonly background: string };

/** How the elements looked from `at` on (ms on the page's own clock), until the next sight. */
export type Sight = { readonly at: number; readonly parts: readonly Part[] };

/** How long an element was highlighted (ms on the page's own clock), and its text at the end. */
export type Mark = { readonly from: number; readonly to: number; readonly text: string };

export type Diary = {
  /** The time on the page's own clock. */
  readonly now: () => Promise<number>;
  /** All sights so far, oldest first. They are lost with the page: after a reload this fails. */
  readonly sights: () => Promise<readonly Sight[]>;
  /** The first highlight of the element with this name; waits until it is over. */
  readonly markOf: (name: string) => Promise<Mark>;
  /** Waits until the element with this name has this text. */
  readonly says: (name: string, text: string) => Promise<void>;
};

/** The parts of the DOM that the diary uses. */
type Seen = { readonly textContent: string | null; readonly querySelector: (selector: string) => Seen | null };
declare const document: { readonly querySelectorAll: (selector: string) => Iterable<Seen> };
declare const getComputedStyle: (element: Seen) => { readonly backgroundColor: string };
declare const performance: { readonly now: () => number };
declare const MutationObserver: new (
  callback: () => void,
) => { readonly observe: (root: object, options: Record<string, true>) => void };

/** Runs inside the page. */
const writeDiary = (selector: string): { readonly sights: Sight[] } => {
  const sights: Sight[] = [];
  const textOf = ({ textContent }: Seen): string => (textContent ?? '').trim();
  const look = (): void => {
    const parts = [...document.querySelectorAll(selector)].map((element) => ({
      name: textOf(element.querySelector('th') ?? element),
      text: textOf(element),
      background: getComputedStyle(element).backgroundColor,
    }));
    const last = sights.at(-1);
    if (JSON.stringify(last?.parts) !== JSON.stringify(parts)) sights.push({ at: performance.now(), parts });
  };
  look();
  const everything = { attributes: true, characterData: true, childList: true, subtree: true } as const;
  new MutationObserver(look).observe(document, everything);
  return { sights };
};

const looksOf = (sights: readonly Sight[], name: string) =>
  sights.flatMap(({ at, parts }) => {
    const part = parts.find((each) => each.name.includes(name));
    return part === undefined ? [] : [{ at, ...part }];
  });

const markIn = (sights: readonly Sight[], name: string): Mark | null => {
  const looks = looksOf(sights, name);
  const isLit = ({ background }: Part): boolean => background !== looks[0]?.background;
  const lit = looks.findIndex(isLit);
  const over = looks.findIndex((look, at) => at > lit && !isLit(look));
  const [first, last, after] = [looks[lit], looks[over - 1], looks[over]];
  return first === undefined || last === undefined || after === undefined
    ? null
    : { from: first.at, to: after.at, text: last.text };
};

/** Records from now on each visible change of these elements, however short. */
export const diaryOf = async (page: Page, selector: string): Promise<Diary> => {
  const diary = await page.evaluateHandle(writeDiary, selector);
  const sights = (): Promise<readonly Sight[]> => diary.evaluate((written) => written.sights);
  return {
    now: () => page.evaluate(() => performance.now()),
    sights,
    markOf: async (name) => {
      await eventually(async () => markIn(await sights(), name)).not.toBeNull();
      return markIn(await sights(), name) ?? { from: Number.NaN, to: Number.NaN, text: '' };
    },
    says: (name, text) => eventually(async () => looksOf(await sights(), name).at(-1)?.text).toContain(text),
  };
};
