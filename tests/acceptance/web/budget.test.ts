import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { expectNone } from '../../kit/browser/expect-none.ts';
import { bytesOf, KB, type Visit, type VisitedFile, watchVisit } from '../../kit/browser/visit.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { type Facts, factsOf, pathOf, type Screen, SCREENS } from './screen-list.ts';

/**
 * What a visitor's first page may carry (ADR 9): scripts until the page is taken over, those that its document names; scripts that
 * come behind it; pages of people who are signed in, which visitors open by mistake, have more of the first; and style.
 */
const BUDGET = { first: 137 * KB, ownPages: 172 * KB, behind: 60 * KB, css: 21 * KB };
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

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    await appointOfficials(league);
    facts = await factsOf(league);
    await giveAchievements(league, facts);
  });
  afterAll(() => league.stop());

  it.for(PUBLIC)(
    'of $name keeps to its budget, waits for no file before it paints, loads from its own site only and shifts nothing',
    async (screen) => {
      const { files, elsewhere, layoutShift } = await visit(screen);
      const html = await documentOf(screen);
      const named = new Set(html.match(/\/assets\/[^"]+\.js/g));
      const first = files.filter(({ path }) => named.has(path));
      const behind = files.filter(({ path }) => !named.has(path));
      expect(bytesOf(first, 'js')).toBeGreaterThan(0);
      expectNone('too much for a first visit', [
        ...tooMuch(screen.name.endsWith('-visitor') ? 'ownPages' : 'first', bytesOf(first, 'js'), first),
        ...tooMuch('behind', bytesOf(behind, 'js'), behind),
        ...tooMuch('css', bytesOf(files, 'css'), files),
        ...elsewhere,
        ...(html.match(/<link rel="stylesheet"[^>]*>|<script src=[^>]*>/g) ?? []),
      ]);
      expect(layoutShift).toBeLessThanOrEqual(MOST_SHIFT);
    },
  );

  /** It names the scripts by which the page is taken over, and nothing that is needed to paint it. */
  const documentOf = async (screen: Screen): Promise<string> => {
    const answer = await fetch(league.url + pathOf(screen, facts), { headers: { accept: 'text/html' } });
    return answer.text();
  };

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
