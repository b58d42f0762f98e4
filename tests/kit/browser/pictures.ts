import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { atRest } from './page-tools.ts';

/** Characters of a failed page that the log gets at most. */
const MOST_WORDS = 1500;
/** Not under version control; `.ci/run` leaves it for whoever looks. */
const ARTEFACTS = process.env['ARTEFACTS_DIR'] ?? fileURLToPath(new URL('../../../artefacts', import.meta.url));

const options = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;

/**
 * Writes the page, its fonts loaded and nothing moving, to artefacts/screens/<name>.png: all of it, or the window's part,
 * since a dialog stands before the window and not before the page.
 */
export const screenshot = async (page: Page, name: string, part: 'page' | 'window' = 'page'): Promise<void> => {
  await atRest(page);
  // A bar that sticks to the window would stand in the middle of the page's picture.
  if (part === 'page') await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })');
  const path = join(ARTEFACTS, 'screens', `${name}.png`);
  await page.screenshot({ ...options, fullPage: part === 'page', path });
};

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 120);

/**
 * The pages of a failed test as they are, in artefacts/failed, and their address and words in the log, which may be all that
 * is left of a run. A page that cannot be drawn or read any more fails nothing.
 */
export const keepFailure = async (testName: string, pages: readonly Page[]): Promise<void> => {
  const drawing = pages.map((page, index) =>
    page.screenshot({ ...options, path: join(ARTEFACTS, 'failed', `${slugOf(testName)}.${index + 1}.png`) }),
  );
  await Promise.allSettled(drawing);
  for (const page of pages) {
    const words = await page.locator('body').innerText({ timeout: 2_000 }).catch(String);
    process.stderr.write(`${testName}, at ${page.url()}:\n${words.slice(0, MOST_WORDS)}\n`);
  }
};

/** Removes what an earlier run kept of this test. */
export const dropFailures = (testName: string): void => {
  for (const file of globSync(join(ARTEFACTS, 'failed', `${slugOf(testName)}.*.png`))) rmSync(file);
};
