import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import type { Ledger } from '../statistics/ledger.ts';
import { type PlayedLeague, playScript, SEASON } from '../statistics/play.ts';
import { eventually } from './eventually.ts';
import { scoreText } from './matches.ts';
import { main } from './page-parts.ts';

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
      const shown = await shownPoints(page);
      expect(shown).toEqual(pointsOf(book.table(SEASON, side === undefined ? {} : { side })));
    }
  });

  const teamName = (team: string): string => [...played.teams].find(([, id]) => id === team)?.[0] ?? '';
  const pointsOf = (rows: readonly { readonly team: string; readonly points: number }[]) =>
    Object.fromEntries(rows.map(({ team, points }) => [teamName(team), String(points)]));
  const shownPoints = async (page: Page) =>
    Object.fromEntries((await rowsOf(page)).map(({ name, cells }) => [name, cells['Puan']]));

  it('the standings as they were known in the middle of the season are those of the book then, and lead back', async () => {
    const { at, rows } = played.knownThen;
    const page = await openPage(`${league.url}/standings?season=${SEASON}&knownAt=${at}`, { width: 1400 });
    const banner = main(page).getByText(/^Sonuçlar .* anında bilindiği haliyle gösteriliyor\.$/);
    await banner.waitFor();
    expect(await shownPoints(page)).toEqual(pointsOf(rows));
    await page.getByRole('button', { name: 'Güncel tabloya dön' }).click();
    await banner.waitFor({ state: 'detached' });
    await eventually(() => shownPoints(page)).toEqual(pointsOf(book.table(SEASON)));
    expect(new URL(page.url()).searchParams.has('knownAt')).toBe(false);
  });

  it('the standings after each week are those of the book, and one is chosen by its time', async () => {
    for (const week of [1, 6]) {
      const page = await openPage(`${league.url}/standings?season=${SEASON}&week=${week}`, { width: 1400 });
      expect(await shownPoints(page)).toEqual(pointsOf(book.table(SEASON, { week })));
    }
    const page = await openPage(`${league.url}/standings?season=${SEASON}`, { width: 1400 });
    await page.getByRole('button', { name: 'Sezon ve hafta' }).click();
    const form = page.getByRole('form', { name: 'Şu tarihte bilinen haliyle' });
    const show = form.getByRole('button', { name: 'Göster' });
    await show.click();
    await form.getByText('Tarih ve saat giriniz.').waitFor();
    const time = form.getByLabel('Tarih ve saat');
    await time.fill('2999-01-01T12:00');
    await show.click();
    await form.getByText('Gelecekteki bir an seçilemez.').waitFor();
    expect(await time.inputValue()).toBe('2999-01-01T12:00');
    await time.fill('2020-01-01T12:00');
    await show.click();
    await main(page)
      .getByText(/anında bilindiği haliyle gösteriliyor\.$/)
      .waitFor();
    // Nothing had been recorded then.
    await eventually(async () => [...new Set(Object.values(await shownPoints(page)))]).toEqual(['0']);
    expect(new URL(page.url()).searchParams.get('knownAt')).toBe('2020-01-01T09:00:00Z');
  });

  it('pages of matches show the score, and each line of the book', async () => {
    const matches = book.matches(SEASON).filter(({ result }) => result !== null);
    const chosen = [
      ...matches.filter(({ result }) => result?.walkover),
      ...matches.filter(({ revision }) => revision > 1).slice(0, 4),
      ...matches.filter(({ revision }) => revision === 1).slice(0, 2),
    ];
    expect(chosen.length).toBeGreaterThanOrEqual(5);
    for (const { id, home, away, result } of chosen) {
      if (result === null) continue;
      const page = await openPage(`${league.url}/match/${id}?tab=players`, { width: 1400 });
      await page.getByRole('heading', { level: 1, name: `${teamName(home)} – ${teamName(away)}` }).waitFor();
      await page.getByText(scoreText(result.home, result.away), { exact: true }).first().waitFor();
      if (result.lines.length > 0) await page.locator('main tbody tr:has(th)').first().waitFor();
      const shown = await Promise.all(
        (await page.locator('main tbody tr:has(th)').all()).map(async (row) => {
          const [goals, assists, saves, yellow, red] = await row.locator('td').allTextContents();
          return [await row.locator('th a').innerText(), goals, assists, saves, yellow, red].join(' ');
        }),
      );
      const expected = result.lines.map(({ player, goals, assists, saves, yellow, red }) =>
        [player, goals, assists, saves, yellow, red].join(' '),
      );
      expect(shown.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('pages of teams show the squad and the outcomes of the book', async () => {
    for (const [team, names] of [...played.squads].slice(0, 3)) {
      const page = await openPage(`${league.url}/team/${team}`, { width: 1400 });
      const figures = page.locator('main dl').first();
      await figures.waitFor();
      const row = book.table(SEASON).find((each) => each.team === team);
      const counts = [names.length, row?.played, row?.win, row?.goalsFor].map(String);
      await eventually(async () => (await figures.locator('dd').allTextContents()).slice(0, 4)).toEqual(counts);
      for (const name of names) {
        const card = page.locator(`main a[href="/profile/${encodeURIComponent(name)}"]`).first();
        const values = (await card.innerText()).split(/\s*\n\s*/);
        const { goals, assists } = book.totals(SEASON, name);
        for (const value of [goals, assists]) expect(values.join(' ')).toMatch(new RegExp(`\\b${value}\\b`));
      }
    }
  });

  it('profiles show the figures of the book', async () => {
    // One of each team, and those of whom something was taken off.
    const ofTeams = [...played.squads.values()].flatMap(([first]) => first ?? []);
    const named = new Set([
      ...leaders('goals')
        .slice(0, 3)
        .map(({ name }) => name),
      ...ofTeams,
    ]);
    for (const name of named) {
      const figures = book.totals(SEASON, name);
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
