import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { LONG_MS } from '../patience.ts';
import { describeWhere } from '../skip.ts';
import { browsersRun, launchChromium, TURKISH_VISITOR } from './chromium.ts';
import { dropFailures, keepFailure } from './pictures.ts';
import { type Role, storageOf } from './roles.ts';
import { saveData } from './save-data.ts';
import { awaitTakeover } from './takeover.ts';
import { watchTroubles } from './troubles.ts';

/** The heights of windows: of phones, and of tablets and computers. */
const HEIGHTS = { phone: 740, wide: 900 };
const FIRST_WIDE_WIDTH = 768;
/** How long, in ms, what a page must show is waited for: twice the longest pause of the web, before it reconnects. */
const PAGE_MS = LONG_MS / 2;

/** A window of this width, with a suitable height. */
export const windowOf = (width: number): { width: number; height: number } => ({
  width,
  height: width < FIRST_WIDE_WIDTH ? HEIGHTS.phone : HEIGHTS.wide,
});

export type PageOptions = Omit<BrowserContextOptions, 'viewport' | 'storageState'> & {
  /** The role that is signed in through the API; a visitor when left out. */
  readonly as?: Role;
  /** The width of the window in px; 1280 when left out. */
  readonly width?: number;
  /** Troubles that the test causes on purpose, matched against the text of each trouble. */
  readonly allowTroubles?: readonly RegExp[];
  /** Gets the empty page before it loads, to watch or to cut its network. */
  readonly prepare?: (page: Page) => void | Promise<void>;
  /** True where a test is about fetching ahead. Any other visitor saves data, so the page fetches no more than it shows. */
  readonly fetchesAhead?: boolean;
  /** False for a test of what a page is before its scripts have taken it over, or without them. */
  readonly takenOver?: boolean;
};

/** Opens a page in a browser profile of its own, as a Turkish visitor; it is closed after the test. */
export type OpenPage = (url: string, options?: PageOptions) => Promise<Page>;

type Opened = { readonly context: BrowserContext; readonly troubles: readonly string[] };

/**
 * A suite of browser tests. Without Chromium it is listed as skipped, or fails where `REQUIRE_BROWSER=1` requires one
 * (`.ci/run`). A test also fails by any trouble that {@link watchTroubles} reports during it. Pictures of a failed
 * test's pages are kept in artefacts/failed.
 */
export const describeInBrowser = (name: string, body: (openPage: OpenPage) => void): void => {
  describeWhere(browsersRun(), 'no Chromium on this machine', name, () => {
    let browser: Browser | undefined;
    let opened: Opened[] = [];

    beforeAll(async () => {
      browser = await launchChromium();
    });
    afterAll(async () => {
      // undefined when it could not be launched
      await browser?.close();
    });
    afterEach(async ({ task }) => {
      const closing = opened;
      opened = [];
      const failed = task.result?.state === 'fail' || closing.some(({ troubles }) => troubles.length > 0);
      const testName = `${name} ${task.name}`;
      dropFailures(testName);
      if (failed) {
        await keepFailure(
          testName,
          closing.flatMap(({ context }) => context.pages()),
        );
      }
      await Promise.all(closing.map(({ context }) => context.close()));
      expect(closing.flatMap(({ troubles }) => troubles)).toEqual([]);
    });

    body(async (url, asked = {}) => {
      const {
        as = 'visitor',
        width = 1280,
        allowTroubles = [],
        fetchesAhead = false,
        prepare,
        takenOver,
        ...options
      } = asked;
      if (browser === undefined) throw new Error('a page is opened inside a test');
      const { origin } = new URL(url);
      const storageState = await storageOf(as, origin);
      const context = await browser.newContext({
        ...TURKISH_VISITOR,
        viewport: windowOf(width),
        // Of what is asked for in brotli, each league makes the smallest form too, which costs as much as to open a page.
        extraHTTPHeaders: { 'accept-encoding': 'gzip' },
        ...(storageState === undefined ? {} : { storageState }),
        ...options,
      });
      opened.push({ context, troubles: await watchTroubles(context, origin, allowTroubles) });
      const page = await context.newPage();
      page.setDefaultTimeout(PAGE_MS);
      if (!fetchesAhead) await saveData(page);
      await prepare?.(page);
      if (takenOver ?? options.javaScriptEnabled !== false) awaitTakeover(page);
      await page.goto(url);
      return page;
    });
  });
};
