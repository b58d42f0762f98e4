import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { expectNone } from '../../kit/browser/expect-none.ts';
import { bytesOf, KB, type Visit, type VisitedFile, watchVisit } from '../../kit/browser/visit.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';

const BUDGET = { js: 125 * KB, css: 15 * KB };
const MOST_SHIFT = 0.02;

const kilobytes = (bytes: number): string => (bytes / KB).toFixed(2).padStart(8);

const tableOf = (files: readonly VisitedFile[], kind: 'js' | 'css'): string =>
  [
    `${kind} of a first visit, gzip -9, 1 kB = ${KB} bytes:`,
    ...files
      .filter((file) => file.kind === kind)
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ path, bytes }) => `${kilobytes(bytes)} kB  ${path}`),
    `${kilobytes(bytesOf(files, kind))} kB  in all, of ${kilobytes(BUDGET[kind]).trim()}`,
  ].join('\n');

describeInBrowser('the first visit to the standings', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  const visitStandings = async (): Promise<Visit> => {
    const watched: (() => Promise<Visit>)[] = [];
    const prepare = (page: Page): void => {
      watched.push(watchVisit(page));
    };
    const page = await openPage(`${league.url}/standings`, { width: 375, prepare });
    await page.getByRole('table').waitFor();
    const [visit] = await Promise.all(watched.map((visited) => visited()));
    if (visit === undefined) throw new Error('nobody watched the visit');
    return visit;
  };

  it.for(['js', 'css'] as const)('loads no more %s than its budget', async (kind) => {
    const { files } = await visitStandings();
    const bytes = bytesOf(files, kind);
    expect(bytes).toBeGreaterThan(0);
    expectNone('too much for a first visit', bytes > BUDGET[kind] ? [tableOf(files, kind)] : []);
  });

  it('loads from its own site only', async () => {
    expect((await visitStandings()).elsewhere).toEqual([]);
  });

  it('shifts nothing that was painted already', async () => {
    expect((await visitStandings()).layoutShift).toBeLessThanOrEqual(MOST_SHIFT);
  });
});
