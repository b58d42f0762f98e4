import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { main, pressed } from './page-parts.ts';

describeInBrowser('the weekly fixtures', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  const datesOf = async (week: number): Promise<readonly (string | null)[]> =>
    (await league.call<MatchAnswer[]>('GET', `/api/matches/week/${week}`)).body.map(({ date }) => date);

  it('opens on week 1 where the address names none', async () => {
    const page = await openPage(`${league.url}/admin/weekly-fixtures`, { as: 'admin' });
    await main(page).getByText('1. hafta · 6 maç', { exact: true }).waitFor();
  });

  it('moves a week to a night with two kick-offs; a day that is over is asked about once', async () => {
    const page = await openPage(`${league.url}/admin/weekly-fixtures?week=11`, { as: 'admin' });
    await pressed('Haftayı taşı')(page);
    const dialog = page.getByRole('dialog', { name: '11. haftayı taşı' });
    const day = dialog.getByRole('textbox', { name: 'Yeni tarih' });
    await day.fill('05.01.2020');
    await pressed('Saat ekle')(page);
    await pressed('Saat ekle')(page);
    await dialog.getByRole('button', { name: 'Taşı', exact: true }).click();
    await dialog.getByText('Bu tarih geçmişte. Hafta yine de taşınsın mı?').waitFor();
    await dialog.getByRole('button', { name: 'Yine de taşı' }).waitFor();
    await day.fill('05.01.2030');
    await dialog.getByRole('button', { name: 'Taşı', exact: true }).click();
    await main(page).getByText('11. haftanın 6 maçı taşındı.').waitFor();
    await main(page).getByRole('row').filter({ hasText: '20:00' }).nth(2).waitFor();
    const [early, late] = ['2030-01-05T17:00:00.000Z', '2030-01-05T18:00:00.000Z'];
    expect(await datesOf(11)).toEqual([early, early, early, late, late, late]);
  });

  it('adds a match to a week, which is then deleted again', async () => {
    const page = await openPage(`${league.url}/admin/weekly-fixtures?week=12`, { as: 'admin' });
    await pressed('Maç ekle')(page);
    const dialog = page.getByRole('dialog', { name: '12. haftaya maç ekle' });
    await dialog.getByRole('combobox', { name: 'Ev sahibi' }).selectOption({ index: 1 });
    await dialog.getByRole('combobox', { name: 'Deplasman' }).selectOption({ index: 2 });
    await dialog.getByRole('button', { name: 'Maçı ekle' }).click();
    await main(page).getByText('Maç eklendi.').waitFor();
    await main(page).getByText('12. hafta · 1 maç', { exact: true }).waitFor();
    await main(page)
      .getByRole('button', { name: /^Sil: / })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Maçı sil' }).click();
    await main(page).getByText('Maç silindi.').waitFor();
    await main(page).getByText('12. hafta · 0 maç', { exact: true }).waitFor();
  });
});
