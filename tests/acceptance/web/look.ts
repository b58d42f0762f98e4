import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../../kit/browser/accessible.ts';
import { windowOf } from '../../kit/browser/describe-in-browser.ts';
import { expectNone } from '../../kit/browser/expect-none.ts';
import { focusOrder } from '../../kit/browser/focus-order.ts';
import { screenshot } from '../../kit/browser/pictures.ts';
import { sidewaysProblems } from '../../kit/browser/sideways.ts';
import { targetProblems } from '../../kit/browser/targets.ts';

export type Look = {
  readonly width: number;
  readonly scheme?: 'light' | 'dark';
  /** Takes a picture and runs axe; without it and `pictured`, only sideways scrolling is looked for. */
  readonly closely?: boolean;
  /** Takes a picture and runs no axe: axe finds the same problems at another look. */
  readonly pictured?: boolean;
  /** The least size of a target, in px, where it is tried by hand and keyboard. */
  readonly target?: number;
};

/** A page by the name of its pictures; of a dialog the picture is of the window. */
type Shown = { readonly page: Page; readonly name: string; readonly isDialog?: boolean };

/** Shows the page so, keeps a picture of it, and returns what is wrong with it. */
const lookOnce = async ({ page, name, isDialog = false }: Shown, look: Look): Promise<readonly string[]> => {
  const { width, scheme = 'light', closely = false, pictured = closely, target } = look;
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize(windowOf(width));
  // Where a walk by the keyboard has ended, a bar that sticks would lie over what is looked at.
  if (!isDialog) await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })');
  const sideways = await sidewaysProblems(page);
  if (pictured) await screenshot(page, `${name}-${width}-${scheme}`, isDialog ? 'window' : 'page');
  return [
    ...sideways.map((problem) => `sideways: ${problem}`),
    ...(closely ? await accessibilityProblems(page) : []),
    ...(target === undefined ? [] : await handling(page, target)),
  ];
};

const handling = async (page: Page, target: number): Promise<readonly string[]> => {
  const small = await targetProblems(page, target);
  const { problems } = await focusOrder(page);
  return [...small.map((each) => `target: ${each}`), ...problems.map((problem) => `keyboard: ${problem}`)];
};

/** Looks at a page in all these ways, and fails with its problems, each once, and with those that are known already. */
export const expectGoodLooks = async (
  shown: Shown,
  looks: readonly Look[],
  known: readonly string[] = [],
): Promise<void> => {
  const found = new Map<string, string[]>(known.map((problem) => [problem, []]));
  for (const look of looks) {
    for (const problem of await lookOnce(shown, look)) {
      found.set(problem, [...(found.get(problem) ?? []), `${look.width} ${look.scheme ?? 'light'}`]);
    }
  }
  expectNone(
    shown.name,
    [...found].map(([problem, where]) => (where.length === 0 ? problem : `${problem}\n(${where.join(', ')})`)),
  );
};
