import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, it } from 'vitest';
import { expectAccessible } from '../../kit/browser/accessible.ts';
import { describeInBrowser, windowOf } from '../../kit/browser/describe-in-browser.ts';
import { screenshot } from '../../kit/browser/pictures.ts';
import { expectNoSidewaysScroll } from '../../kit/browser/sideways.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

/** The web as built for development, with the page of all components, which the release does not contain. */
const buildForDevelopment = async (folder: string): Promise<void> => {
  const options = ['--mode', 'development', '--minify', 'false', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [VITE, 'build', WEB, '--outDir', folder, ...options], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
};

describeInBrowser('the page of all components', (openPage) => {
  let folder: string;
  let league: LeagueUnderTest;
  let shipped: LeagueUnderTest;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'league-web-'));
    await buildForDevelopment(folder);
    league = await startLeagueUnderTest({ web: folder });
    shipped = await startLeagueUnderTest();
  });
  afterAll(async () => {
    await Promise.all([league.stop(), shipped.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  // In the dark colours alone are others, not the room, as in screens.test.ts.
  it.each([
    ['light', [320, 375, 768, 1280]],
    ['dark', [375, 1280]],
  ] as const)('shows each in all its states, accessible at all widths, %s', async (scheme, widths) => {
    const page = await openPage(`${league.url}/_ui`, { colorScheme: scheme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of widths) {
      await page.setViewportSize(windowOf(width));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await screenshot(page, `components-${width}-${scheme}`);
    }
  });

  it('does not exist for visitors', async () => {
    const page = await openPage(`${shipped.url}/_ui`);
    await page.getByRole('heading', { name: 'Sayfa bulunamadı' }).waitFor();
  });
});
