import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { openGateway } from './live-line.ts';
import { weekPicker } from './page-parts.ts';

const CUT = [/ERR_INCOMPLETE_CHUNKED_ENCODING/, /ERR_EMPTY_RESPONSE/, /ERR_CONNECTION_(REFUSED|RESET)/];

describeInBrowser('a page that is left while its live connection is lost', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  /** Never answers the first requests to this path; later requests are answered. */
  const holdBack = async (page: Page, path: string): Promise<{ readonly held: () => number; mend: () => void }> => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => (isHeld ? void held.push(route) : route.fallback()),
    );
    return {
      held: () => held.length,
      mend: () => {
        isHeld = false;
      },
    };
  };

  it('shows the next page once the connection is back: requests that hang are sent anew', async () => {
    const gateway = await openGateway(league.url);
    onTestFinished(gateway.close);
    const page = await openPage(`${gateway.url}/admin/audit`, { as: 'admin', allowTroubles: CUT });
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await eventually(gateway.newestId).toBeDefined();
    const { held, mend } = await holdBack(page, '/api/matches/week/8');
    gateway.cut('hang-up');
    await eventually(() => gateway.asked.length).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Maç Sonuçları' }).click();
    await eventually(held).toBe(1);

    mend();
    gateway.mend();
    await eventually(gateway.open).toBe(1);
    await weekPicker(page).waitFor();
    expect(page.url()).toBe(`${gateway.url}/admin/match-results?week=8`);
    expect(held()).toBe(1);
  });
});
