import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { expectPlainPrint, expectRoomForLargeLetters, expectUseOfLowWindows, waitForLetters } from './frame-looks.ts';
import { expectGoodLooks, type Look } from './look.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { type Facts, factsOf, pathOf, type Screen } from './screen-list.ts';

/** The heading of pages that do not exist, and of no other screen. */
const NOT_FOUND = /bulunamadı/i;

const looksOf = ({ target }: Screen): readonly Look[] => [
  { width: 320, closely: true, pictured: false, target: target.phone },
  { width: 375, pictured: true },
  { width: 375, pictured: true, scheme: 'dark' },
  { width: 768 },
  { width: 1280, pictured: true, target: target.wide },
  { width: 1280, closely: true, scheme: 'dark' },
];

/** A suite that starts a league with the sample, and opens each of these screens once for all its looks: a test for each. */
export const lookAtScreens = (name: string, screens: readonly Screen[]): void => {
  describeInBrowser(name, (openPage) => {
    let league: LeagueUnderTest;
    let facts: Facts;
    /** The title of the document as the server sends it. */
    let bare: string | undefined;

    beforeAll(async () => {
      league = await startLeagueUnderTest({ sample: 'same' });
      await appointOfficials(league);
      facts = await factsOf(league);
      await giveAchievements(league, facts);
      bare = /<title>([^<]*)/.exec(await (await fetch(league.url)).text())?.[1];
    });
    afterAll(() => league.stop());

    const document = async (page: Page, screen: Screen): Promise<readonly string[]> => {
      const { named, isNotFound } = screen;
      const [asked, at] = [new URL(pathOf(screen, facts), league.url).pathname, new URL(page.url()).pathname];
      const headings = await page.locator('h1').allTextContents();
      const language = await page.locator('html').getAttribute('lang');
      const title = await page.title();
      const problems: readonly (readonly [isGood: boolean, problem: string])[] = [
        [asked === at, `${asked} leads to ${at}`],
        [headings.length === 1, `${headings.length} headings of level 1 instead of one: ${headings.join()}`],
        [NOT_FOUND.test(headings.join()) === isNotFound, `its heading is "${headings.join()}"`],
        [language === 'tr', `its language is ${language}, not tr`],
        [title !== '' && !(named && title === bare), `its title does not say what it is: "${title}"`],
      ];
      return problems.filter(([isGood]) => !isGood).map(([, problem]) => `document: ${problem}`);
    };

    it.for(screens)(
      '$name is whole, accessible and usable by hand and keyboard, at all sizes and on paper',
      async (screen) => {
        const page = await openPage(league.url + pathOf(screen, facts), {
          as: screen.as,
          width: 320,
          prepare: waitForLetters,
        });
        await screen.open?.(page);
        await screen.filled(page).waitFor();
        await page.waitForLoadState('networkidle');
        await expectGoodLooks({ page, ...screen }, looksOf(screen), await document(page, screen));
        await expectRoomForLargeLetters(page);
        await expectUseOfLowWindows(page, screen);
        // Nobody prints a page with something open over it.
        if (screen.open === undefined) await expectPlainPrint(page);
      },
    );
  });
};
