import type { Page, Route } from 'playwright-core';

/** The little of a page that is changed there. */
type Signal = object;
declare const AbortController: new () => { readonly signal: Signal; readonly abort: (reason: unknown) => void };
declare const AbortSignal: { timeout: (ms: number) => Signal };
declare const DOMException: new (message: string, name: string) => Error;
declare const fetch: (path: string) => Promise<object>;
declare let passTimeouts: (ms: number) => void;

/**
 * For `prepare`: gives the page a clock that the test can put forward. For how long the page waits for an answer is measured
 * by {@link waitLong} alone: a machine that is slow makes no request of a page time out.
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

/** Puts the page's clock forward while it waits for answers. */
const waitLong = async (page: Page, seconds: number): Promise<void> => {
  await page.clock.fastForward(seconds * 1_000);
  await page.evaluate((ms) => passTimeouts(ms), seconds * 1_000);
};

/** Puts the page's clock forward, and lets what the page does then reach the network. */
export const goOn = async (page: Page, seconds: number): Promise<void> => {
  await waitLong(page, seconds);
  // Behind the page's own requests.
  await page.evaluate(() => fetch('/first-paint.js'));
};

/** What becomes of a request. */
export type Fault = (route: Route) => Promise<void>;

/** Never answered, and never to arrive. */
export const stall: Fault = async () => {};

/** The same, until the page has waited as long as it waits for anything; it must be one with {@link withClock}. */
export const stallTooLong: Fault = (route) => waitLong(route.request().frame().page(), 10);

/** The server's own answer when it cannot read, or write. */
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

/** Requests to a path, `*` for any text but a slash, that a fault befalls. */
export type Broken = {
  /** How many so far. */
  readonly times: () => number;
  /** From now on they get through; those that hang go on hanging. */
  readonly mend: () => void;
};

export const breakPath = async (page: Page, path: string, fault: Fault): Promise<Broken> => {
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

/** Gets to the server, and the answer is lost on the way back. */
export const loseAnswer: Fault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** Gets to the server; of the answer only a part comes back. */
export const tearAnswer: Fault = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).slice(0, 20) });
};

/** Lost before it gets to the server. */
export const loseRequest: Fault = (route) => route.abort('connectionreset');

/** Somebody between browser and server answers instead. */
export const answerOfGateway: Fault = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });

/** Still the same answer as now, marked as old, as the server does while a projection is behind. */
export const answerOld = async (page: Page, url: string): Promise<Fault> => {
  const body = await (await page.request.get(url)).text();
  return (route) => route.fulfill({ contentType: 'application/json', headers: { 'x-stale': '1' }, body });
};
