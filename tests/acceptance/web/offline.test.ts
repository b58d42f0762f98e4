import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { matchLink } from './page-parts.ts';

const UNREACHABLE = 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.';
const LOST = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_CONNECTION_REFUSED/,
  /ERR_NETWORK_CHANGED/,
  /^console: .*(Unfetched|FileGone)/,
];

const tab = (page: Page, name: string): Locator => page.locator('.bottom-bar').getByText(name, { exact: true });
/** The note itself; screen readers have its words in a place of their own. */
const note = (page: Page): Locator => page.getByText(UNREACHABLE).first();
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

describeInBrowser('a visitor whose line is lost', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  it('opens pages, the menu and matches that were never opened before', async () => {
    const ahead: Promise<unknown>[] = [];
    const prepare = (page: Page): void => {
      for (const file of ['standings-', 'teams-', 'weekly-matches-', 'menu-sheet-', 'match-dialog-'])
        ahead.push(page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${file}`)));
    };
    const page = await openPage(league.url, { width: 375, fetchesAhead: true, prepare, allowTroubles: LOST });
    await matchLink(page).waitFor();
    await Promise.all(ahead);
    await page.context().setOffline(true);

    await tab(page, 'Puan').click();
    await heading(page, 'Puan Durumu').waitFor();
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Takımlar' }).click();
    await heading(page, 'Takımlar').waitFor();
    await page.getByText('Takımlar yüklenirken bir hata oluştu.').first().waitFor();
    await tab(page, 'Ana sayfa').click();
    await matchLink(page).click();
    await page.getByRole('dialog', { name: /hafta/ }).waitFor();
  });

  it('keeps the page on screen where the next one cannot be fetched, and opens that once the line is back', async () => {
    const page = await openPage(`${league.url}/standings`, { width: 375, allowTroubles: LOST });
    const row = page.getByRole('rowheader').first();
    await row.waitFor();
    const kept = await row.elementHandle();
    await page.route('**/*', (route) => route.abort('connectionrefused'));

    await tab(page, 'Maçlar').click();
    await note(page).waitFor();
    expect(page.url()).toBe(`${league.url}/standings`);
    expect(await kept?.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await note(page).waitFor();
    expect(await kept?.isVisible()).toBe(true);

    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await heading(page, 'Günün Maçları').waitFor();
    await page.goBack();
    await heading(page, 'Puan Durumu').waitFor();
  });

  it('reads that the menu cannot be fetched, and has it once the line is back', async () => {
    const page = await openPage(`${league.url}/standings`, { width: 375, allowTroubles: LOST });
    await page.getByRole('rowheader').first().waitFor();
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    const menu = page.getByRole('button', { name: 'Menü' });
    await menu.click();
    await note(page).waitFor();
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await page.waitForLoadState('load');
    await menu.click();
    await page.getByRole('dialog').waitFor();
  });

  it('hears that the menu is on its way', async () => {
    const page = await openPage(`${league.url}/standings`, { width: 375 });
    await page.getByRole('rowheader').first().waitFor();
    const sent = Promise.withResolvers<() => void>();
    await page.route('**/menu-sheet-*', (route) => sent.resolve(() => void route.continue()));
    const menu = page.getByRole('button', { name: 'Menü' });
    await menu.click();
    const deliver = await sent.promise;
    expect(await menu.getAttribute('aria-busy')).toBe('true');
    deliver();
    await page.getByRole('dialog').waitFor();
  });
});
