import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** 1 kB of a budget is 1,000 bytes: the stricter of the two readings. */
export const KB = 1000;

/** A file as it came; `bytes` are those of its body, compressed by gzip at level 9, whatever the server sent. */
export type VisitedFile = { readonly path: string; readonly kind: 'js' | 'css' | 'other'; readonly bytes: number };

export type Visit = {
  readonly files: readonly VisitedFile[];
  /** Requests to another origin, answered or not. */
  readonly elsewhere: readonly string[];
  /** When the largest thing on the page was painted, ms from the start of the visit. */
  readonly largestPaintMs: number;
  /** All shifts of the layout added up: never less than CLS, which counts the worst five seconds. */
  readonly layoutShift: number;
};

type PageEntry = { readonly startTime: number; readonly value?: number };
type PageObserver = {
  observe: (what: { type: string; buffered: boolean }) => void;
  takeRecords: () => readonly PageEntry[];
};
declare const PerformanceObserver: new (callback: () => void) => PageObserver;

const kindOf = (response: Response): VisitedFile['kind'] => {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'js';
  return type.startsWith('text/css') ? 'css' : 'other';
};

const fileOf = async (response: Response): Promise<VisitedFile> => ({
  path: new URL(response.url()).pathname,
  kind: kindOf(response),
  bytes: gzipSync(await response.body(), { level: 9 }).length,
});

/**
 * Watches a page from before it loads. The function it answers resolves once the network is idle (a live connection may
 * stay open) with all that the visit took until then; the page must not have moved on meanwhile.
 */
export const watchVisit = (page: Page): (() => Promise<Visit>) => {
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
    const { paints, shifts } = await page.evaluate(() => {
      const entriesOf = (type: string): readonly PageEntry[] => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type, buffered: true });
        return observer.takeRecords();
      };
      return {
        paints: entriesOf('largest-contentful-paint').map(({ startTime }) => startTime),
        shifts: entriesOf('layout-shift').map(({ value = 0 }) => value),
      };
    });
    return {
      files: await Promise.all(finished.map(fileOf)),
      elsewhere: requested.filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin),
      largestPaintMs: paints.at(-1) ?? Number.NaN,
      layoutShift: shifts.reduce((sum, value) => sum + value, 0),
    };
  };
};

export const bytesOf = (files: readonly VisitedFile[], kind: VisitedFile['kind']): number =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
