import { headFor } from '@league/query-api/pages/head/head-for.ts';
import { headTags } from '@league/query-api/pages/head/head-tags.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type EmbeddedUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { type Facts, factsOf, heading, pathOf, SCREENS } from './screen-list.ts';

const PUBLIC_URL = 'https://lig.example';

/** The screens of visitors that an address opens, also the screens of missing things. */
const PUBLIC = SCREENS.filter(({ as, open }) => as === 'visitor' && open === undefined);

type Parsed = {
  readonly querySelector: (selector: string) => { readonly textContent: string } | null;
  readonly querySelectorAll: (selector: string) => Iterable<{ readonly textContent: string }>;
};
declare const DOMParser: new () => { readonly parseFromString: (text: string, type: string) => Parsed };

describeInBrowser('the head of a page', (openPage) => {
  let league: EmbeddedUnderTest;
  let facts: Facts;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true, environment: { PUBLIC_URL } });
    facts = await factsOf(league);
    await appointOfficials(league);
    await giveAchievements(league, facts);
  });
  afterAll(() => league.stop());

  const headAt = (path: string) =>
    league.embedded.league.reader.snapshot((view) => headFor(path).read(view, { publicUrl: PUBLIC_URL }));

  it('has the title that the web gives the document, and says whether there is such a page', async () => {
    const page = await openPage(league.url);
    for (const screen of PUBLIC) {
      const path = pathOf(screen, facts);
      await page.goto(league.url + path);
      await heading(page).waitFor({ state: 'attached' });
      const { title, isFound } = await headAt(path);
      await eventually(async () => [screen.name, await page.title()]).toEqual([screen.name, title]);
      expect([screen.name, isFound]).toEqual([screen.name, !screen.isNotFound]);
    }
  });

  it('is markup that a browser reads without a mistake, like the site map', async () => {
    const page = await openPage(`${league.url}/about`);
    const path = `/match/${facts.match._id}`;
    const head = await headAt(path);
    const titles = (html: string) =>
      [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('title')].map((each) => each.textContent);
    expect(await page.evaluate(titles, headTags(head))).toEqual([head.title]);
    const map = await (await fetch(`${league.url}/sitemap.xml`)).text();
    const found = await page.evaluate((xml: string) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      if (parsed.querySelector('parsererror') !== null) return ['no XML'];
      return [...parsed.querySelectorAll('urlset > url > loc')].map((each) => each.textContent);
    }, map);
    expect(found).toContain(PUBLIC_URL + path);
    for (const address of found)
      expect([address, (await headAt(address.slice(PUBLIC_URL.length))).url]).toEqual([address, address]);
  });
});
