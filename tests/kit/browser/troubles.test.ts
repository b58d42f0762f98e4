import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWhere } from '../skip.ts';
import { findChromium, launchChromium } from './chromium.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { madeUpSite } from './made-up-site.ts';
import { watchTroubles } from './troubles.ts';

const EVAL = '<script src="/eval.js"></script>';
const SELF = "default-src 'self'";

const origin = madeUpSite({
  '/good': { html: '<title>good</title><script>fetch("/missing")</script>' },
  '/console': { html: '<script>console.error("offside")</script>' },
  '/exception': { html: '<script>setTimeout(() => { throw new Error("own goal"); })</script>' },
  '/server-error': { html: '<script>fetch("/broken")</script>' },
  '/broken': { html: '', status: 500 },
  '/cut': { html: '<script>fetch("/hang-up").catch(() => {})</script>' },
  '/live': { html: '<script>new EventSource("/stream").onmessage = ({ data }) => { document.title = data; }</script>' },
  '/style': { html: '<p style="color: red">', policy: SELF },
  '/image': { html: '<img src="http://127.0.0.1:9/other-site.png">', policy: SELF },
  '/eval': { html: `<title>eval</title>${EVAL}`, policy: SELF },
  '/eval.js': { html: 'try { new Function("") } catch {}' },
});

describeInBrowser('a page without troubles', (openPage) => {
  it('passes, with a refused request too', async () => {
    const page = await openPage(`${origin()}/good`);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe('good');
  });

  it('passes with a live connection that is open to the end, and counts as idle', async () => {
    const page = await openPage(`${origin()}/live`);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe('kick-off');
  });

  it('passes with a trouble that the test makes on purpose', async () => {
    const page = await openPage(`${origin()}/cut`, { allowTroubles: [/ERR_EMPTY_RESPONSE/] });
    await page.waitForLoadState('networkidle');
  });
});

describeWhere(findChromium() !== undefined, 'no Chromium on this machine', 'troubles of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  const troublesOf = async (path: string, allowed: readonly RegExp[] = []): Promise<readonly string[]> => {
    const context = await browser.newContext();
    const troubles = await watchTroubles(context, origin(), allowed);
    const page = await context.newPage();
    await page.goto(origin() + path, { waitUntil: 'networkidle' });
    await context.close();
    return troubles;
  };

  const expected = {
    '/console': 'console: offside',
    '/exception': 'exception: own goal',
    '/server-error': '500 from',
    '/cut': 'net::ERR_EMPTY_RESPONSE for',
    '/style': 'policy: style-src-attr refused inline in',
    '/image': 'policy: img-src refused http://127.0.0.1:9/other-site.png in',
    '/eval': 'policy: script-src refused eval in',
  };
  it.for(Object.entries(expected))('%s is noticed', async ([path, trouble]) => {
    expect(await troublesOf(path)).toContainEqual(expect.stringContaining(trouble));
  });

  it('are only left out when they were allowed', async () => {
    expect(await troublesOf('/console', [/offside/])).toEqual([]);
    expect(await troublesOf('/console', [/own goal/])).toHaveLength(1);
  });
});
