import { headFor } from '@league/query-api/pages/head/head-for.ts';
import { headTags } from '@league/query-api/pages/head/head-tags.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type EmbeddedUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { type Facts, factsOf, pathOf, SCREENS } from './screen-list.ts';

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
    // finished-pages.test.ts judges how React takes pages over.
    const page = await openPage(league.url, { allowTroubles: [/React error #418/] });
    for (const screen of PUBLIC) {
      const path = pathOf(screen, facts);
      await page.goto(league.url + path);
      // Under a dialog, the page's heading is hidden from roles.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      const { title, isFound } = await headAt(path);
      await eventually(async () => [screen.name, await page.title()]).toEqual([screen.name, title]);
      expect([screen.name, isFound]).toEqual([screen.name, !screen.isNotFound]);
    }
  });

  it('comes with the page, and its status says whether there is such a page', async () => {
    for (const screen of PUBLIC) {
      const path = pathOf(screen, facts);
      const answer = await fetch(league.url + path, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      const head = await headAt(path);
      // The browser makes the pages for one person, and all of them have one head until then.
      const isRendered = !html.includes('<div id="root"></div>');
      const tags = isRendered ? headTags(head) : '<meta name="robots" content="noindex" />';
      const found = { status: answer.status, tags: html.includes(tags), titles: html.match(/<title>/g)?.length };
      expect([screen.name, found]).toEqual([screen.name, { status: head.isFound ? 200 : 404, tags: true, titles: 1 }]);
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
