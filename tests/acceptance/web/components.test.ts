import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { buildForDevelopment } from './build-web.ts';
import { expectGoodLooks } from './look.ts';

describeInBrowser('the page of all components', (openPage) => {
  let folder: string;
  let league: LeagueUnderTest;
  let shipped: LeagueUnderTest;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'league-web-'));
    // With the page of all components, which the release does not contain.
    await buildForDevelopment(folder);
    league = await startLeagueUnderTest({ web: folder });
    shipped = await startLeagueUnderTest();
  });
  afterAll(async () => {
    await Promise.all([league.stop(), shipped.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('shows each in all its states, accessible at all widths, also in the dark', async () => {
    const page = await openPage(`${league.url}/_ui`, { width: 320 });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectGoodLooks({ page, name: 'components' }, [
      { width: 320, closely: true },
      { width: 768 },
      { width: 1280, closely: true },
      { width: 1280, closely: true, scheme: 'dark' },
    ]);
  });

  it('does not exist for visitors', async () => {
    const page = await openPage(`${shipped.url}/_ui`);
    await page.getByRole('heading', { name: 'Sayfa bulunamadı' }).waitFor();
  });
});
