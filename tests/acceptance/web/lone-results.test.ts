import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath, type Fault, stall, unavailable, withClock } from './bad-network.ts';
import { eventually } from './eventually.ts';
import { eventsOf, scoreText, unplayedMatches } from './matches.ts';
import { matchLink, weekPicker } from './page-parts.ts';
import { openResult, resultsPath } from './result-dialog.ts';

const STANDINGS = '/api/leaderboards/standings';
const WEEKS = '/api/matches/weeks/total';
const TODAY = '/api/matches/date/*';
const UNREADABLE = 'Veriler şu anda okunamıyor, lütfen birazdan tekrar deneyin.';
const SAID = [/^503 from/];

const DOWN: readonly { readonly what: string; readonly fault: Fault }[] = [
  { what: 'cannot be read', fault: unavailable(UNREADABLE) },
  { what: 'does not answer', fault: stall },
];

describeInBrowser('an admin on match night', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  /** An admin's page with a clock, for which each of these paths is broken; `mend` restores them. */
  const openWithout = async (paths: readonly string[], fault: Fault, path: string) => {
    const mends: (() => void)[] = [];
    const page = await openPage(league.url + path, {
      as: 'admin',
      allowTroubles: SAID,
      prepare: async (page) => {
        await withClock(page);
        for (const broken of paths) mends.push((await breakPath(page, broken, fault)).mend);
      },
    });
    return { page, mend: () => mends.forEach((each) => each()) };
  };
  const enter = async (page: Page, match: MatchAnswer): Promise<void> => {
    const dialog = await openResult(page, match);
    await dialog.type(3, 1);
    await dialog.save.click();
    await dialog.closed();
    await page.getByRole('row').filter({ hasText: match.homeTeam.name }).getByText(scoreText(3, 1)).waitFor();
    expect(await eventsOf(league, match)).toEqual(['MatchResultEntered']);
  };
  const weekBox = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: 'Hafta' });
  const show = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Göster' });

  it.for(DOWN)('enters the results of the week in the address while all other calls $what', async ({ fault }) => {
    const match = takeMatch();
    const { page } = await openWithout([STANDINGS, WEEKS, TODAY, '/api/seasons'], fault, resultsPath(match));
    await enter(page, match);
  });

  it.for(DOWN)('is led to the current week while all calls but the one that tells it $what', async ({ fault }) => {
    const match = takeMatch(8);
    const { page } = await openWithout([STANDINGS, TODAY, '/api/seasons'], fault, '/admin/match-results');
    await enter(page, match);
    expect(page.url()).toBe(league.url + resultsPath(match));
  });

  it.for(DOWN)('chooses a week by hand while the call that tells the current week $what', async ({ fault }) => {
    const match = takeMatch(9);
    const { page } = await openWithout([WEEKS], fault, '/admin/match-results');
    await weekBox(page).fill('0');
    await show(page).click();
    await page.getByText('1 ile 999 arasında bir tam sayı girin.').first().waitFor();
    await weekBox(page).fill('9');
    await weekBox(page).press('Enter');
    await enter(page, match);
    expect(page.url()).toBe(league.url + resultsPath(match));
  });

  it('goes from week to week by hand while the number of weeks is unknown', async () => {
    const match = takeMatch(9);
    const { page, mend } = await openWithout([WEEKS], unavailable(UNREADABLE), '/admin/match-results?week=8');
    await page.getByText('Hafta sayısı alınamadı').first().waitFor();
    await weekBox(page).fill('9');
    await show(page).click();
    await enter(page, match);
    mend();
    await page.clock.fastForward('00:15');
    await weekPicker(page).waitFor();
  });

  it('is led to the current week once the call that tells it answers again', async () => {
    const { page, mend } = await openWithout([WEEKS], unavailable(UNREADABLE), '/admin/match-results');
    await page.getByRole('main').getByText('Oynanan hafta şu anda belirlenemiyor.').waitFor();
    await page.getByRole('main').getByText(UNREADABLE).waitFor();
    mend();
    await page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).click();
    await page.getByRole('main').getByRole('button', { name: '8. hafta (bu hafta)' }).click();
    await eventually(() => page.url()).toBe(`${league.url}/admin/match-results?week=8`);
    await weekPicker(page).waitFor();
  });
});

describeInBrowser('a visitor on match night', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  const without =
    (path: string, fault: Fault) =>
    async (page: Page): Promise<void> => {
      await withClock(page);
      await breakPath(page, path, fault);
    };

  it.for(DOWN)('chooses among the weeks while the call for the table $what', async ({ fault }) => {
    const page = await openPage(`${league.url}/weekly-matches?week=1`, {
      prepare: without(STANDINGS, fault),
      allowTroubles: SAID,
    });
    await weekPicker(page).waitFor();
    await page.getByRole('link', { name: '7. hafta' }).click();
    await page.getByText('Hafta 7 / 11').first().waitFor();
  });

  it.for(DOWN)('chooses a week by hand while the number of weeks is unknown: its call $what', async ({ fault }) => {
    const page = await openPage(`${league.url}/weekly-matches?week=1`, {
      prepare: without(WEEKS, fault),
      allowTroubles: SAID,
    });
    const box = page.getByRole('main').getByRole('textbox', { name: 'Hafta' });
    await box.fill('8');
    await box.press('Enter');
    await matchLink(page).waitFor();
  });
});
