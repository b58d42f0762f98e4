import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { blockStorage } from './bad-storage.ts';
import { dayPath, pairingOf, unplayedMatches } from './matches.ts';
import { matchLink } from './page-parts.ts';
import { openReleases, type Releases } from './releases.ts';
import { openResult, resultsPath } from './result-dialog.ts';

/** Console lines of the browser and of React when a file is missing. */
const GONE = [/^console: (TypeError: )?Failed to fetch dynamically imported module/, /^console: (Unfetched|FileGone)/];
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/];
const UNLOADED = 'Sitenin yeni sürümü yüklenemedi. Biraz sonra sayfayı yenileyin.';
const UNREACHABLE = 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.';

const menu = (page: Page): Locator => page.getByRole('button', { name: 'Menü' });
/** The card that leads from the home page to the teams; it shows their number once that is known. */
const teamsCard = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /^Takımlar ?\d/ });
/** Waits for all parts of the home page, so that no card moves under the pointer. */
const homeIsThere = async (page: Page): Promise<void> => {
  await matchLink(page).waitFor();
  await teamsCard(page).waitFor();
  // What comes behind the page is there as well: its files are those of this release.
  await page.waitForLoadState('networkidle');
};
const teams = (page: Page): Locator => page.getByRole('searchbox');

describeInBrowser('a tab that was open before a release', (openPage) => {
  let releases: Releases;
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;
  /** How often the document was requested. */
  let loads = 0;

  beforeAll(async () => {
    releases = await openReleases();
    league = await startLeagueUnderTest({ sample: true, web: releases.folder });
    takeMatch = await unplayedMatches(league);
  });
  beforeEach(async () => {
    loads = 0;
    await releases.release();
  });
  afterAll(async () => {
    await league.stop();
    await releases.remove();
  });

  const counted = (page: Page): void => {
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
  };
  const options = { prepare: counted, allowTroubles: GONE };

  it('loads itself anew, once, at the requested address', async () => {
    const page = await openPage(league.url, options);
    await homeIsThere(page);
    await releases.release();
    await teamsCard(page).click();
    await teams(page).waitFor();
    expect(page.url()).toBe(`${league.url}/teams`);
    expect(loads).toBe(2);
  });

  it('does so once for each release', async () => {
    const page = await openPage(league.url, options);
    await homeIsThere(page);
    await releases.release();
    await teamsCard(page).click();
    await teams(page).waitFor();
    // The page is there before its scripts: they are those of this release.
    await page.waitForLoadState('networkidle');
    await releases.release();
    await page.goBack();
    await homeIsThere(page);
    expect(loads).toBe(3);
  });

  it('keeps the text that was typed into a result', async () => {
    const match = takeMatch(8);
    const page = await openPage(league.url + resultsPath(match), { ...options, as: 'admin' });
    await (await openResult(page, match)).type(3, 1);
    // The results page of this release was never loaded, so the browser cannot have it in its cache.
    await releases.release();
    await page.goto(`${league.url}/admin/audit`);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await releases.release();
    await page.getByRole('link', { name: 'Maç Sonuçları' }).click();
    const dialog = await openResult(page, match);
    expect(await dialog.typed()).toEqual(['3', '1']);
    expect(page.url()).toBe(`${league.url}${resultsPath(match)}&match=${match._id}`);
    expect(loads).toBe(3);
  });

  it('opens the pressed match', async () => {
    const match = takeMatch();
    const page = await openPage(league.url + dayPath(match), options);
    const card = page.getByRole('link', { name: pairingOf(match) });
    await card.waitFor();
    await releases.release();
    await card.click();
    await page.getByRole('dialog', { name: pairingOf(match) }).waitFor();
    expect(new URL(page.url()).searchParams.get('match')).toBe(match._id);
    expect(loads).toBe(2);
  });

  it('has its menu on a phone again, and the search that was typed', async () => {
    const page = await openPage(`${league.url}/teams?q=kar`, { ...options, width: 375 });
    await teams(page).waitFor();
    await releases.release();
    const loaded = page.waitForEvent('load');
    await menu(page).click();
    await loaded;
    await menu(page).click();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toBe(`${league.url}/teams?q=kar`);
    expect(loads).toBe(2);
  });

  it('stays as it is without a network, and says so', async () => {
    const page = await openPage(league.url, { ...options, allowTroubles: [...GONE, ...OFFLINE] });
    await homeIsThere(page);
    await page.context().setOffline(true);
    await teamsCard(page).click();
    await page.getByText(UNREACHABLE).first().waitFor();
    expect(page.url()).toBe(`${league.url}/`);
    expect(loads).toBe(1);
  });

  it.for([
    // The page of teams stands with their list; a file named after the teams themselves begins every page.
    { what: 'a page', path: '/', part: 'team-list', press: teamsCard },
    { what: 'a match', path: '/matches', part: 'match-dialog', press: matchLink },
    { what: 'the menu', path: '/teams', part: 'menu-sheet', press: menu },
  ])('says so, and loads itself no second time, where the release lacks $what', async ({ path, part, press }) => {
    const page = await openPage(league.url + path, { ...options, width: 375 });
    await press(page).waitFor();
    await releases.release(part);
    const loaded = page.waitForEvent('load');
    await press(page).click();
    await loaded;
    // The address does not say that the menu was open.
    if (press === menu) await menu(page).click();
    await page.getByText(UNLOADED).first().waitFor();
    expect(await page.getByText(UNREACHABLE).count()).toBe(0);
    expect(loads).toBe(2);
  });

  it('says so where it cannot remember that it has loaded itself, and leaves the reload to the visitor', async () => {
    const prepare = async (page: Page): Promise<void> => {
      counted(page);
      await blockStorage(page);
    };
    const page = await openPage(league.url, { ...options, prepare });
    await homeIsThere(page);
    await releases.release();
    await teamsCard(page).click();
    await page.getByText(UNLOADED).first().waitFor();
    expect(loads).toBe(1);
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await teams(page).waitFor();
  });
});
