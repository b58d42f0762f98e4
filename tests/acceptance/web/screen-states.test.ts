import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { type Broken, breakPath, type Fault, goOn, stall, unavailable, withClock } from './bad-network.ts';
import { expectGoodLooks, type Look } from './look.ts';
import { main } from './page-parts.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { factsOf, heading, PLAIN } from './screen-list.ts';

/** The server's sentence when it cannot read. */
const UNREADABLE = 'Veriler şu anda okunamıyor, lütfen birazdan tekrar deneyin.';
/** What the browser says on the console of a page of which a part could not be read. */
const SAID = [/^503 from/];

/** What differs from the filled screen at other widths and in the dark is looked at in the showcase. */
const LOOKS: readonly Look[] = [{ width: 320, closely: true }, { width: 1280 }];
/** Axe looks at the skeletons themselves in the showcase. */
const LOADING_LOOKS: readonly Look[] = [{ width: 320, pictured: true }, { width: 1280 }];

const PARTS = PLAIN.flatMap((screen) => screen.parts.map((part, index) => ({ ...screen, ...part, index })));
const EMPTY = PLAIN.filter(({ empty }) => empty !== '');

describeInBrowser('a screen of the sample', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: 'same' });
    await appointOfficials(league);
    await giveAchievements(league, await factsOf(league));
  });
  afterAll(() => league.stop());

  const retry = (page: Page): Locator => main(page).getByRole('button', { name: 'Yeniden dene' });

  it.for(PARTS)('without $read: $name loads and fails in this part alone, which can be retried', async (part) => {
    const { name, index, path, as, read, failed, rest = heading, itself = part.filled } = part;
    let fault: Fault = stall;
    const broken = Promise.withResolvers<Broken>();
    const page = await openPage(league.url + path, {
      as,
      allowTroubles: SAID,
      prepare: async (page) => {
        await withClock(page);
        broken.resolve(await breakPath(page, read, (route) => fault(route)));
      },
    });
    await rest(page).waitFor();
    await main(page).locator('[aria-busy=true]').first().waitFor();
    await expectGoodLooks({ page, name: `${name}-loading-${index}` }, LOADING_LOOKS);
    await goOn(page, 10);
    await retry(page).waitFor();

    // Requests that the page may have repeated by itself hang too; the button's request is answered, by a refusal.
    await goOn(page, 1);
    fault = unavailable(UNREADABLE);
    await retry(page).click();
    await main(page).getByText(failed).waitFor();
    await main(page).getByText(UNREADABLE).waitFor();
    await rest(page).waitFor();
    await expectGoodLooks({ page, name: `${name}-error-${index}` }, LOOKS);

    const { mend } = await broken.promise;
    mend();
    await retry(page).click();
    await itself(page).waitFor();
  });
});

describeInBrowser('a screen of a league without teams', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it.for(EMPTY)('$name says what is missing: $empty', async ({ name, path, as, empty }) => {
    const page = await openPage(league.url + path, { as });
    await main(page).getByText(empty).first().waitFor();
    await heading(page).waitFor();
    await page.waitForLoadState('networkidle');
    await expectGoodLooks({ page, name: `${name}-empty` }, LOOKS);
  });
});
