import type { Page, Route } from 'playwright-core';
import { routeDocuments } from './page-documents.ts';

/** The parts of the page's globals that this file replaces. */
type Signal = object;
declare const AbortController: new () => { readonly signal: Signal; readonly abort: (reason: unknown) => void };
declare const AbortSignal: { timeout: (ms: number) => Signal };
declare const DOMException: new (message: string, name: string) => Error;
declare const fetch: (path: string) => Promise<object>;
declare let passTimeouts: (ms: number) => void;

/**
 * For `prepare`: gives the page a clock that the test moves. The page's timeouts for answers pass only by {@link
 * waitLong}, so that no request times out because the machine is slow.
 */
export const withClock = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.addInitScript(() => {
    const waiting: { leftMs: number; readonly end: () => void }[] = [];
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      waiting.push({
        leftMs: ms,
        end: () => controller.abort(new DOMException('too slow', 'TimeoutError')),
      });
      return controller.signal;
    };
    passTimeouts = (ms) => {
      for (const each of waiting) {
        each.leftMs -= ms;
        if (each.leftMs <= 0) each.end();
      }
    };
  });
};

/** Moves the page's clock on while the page waits for answers. */
const waitLong = async (page: Page, seconds: number): Promise<void> => {
  await page.clock.fastForward(seconds * 1_000);
  await page.evaluate((ms) => passTimeouts(ms), seconds * 1_000);
};

/** Moves the page's clock on, and waits until the requests that follow have left the page. */
export const goOn = async (page: Page, seconds: number): Promise<void> => {
  await waitLong(page, seconds);
  // Sent after the page's own requests.
  await page.evaluate(() => fetch('/robots.txt'));
};

/** What happens to a request. */
export type Fault = (route: Route) => Promise<void>;

/** The request never arrives and is never answered. */
export const stall: Fault = async () => {};

/** The same, until the page has given up waiting; the page must have been prepared by {@link withClock}. */
export const stallTooLong: Fault = (route) => waitLong(route.request().frame().page(), 10);

/** The server's own answer when it cannot read or write. */
export const unavailable =
  (message: string): Fault =>
  (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      headers: { 'retry-after': '1' },
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        code: 'STORE_UNAVAILABLE',
        message,
      }),
    });

/** Requests to a path (`*` stands for any text without a slash) that meet a fault. */
export type Broken = {
  /** How many requests have met it so far. */
  readonly times: () => number;
  /** From now on requests get through; those that hang go on hanging. */
  readonly mend: () => void;
};

const ofShells = new WeakSet<Page>();

/** The page's documents come as they do where the server could not render them: all that they show is read by the page. */
export const takeShell = async (page: Page): Promise<void> => {
  if (ofShells.has(page)) return;
  ofShells.add(page);
  await routeDocuments(page, async (route) => {
    const url = new URL('/index.html', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
};

/** Documents that are loaded later come as the shell, so that their reads meet the fault too. */
export const breakPath = async (page: Page, path: string, fault: Fault): Promise<Broken> => {
  await takeShell(page);
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
  let [times, isBroken] = [0, true];
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    (route) => {
      if (!isBroken) return route.fallback();
      times += 1;
      return fault(route);
    },
  );
  return {
    times: () => times,
    mend: () => {
      isBroken = false;
    },
  };
};

/** An answer that no server of the league gives. */
export const fault500: Fault = (route) => route.fulfill({ status: 500, json: {} });

/** The request reaches the server, and the answer is lost. */
export const loseAnswer: Fault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** The request reaches the server, and only a part of the answer comes back. */
export const tearAnswer: Fault = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).slice(0, 20) });
};

/** The request is lost before it reaches the server. */
export const loseRequest: Fault = (route) => route.abort('connectionreset');

/** A gateway between browser and server answers instead of the server. */
export const answerOfGateway: Fault = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });

/** Repeats the present answer, marked as old, as the server does while a projection is behind. */
export const answerOld = async (page: Page, url: string): Promise<Fault> => {
  const body = await (await page.request.get(url)).text();
  return (route) => route.fulfill({ contentType: 'application/json', headers: { 'x-stale': '1' }, body });
};

/** The given answer. */
export const answering =
  (json: unknown): Fault =>
  (route) =>
    route.fulfill({ json });

/** The API's own answer to what it refuses, from the table of one of the APIs; some refusals say more than their table. */
export const refusing =
  <Code extends string>(table: Readonly<Record<Code, { readonly status: number; readonly message: string }>>) =>
  (code: Code, message: string = table[code].message): Fault =>
  (route) => {
    const { status } = table[code];
    const body = JSON.stringify({ type: 'about:blank', title: code, status, code, message });
    return route.fulfill({ status, contentType: 'application/problem+json', body });
  };
