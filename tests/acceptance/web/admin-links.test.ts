import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { main } from './page-parts.ts';

const OFFICIALS = ['/admin/simple-referees', '/admin/simple-broadcasters'];

/** The pages with buttons to others for admins: where they stand, and where they lead. */
const LEADING = [
  {
    path: '/admins',
    role: 'region',
    name: 'Yönetim',
    to: ['/admin/control-panel', '/admin/players', '/admin/team-assignment', ...OFFICIALS, '/players', '/matches'],
  },
  { path: '/players', role: 'navigation', name: 'Yönetim', to: OFFICIALS },
] as const;

describeInBrowser('a page for admins', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it.each(LEADING)('leads an admin from $path on, and no visitor', async ({ path, role, name, to }) => {
    const [visitor, admin] = await Promise.all([
      openPage(league.url + path),
      openPage(league.url + path, { as: 'admin' }),
    ]);
    const links = main(admin).getByRole(role, { name }).getByRole('link');
    await links.first().waitFor();
    const led = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    expect(led).toEqual(expect.arrayContaining([...to]));
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    expect(await main(visitor).getByRole(role, { name }).count()).toBe(0);
  });
});
