import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
describeInBrowser('look', (openPage) => {
  let league: LeagueUnderTest;
  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    await league.call('PUT', '/api/settings', { body: { primaryColor: '#ffd700' } });
  });
  afterAll(() => league.stop());
  it.for(['/', '/standings', '/matches', '/nope', '/match/nope'])('%s', async (path) => {
    const still = await openPage(league.url + path, { width: 375, javaScriptEnabled: false, allowTroubles: [/./] });
    await still.screenshot({ path: `/tmp/ssr/nojs${path.replaceAll('/', '_')}.png` });
    const asked: string[] = [];
    const page = await openPage(league.url + path, {
      width: 375,
      allowTroubles: [/404/],
      prepare: async (p) => {
        p.on('request', (r) => asked.push(r.url().replace(league.url, '')));
      },
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `/tmp/ssr/js${path.replaceAll('/', '_')}.png` });
    console.log(
      path,
      asked.filter((a) => a.startsWith('/api')),
    );
  });
});
