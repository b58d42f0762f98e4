import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { expectNone } from '../../kit/browser/expect-none.ts';
import { bytesOf, KB, type Visit, type VisitedFile, watchVisit } from '../../kit/browser/visit.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { type Facts, factsOf, pathOf, type Screen, SCREENS } from './screen-list.ts';

/** What a visitor's first page may carry (ADR 9): scripts in all and style of all pages; of each what no other page needs at its start. */
const BUDGET = { js: 183 * KB, own: 40 * KB, css: 20 * KB, ownCss: 1 * KB };
const MOST_SHIFT = 0.02;

/** What opens over a page comes after it, and is no part of it. */
const PUBLIC = SCREENS.filter(({ as, isNotFound, isDialog }) => as === 'visitor' && !isNotFound && !isDialog);

const kilobytes = (bytes: number): string => (bytes / KB).toFixed(2).padStart(8);

/** A list of all files where they are too many bytes; nothing else. */
const tooMuch = (what: keyof typeof BUDGET, bytes: number, files: readonly VisitedFile[]): string[] =>
  bytes <= BUDGET[what]
    ? []
    : [
        `${what}: ${kilobytes(bytes)} kB of ${kilobytes(BUDGET[what])}, gzip -9, 1 kB = ${KB} bytes`,
        ...files
          .toSorted((a, b) => b.bytes - a.bytes)
          .map(({ path, kind, bytes: size }) => `${kilobytes(size)} kB  ${kind.padEnd(5)}  ${path}`),
      ];

describeInBrowser('a first visit', (openPage) => {
  let league: LeagueUnderTest;
  let facts: Facts;
  /** The scripts and styles that the document itself names: every page begins with them. */
  let first: ReadonlySet<string>;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    await appointOfficials(league);
    facts = await factsOf(league);
    await giveAchievements(league, facts);
    const document = await (await fetch(`${league.url}/standings`, { headers: { accept: 'text/html' } })).text();
    first = new Set(document.match(/\/assets\/[^"]+\.(?:js|css)/g));
    for (const kind of ['.js', '.css'])
      if (![...first].some((path) => path.endsWith(kind))) throw new Error(`the document names no ${kind}`);
  });
  afterAll(() => league.stop());

  it.for(PUBLIC)('of $name keeps to its budget, loads from its own site only and shifts nothing', async (screen) => {
    const { files, elsewhere, layoutShift } = await visit(screen);
    const shared = files.filter(({ path }) => first.has(path));
    const own = files.filter(({ path }) => !first.has(path));
    expectNone('too much for a first visit', [
      ...tooMuch('js', bytesOf(files, 'js'), files),
      ...tooMuch('css', bytesOf(shared, 'css'), shared),
      ...tooMuch('own', bytesOf(own, 'js'), own),
      ...tooMuch('ownCss', bytesOf(own, 'css'), own),
      ...elsewhere,
    ]);
    expect(layoutShift).toBeLessThanOrEqual(MOST_SHIFT);
  });

  const visit = async (screen: Screen): Promise<Visit> => {
    const watched: (() => Promise<Visit>)[] = [];
    const prepare = async (page: Page): Promise<void> => {
      watched.push(await watchVisit(page));
    };
    const page = await openPage(league.url + pathOf(screen, facts), { width: 375, prepare });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const [visited] = await Promise.all(watched.map((visitEnd) => visitEnd()));
    if (visited === undefined) throw new Error('nobody watched the visit');
    return visited;
  };
});
