import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { atRest } from './page-tools.ts';
import { changeOf } from './picture-changes.ts';

/** The most characters of a failed page that are written to the log. */
const MOST_WORDS = 1500;
/** Not under version control; `.ci/run` keeps the folder, so that the pictures can be looked at. */
const ARTEFACTS = process.env['ARTEFACTS_DIR'] ?? fileURLToPath(new URL('../../../artefacts', import.meta.url));

/** `npm run test:pictures` draws the screens, and compares each picture with the one that the run before has left. */
const DRAWN = process.env['PICTURES'] === '1';

const options = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;

/**
 * Writes a picture of the page to artefacts/screens/<name>.png, once its fonts are there and nothing moves: of the
 * whole page, or of the window only, for a dialog, which lies over the window and not over the page. A run that asks for no pictures
 * draws none: they are for people, and no test looks at them.
 */
export const screenshot = async (page: Page, name: string, part: 'page' | 'window' = 'page'): Promise<void> => {
  if (!DRAWN) return;
  await atRest(page);
  const path = join(ARTEFACTS, 'screens', `${name}.png`);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const after = await page.screenshot({ ...options, fullPage: part === 'page', path });
  await tellChange(page, name, before, after);
};

/** Says whether a picture is new, or by how much it changed; one that changed is kept in artefacts/screens/last. */
const tellChange = async (page: Page, name: string, before: Buffer | undefined, after: Buffer): Promise<void> => {
  const change = before === undefined ? 'new' : await changeOf(page, before, after);
  if (change === undefined) return;
  process.stdout.write(`picture ${name}: ${change}\n`);
  if (before === undefined) return;
  const last = join(ARTEFACTS, 'screens', 'last', `${name}.png`);
  mkdirSync(dirname(last), { recursive: true });
  writeFileSync(last, before);
};

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 120);

/**
 * Keeps the pages of a failed test: pictures in artefacts/failed, and address and text in the log, which may be all
 * that is left of a run. A page that cannot be drawn or read is skipped.
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

/** Removes the pictures that an earlier run kept of this test. */
export const dropFailures = (testName: string): void => {
  for (const file of globSync(join(ARTEFACTS, 'failed', `${slugOf(testName)}.*.png`))) rmSync(file);
};
