import { hashSource, inlineOf } from '@league/query-api/pages/page-policy.ts';
import type { Page } from 'playwright-core';
import { brokenWords } from '../../kit/browser/broken-words.ts';
import { windowOf } from '../../kit/browser/describe-in-browser.ts';
import type { PageElement } from '../../kit/browser/dom.ts';
import { expectNone } from '../../kit/browser/expect-none.ts';
import { atRest } from '../../kit/browser/page-tools.ts';
import { sidewaysProblems } from '../../kit/browser/sideways.ts';
import { routeDocuments } from './page-documents.ts';
import type { Screen } from './screen-list.ts';

declare const document: { readonly body: PageElement; readonly documentElement: PageElement };
declare const getComputedStyle: (element: PageElement) => Readonly<Record<string, string>>;

/** People with weak eyes set letters of one and a half times the usual size for their whole system. */
const LARGE_FONT_PX = 24;
const USUAL_FONT_PX = 16;
const LARGE_FONT_WINDOWS = [
  { width: 320, height: 640 },
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
];
/** Phones on their side, and small computers at 200 %. */
const LOW_WINDOWS = [
  { width: 667, height: 375 },
  { width: 812, height: 375 },
  { width: 640, height: 360 },
];
/** The first match or row of the screens that people open for one. */
export const FIRST_ROWS: Readonly<Record<string, string>> = {
  home: 'main li a[href*="match="]',
  standings: 'main tbody tr',
  'standings-season': 'main tbody tr',
  matches: 'main li a[href*="match="]',
  'weekly-matches': 'main li a[href*="match="]',
  'admin-match-results': 'main li, main tbody tr',
};
const NOT_PRINTED = [
  'header:has(a[href="/"])',
  '.bottom-bar',
  'footer',
  'aside',
  'nav',
  'iframe',
  'main button:not(table button, li button)',
];
/**
 * Makes the page wait for the web's own letters, since tests measure the room that these need. A page that does not wait shows the
 * machine's letters where the web's come late, and those may be wider.
 */
export const waitForLetters = async (page: Page): Promise<void> => {
  await routeDocuments(page, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const style = inlineOf(html).styles.find((text) => text.includes('font-display'));
    if (style === undefined) throw new Error(`the page has no letters of its own: ${route.request().url()}`);
    const waiting = style.replaceAll(/font-display: ?optional/g, 'font-display:block');
    const policy = response.headers()['content-security-policy']?.replace(hashSource(style), hashSource(waiting)) ?? '';
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
      body: html.replace(style, () => waiting),
    });
  });
};

/** Sets the size of letters of the whole system, to which the page conforms at once. */
const setLetters = async (page: Page, px: number): Promise<void> => {
  const debugging = await page.context().newCDPSession(page);
  await debugging.send('Page.enable');
  await debugging.send('Page.setFontSizes', { fontSizes: { standard: px } });
};

/** Looks at the page in each of these windows, and fails with the problems of all of them. */
const inEach = async (
  page: Page,
  windows: typeof LOW_WINDOWS,
  look: (window: (typeof LOW_WINDOWS)[number]) => Promise<readonly string[]>,
): Promise<void> => {
  const problems: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    await atRest(page);
    problems.push(...(await look(window)).map((problem) => `${window.width} × ${window.height}: ${problem}`));
  }
  expectNone(page.url(), problems);
};

/** The phone's bar stands where the thumb is; behind a dialog and on wide screens there is none. */
const barProblems = async (page: Page): Promise<string[]> => {
  const bar = page.locator('.bottom-bar');
  if (!(await bar.isVisible())) return [];
  const [box, window] = [await bar.boundingBox(), page.viewportSize()];
  if (box === null || window === null) return ['the bar has no box'];
  const [left, above] = [window.width - box.x - box.width, window.height - box.y - box.height];
  const outside = Math.min(box.x, box.y, left, above) < 0;
  const cut = await bar
    .locator('a, button')
    .evaluateAll((places: PageElement[]) =>
      places.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => String(textContent)),
    );
  return [
    ...(outside ? [`the bar leaves the window: ${JSON.stringify(box)}`] : []),
    ...cut.map((place) => `the bar has no room for ${place}`),
  ];
};

const largeLettersProblems = async (page: Page): Promise<readonly string[]> => [
  ...(await sidewaysProblems(page)),
  ...(await barProblems(page)),
  ...(await brokenWords(page)).map((word) => `a broken word: ${word}`),
];

const lowWindowProblems = async (page: Page, screen: Screen, height: number): Promise<readonly string[]> => {
  const stuck = await page
    .locator('header, .bottom-bar')
    .evaluateAll((bars: PageElement[]) =>
      bars.map((bar) => getComputedStyle(bar)['position']).filter((each) => each === 'sticky' || each === 'fixed'),
    );
  const row = FIRST_ROWS[screen.name];
  const box = row === undefined ? null : await page.locator(row).first().boundingBox();
  const end = box === null ? 0 : Math.round(box.y + box.height);
  return [
    ...(await sidewaysProblems(page)),
    ...stuck.map((position) => `a bar is ${position}`),
    ...(end > height ? [`the first row ends at ${end} px`] : []),
  ];
};

/** The problems of a printed page. The page is shown in dark colours: paper must be white all the same. */
const printProblems = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed: string[] = [];
  for (const part of NOT_PRINTED) {
    for (const each of await page.locator(part).all()) if (await each.isVisible()) printed.push(`${part} is printed`);
  }
  const colours = await page.evaluate(() => [
    getComputedStyle(document.body)['backgroundColor'],
    getComputedStyle(document.body)['color'],
  ]);
  const nights = await page.locator('main .night').evaluateAll((parts: PageElement[]) =>
    parts.map((part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      return `${backgroundColor} ${backgroundImage}`;
    }),
  );
  return [
    ...new Set(printed),
    ...(colours[0] === 'rgb(255, 255, 255)' ? [] : [`the paper is ${colours[0]}`]),
    ...[...new Set(nights)]
      .filter((each) => each !== 'rgba(0, 0, 0, 0) none')
      .map((each) => `night is printed: ${each}`),
    ...(colours[1] === 'rgb(17, 24, 20)' ? [] : [`the ink is ${colours[1]}`]),
  ];
};

/** Fails where letters of one and a half times the usual size have no room on the page. Leaves the usual size behind. */
export const expectRoomForLargeLetters = async (page: Page): Promise<void> => {
  await setLetters(page, LARGE_FONT_PX);
  await inEach(page, LARGE_FONT_WINDOWS, () => largeLettersProblems(page));
  await setLetters(page, USUAL_FONT_PX);
};

/** Fails where bars take the room of a low window, or the first row of the screen lies below it. */
export const expectUseOfLowWindows = (page: Page, screen: Screen): Promise<void> =>
  inEach(page, LOW_WINDOWS, ({ height }) => lowWindowProblems(page, screen, height));

/** Fails where the page prints its frame, or in other colours than black on white. Leaves the page in print. */
export const expectPlainPrint = (page: Page): Promise<void> => inEach(page, [windowOf(375)], () => printProblems(page));
