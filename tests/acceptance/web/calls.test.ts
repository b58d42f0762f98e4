import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';

describeInBrowser('the page of all calls', (openPage) => {
  let league: LeagueUnderTest;
  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it('shows what a call takes and answers, under the security headers of every page', async () => {
    const page = await openPage(`${league.url}/api/docs`);
    const call = page.locator('#operations-default-PUT-api-matches-id-fixture');
    await call.getByRole('button').first().click();
    await call.getByText('FIXTURES_PLAYED').waitFor();
    expect(await call.getByText('application/json').count()).toBeGreaterThan(0);
  });
});
