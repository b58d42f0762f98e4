import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { describeWhere } from './skip.ts';

/** Tests drive the machine's own Chromium: the browsers that Playwright would download are not needed. */
const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is. `CHROMIUM_PATH` is taken at its word, so that a wrong one is noticed. */
export const findChromium = (): string | undefined => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== '') return CHROMIUM_PATH;
  return usualPlaces.find((place) => existsSync(place));
};

/** A headless browser; the caller closes it. @throws when there is none */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`no Chromium: set CHROMIUM_PATH or install ${usualPlaces[0]}`);
  // Chromium refuses to run sandboxed as root, as which CI runs.
  return chromium.launch({ executablePath, headless: true, chromiumSandbox: process.getuid?.() !== 0 });
};

/**
 * Collects, while tests go on, what a visitor should never meet: errors on the console, exceptions nobody caught, and
 * requests to `origin` that got no answer or a server error. Refusals (4xx) are answers, tests may ask for them.
 */
export const watchTroubles = (context: BrowserContext, origin: string): readonly string[] => {
  const troubles: string[] = [];
  const isOwn = (url: string): boolean => new URL(url).origin === origin;
  context.on('console', (message) => {
    // Chromium reports each answer from 400 up as an error too; those are judged by their status below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    troubles.push(`console: ${message.text()}`);
  });
  context.on('weberror', (webError) => troubles.push(`exception: ${webError.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 500 && isOwn(response.url())) troubles.push(`${response.status()} from ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    // Going to another page aborts what the last one still loads.
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== 'net::ERR_ABORTED' && isOwn(request.url())) troubles.push(`${reason} for ${request.url()}`);
  });
  return troubles;
};

/** Opens a page in a browser profile of its own, as a Turkish visitor; it is closed after the test. */
export type OpenPage = (url: string, options?: BrowserContextOptions) => Promise<Page>;

/**
 * A suite of browser tests. Without Chromium it is skipped by name, or fails where `REQUIRE_BROWSER=1` says that there
 * must be one (`.ci/run`). A test also fails by any trouble that {@link watchTroubles} saw during it.
 */
export const describeInBrowser = (name: string, body: (openPage: OpenPage) => void): void => {
  const wanted = process.env['REQUIRE_BROWSER'] === '1' || findChromium() !== undefined;
  describeWhere(wanted, 'no Chromium on this machine', name, () => {
    let browser: Browser | undefined;
    let opened: { readonly context: BrowserContext; readonly troubles: readonly string[] }[] = [];

    beforeAll(async () => {
      browser = await launchChromium();
    });
    afterAll(async () => {
      // undefined when it could not be launched
      await browser?.close();
    });
    afterEach(async () => {
      const closing = opened;
      opened = [];
      await Promise.all(closing.map(({ context }) => context.close()));
      expect(closing.flatMap(({ troubles }) => troubles)).toEqual([]);
    });

    body(async (url, options) => {
      if (browser === undefined) throw new Error('a page is opened inside a test');
      const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul', ...options });
      opened.push({ context, troubles: watchTroubles(context, new URL(url).origin) });
      const page = await context.newPage();
      await page.goto(url);
      return page;
    });
  });
};
