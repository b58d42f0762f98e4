import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import type { Ledger } from '../statistics/ledger.ts';
import { type PlayedLeague, playScript, SEASON } from '../statistics/play.ts';

/** What people read of the scripted season, held against the same book. */
describeInBrowser('the pages of a scripted season', (openPage) => {
  let league: LeagueUnderTest;
  let played: PlayedLeague;
  let book: Ledger;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
    played = await playScript(league);
    ({ book } = played);
  });
  afterAll(() => league.stop());

  /** The rows of the page's table: the name in the row's head, and the cells by the titles of their columns. */
  const rowsOf = async (page: Page): Promise<{ name: string; cells: Record<string, string> }[]> => {
    await page.locator('main tbody tr:has(th)').first().waitFor();
    const titles = await Promise.all(
      (await page.locator('main thead th').all()).map(
        async (head) => (await head.locator('abbr').getAttribute('title')) ?? '',
      ),
    );
    const rows = await page.locator('main tbody tr:has(th)').all();
    return Promise.all(
      rows.map(async (row) => {
        const texts = await row.locator('th, td').allTextContents();
        return {
          name: await row.locator('th a').first().innerText(),
          cells: Object.fromEntries(titles.map((title, index) => [title, texts[index] ?? ''])),
        };
      }),
    );
  };

  const leaders = (statistic: 'goals' | 'assists' | 'saves') =>
    [...played.players.keys()]
      .map((name) => ({ name, figures: book.totals(SEASON, name) }))
      .filter(({ figures }) => figures[statistic] > 0)
      .toSorted(
        (a, b) =>
          b.figures[statistic] - a.figures[statistic] ||
          a.figures.matchesPlayed - b.figures.matchesPlayed ||
          new Intl.Collator('tr').compare(a.name, b.name),
      );

  it.for([
    { board: 'goals', title: 'Gol' },
    { board: 'assists', title: 'Asist' },
    { board: 'saves', title: 'Kurtarış' },
  ] as const)('the board of $board lists the leaders of the book', async ({ board, title }) => {
    const page = await openPage(`${league.url}/leaderboards/${board}?season=${SEASON}`, { width: 1400 });
    const shown = (await rowsOf(page)).map(({ name, cells }) => {
      return { name, matches: cells['Maç'], value: cells[title], goals: cells['Gol'] };
    });
    const expected = leaders(board).map(({ name, figures }) => {
      return {
        name,
        matches: String(figures.matchesPlayed),
        value: String(figures[board]),
        goals: String(figures.goals),
      };
    });
    expect(shown).toEqual(expected.slice(0, shown.length));
    expect(shown).toHaveLength(Math.min(100, expected.length));
  });

  it('the standings show the points of the book', async () => {
    for (const [query, side] of [
      ['', undefined],
      ['&view=home', 'home'],
      ['&view=away', 'away'],
    ] as const) {
      const page = await openPage(`${league.url}/standings?season=${SEASON}${query}`, { width: 1400 });
      const shown = Object.fromEntries((await rowsOf(page)).map(({ name, cells }) => [name, cells['Puan']]));
      const expected = book.table(SEASON, side === undefined ? {} : { side }).map(({ team, points }) => {
        const name = [...played.teams].find(([, id]) => id === team)?.[0] ?? '';
        return [name, String(points)] as const;
      });
      expect(shown).toEqual(Object.fromEntries(expected));
    }
  });

  it('profiles show the figures of the book', async () => {
    for (const { name, figures } of leaders('goals').slice(0, 3)) {
      const page = await openPage(`${league.url}/profile/${encodeURIComponent(name)}`);
      const tiles = page.locator('main dl').first();
      await tiles.waitFor();
      const shown = (await tiles.innerText()).split(/\s*\n\s*/);
      for (const value of [figures.goals, figures.assists, figures.saves, figures.matchesPlayed]) {
        expect(shown).toContain(String(value));
      }
    }
  });
});
