import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInBrowser, findChromium, launchChromium, watchTroubles } from './chromium.ts';
import { describeWhere } from './skip.ts';

const pages: Readonly<Record<string, string>> = {
  '/good': '<title>good</title><script>fetch("/missing")</script>',
  '/console': '<script>console.error("offside")</script>',
  '/exception': '<script>setTimeout(() => { throw new Error("own goal"); })</script>',
  '/server-error': '<script>fetch("/broken")</script>',
  '/cut': '<script>fetch("/hang-up").catch(() => {})</script>',
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '/', socket }, response) => {
    if (url === '/hang-up') return socket.destroy();
    response.statusCode = url === '/broken' ? 500 : url in pages ? 200 : 404;
    return response.setHeader('content-type', 'text/html').end(pages[url]);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describeInBrowser('a page without troubles', (openPage) => {
  it('passes, with a refused request too', async () => {
    const page = await openPage(`${origin}/good`);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe('good');
  });
});

describeWhere(findChromium() !== undefined, 'no Chromium on this machine', 'troubles of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  const expected = {
    '/console': 'console: offside',
    '/exception': 'exception: own goal',
    '/server-error': '500 from',
    '/cut': 'net::ERR_EMPTY_RESPONSE for',
  };
  it.for(Object.entries(expected))('%s is noticed', async ([path, trouble]) => {
    const context = await browser.newContext();
    const troubles = watchTroubles(context, origin);
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await context.close();
    expect(troubles).toEqual([expect.stringContaining(trouble)]);
  });
});

describe('finding Chromium', () => {
  it('takes CHROMIUM_PATH at its word', () => {
    const before = process.env['CHROMIUM_PATH'];
    process.env['CHROMIUM_PATH'] = '/opt/chromium';
    expect(findChromium()).toBe('/opt/chromium');
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
  });
});
