import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';

declare const CSS: { registerProperty?: unknown; supports: (property: string, value: string) => boolean };

/** What takes from this browser what older ones do not have. */
const LACKING: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'Firefox 127 and Safari 16.3': (page) =>
    page.addInitScript(() => {
      delete CSS.registerProperty;
    }),
  'Chrome 110': (page) =>
    page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (property, value) => !value.includes('color-mix') && supports.call(CSS, property, value);
    }),
  'a browser of the last decade': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(globalThis, 'CSS', { value: undefined });
    }),
};

describeInBrowser('a browser below the oldest that are served', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  it.for(Object.keys(LACKING))('reads a sentence, and runs nothing of the page: %s', async (name) => {
    const page = await openPage(`${league.url}/standings`, {
      prepare: async (empty) => void (await LACKING[name]?.(empty)),
    });
    await page.getByRole('heading', { name: 'Bu tarayıcı çok eski' }).waitFor();
    await page.getByText('Tarayıcınızı güncelleyin').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#root').count()).toBe(0);
    expect(await page.getByText('Pro Süper Lig').isVisible()).toBe(false);
  });

  it('is told so by a script in the words of browsers of 2010', async () => {
    const script = await readFile(new URL('../../../web/public/appearance.js', import.meta.url), 'utf8');
    expect(script).not.toMatch(/=>|\b(?:const|let|class|async)\b|`|\?\.|\?\?|\.\.\.|,\s*\)/);
  });
});
