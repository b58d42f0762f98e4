import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { main, pressed } from './page-parts.ts';

describeInBrowser('the settings of play-off and relegation', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  const settings = async (): Promise<SettingsAnswer> =>
    (await league.call<SettingsAnswer>('GET', '/api/settings')).body;

  it('show who would play off today while the number is chosen, and are saved', async () => {
    const page = await openPage(`${league.url}/admin/playoff-settings`, { as: 'admin' });
    await main(page).getByText('Bugün play-off oynayacak 6 takım').waitFor();
    await main(page).getByRole('combobox', { name: 'Takım sayısı' }).selectOption('8');
    await main(page).getByText('Bugün play-off oynayacak 8 takım').waitFor();
    await main(page)
      .getByRole('radio', { name: /^Çift eleme/ })
      .check();
    await pressed('Kaydet')(page);
    await main(page).getByText('Ayarlar kaydedildi.').waitFor();
    await eventually(async () => (await settings()).playoffSettings).toEqual({
      enabled: true,
      playoffTeams: 8,
      playoffFormat: 'double-elimination',
    });
  });

  it('refuse zones that overlap at the field; once saved, relegation leads back to the start of the administration', async () => {
    const page = await openPage(`${league.url}/admin/relegation-settings`, { as: 'admin' });
    await main(page).getByRole('checkbox', { name: 'Takımlar küme düşer' }).check();
    const teams = main(page).getByRole('textbox', { name: 'Küme düşen takım sayısı' });
    await teams.fill('10');
    await main(page).getByText('Bugün küme düşecek 10 takım').waitFor();
    await pressed('Kaydet')(page);
    await main(page)
      .getByText(/Play-off ve küme düşme bölgeleri çakışıyor/)
      .first()
      .waitFor();
    await teams.fill('2');
    await pressed('Kaydet')(page);
    await page.waitForURL((url) => url.pathname === '/admin/dashboard');
    await eventually(async () => (await settings()).relegationSettings).toMatchObject({
      enabled: true,
      relegationTeams: 2,
    });
  });
});
