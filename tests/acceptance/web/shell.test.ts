import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenWords } from '../../kit/browser/broken-words.ts';
import { describeInBrowser, windowOf } from '../../kit/browser/describe-in-browser.ts';
import type { PageElement } from '../../kit/browser/dom.ts';
import { expectNone } from '../../kit/browser/expect-none.ts';
import { atRest } from '../../kit/browser/page-tools.ts';
import { sidewaysProblems } from '../../kit/browser/sideways.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { type Facts, factsOf, pathOf, type Screen, SCREENS } from './screen-list.ts';

declare const document: { readonly body: PageElement; readonly documentElement: PageElement };
declare const HTMLElement: { readonly prototype: object };
declare const getComputedStyle: (element: PageElement) => Readonly<Record<string, string>>;

/** What people with weak eyes set for their whole system: letters of one and a half times the usual size. */
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
const FIRST_ROWS: Readonly<Record<string, string>> = {
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
const ADS = 'http://127.0.0.1:9';

/**
 * The web does without its own letters where they come late, as on a busy machine; those that the machine has instead may be
 * wider. What has room is measured in the web's own: the page waits for them.
 */
const waitForLetters = async (page: Page): Promise<void> => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const rules = await response.text();
    await route.fulfill({ response, body: rules.replaceAll(/font-display: ?optional/g, 'font-display:block') });
  });
};

/** Sets the size of letters of the whole system, to which the page conforms at once. */
const setLetters = async (page: Page, px: number): Promise<void> => {
  const debugging = await page.context().newCDPSession(page);
  await debugging.send('Page.enable');
  await debugging.send('Page.setFontSizes', { fontSizes: { standard: px } });
};

describeInBrowser('the frame', (openPage) => {
  let league: LeagueUnderTest;
  let facts: Facts;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true, environment: { ADS_FRAME_URL: `${ADS}/` } });
    facts = await factsOf(league);
  });
  afterAll(() => league.stop());

  const open = async (screen: Screen): Promise<Page> => {
    const prepare = async (page: Page): Promise<void> => {
      await waitForLetters(page);
      await page.route(`${ADS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    };
    const page = await openPage(league.url + pathOf(screen, facts), { as: screen.as, width: 375, prepare });
    await page.locator('h1').waitFor();
    await screen.open?.(page);
    await page.waitForLoadState('networkidle');
    return page;
  };

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

  /** Of a page that people have dark: paper is white all the same. */
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
    return [
      ...new Set(printed),
      ...(colours[0] === 'rgb(255, 255, 255)' ? [] : [`the paper is ${colours[0]}`]),
      ...(colours[1] === 'rgb(19, 26, 22)' ? [] : [`the ink is ${colours[1]}`]),
    ];
  };

  it.for(SCREENS)(
    'of $name has room for large letters, leaves a low window to what people came for, and is not printed',
    async (screen) => {
      const page = await open(screen);
      await setLetters(page, LARGE_FONT_PX);
      await inEach(page, LARGE_FONT_WINDOWS, () => largeLettersProblems(page));
      await setLetters(page, USUAL_FONT_PX);
      await inEach(page, LOW_WINDOWS, ({ height }) => lowWindowProblems(page, screen, height));
      // Nobody prints a page with something open over it.
      if (screen.open === undefined) await inEach(page, [windowOf(375)], () => printProblems(page));
    },
  );

  it('makes a table a tab stop only while it scrolls, and names it once', async () => {
    const page = await openPage(`${league.url}/standings`, { width: 375 });
    const stop = page.locator('main [tabindex="0"]:has(> table)');
    const named = page.locator('main :is(caption, [aria-label]:has(> table))');
    await page.getByRole('rowheader').first().waitFor();
    expect([await stop.count(), await named.count()]).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Tam' }).click();
    await stop.waitFor();
    expect(await named.count()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await stop.waitFor({ state: 'detached' });
    expect(await named.count()).toBe(1);
  });

  it('announces a banner without measuring the page for its words', async () => {
    const prepare = async (page: Page): Promise<void> => {
      await page.addInitScript(() => {
        Object.defineProperty(HTMLElement.prototype, 'innerText', {
          get: () => {
            throw new Error('innerText was read');
          },
        });
      });
      await page.route('**/api/teams', (route) => route.fulfill({ status: 400, body: '{}' }));
    };
    const page = await openPage(`${league.url}/teams`, { prepare });
    const said = page.locator('[aria-live="assertive"]');
    await said.getByText('Takımlar yüklenirken bir hata oluştu. ').waitFor();
  });
});
