import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { saveData } from './save-data.ts';

/** A budget's 1 kB is 1,000 bytes, the stricter of the two meanings. */
export const KB = 1000;

/** A loaded file, or the style that stands in the page; `bytes` is its size compressed by gzip at level 9, however the server sent it. */
export type VisitedFile = { readonly path: string; readonly kind: 'js' | 'css' | 'other'; readonly bytes: number };

export type Visit = {
  readonly files: readonly VisitedFile[];
  /** Requests to other origins, answered or not. */
  readonly elsewhere: readonly string[];
  /** When the first row, card or paragraph of the page's own was in a frame, in ms from the start of the visit. */
  readonly firstRowMs: number;
  /** When the largest element was painted, in ms from the start of the visit. */
  readonly largestPaintMs: number;
  /** The sum of all layout shifts, which is never less than CLS (the worst five seconds only). */
  readonly layoutShift: number;
};

type PageEntry = { readonly startTime: number; readonly value?: number };
type PageObserver = {
  observe: (what: { type: string; buffered: boolean }) => void;
  takeRecords: () => readonly PageEntry[];
};
/** Set in the page, for the page alone. */
declare const firstRowAt: number;
declare const document: {
  readonly querySelectorAll: (
    selector: string,
  ) => Iterable<{ readonly textContent: string; readonly getBoundingClientRect: () => { readonly height: number } }>;
};
declare const requestAnimationFrame: (callback: () => void) => void;
declare const PerformanceObserver: new (callback: () => void) => PageObserver;

const kindOf = (response: Response): VisitedFile['kind'] => {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'js';
  return type.startsWith('text/css') ? 'css' : 'other';
};

const packedSize = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length;

const fileOf = async (response: Response): Promise<VisitedFile> => ({
  path: new URL(response.url()).pathname,
  kind: kindOf(response),
  bytes: packedSize(await response.body()),
});

/**
 * Watches a page from before it loads, as a visitor sees it who saves data: what is fetched ahead once the line is idle is no
 * part of a visit. The returned function resolves once the network is idle (a live connection may
 * stay open), with all that was loaded until then; the page must not have been left meanwhile.
 */
export const watchVisit = async (page: Page): Promise<() => Promise<Visit>> => {
  await saveData(page);
  await page.addInitScript(() => {
    // No frame is made while a stylesheet holds up the page.
    const look = (): void => {
      const rows = [...document.querySelectorAll('main :is(tbody tr, li, article, p, h2, a[href*=match])')];
      // Some are for another width, or for a screen reader alone.
      if (rows.some((row) => row.getBoundingClientRect().height > 1))
        Object.assign(globalThis, { firstRowAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const requested: string[] = [];
  const finished: Response[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('requestfinished', (request) => {
    const response = request.existingResponse();
    if (response?.ok() === true) finished.push(response);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const { origin } = new URL(page.url());
    const { style, paints, shifts, firstRowMs } = await page.evaluate(() => {
      const entriesOf = (type: string): readonly PageEntry[] => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type, buffered: true });
        return observer.takeRecords();
      };
      return {
        style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
        paints: entriesOf('largest-contentful-paint').map(({ startTime }) => startTime),
        shifts: entriesOf('layout-shift').map(({ value = 0 }) => value),
        firstRowMs: typeof firstRowAt === 'undefined' ? Number.NaN : firstRowAt,
      };
    });
    return {
      files: [...(await Promise.all(finished.map(fileOf))), { path: 'style', kind: 'css', bytes: packedSize(style) }],
      elsewhere: requested.filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin),
      firstRowMs,
      largestPaintMs: paints.at(-1) ?? Number.NaN,
      layoutShift: shifts.reduce((sum, value) => sum + value, 0),
    };
  };
};

export const bytesOf = (files: readonly VisitedFile[], kind: VisitedFile['kind']): number =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
