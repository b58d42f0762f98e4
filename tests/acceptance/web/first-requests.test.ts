import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { saveData } from '../../kit/browser/save-data.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { stall } from './bad-network.ts';

const PAGES = [
  { path: '/', file: '_site-', reads: ['/api/leaderboards/standings', '/api/matches', '/api/players/leaders/saves'] },
  { path: '/standings', file: 'standings-', reads: ['/api/leaderboards/standings'] },
  { path: '/matches', file: 'matches-', reads: ['/api/matches/date/'] },
  { path: '/weekly-matches', file: 'weekly-matches-', reads: ['/api/matches/weeks/total'] },
  {
    path: '/seasons',
    file: 'seasons.index-',
    reads: ['/api/seasons', '/api/seasons/champions', '/api/leaderboards/standings'],
  },
  {
    path: '/seasons/1',
    file: 'seasons._season-',
    reads: ['/api/leaderboards/standings?season=1', '/api/players/leaders/goals?season=1'],
  },
  { path: '/teams', file: 'teams-', reads: ['/api/teams'] },
  { path: '/players', file: 'players-', reads: ['/api/players?first=24', '/api/players'] },
];

describeInBrowser('the first requests of a visit', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  it.for(PAGES)('of $path do not wait for its scripts, and none is made twice', async ({ path, file, reads }) => {
    const asked: string[] = [];
    const script = Promise.withResolvers<Route>();
    const early = Promise.withResolvers<void>();
    const prepare = async (page: Page): Promise<void> => {
      page.on('request', (request) => {
        asked.push(request.url().replace(league.url, ''));
        const isThere = (start: string): boolean => asked.some((each) => each.startsWith(start));
        if ([`/assets/${file}`, ...reads, '/api/settings'].every(isThere)) early.resolve();
      });
      // Without the live connection nothing is read anew.
      await page.route('**/api/live*', stall);
      // The script that all pages begin with.
      await page.route('**/assets/index-*.js', (route) => script.resolve(route));
      await saveData(page);
    };
    const opened = openPage(league.url + path, { width: 375, prepare });
    const held = await script.promise;
    await early.promise;
    await held.continue();
    const page = await opened;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const read = asked.filter((each) => each.startsWith('/api/') && !each.startsWith('/api/live'));
    expect(read.toSorted()).toEqual([...new Set(read)].toSorted());
  });
});
