import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { enterResult, overtakes, unplayedMatches } from './matches.ts';
import { main, pressed, table } from './page-parts.ts';

/** The places of twelve in a drawn bracket, from its top. */
const TWELVE = [1, 8, 9, 4, 5, 12, 2, 7, 10, 3, 6, 11];

describeInBrowser('the play-off of the table', (openPage) => {
  let league: LeagueUnderTest;

  const standings = async (): Promise<readonly StandingRow[]> =>
    (await league.call<StandingRow[]>('GET', '/api/leaderboards/standings')).body;
  const setPlayoff = async (playoffSettings: object): Promise<void> => {
    const { body } = await league.call<{ position: string }>('PUT', '/api/settings', { body: { playoffSettings } });
    await league.call('GET', '/api/seasons', { minPosition: body.position });
  };

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    await league.call('PUT', '/api/settings', { body: { relegationSettings: { enabled: false } } });
    await setPlayoff({ enabled: true, playoffTeams: 12, playoffFormat: 'single-elimination' });
  });
  afterAll(() => league.stop());

  const part = (page: Page, name: string): Locator => main(page).getByRole('heading', { level: 2, name });
  /** The teams of the first round, from top to bottom. */
  const seeds = (page: Page): Promise<readonly string[]> =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'İlk tur' }) })
      .getByText(/^\d+\. sıradaki$/)
      .locator('..')
      .allInnerTexts();
  /** The same by the table of the league. */
  const drawn = async (): Promise<readonly string[]> => {
    const rows = await standings();
    return TWELVE.map((place) => rows[place - 1]?.teamInfo.name ?? '');
  };
  const shows = (page: Page, teams: readonly string[]): Promise<void> =>
    eventually(async () =>
      (await seeds(page)).map((text, index) => (text.includes(teams[index] ?? '-') ? teams[index] : text)),
    ).toEqual(teams);

  it('stands behind a tab of the table, and moves under the eyes of a visitor when an admin enters a result', async () => {
    const page = await openPage(`${league.url}/standings`);
    await table(page).waitFor();
    await pressed('Play-off')(page);
    await main(page).getByText('Bugünkü puan durumuna göre: 12 takım, tek maçlı eleme.').waitFor();
    expect(page.url()).toBe(`${league.url}/standings?view=playoff`);
    const before = await drawn();
    await shows(page, before);

    const rows = await standings();
    const takeMatch = await unplayedMatches(league);
    let match = takeMatch();
    while (!overtakes(rows, match)) match = takeMatch();
    await enterResult(league, match, { homeScore: 0, awayScore: 9 });
    const after = await drawn();
    expect(after).not.toEqual(before);
    await shows(page, after);

    await pressed('Tümü')(page);
    await table(page).waitFor();
    expect(page.url()).toBe(`${league.url}/standings`);
  });

  it('is drawn below the settings while an admin chooses, and anew for a visitor once they are saved', async () => {
    const visitor = await openPage(`${league.url}/standings?view=playoff`, { width: 375 });
    await part(visitor, 'Eşleşmeler').waitFor();
    const admin = await openPage(`${league.url}/admin/playoff-settings`, { as: 'admin' });
    await part(admin, 'Eşleşmeler').waitFor();
    await main(admin).getByRole('combobox', { name: 'Takım sayısı' }).selectOption('8');
    await main(admin)
      .getByRole('radio', { name: /^Çift eleme/ })
      .check();
    await main(admin).getByText('Bugünkü puan durumuna göre: 8 takım, çift eleme.').waitFor();
    await part(admin, 'Kaybedenler tablosu').waitFor();
    expect(await part(visitor, 'Kaybedenler tablosu').count()).toBe(0);

    await pressed('Kaydet')(admin);
    await main(admin).getByText('Ayarlar kaydedildi.').waitFor();
    await part(visitor, 'Kaybedenler tablosu').waitFor();
    await part(visitor, 'Büyük final').waitFor();
    await main(visitor).getByText('Bugünkü puan durumuna göre: 8 takım, çift eleme.').waitFor();

    await main(admin).getByRole('checkbox', { name: 'Play-off oynanır' }).uncheck();
    await part(admin, 'Büyük final').waitFor({ state: 'detached' });
    await pressed('Kaydet')(admin);
    await table(visitor).waitFor();
    expect(await visitor.getByRole('button', { name: 'Play-off' }).count()).toBe(0);
    await setPlayoff({ enabled: true });
    await part(visitor, 'Büyük final').waitFor();
  });

  it('of a closed season keeps the terms under which it was played', async () => {
    await setPlayoff({ enabled: true, playoffTeams: 6, playoffFormat: 'round-robin' });
    const [current] = (await league.call<{ season: number }[]>('GET', '/api/seasons')).body;
    await league.call('POST', '/api/admin/reset-season', { body: { reason: 'sezon bitti' } });
    await setPlayoff({ enabled: false });
    const page = await openPage(`${league.url}/standings?season=${current?.season}&view=playoff`);
    await main(page).getByText('Sezonun son puan durumuna göre: 6 takım, lig usulü.').waitFor();
    const now = await openPage(`${league.url}/standings?view=playoff`);
    await now.getByRole('button', { name: 'Dış saha' }).waitFor();
    await now.getByRole('button', { name: 'Play-off' }).waitFor({ state: 'detached' });
  });
});
