import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { accessibilityProblems } from '../../kit/browser/accessible.ts';
import { describeInBrowser, windowOf } from '../../kit/browser/describe-in-browser.ts';
import { expectNone } from '../../kit/browser/expect-none.ts';
import { focusOrder } from '../../kit/browser/focus-order.ts';
import { screenshot } from '../../kit/browser/pictures.ts';
import { sidewaysProblems } from '../../kit/browser/sideways.ts';
import { targetProblems } from '../../kit/browser/targets.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { type Facts, factsOf, NOT_FOUND, type Screen, SCREENS } from './screen-list.ts';

type Variant = {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** What a press needs: looked at on one phone and one computer, the rest differs by room alone. */
  readonly handling?: 'phone' | 'wide';
};

const VARIANTS: readonly Variant[] = [
  { width: 320, scheme: 'light' },
  { width: 375, scheme: 'light', handling: 'phone' },
  { width: 768, scheme: 'light' },
  { width: 1280, scheme: 'light', handling: 'wide' },
  { width: 1280, scheme: 'dark' },
  { width: 375, scheme: 'dark' },
];

/** By problem, so that the same one at each width is read once. */
type Found = Map<string, string[]>;

describeInBrowser('each screen', (openPage) => {
  let league: LeagueUnderTest;
  let facts: Facts;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    facts = await factsOf(league);
  });
  afterAll(() => league.stop());

  const document = async (page: Page, { path, named, isNotFound }: Screen): Promise<string[]> => {
    const [asked, at] = [new URL(path(facts), league.url).pathname, new URL(page.url()).pathname];
    const headings = await page.locator('h1').allTextContents();
    const language = await page.locator('html').getAttribute('lang');
    const title = await page.title();
    const bare = /<title>([^<]*)/.exec(await (await fetch(league.url)).text())?.[1];
    return [
      asked === at ? '' : `document: ${asked} leads to ${at}`,
      headings.length === 1
        ? ''
        : `document: ${headings.length} headings of level 1 instead of one: ${headings.join()}`,
      NOT_FOUND.test(headings.join()) === isNotFound ? '' : `document: its heading is "${headings.join()}"`,
      language === 'tr' ? '' : `document: its language is ${language}, not tr`,
      title === '' || (named && title === bare) ? `document: its title does not say what it is: "${title}"` : '',
    ].filter((problem) => problem !== '');
  };

  const handling = async (page: Page, screen: Screen, on: 'phone' | 'wide'): Promise<string[]> => {
    const targets = await targetProblems(page, screen.target[on]);
    const { problems } = await focusOrder(page);
    return [...targets.map((target) => `target: ${target}`), ...problems.map((problem) => `keyboard: ${problem}`)];
  };

  const look = async (page: Page, screen: Screen, variant: Variant): Promise<string[]> => {
    await page.emulateMedia({ colorScheme: variant.scheme });
    await page.setViewportSize(windowOf(variant.width));
    const part = screen.open === undefined ? 'page' : 'window';
    await screenshot(page, `${screen.name}-${variant.width}-${variant.scheme}`, part);
    const sideways = await sidewaysProblems(page);
    return [
      ...(await document(page, screen)),
      ...sideways.map((problem) => `sideways: ${problem}`),
      ...(await accessibilityProblems(page)),
      ...(variant.handling === undefined ? [] : await handling(page, screen, variant.handling)),
    ];
  };

  it.for(SCREENS)('$name is whole, accessible and usable by hand and keyboard, at all widths', async (screen) => {
    const page = await openPage(league.url + screen.path(facts), { as: screen.as, width: VARIANTS[0]?.width ?? 320 });
    // By name of element: a dialog that is open already hides the heading from readers.
    await page.locator('h1').waitFor();
    await screen.open?.(page);
    await page.waitForLoadState('networkidle');

    const found: Found = new Map();
    for (const variant of VARIANTS) {
      for (const problem of await look(page, screen, variant)) {
        found.set(problem, [...(found.get(problem) ?? []), `${variant.width} ${variant.scheme}`]);
      }
    }
    expectNone(
      screen.name,
      [...found].map(([problem, where]) => `${problem}\n(${where.join(', ')})`),
    );
  });
});
