import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { matchesOf, type Office, OFFICES, officialsAt, type Official, takeIntoOffice } from './match-officials.ts';
import { pairingOf } from './matches.ts';
import { main } from './page-parts.ts';

const SAVE_AND_NEXT = 'Kaydet ve sonraki maç';
/** For six matches with two officials each: three clicks an official, and two to open and to close the dialog of an office. */
const MOST_CLICKS = 40;
/** Three letters, Enter and Ctrl+Enter an official, and four keys to open and to close the dialog of an office. */
const MOST_KEYS = 80;

type Effort = { clicks: number; keys: number };
/** The parts of the page's globals that this file uses. */
declare const addEventListener: (type: string, listener: () => void, capture: boolean) => void;
declare let effort: Effort;

/** For `prepare`: the page counts what its person presses. */
const countPresses = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    effort = { clicks: 0, keys: 0 };
    addEventListener('pointerdown', () => (effort.clicks += 1), true);
    addEventListener('keydown', () => (effort.keys += 1), true);
  });
};

describeInBrowser('a week of six matches', (openPage) => {
  let league: LeagueUnderTest;
  let crew: Readonly<Record<Office, readonly Official[]>>;
  /** Each try plans a week of its own. */
  const weeks = [11, 10, 9, 8];

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    const six = async (office: Office, names: string): Promise<readonly Official[]> => {
      const taken: Official[] = [];
      for (const name of names.split(' ')) taken.push(await takeIntoOffice(league, office, name));
      return taken;
    };
    crew = {
      referee: await six('referee', 'Ali34 Bora34 Cem34 Deniz34 Ege34 Fatih34'),
      broadcaster: await six('broadcaster', 'Gamze34 Hale34 Jale34 Kaan34 Lale34 Mert34'),
    };
  });
  afterAll(() => league.stop());

  const open = async (): Promise<{ page: Page; matches: readonly MatchAnswer[] }> => {
    const week = weeks.shift();
    const page = await openPage(`${league.url}/admin/match-plan?week=${week}`, { as: 'admin', prepare: countPresses });
    const rows = main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await rows.nth(5).waitFor();
    const inWeek = (await matchesOf(league)).filter((match) => match.week === week);
    const places = await rows.getByRole('rowheader').allInnerTexts();
    const placeOf = (match: MatchAnswer): number => places.findIndex((text) => flat(text) === pairingOf(match));
    expect(inWeek.map(placeOf)).not.toContain(-1);
    return { page, matches: inWeek.toSorted((one, other) => placeOf(one) - placeOf(other)) };
  };
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
  const dialogOf = (page: Page, label: string, match: MatchAnswer): Locator =>
    page.getByRole('dialog', { name: `${label} ata: ${pairingOf(match)}` });

  /** Opens the dialog of each office at the first match, assigns an official to each match in it, and closes it. */
  const planWeek = async (
    { page, matches }: { page: Page; matches: readonly MatchAnswer[] },
    hand: {
      readonly press: (button: Locator) => Promise<void>;
      readonly choose: (dialog: Locator, official: Official) => Promise<void>;
      readonly save: (dialog: Locator, name: string) => Promise<void>;
      readonly close: (dialog: Locator) => Promise<void>;
    },
  ): Promise<Effort> => {
    for (const { office, label } of OFFICES) {
      for (const [index, match] of matches.entries()) {
        const official = crew[office][index];
        if (official === undefined) throw new Error('the crew has six officials of each office');
        if (index === 0) await hand.press(button(main(page), `Ata: ${label}, ${pairingOf(match)}`));
        const dialog = dialogOf(page, label, match);
        await dialog.waitFor();
        await hand.choose(dialog, official);
        const isLast = index === matches.length - 1;
        await hand.save(dialog, isLast ? 'Kaydet' : SAVE_AND_NEXT);
        if (!isLast) continue;
        await dialog.getByText(`${pairingOf(match)}: ${label} başarıyla atandı!`).waitFor();
        await hand.close(dialog);
        await dialog.waitFor({ state: 'detached' });
      }
    }
    return page.evaluate(() => effort);
  };
  const expectPlanned = async (matches: readonly MatchAnswer[]): Promise<void> => {
    const planned = [];
    for (const match of matches) planned.push(await officialsAt(league, match));
    expect(planned).toEqual(
      matches.map((_, index) => ({
        referee: crew.referee[index]?.gamertag,
        broadcaster: crew.broadcaster[index]?.gamertag,
      })),
    );
  };

  it(`gets both officials of each match with ${MOST_CLICKS} clicks, in a dialog that stays open`, async () => {
    const { page, matches } = await open();
    const { clicks, keys } = await planWeek(
      { page, matches },
      {
        press: (each) => each.click(),
        choose: async (dialog, { gamertag }) => {
          await dialog.getByRole('combobox').click();
          await dialog.getByRole('option', { name: gamertag }).click();
        },
        save: (dialog, name) => button(dialog, name).click(),
        close: (dialog) => button(dialog, 'Kapat').last().click(),
      },
    );
    await expectPlanned(matches);
    process.stdout.write(`a week by mouse: ${clicks} clicks, ${keys} keys\n`);
    expect(keys).toBe(0);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(clicks).toBeGreaterThan(0);
  });

  it(`gets both officials of each match with ${MOST_KEYS} keys, without a mouse`, async () => {
    const { page, matches } = await open();
    const { clicks, keys } = await planWeek(
      { page, matches },
      {
        press: (each) => each.press('Enter'),
        // The dialog has put the focus into the box.
        choose: async (dialog, { gamertag }) => {
          await dialog.locator('[role=combobox]:focus').waitFor();
          await page.keyboard.type(gamertag.slice(0, 3));
          await dialog.getByRole('option', { name: gamertag }).waitFor();
          await page.keyboard.press('Enter');
        },
        save: () => page.keyboard.press('Control+Enter'),
        // Esc would empty the box first.
        close: async (dialog) => {
          await page.keyboard.press('Shift+Tab');
          await button(dialog, 'Kapat').first().and(page.locator(':focus')).waitFor();
          await page.keyboard.press('Enter');
        },
      },
    );
    await expectPlanned(matches);
    process.stdout.write(`a week by keyboard: ${clicks} clicks, ${keys} keys\n`);
    expect(clicks).toBe(0);
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
    expect(keys).toBeGreaterThan(0);
  });
});
