import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath, type Fault } from './bad-network.ts';

/** What becomes of calls, by path. */
export type Faults = Readonly<Record<string, Fault>>;

/** A sentence of a screen, with the address, the answers and the act that provoke it. */
export type Sentence = {
  readonly text: string;
  readonly path: string;
  readonly answers?: Faults;
  readonly act?: (page: Page) => Promise<void>;
};

/** What the browser says of answers that fail on purpose. */
const SAID = [/^50[0-3] from/, /^net::ERR_CONNECTION_RESET for/];

/**
 * A suite in a league without teams: a test for each of these sentences of an admin's screens. `usual` is what is read where a sentence
 * says nothing else.
 */
export const describeSentences = (name: string, usual: Faults, sentences: readonly Sentence[]): void => {
  describeInBrowser(name, (openPage) => {
    let league: LeagueUnderTest;

    beforeAll(async () => {
      league = await startLeagueUnderTest();
    });
    afterAll(() => league.stop());

    it.for(sentences)('$path says: $text', async ({ text, path, answers = {}, act }) => {
      const page = await openPage(league.url + path, {
        as: 'admin',
        allowTroubles: SAID,
        prepare: async (each) => {
          for (const [call, fault] of Object.entries({ ...usual, ...answers })) await breakPath(each, call, fault);
        },
      });
      await act?.(page);
      await page.locator('main, [role=dialog], [role=alertdialog]').getByText(text).first().waitFor();
    });
  });
};
