import { takeShell } from './bad-network.ts';
import { main } from './page-parts.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { expectPlainPrint, expectUseOfLowWindows, FIRST_ROWS, waitForLetters } from './frame-looks.ts';
import { type Facts, factsOf, pathOf, type Screen, SCREENS } from './screen-list.ts';

declare const HTMLElement: { readonly prototype: object };
const ADS = 'http://127.0.0.1:9';
const CONTACT = { CONTACT_EMAIL: 'lig@lig.example', PUBLIC_URL: 'https://lig.example' };

describeInBrowser('the frame', (openPage) => {
  let league: LeagueUnderTest;
  let facts: Facts;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true, environment: { ADS_FRAME_URL: `${ADS}/`, ...CONTACT } });
    facts = await factsOf(league);
  });
  afterAll(() => league.stop());

  const open = async (screen: Screen): Promise<Page> => {
    const prepare = async (page: Page): Promise<void> => {
      await waitForLetters(page);
      await page.route(`${ADS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    };
    const page = await openPage(league.url + pathOf(screen, facts), { as: screen.as, width: 375, prepare });
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  };

  const searched = SCREENS.filter(({ name }) => name in FIRST_ROWS);
  it.for(searched)(
    'of $name has its first row in a low window, and is not printed, also with advertising',
    async (screen) => {
      const page = await open(screen);
      await expectUseOfLowWindows(page, screen);
      await expectPlainPrint(page);
    },
  );

  it.each(['/about', '/privacy-policy'])('says on %s whom to write to, and where the site is', async (path) => {
    const page = await openPage(league.url + path);
    const email = main(page).getByRole('link', { name: CONTACT.CONTACT_EMAIL });
    expect(await email.getAttribute('href')).toBe(`mailto:${CONTACT.CONTACT_EMAIL}`);
    const site = main(page).getByRole('link', { name: 'lig.example', exact: true });
    expect(await site.getAttribute('href')).toBe(CONTACT.PUBLIC_URL);
  });

  it('has advertisements beside, above and below a page, in frames that cannot reach it, and says so', async () => {
    const prepare = async (page: Page): Promise<void> => {
      await page.route(`${ADS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    };
    const page = await openPage(`${league.url}/teams`, { width: 1440, prepare });
    for (const place of ['sol', 'sağ', 'üst', 'alt']) {
      const frame = page.getByRole('complementary', { name: `Reklam, ${place}` }).locator('iframe');
      await frame.waitFor();
      expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
    }
    await page.goto(`${league.url}/privacy-policy`);
    await main(page).getByText('Reklamlar bir reklam ağından').waitFor();
    await page.goto(`${league.url}/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('leads from the menu to the week that is being played', async () => {
    const page = await openPage(`${league.url}/teams`, { width: 375 });
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Haftalık Takvim' }).click();
    await main(page).getByText('Hafta 8 / 11', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?week=8');
  });

  it('makes a table a tab stop only while it scrolls, and names it once', async () => {
    const page = await openPage(`${league.url}/standings`, { width: 375 });
    const stop = page.locator('main [tabindex="0"]:has(> table)');
    const named = page.locator('main :is(caption, [aria-label]:has(> table))');
    await page.getByRole('rowheader').first().waitFor();
    expect([await stop.count(), await named.count()]).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Tam' }).click();
    await stop.waitFor();
    expect(await named.count()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await stop.waitFor({ state: 'detached' });
    expect(await named.count()).toBe(1);
  });

  it('announces a banner without measuring the page for its words', async () => {
    const prepare = async (page: Page): Promise<void> => {
      await page.addInitScript(() => {
        Object.defineProperty(HTMLElement.prototype, 'innerText', {
          get: () => {
            throw new Error('innerText was read');
          },
        });
      });
      await takeShell(page);
      await page.route('**/api/teams', (route) => route.fulfill({ status: 400, body: '{}' }));
    };
    const page = await openPage(`${league.url}/teams`, { prepare });
    const said = page.locator('[aria-live="assertive"]');
    await said.getByText('Takımlar yüklenirken bir hata oluştu. ').waitFor();
  });
});
