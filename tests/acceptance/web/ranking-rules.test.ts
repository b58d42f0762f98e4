import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { hasFocus } from './matches.ts';
import { main, pressed } from './page-parts.ts';

const NOBODY = 'Bu kurallarla kimsenin yeri değişmez.';
const TWO = 'Bu kurallarla 2 takımın yeri değişir.';

describeInBrowser('the ranking rules', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  const rules = async (): Promise<SettingsAnswer['rankingRules']> =>
    (await league.call<SettingsAnswer>('GET', '/api/settings')).body.rankingRules;
  const standings = async (): Promise<readonly string[]> =>
    (await league.call<StandingRow[]>('GET', '/api/leaderboards/standings')).body.map(({ teamInfo }) => teamInfo.name);
  const open = (): Promise<Page> =>
    openPage(`${league.url}/admin/ranking-rules`, { as: 'admin', allowTroubles: [/^422 from/] });
  const shown = (page: Page): Promise<string[]> => main(page).getByRole('rowheader').allTextContents();
  const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });

  it('show who would move before they are saved, and then move the table that a visitor looks at', async () => {
    // The fifth has scored more goals, the sixth has won their match.
    const { 4: fifth = '', 5: sixth = '' } = await standings();
    const [visitor, admin] = await Promise.all([openPage(`${league.url}/standings`), open()]);
    await main(admin).getByText(NOBODY).waitFor();
    await eventually(async () => (await shown(visitor))[4] ?? '').toContain(fifth);
    await main(visitor).getByText('Sırayla: averaj, atılan gol, aralarındaki maçlar, alfabetik sıra.').waitFor();

    await pressed('Yukarı taşı: aralarındaki maçlar')(admin);
    await main(admin).getByText(TWO).waitFor();
    await main(admin).getByRole('listitem').filter({ hasText: '1 sıra yukarı' }).getByText(sixth).waitFor();
    await main(admin).getByRole('listitem').filter({ hasText: '1 sıra aşağı' }).getByText(fifth).waitFor();
    expect(await standings()).toMatchObject({ 4: fifth, 5: sixth });
    expect((await shown(visitor))[4]).toContain(fifth);

    await pressed('Kaydet')(admin);
    await main(admin).getByText('Ayarlar kaydedildi.').waitFor();
    await main(admin).getByText(NOBODY).waitFor();
    expect((await rules()).tieBreakers).toEqual(['goalDifference', 'headToHead', 'goalsFor', 'name']);
    await eventually(async () => (await shown(visitor))[4] ?? '').toContain(sixth);
    await main(visitor).getByText('Sırayla: averaj, aralarındaki maçlar, atılan gol, alfabetik sıra.').waitFor();
  });

  it('say when head-to-head counts, and tell visitors', async () => {
    const [visitor, admin] = await Promise.all([openPage(`${league.url}/standings`), open()]);
    await main(admin)
      .getByRole('radio', { name: /^Hepsi oynanınca/ })
      .check();
    await pressed('Kaydet')(admin);
    await main(admin).getByText('Ayarlar kaydedildi.').waitFor();
    expect(await rules()).toMatchObject({ headToHeadWhen: 'complete' });
    await main(visitor).getByText('aralarındaki maçlar (hepsi oynanınca)').waitFor();
  });

  it('are ordered by keyboard alone: the focus stays with what was moved, taken out or put back', async () => {
    const page = await open();
    const press = async (name: string): Promise<void> => {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
    };
    const focused = (name: string): Promise<void> => eventually(() => hasFocus(button(page, name))).toBe(true);
    await press('Aşağı taşı: averaj');
    await focused('Aşağı taşı: averaj');
    await press('Aşağı taşı: averaj');
    await focused('Aşağı taşı: averaj');
    await press('Çıkar: aralarındaki maçlar');
    await focused('Ekle: aralarındaki maçlar');
    await page.keyboard.press('Enter');
    await focused('Yukarı taşı: aralarındaki maçlar');
    await press('Ekle: galibiyet sayısı');
    await pressed('Kaydet')(page);
    await main(page).getByText('Ayarlar kaydedildi.').waitFor();
    expect((await rules()).tieBreakers).toEqual(['goalsFor', 'goalDifference', 'headToHead', 'wins', 'name']);
  });

  it('are refused at the points, and what was chosen stays', async () => {
    const page = await open();
    await pressed('Çıkar: averaj')(page);
    await main(page).getByRole('textbox', { name: 'Galibiyet puanı' }).fill('1');
    await main(page).getByRole('textbox', { name: 'Beraberlik puanı' }).fill('2');
    await pressed('Kaydet')(page);
    const win = main(page).getByRole('textbox', { name: 'Galibiyet puanı' });
    await main(page).getByText('Galibiyet puanı beraberlik puanından az olamaz.').first().waitFor();
    await eventually(() => hasFocus(win)).toBe(true);
    expect(await rules()).toMatchObject({ pointsForWin: 3, pointsForDraw: 1 });
    await button(page, 'Ekle: averaj').waitFor();
    await win.fill('2');
    await pressed('Kaydet')(page);
    await main(page).getByText('Ayarlar kaydedildi.').waitFor();
    expect(await rules()).toMatchObject({ tieBreakers: ['goalsFor', 'headToHead', 'wins', 'name'], pointsForWin: 2 });
  });
});
