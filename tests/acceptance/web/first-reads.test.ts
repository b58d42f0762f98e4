import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { enterResult, pairingOf, unplayedMatches } from './matches.ts';

/** What is made of the settings, or of the seasons, which a change of the settings touches. */
const CHANGED = ['/api/settings', '/api/seasons'];
const PAGES = ['/', '/matches', '/weekly-matches?week=8', '/standings', '/seasons', '/seasons/1', '/teams'];

describeInBrowser('a first visit', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  /** Names the requests for data, and lets the live connection begin when the test says so. */
  const openHeld = async (path: string) => {
    const asked: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const page = await openPage(league.url + path, {
      // A wide window shows what is to come as well.
      width: 375,
      prepare: async (page: Page) => {
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.route('**/api/live*', async (route) => {
          await released;
          await route.continue();
        });
      },
    });
    return { page, release, reads: () => asked.filter((path) => /^\/api\/(?!live)/.test(path)) };
  };
  /** Waits until a change that was told after the `hello` was read. */
  const settingsChange = async (page: Page, title: string): Promise<void> => {
    await league.call('PUT', '/api/settings', { body: { title } });
    await page.getByText(title).first().waitFor();
  };

  it.for(PAGES)('reads nothing that its page has brought: %s', async (path) => {
    const { page, reads, release } = await openHeld(path);
    release();
    await settingsChange(page, `Lig ${PAGES.indexOf(path)}`);
    expect(reads().filter((each) => !CHANGED.includes(each))).toEqual([]);
  });

  it('shows what changed between its rendering and the beginning of its live connection', async () => {
    const match = (await unplayedMatches(league))(8);
    const { page, release } = await openHeld('/weekly-matches?week=8');
    await page.getByRole('link', { name: `${pairingOf(match)}, planlandı` }).waitFor();
    await enterResult(league, match, { homeScore: 6, awayScore: 4 });
    release();
    await eventually(() =>
      page.getByRole('link', { name: `${match.homeTeam.name} 6, ${match.awayTeam.name} 4, bitti` }).count(),
    ).toBe(1);
  });
});
